import { setupI18n } from '@lingui/core';
import type { LanguageCode } from '#domain/languages.ts';
import { MAX_SCENES } from '#contract/pictures.ts';
import type { MyStory } from '#contract/my-stories.ts';
import { sceneStarts } from '#domain/paragraphs.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import type { Parts } from '#server/compose/parts.ts';
import type { BookMaking, StoryPictureFile } from '#server/features/books/make-book.ts';
import type { Gallery } from '#server/features/pictures/gallery.ts';
import { drawStory, type VisualsFor } from '#server/features/pictures/story-visuals.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { InterfaceTexts } from '#server/languages/interface-texts.ts';
import type { Owner } from '#server/storage/owner.ts';

const SCENES = 6;
const PRINT_WIDTH = 1280;

type MakingFor = (owner: Owner) => BookMaking;

/** What books are made of: features that do not know each other come together here. What is drawn belongs to the owner. */
export function bookMaking({
  illustrators,
  gallery,
  words,
  narrators,
  texts,
}: Pick<Parts, 'illustrators' | 'gallery' | 'words' | 'narrators' | 'texts'>): Engines<MakingFor> {
  const by =
    (illustrator: Illustrator): MakingFor =>
    (owner) => ({
      jpegOf: (url) => jpegOf(url, gallery),
      draw: (story, text, signal) => draw(story, text, { illustrator, gallery, words, owner }, signal),
      say: (language, id, values) => say(texts, language, id, values),
      narrator: narrators.builtIn(owner),
    });
  return { configured: by(illustrators.configured), own: by(illustrators.own) };
}

function jpegOf(url: string, gallery: Gallery): Promise<Uint8Array | undefined> {
  const name = /^\/pictures\/([0-9a-f]{40})\./.exec(url)?.[1];
  return name ? gallery.pixels(name, 'jpg', PRINT_WIDTH) : Promise.resolve(undefined);
}

async function draw(
  { id, language, ageGroup, choices, media }: MyStory,
  text: string,
  visuals: VisualsFor,
  signal: AbortSignal,
): Promise<StoryPictureFile[]> {
  const told = media.scenes?.slice(0, MAX_SCENES) ?? [];
  const beats = told.length > 0 ? told.map(({ offset }) => offset) : sceneStarts(text, SCENES);
  const { characters, setting, theme } = choices;
  const request = { storyContent: text, storyId: id, language, ageGroup, characters, setting, theme };
  const { scenes } = await drawStory(
    { ...request, beats, scenes: told, targetScenes: beats.length },
    visuals,
    signal,
  );
  return scenes.map(({ image_url, description, offset }) => ({ url: image_url, description, offset }));
}

function say(texts: InterfaceTexts, language: LanguageCode, id: string, values?: Record<string, unknown>) {
  const i18n = setupI18n({ locale: language, messages: { [language]: texts[language].messages } });
  return i18n._(id, values);
}
