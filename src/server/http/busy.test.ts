import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { DatabaseAwayError } from '#server/db/database-away.ts';
import { handleError, mayPassOn } from '#server/http/errors.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { createLog } from '#server/log.ts';
import { StorageAwayError } from '#server/storage/storage-away-error.ts';
import { WorkersBusyError, WorkTooSlowError } from '#workers/errors.ts';

test.each([
  ['who comes when too many wait', new WorkersBusyError('too many tasks are waiting'), 'busy'],
  ['whose work took too long', new WorkTooSlowError('the work took longer than 1 ms'), 'too_slow'],
  ['who needs the database while it is away', new DatabaseAwayError(), 'away'],
  ['who needs the storage while it is away', new StorageAwayError(), 'away'],
])('%s is asked to come again in a moment [TR-01]', async (_, error, code) => {
  const app = new Hono<AppEnv>().onError(handleError).get('/', (c) => {
    c.set('log', createLog({ level: 'silent' }));
    throw error;
  });
  const answer = await app.request('/');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code });
  expect(mayPassOn(error)).toBe(true);
});

test('what nobody has words for is not passed on', () => {
  expect(mayPassOn(new Error('a secret'))).toBe(false);
});
