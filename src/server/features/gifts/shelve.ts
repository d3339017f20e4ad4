import { randomUUID } from 'node:crypto';
import { NO_ROOM_FOR_BOOK } from '#contract/book-file.ts';
import { NO_ROOM_FOR_RECORDINGS } from '#contract/recordings.ts';
import type { MyStory } from '#contract/my-stories.ts';
import { RECORDINGS_SHARE, type Relation } from '#domain/recordings.ts';
import type { Queryable } from '#server/db/database.ts';
import type { NewStory, OwnSound, WholeBook } from '#server/features/gifts/whole-book.ts';
import { AppError } from '#server/http/errors.ts';
import { ofAccount } from '#server/storage/owner.ts';

/** One of a recording, at each rate of our voices. */
export interface NewRecording {
  userId: string;
  storyId: string;
  voice: Relation;
  page: string;
  sound: string;
  duration: number;
}

export interface ShelvingDependencies {
  /** How many bytes an account may keep of all kinds. */
  perAccount: number;
  recordings: {
    bytesOf: (userId: string) => Promise<number>;
    stow: (of: { userId: string; storyId: string }, sounds: readonly OwnSound[]) => Promise<string>;
    enter: (tx: Queryable, rows: readonly NewRecording[]) => Promise<void>;
  };
  /** With whatever else has to be there at once. */
  keep: (userId: string, story: NewStory, also: (tx: Queryable) => Promise<void>) => Promise<MyStory>;
  /** Takes back what was laid out for a story that did not come. */
  forget: (userId: string, story: Pick<MyStory, 'id' | 'segments' | 'language' | 'media'>) => Promise<void>;
}

export type Shelve = ReturnType<typeof createShelve>;

/** Puts a whole book on somebody's shelf, or nothing of it: the story comes last, with its recordings, in one transaction. */
export function createShelve({ perAccount, recordings, keep, forget }: ShelvingDependencies) {
  const requireRoom = async (userId: string, book: WholeBook) => {
    const voices = sum(book.recordings.flatMap(({ sounds }) => sounds.map(({ audio }) => audio.length)));
    const pictures = sum(book.pictures.map(({ bytes }) => bytes));
    const kept = await recordings.bytesOf(userId);
    if (voices > 0 && kept + voices > perAccount * RECORDINGS_SHARE)
      throw new AppError(413, NO_ROOM_FOR_RECORDINGS, 'There is no room for more recordings in this account');
    if (kept + voices + pictures > perAccount)
      throw new AppError(413, NO_ROOM_FOR_BOOK, 'There is no room for this book in this account');
  };

  return async (userId: string, book: WholeBook): Promise<MyStory> => {
    await requireRoom(userId, book);
    const owner = ofAccount(userId);
    const id = randomUUID();
    const { story } = book;
    const pictures: { url: string; description: string; offset?: number | undefined }[] = [];
    const laidOut = () => ({ ...story, id, position: 0, media: { ...story.media, pictures } });
    try {
      for (const { hang, description, offset } of book.pictures)
        pictures.push({ url: await hang(owner), description, ...(offset !== undefined && { offset }) });
      const rows: NewRecording[] = [];
      for (const { voice, page, duration, sounds } of book.recordings) {
        const sound = await recordings.stow({ userId, storyId: id }, sounds);
        rows.push({ userId, storyId: id, voice, page, sound, duration });
      }
      return await keep(userId, laidOut(), (tx) => recordings.enter(tx, rows));
    } catch (error) {
      await forget(userId, laidOut());
      throw error;
    }
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
