import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST_TOGETHER, PAUSE_MS, createEventQueue } from '#web/tracker/event-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Counted {
  event_type: string;
}
const event = (event_type: string): Counted => ({ event_type });

function gathering() {
  const batches: string[][] = [];
  const queue = createEventQueue<Counted>((events) =>
    batches.push(events.map(({ event_type }) => event_type)),
  );
  return { batches, queue };
}

test('events of one moment go out together, in their order [AL-01]', () => {
  const { batches, queue } = gathering();
  queue.add(event('first'));
  vi.advanceTimersByTime(PAUSE_MS - 1);
  queue.add(event('second'));
  expect(batches).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(batches).toEqual([['first', 'second']]);
});

test('the pause begins with the first event, so that a busy page sends too [AL-01]', () => {
  const { batches, queue } = gathering();
  for (let i = 0; i < 5; i++) {
    queue.add(event('click'));
    vi.advanceTimersByTime(PAUSE_MS / 2);
  }
  expect(batches.map((batch) => batch.length)).toEqual([2, 2]);
});

test('many go out at once, and the next one waits anew [AL-01]', () => {
  const { batches, queue } = gathering();
  for (let i = 0; i <= MOST_TOGETHER; i++) queue.add(event(`event_${i}`));
  expect(batches.map((batch) => batch.length)).toEqual([MOST_TOGETHER]);
  vi.advanceTimersByTime(PAUSE_MS);
  expect(batches[1]).toEqual([`event_${MOST_TOGETHER}`]);
});

test('what is taken early goes out once, by the way it was asked for [AL-01]', () => {
  const { batches, queue } = gathering();
  const beacons: Counted[][] = [];
  queue.add(event('page_view'));
  queue.empty((events) => beacons.push(events));
  queue.empty((events) => beacons.push(events));
  vi.advanceTimersByTime(PAUSE_MS);
  expect(beacons).toEqual([[event('page_view')]]);
  expect(batches).toEqual([]);
});
