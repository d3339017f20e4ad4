import type { BookManifest } from '#contract/book-file.ts';
import { LONGEST_RECORDING_S, SHORTEST_RECORDING_S } from '#domain/recordings.ts';
import type { Picture } from '#engines/illustrator/port.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { readMp3, sampleRateOf } from '#engines/narrator/read-mp3.ts';
import { VOICE_RATES } from '#engines/narrator/recording.ts';
import { broken, readBookFile, type BookFile } from '#server/features/gifts/read-book-file.ts';
import type { WholeBook, WholePicture, WholeRecording } from '#server/features/gifts/whole-book.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';
import type { Owner } from '#server/storage/owner.ts';
import { WorkersBusyError } from '#workers/errors.ts';

export interface Unpacking {
  studio: Pick<Studio, 'convert'>;
  hang: (picture: Picture, owner: Owner, onPage?: Picture) => Promise<string>;
  /** Whether it may be kept on a shelf, and read to a child; throws in words. */
  requireKeepable: (story: Keepable) => void;
}

type Story = BookManifest['story'];
/** As a shelf checks it, before any picture has an address. */
export type Keepable = Omit<Story, 'media'> & {
  media: Story['media'] & { pictures: { url: string; description: string }[] };
};

/** As wide as the largest that we show. */
const WIDTH = 1280;
/** The breath after the last word, and what encoders put around a sound. */
const AROUND_S = 2;
/** Two that were made of one sound end at nearly the same time. */
const APART_S = 0.3;

/** A book out of a file, every part of it looked at: words as if somebody had typed them, pictures drawn anew, sounds to their last frame. */
export async function unpackBook(bytes: Buffer, unpacking: Unpacking): Promise<WholeBook> {
  const file = await readBookFile(bytes);
  const { story, pictures } = file.manifest;
  unpacking.requireKeepable({
    ...story,
    media: { ...story.media, pictures: pictures.map(({ description }) => ({ url: '', description })) },
  });
  requireSafeText({ toldBy: story.toldBy }, story.language);
  const recordings = recordingsIn(file);
  return { story, pictures: await picturesIn(file, unpacking), recordings };
}

async function picturesIn({ manifest, files }: BookFile, unpacking: Unpacking): Promise<WholePicture[]> {
  const drawn: WholePicture[] = [];
  // One after the other: whoever waits for a picture of their own does not wait for all of these.
  for (const { file, page, description, offset } of manifest.pictures) {
    const wide = await drawnAnew(files.get(file), unpacking);
    const onPage = page === undefined ? undefined : await drawnAnew(files.get(page), unpacking);
    drawn.push({
      description,
      offset,
      bytes: wide.data.length + (onPage?.data.length ?? 0),
      hang: (owner) => unpacking.hang(wide, owner, onPage),
    });
  }
  return drawn;
}

/** Only what was a picture comes out of it: not one byte is kept as it was sent. */
async function drawnAnew(image: Buffer | undefined, { studio }: Unpacking) {
  if (!image || !isWebp(image)) throw broken('a picture is none');
  const data = await studio.convert({ image, format: 'webp', width: WIDTH }).catch((error: unknown) => {
    if (error instanceof WorkersBusyError) throw error;
    throw broken('a picture cannot be read');
  });
  return { mediaType: 'image/webp' as const, data, description: '' };
}

function isWebp(image: Buffer): boolean {
  return image.toString('latin1', 0, 4) === 'RIFF' && image.toString('latin1', 8, 12) === 'WEBP';
}

function recordingsIn({ manifest, files }: BookFile): WholeRecording[] {
  const seen = new Set<string>();
  return manifest.recordings.map(({ voice, page, files: names }) => {
    if (seen.has(`${voice} ${page}`)) throw broken('a page is read twice by the same voice');
    seen.add(`${voice} ${page}`);
    const sounds = VOICE_RATES.map((rate, i) => {
      const sound = soundIn(files.get(names[i] ?? ''));
      if (sampleRateOf(sound.audio) !== rate) throw broken('a recording has another rate');
      return { rate, ...sound };
    });
    const [first, second] = sounds.map(({ duration }) => duration);
    const duration = first ?? 0;
    const isRight = duration >= SHORTEST_RECORDING_S && duration <= LONGEST_RECORDING_S + AROUND_S;
    if (!isRight || Math.abs(duration - (second ?? 0)) > APART_S) throw broken('a recording is not whole');
    return { voice, page, duration, sounds };
  });
}

function soundIn(bytes: Buffer = Buffer.alloc(0)) {
  try {
    return readMp3(bytes);
  } catch {
    throw broken('a recording is no sound');
  }
}
