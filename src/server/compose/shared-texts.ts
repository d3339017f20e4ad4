import { z } from 'zod';
import { whoSpeaks } from '#domain/character-voices.ts';
import type { Database } from '#server/db/database.ts';
import type { BookLinks } from '#server/features/book-links/links.ts';
import { textOf } from '#server/features/book-links/shared-book.ts';
import { findStory } from '#server/features/my-stories/queries.ts';
import type { SharedTexts } from '#server/http/shared-texts.ts';
import { ofAccount } from '#server/storage/owner.ts';

/** Words of a shared book are read by our own voice alone, and the sound is its owner's, as if they had asked for it. */
export function sharedTexts({ db }: Pick<Database, 'db'>, bookLinks: BookLinks): SharedTexts {
  return {
    async find(key, text) {
      const part = z.string().trim().min(1).safeParse(text);
      const book = part.success ? await bookLinks.find(key) : undefined;
      const story = book && (await findStory(db, book.userId, book.storyId));
      if (!story || !part.data || !textOf(story).includes(part.data)) return undefined;
      const speakers = whoSpeaks(story.choices.characters, story.media.scenes);
      return { owner: ofAccount(book.userId), linkId: book.id, speakers };
    },
  };
}
