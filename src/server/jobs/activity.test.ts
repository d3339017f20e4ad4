import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { createActivity, noteRequests } from '#server/jobs/activity.ts';

const activity = createActivity();
const answers: ServerResponse[] = [];
const server = createServer((_, response) => {
  response.write('begun'); // and no end before the test says so
  answers.push(response);
});
noteRequests(server, activity);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const ask = (path: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, signal ? { signal } : {});

test('it is not quiet as long as an answer is under way, and from its end on it becomes so', async () => {
  const asked = await ask('/functions/v1/generate-speech');
  await delay(60);
  expect(activity.quietMs()).toBe(0);
  const other = new AbortController();
  await ask('/', other.signal);
  other.abort(); // leaves in the middle
  const ended = performance.now();
  answers[0]?.end();
  await asked.text();
  await vi.waitFor(() => expect(activity.quietMs()).toBeGreaterThan(0), { timeout: 20_000 });
  const quiet = activity.quietMs();
  const looked = performance.now();
  await delay(60);
  expect(activity.quietMs() - quiet).toBeGreaterThanOrEqual(50);
  expect(quiet).toBeLessThan(looked - ended);
});

test('whoever asks whether we are well disturbs nobody', async () => {
  await delay(20);
  await ask('/healthz');
  expect(activity.quietMs()).toBeGreaterThanOrEqual(15);
});
