import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { handleError } from '#server/http/errors.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { WorkersBusyError } from '#workers/errors.ts';

test('who comes when too many wait is asked to come again in a moment [TR-01]', async () => {
  const app = new Hono<AppEnv>().onError(handleError).get('/', () => {
    throw new WorkersBusyError('too many tasks are waiting');
  });
  const answer = await app.request('/');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'busy' });
});
