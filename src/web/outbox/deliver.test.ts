import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '#web/outbox/deliver.ts';
import { forgetWaiting } from '#web/outbox/leave.ts';
import { keepWaiting, waitingList } from '#web/outbox/outbox.ts';
import { onOutboxNews, type OutboxNews } from '#web/outbox/outbox-news.ts';
import { MOST_FAILURES } from '#web/outbox/verdict.ts';
import type { Waiting } from '#web/outbox/waiting.ts';

let news: OutboxNews[] = [];
let stop: () => void;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  // Without the lock of several tabs, as on a page without TLS.
  vi.stubGlobal('navigator', { onLine: true });
  news = [];
  stop = onOutboxNews((each) => news.push(each));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const waiting = (key: string, part: Partial<Waiting> = {}): Waiting => ({
  key,
  kind: 'feedback',
  method: 'POST',
  path: '/api/feedback',
  userId: 'noor',
  since: Date.now(),
  failures: 0,
  ...part,
});
const left = () => waitingList().map(({ key }) => key);
const answers = (status: number, body: object = {}) => Promise.resolve(Response.json(body, { status }));

test('all is sent in its order, each once, and told of once [UX-03]', async () => {
  keepWaiting([waiting('a'), waiting('b'), waiting('c')]);
  const sent: string[] = [];
  const send = ({ key }: Waiting) => {
    sent.push(key);
    return answers(201, { ok: true });
  };
  await Promise.all([deliver('noor', send), deliver('noor', send)]);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(left()).toEqual([]);
  expect(news).toEqual([
    {
      kind: 'sent',
      changes: ['a', 'b', 'c'].map((key) =>
        expect.objectContaining({ change: expect.objectContaining({ key }) }),
      ),
    },
  ]);
});

test('a line that breaks half-way leaves the rest in its place [UX-03]', async () => {
  keepWaiting([waiting('a'), waiting('b'), waiting('c')]);
  await deliver('noor', ({ key }) =>
    key === 'b' ? Promise.reject(new TypeError('Failed to fetch')) : answers(201),
  );
  expect(left()).toEqual(['b', 'c']);
});

test('what is refused goes, is told of, and holds up nobody [UX-03]', async () => {
  keepWaiting([waiting('a'), waiting('b')]);
  await deliver('noor', ({ key }) =>
    key === 'a' ? answers(400, { code: 'validation_failed' }) : answers(201),
  );
  expect(left()).toEqual([]);
  expect(news.map(({ kind }) => kind)).toEqual(['refused', 'sent']);
});

test('what the server fails at for ever is given up in the end [UX-03]', async () => {
  keepWaiting([waiting('a'), waiting('b')]);
  const send = ({ key }: Waiting) => (key === 'a' ? answers(500, { code: 'unexpected' }) : answers(201));
  for (let i = 1; i < MOST_FAILURES; i++) await deliver('noor', send);
  expect(left()).toEqual(['a', 'b']);
  await deliver('noor', send);
  expect(left()).toEqual([]);
});

test('what waited for more than a week is not sent any more, and that is said [UX-03]', async () => {
  keepWaiting([waiting('old', { since: 0 })]);
  const send = vi.fn(() => answers(201));
  await deliver('noor', send);
  expect(send).not.toHaveBeenCalled();
  expect(news).toEqual([expect.objectContaining({ kind: 'refused', code: 'too_old' })]);
});

test('what was taken back meanwhile is not sent [UX-03]', async () => {
  keepWaiting([waiting('a'), waiting('b')]);
  const sent: string[] = [];
  await deliver('noor', ({ key }) => {
    sent.push(key);
    keepWaiting([]);
    return answers(201);
  });
  expect(sent).toEqual(['a']);
});

test('whoever leaves takes what is theirs along, and leaves what is not [UX-03]', () => {
  keepWaiting([waiting('hers'), waiting('his', { userId: 'mo' }), waiting('a guest’s', { userId: null })]);
  forgetWaiting('noor');
  expect(left()).toEqual(['his', 'a guest’s']);
});
