import { VOICE_RATES } from '#engines/narrator/recording.ts';
import type { Parts } from '#server/compose/parts.ts';
import type { GivenCopy } from '#server/features/book-links/shared-routes.ts';
import { createShelve, type Shelve } from '#server/features/gifts/shelve.ts';
import type { Unpacking } from '#server/features/gifts/unpack-book.ts';
import type { WholeBook, WholePicture, WholeRecording } from '#server/features/gifts/whole-book.ts';
import type { Packing } from '#server/features/gifts/write-book-file.ts';
import { requireSafe, requireStorable } from '#server/features/my-stories/check-story.ts';
import { keepStory } from '#server/features/my-stories/queries.ts';
import type { RecordingShelf } from '#server/features/recordings/shelf.ts';
import { forgetStoryMedia } from '#server/retention/forget-story-media.ts';
import { AppError } from '#server/http/errors.ts';

const WIDTH = 1280;

type GiftParts = Pick<Parts, 'config' | 'database' | 'gallery' | 'media' | 'studio'> & {
  recordings: RecordingShelf;
};

/** Books that change shelves: stories, pictures and recordings, which do not know each other, come together here. */
export function giftsOf(parts: GiftParts) {
  const { recordings, gallery, database, media, config, studio } = parts;
  const shelve: Shelve = createShelve({
    perAccount: config.media.perAccount,
    recordings,
    // Whoever keeps a book has not made one: nothing is announced, and nothing earned.
    async keep(userId, story, also) {
      const kept = await keepStory(database.db, userId, story, async (tx) => {
        await also(tx);
        return [];
      });
      if (!kept?.isNew) throw new AppError(409, 'not_kept', 'The book could not be kept');
      return kept.story;
    },
    forget: forgetStoryMedia(database, media),
  });

  const packing = async (userId: string, storyId: string): Promise<Packing> => ({
    recordings: await recordings.list({ userId, storyId }),
    sound: ({ voice, page }, rate) => recordings.read({ userId, storyId, voice, page }, rate),
    async picture(address) {
      const found = await gallery.copy(address);
      const wide = found && (await gallery.pixels(found.name, 'webp', WIDTH));
      const page = found?.hasPage ? await gallery.pixels(found.name, 'webp', WIDTH, 'page') : undefined;
      return wide && { wide, ...(page && { page }) };
    },
  });

  const unpacking: Unpacking = {
    studio,
    hang: (picture, owner, onPage) => gallery.hang(picture, owner, onPage),
    requireKeepable(story) {
      requireStorable(story);
      requireSafe(story, story.language);
    },
  };

  const picturesOf = async (given: GivenCopy['pictures']): Promise<WholePicture[]> => {
    const found = await Promise.all(
      given.map(async ({ url, description, offset }) => ({
        description,
        offset,
        picture: await gallery.copy(url),
      })),
    );
    return found.flatMap(({ picture, ...said }) => (picture ? [{ ...said, ...picture }] : []));
  };

  const recordingsOf = async ({ from }: GivenCopy): Promise<WholeRecording[]> => {
    if (!from.withRecordings) return [];
    const heard = await recordings.list(from);
    return Promise.all(
      heard.map(async ({ voice, page, duration }) => ({
        voice,
        page,
        duration,
        sounds: await Promise.all(
          VOICE_RATES.map(async (rate) => {
            const audio = await recordings.read({ ...from, voice, page }, rate);
            if (!audio) throw new AppError(503, 'away', 'The book could not be copied. Please try again.');
            return { rate, audio };
          }),
        ),
      })),
    );
  };

  const keepCopy = async (userId: string, given: GivenCopy) => {
    const book: WholeBook = {
      story: given.story,
      pictures: await picturesOf(given.pictures),
      recordings: await recordingsOf(given),
    };
    return shelve(userId, book);
  };

  return { shelve, packing, unpacking, keepCopy };
}
