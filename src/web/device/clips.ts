import { speechCacheKey } from '#domain/speech-cache-key.ts';
import { deviceDatabase, type DeviceClip } from '#web/device/database.ts';

type Sound = Pick<DeviceClip, 'audio' | 'words' | 'duration' | 'provider'>;

/** One sound for each text of a story: without a line, any voice is better than none. */
const keyOf = (storyId: string, text: string) => `${storyId} ${speechCacheKey('', text)}`;

/** Of a story that is on this device; others leave no sound. */
export async function keepClip(storyId: string, text: string, sound: Sound): Promise<void> {
  const database = await deviceDatabase();
  if (!(await database.getKey('stories', storyId))) return;
  const { audio, words, duration, provider } = sound;
  await database.put('clips', { key: keyOf(storyId, text), storyId, audio, words, duration, provider });
}

export async function clipOnDevice(storyId: string, text: string): Promise<DeviceClip | undefined> {
  return (await deviceDatabase()).get('clips', keyOf(storyId, text));
}

export async function clipBytes(storyId: string): Promise<number> {
  const clips = await (await deviceDatabase()).getAllFromIndex('clips', 'story', storyId);
  return clips.reduce((sum, { audio }) => sum + audio.size, 0);
}
