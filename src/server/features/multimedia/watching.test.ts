import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { expect, test } from 'vitest';
import { multimediaProgress } from '#server/db/schema/multimedia.ts';
import { multimediaRoutes } from '#server/features/multimedia/routes.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const database = await testDatabase();
const make = factories(database.db);
const everybody = createMiddleware((_, next) => next());

function routes(stopping: AbortSignal) {
  return new Hono().route(
    '/',
    multimediaRoutes({
      database,
      limits: {
        perAddress: () => everybody,
        counter: () => ({ take: async () => 0, forget: async () => undefined }),
      },
      guards: {
        requireUser: everybody,
        optionalUser: everybody,
        userOr: () => everybody,
        requireAdmin: everybody,
        mayUseOutside: async () => true,
        engineFor: async (_c, _user, engines) => engines.configured,
      },
      queue: { add: async () => undefined },
      hasBetterVoice: false,
      stopping,
    }),
  );
}

test('who only watches does not hold up a process that stops [MM-01]', async () => {
  const { id: storyId } = await make.story();
  await database.db
    .insert(multimediaProgress)
    .values({ storyId, jobId: randomUUID(), state: 'generating', progress: 40 });
  const stopping = new AbortController();
  const answer = await routes(stopping.signal).request(`/${storyId}/multimedia/events`);
  const said = answer.text();
  setTimeout(() => stopping.abort(), 300);
  expect(await said).toMatch(/^event: progress\ndata: \{"state":"generating","progress":40,.*\n\n$/);
});

test('an experience that somebody made can be improved only where there is a better voice [MM-03]', async () => {
  const { storyId } = await make.multimedia({ voiceQuality: 'quick' });
  const answer = await routes(new AbortController().signal).request(`/${storyId}/multimedia`);
  expect(await answer.json()).toMatchObject({ multimedia: { storyId, improving: false } });
});
