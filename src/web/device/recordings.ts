import type { Relation } from '#domain/recordings.ts';
import { deviceDatabase, type DeviceRecording } from '#web/device/database.ts';

export interface RecordingPlace {
  storyId: string;
  voice: Relation;
  /** Stands for its words. */
  page: string;
}

const keyOf = ({ storyId, voice, page }: RecordingPlace) => `${storyId} ${voice} ${page}`;

/** Rejects where there is no room. */
export async function keepRecording(recording: Omit<DeviceRecording, 'key'>): Promise<void> {
  // Browsers that clear up by themselves are asked to leave it alone.
  if (recording.waits) await navigator.storage?.persist?.().catch(() => false);
  await (await deviceDatabase()).put('recordings', { ...recording, key: keyOf(recording) });
}

export async function recordingOnDevice(place: RecordingPlace): Promise<DeviceRecording | undefined> {
  return (await deviceDatabase()).get('recordings', keyOf(place));
}

/** Of one account: another that signs in here finds none of them. */
export async function recordingsOnDevice(userId: string): Promise<DeviceRecording[]> {
  const all = await (await deviceDatabase()).getAll('recordings');
  return all.filter((recording) => recording.userId === userId);
}

/** Unless somebody has recorded it anew meanwhile. */
export async function replaceRecording(
  sent: DeviceRecording,
  changes: Partial<DeviceRecording>,
): Promise<void> {
  const changing = (await deviceDatabase()).transaction('recordings', 'readwrite');
  const now = await changing.store.get(sent.key);
  if (now?.since === sent.since) await changing.store.put({ ...now, ...changes });
  await changing.done;
}

export async function forgetRecording(place: RecordingPlace): Promise<void> {
  await (await deviceDatabase()).delete('recordings', keyOf(place));
}
