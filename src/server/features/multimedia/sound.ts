import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { sceneTimes } from '#domain/multimedia.ts';
import type { Scene } from '#server/db/schema/multimedia.ts';
import type { NewMultimedia, TellingKey } from '#server/features/multimedia/records.ts';
import type { Narration } from '#server/features/multimedia/tools.ts';
import type { Log } from '#server/log.ts';
import { nameInUrl, type ObjectStore } from '#server/storage/object-store.ts';

const BUCKET = 'story-audio';

export interface AudioName extends TellingKey {
  /** The same again writes over what an interrupted attempt left. */
  timestamp: number;
}

/** Its address, or nothing if it could not be kept. */
export async function keepAudio(
  { audio }: Narration,
  { storyId, language, timestamp }: AudioName,
  objects: ObjectStore,
  log: Log,
): Promise<string | undefined> {
  const name = `${storyId}${language === DEFAULT_LANGUAGE ? '' : `-${language}`}-${timestamp}.mp3`;
  try {
    await objects.put({ bucket: BUCKET, name, bytes: audio, contentType: 'audio/mpeg', upsert: true });
    return objects.publicUrl(BUCKET, name);
  } catch (error) {
    log.error({ err: error }, 'the sound of a story could not be kept');
    return undefined;
  }
}

export async function removeAudio(url: string, objects: ObjectStore): Promise<void> {
  await objects.delete(BUCKET, nameInUrl(url));
}

/** The columns that change with the voice. */
export function soundOf(
  { duration, voiceId, quality, words }: Narration,
  audioUrl: string,
  scenes: readonly Scene[],
): Partial<NewMultimedia> {
  const offsets = scenes.map(({ offset }) => offset ?? 0);
  const times = sceneTimes(offsets, words, duration);
  return {
    audioUrl,
    audioDuration: duration,
    voiceId,
    voiceQuality: quality,
    words: words.map(({ offset, length, start, end }) => ({
      offset,
      length,
      start: toMilliseconds(start),
      end: toMilliseconds(end),
    })),
    scenes: scenes.map((scene, i) => ({ ...scene, starts_at: times[i] ?? 0 })),
  };
}

/** Still in seconds; nobody hears less. */
const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
