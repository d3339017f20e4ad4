import type { MyStory } from '#contract/my-stories.ts';
import { pageMark, type Relation } from '#domain/recordings.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import { visualsOfOwn } from '#server/compose/engines/own-story-scenes.ts';
import { createSay } from '#server/compose/engines/say.ts';
import type { Parts } from '#server/compose/parts.ts';
import type { BookMaking, StoryPictureFile } from '#server/features/books/make-book.ts';
import type { OwnPages } from '#server/features/books/family-voice.ts';
import type { RecordingShelf } from '#server/features/recordings/shelf.ts';
import type { Gallery } from '#server/features/pictures/gallery.ts';
import { drawStory, type VisualsFor } from '#server/features/pictures/story-visuals.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { Owner } from '#server/storage/owner.ts';

const PRINT_WIDTH = 1280;

type MakingFor = (owner: Owner) => BookMaking;

/** What books are made of: features that do not know each other come together here. What is drawn belongs to the owner. */
export function bookMaking({
  illustrators,
  gallery,
  words,
  narrators,
  texts,
  recordings,
}: Pick<Parts, 'illustrators' | 'gallery' | 'words' | 'narrators' | 'texts'> & {
  recordings: RecordingShelf;
}): Engines<MakingFor> {
  const by =
    (illustrator: Illustrator): MakingFor =>
    (owner) => ({
      jpegOf: (url) => jpegOf(url, gallery),
      draw: (story, text, signal) => draw(story, text, { illustrator, gallery, words, owner }, signal),
      say: createSay(texts),
      narrator: narrators.builtIn(owner),
      ownPages: (storyId, voice) => ownPages(recordings, owner, { storyId, voice }),
    });
  return { configured: by(illustrators.configured), own: by(illustrators.own) };
}

/** By the words of each page: one that was written anew since then nobody has read. */
async function ownPages(
  shelf: RecordingShelf,
  owner: Owner,
  of: { storyId: string; voice: Relation },
): Promise<OwnPages> {
  if (owner.kind !== 'account') return () => undefined;
  const which = { userId: owner.userId, ...of };
  const known = new Map((await shelf.list(which)).map((each) => [each.page, each.duration]));
  return (text) => {
    const page = pageMark(text);
    const duration = known.get(page);
    return duration === undefined
      ? undefined
      : { duration, mp3: (rate) => shelf.read({ ...which, page }, rate) };
  };
}

function jpegOf(url: string, gallery: Gallery): Promise<Uint8Array | undefined> {
  const name = /^\/pictures\/([0-9a-f]{40})\./.exec(url)?.[1];
  return name ? gallery.pixels(name, 'jpg', PRINT_WIDTH) : Promise.resolve(undefined);
}

async function draw(
  story: MyStory,
  text: string,
  visuals: VisualsFor,
  signal: AbortSignal,
): Promise<StoryPictureFile[]> {
  const { scenes } = await drawStory(visualsOfOwn(story, text), visuals, signal);
  return scenes.map(({ image_url, description, offset }) => ({ url: image_url, description, offset }));
}
