import type { Activity, Earned } from '#contract/rewards.ts';
import { dayIn } from '#domain/time-zone.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { keptInTab } from '#web/browser/storage.ts';
import { ownTimeZone } from '#web/browser/time-zone.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';

const READ_KEY = 'fabloom.read';

/** Tells the server what somebody did, and says what that earned. One day of reading is told once in a tab. */
export async function reportActivity(kind: Activity['kind'], userId: string): Promise<readonly Earned[]> {
  const today = `${userId} ${dayIn(ownTimeZone(), new Date())}`;
  if (kind === 'reading_activity') {
    if (keptInTab.read(READ_KEY) === today) return [];
    keptInTab.write(READ_KEY, today);
  }
  try {
    return await send({ kind }, `${kind} ${today}`);
  } catch (error) {
    if (kind === 'reading_activity') keptInTab.remove(READ_KEY);
    // oxlint-disable-next-line no-console -- the documented way: failures are only logged
    console.warn('An activity was not counted', error);
    return [];
  }
}

async function send(activity: Activity, about: string): Promise<readonly Earned[]> {
  const door = 'POST /api/me/activity';
  const answer = await sendOrKeep(door, { json: activity, keepalive: true }, { kind: 'activity', about });
  // What it earns is told when it was sent.
  return answer === WAITS ? [] : (await bodyOf(answer)).earned;
}
