import { speechCacheKey } from '#domain/speech-cache-key.ts';
import { deviceDatabase, type DeviceClip } from '#web/device/database.ts';

type Sound = Pick<DeviceClip, 'audio' | 'words' | 'duration' | 'provider'>;

/** Which sound of a story it is. */
export interface ClipMark {
  storyId: string;
  text: string;
  /** Who reads it, and in which voices. */
  manner: string;
}

const startOf = ({ storyId, text }: ClipMark) => `${storyId} ${speechCacheKey('', text)}`;
const keyOf = (mark: ClipMark) => `${startOf(mark)} ${mark.manner}`;

/** Of a story that is on this device; others leave no sound. */
export async function keepClip(mark: ClipMark, sound: Sound): Promise<void> {
  const { storyId } = mark;
  const database = await deviceDatabase();
  if (!(await database.getKey('stories', storyId))) return;
  const { audio, words, duration, provider } = sound;
  await database.put('clips', { key: keyOf(mark), storyId, audio, words, duration, provider });
}

/** As it is wanted; without a line, any voice is better than none. */
export async function clipOnDevice(mark: ClipMark): Promise<DeviceClip | undefined> {
  const database = await deviceDatabase();
  const start = startOf(mark);
  return (
    (await database.get('clips', keyOf(mark))) ??
    (await database.get('clips', IDBKeyRange.bound(start, `${start} \uffff`)))
  );
}

export async function clipBytes(storyId: string): Promise<number> {
  const clips = await (await deviceDatabase()).getAllFromIndex('clips', 'story', storyId);
  return clips.reduce((sum, { audio }) => sum + audio.size, 0);
}
