import { deviceDatabase, type DeviceStory } from '#web/device/database.ts';
import { forgetKeptMedia, keepOpenedMedia } from '#web/device/media.ts';

/** So many that were opened last are here, besides those that are kept. */
const LAST_STORIES = 5;

/** A story was opened, or has changed. It is found again without a line, and the oldest of the others makes room. */
export async function rememberStory(opened: Omit<DeviceStory, 'openedAt' | 'kept'>): Promise<void> {
  const database = await deviceDatabase();
  const known = await database.get('stories', opened.id);
  const media = [...new Set([...opened.media, ...(opened.own ? [] : (known?.media ?? []))])];
  const kept = known?.kept ?? false;
  await database.put('stories', { ...opened, media, openedAt: Date.now(), kept });
  await makeRoom();
  await keepOpenedMedia(media, kept);
}

async function makeRoom(): Promise<void> {
  const passing = (await storiesOnDevice()).filter(({ kept }) => !kept);
  for (const { id } of passing.slice(LAST_STORIES)) await forgetStory(id);
}

/** Last opened first. */
export async function storiesOnDevice(): Promise<DeviceStory[]> {
  const stories = await (await deviceDatabase()).getAll('stories');
  return stories.toSorted((a, b) => b.openedAt - a.openedAt);
}

export async function storyOnDevice(id: string): Promise<DeviceStory | undefined> {
  return (await deviceDatabase()).get('stories', id);
}

export async function markKept(id: string, kept: boolean): Promise<void> {
  const database = await deviceDatabase();
  const story = await database.get('stories', id);
  if (!story) return;
  await database.put('stories', { ...story, kept });
  if (!kept) await forgetKeptMedia(story.media, await storiesOnDevice());
}

/** With all that belongs to it, but for what the server does not have yet. */
export async function forgetStory(id: string): Promise<void> {
  const database = await deviceDatabase();
  const story = await database.get('stories', id);
  const changing = database.transaction(['stories', 'clips', 'recordings'], 'readwrite');
  await changing.objectStore('stories').delete(id);
  const clips = changing.objectStore('clips');
  for (const key of await clips.index('story').getAllKeys(id)) await clips.delete(key);
  const recordings = changing.objectStore('recordings');
  for (const { key, waits } of await recordings.index('story').getAll(id)) {
    if (!waits) await recordings.delete(key);
  }
  await changing.done;
  if (story) await forgetKeptMedia(story.media, await storiesOnDevice());
}
