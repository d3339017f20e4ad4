import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { BOOK_FILE_FORMAT, BOOK_FILE_VERSION, MOST_BOOK_FILE_BYTES } from '#domain/book-file.ts';
import type { BookManifest } from '#contract/book-file.ts';
import type { MyStory } from '#contract/my-stories.ts';
import type { Recording } from '#contract/recordings.ts';
import { VOICE_RATES, type VoiceRate } from '#engines/narrator/recording.ts';
import { MANIFEST, pageName, pictureName, soundName } from '#server/features/gifts/file-names.ts';
import { AppError } from '#server/http/errors.ts';

type Heard = Pick<Recording, 'voice' | 'page' | 'bytes'>;

export interface Packing {
  /** A picture of the story in pixels, and as the page of a book shows it; nothing if it is gone. */
  picture: (address: string) => Promise<{ wide: Uint8Array; page?: Uint8Array } | undefined>;
  recordings: readonly Heard[];
  sound: (which: Heard, rate: VoiceRate) => Promise<Uint8Array | undefined>;
}

/** The format has no time zone: the same book makes the same file everywhere. */
const DAY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };
/** What is packed already. */
const AS_IT_IS = { ...DAY, compress: false };

/** A whole book as one file. Its pictures are there before the first byte leaves; what is spoken follows piece by piece. */
export async function writeBookFile(story: MyStory, packing: Packing): Promise<Readable> {
  const zip = new ZipFile();
  const made = zip.outputStream as Readable;
  const files = await packed(story, packing);
  const spoken = packing.recordings.reduce((sum, { bytes }) => sum + bytes, 0);
  if (files.reduce((sum, { bytes }) => sum + bytes.length, spoken) > MOST_BOOK_FILE_BYTES)
    throw new AppError(413, 'too_large', 'This book is too large for one file');
  for (const { name, bytes } of files)
    zip.addBuffer(Buffer.from(bytes), name, name === MANIFEST ? DAY : AS_IT_IS);
  speak(zip, packing).then(
    () => zip.end(),
    (error: Error) => made.destroy(error),
  );
  return made;
}

async function packed(story: MyStory, { picture, recordings }: Packing) {
  const files: { name: string; bytes: Uint8Array }[] = [];
  const pictures: BookManifest['pictures'] = [];
  for (const { url, description, offset } of story.media.pictures ?? []) {
    const drawn = await picture(url);
    if (!drawn) continue;
    const [file, page] = [pictureName(pictures.length), pageName(pictures.length)];
    files.push({ name: file, bytes: drawn.wide });
    if (drawn.page) files.push({ name: page, bytes: drawn.page });
    pictures.push({
      file,
      ...(drawn.page && { page }),
      description,
      ...(offset !== undefined && { offset }),
    });
  }
  const manifest: BookManifest = {
    format: BOOK_FILE_FORMAT,
    version: BOOK_FILE_VERSION,
    story: told(story),
    pictures,
    recordings: recordings.map(({ voice, page }, i) => ({
      voice,
      page,
      files: [soundName(i, VOICE_RATES[0]), soundName(i, VOICE_RATES[1])],
    })),
  };
  return [{ name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) }, ...files];
}

/** Part by part: what a story grows by one day is not given away because nobody thought of it. */
function told({
  title,
  ageGroup,
  language,
  choices,
  segments,
  toldBy,
  ofClass,
  media,
}: MyStory): BookManifest['story'] {
  const { scenes, tale, tellings } = media;
  return {
    title,
    ageGroup,
    language,
    choices,
    segments: segments.map(({ id, text, questions }) => ({ id, text, ...(questions && { questions }) })),
    toldBy,
    ofClass,
    media: { ...(scenes && { scenes }), ...(tale && { tale }), ...(tellings && { tellings }) },
  };
}

async function speak(zip: ZipFile, { recordings, sound }: Packing): Promise<void> {
  for (const [i, each] of recordings.entries()) {
    for (const rate of VOICE_RATES) {
      const bytes = await sound(each, rate);
      // Removed while it was packed: the list is written already, and half a book is none.
      if (!bytes) throw new Error('a recording went away');
      zip.addBuffer(Buffer.from(bytes), soundName(i, rate), AS_IT_IS);
    }
  }
}
