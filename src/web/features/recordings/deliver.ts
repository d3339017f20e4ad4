import { accepted } from '#web/api/body-of.ts';
import { ask, request, upload } from '#web/api/api.ts';
import { Refusal } from '#web/api/refusal.ts';
import type { DeviceRecording } from '#web/device/database.ts';
import {
  forgetRecording,
  keepRecording,
  recordingOnDevice,
  recordingsOnDevice,
  replaceRecording,
  type RecordingPlace,
} from '#web/device/recordings.ts';

const PAGE = '/api/my-stories/:id/recordings/:page';

function wishOf({ storyId, voice, page }: RecordingPlace) {
  return { param: { id: storyId, page }, query: { voice } };
}

/** What was just sent must not look older than what the server has of it. */
const CLOCKS_DIFFER_MS = 60_000;

/** That would be refused another time as well. */
const REFUSED = new Set([404, 413, 415, 422]);

/** What became of what waited on this device. */
export type Delivery = 'sent' | 'waits' | 'refused';

/** Sends what waits, one after the other. What the line or the server cannot take now stays. */
export async function deliverRecordings(userId: string): Promise<Delivery> {
  let outcome: Delivery = 'sent';
  for (const recording of (await recordingsOnDevice(userId)).filter(({ waits }) => waits)) {
    const delivery = await deliver(recording);
    if (delivery === 'waits') return 'waits';
    if (delivery === 'refused') outcome = 'refused';
  }
  return outcome;
}

async function deliver(recording: DeviceRecording): Promise<Delivery> {
  try {
    await accepted(upload(`PUT ${PAGE}`, wishOf(recording), recording.audio));
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 0;
    // A story that was removed meanwhile has no pages any more; whatever else is wrong stays, to be heard here at least.
    if (status === 404) await forgetRecording(recording);
    return REFUSED.has(status) ? 'refused' : 'waits';
  }
  // As the server keeps it, it takes a sixth of the room.
  const smaller = await fetchSound(recording).catch(() => undefined);
  const since = Date.now() + CLOCKS_DIFFER_MS;
  await replaceRecording(recording, { waits: false, since, ...(smaller && { audio: smaller }) });
  return 'sent';
}

async function fetchSound(place: RecordingPlace): Promise<Blob> {
  return (await accepted(request(`GET ${PAGE}`, wishOf(place)))).blob();
}

/** From this device, or from the server, and then it stays here. Rejects where neither has it. */
export async function soundOf(place: RecordingPlace & { userId: string; duration: number }): Promise<Blob> {
  const here = await recordingOnDevice(place).catch(() => undefined);
  if (here?.userId === place.userId) return here.audio;
  const audio = await fetchSound(place);
  await keepRecording({ ...place, audio, waits: false, since: Date.now() }).catch(() => undefined);
  return audio;
}

/** All that somebody has read of a story. */
export async function removeVoice(
  { storyId, voice }: Omit<RecordingPlace, 'page'>,
  userId: string,
): Promise<void> {
  const here = (await recordingsOnDevice(userId)).filter(
    (each) => each.storyId === storyId && each.voice === voice,
  );
  try {
    await ask('DELETE /api/my-stories/:id/recordings', { param: { id: storyId }, query: { voice } });
  } catch (error) {
    // Of what was never sent the server knows nothing.
    if (!(error instanceof Refusal && error.status === 404)) throw error;
  }
  for (const each of here) await forgetRecording(each);
}
