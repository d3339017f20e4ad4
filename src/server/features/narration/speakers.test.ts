import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { expect, test } from 'vitest';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { SpeechRequest } from '#engines/narrator/port.ts';
import type { AheadReader } from '#server/features/narration/dependencies.ts';
import { narrationRoutes } from '#server/features/narration/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { handleError } from '#server/http/errors.ts';
import { createLog } from '#server/log.ts';
import { OURS } from '#server/storage/owner.ts';

const everybody = createMiddleware((_, next) => next());
const fake = createFakeNarrator();
const heard: SpeechRequest[] = [];
let hoarse = false;
let reader: AheadReader | undefined;
const routes = narrationRoutes({
  sharedTexts: { find: async () => undefined },
  narrators: {
    builtIn: () => ({
      name: 'fake',
      speak(request, signal) {
        if (hoarse) throw new Error('hoarse');
        heard.push(request);
        return fake.speak(request, signal);
      },
    }),
    ahead: () => reader,
    services: [],
  },
  words: {
    book: { common: { en: [], es: [], fr: [], de: [], hi: [], ta: [], zh: [], ja: [], sv: [], mr: [] } },
  },
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
  isLibraryText: async () => true,
  libraryTexts: { find: async () => undefined },
  firstPages: { seal: () => '', isAskedFor: async () => true },
  ownerOf: () => OURS,
  config: { narrator: { limit: 1, timeoutMs: 15_000 } },
});
const log = createLog({ level: 'silent' });
const app = new Hono<AppEnv>()
  .onError(handleError)
  .use(async (c, next) => {
    c.set('log', log);
    await next();
  })
  .route('/', routes);

async function ask(path: string, body: object) {
  return app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: '“Hello,” said Mia.', language: 'en', ...body }),
  });
}

async function speakersFor(path: string, body: object) {
  const answer = await ask(path, body);
  expect(answer.status).toBe(200);
  return heard.at(-1)?.speakers?.map(({ name }) => name);
}

const characters = [{ id: 'mia', name: 'Mia' }, 'Ben'];

test.each([
  ['/generate-story-audio', { characters, ageGroup: '6-8' }, ['Mia', 'Ben']],
  ['/generate-story-audio', { characters, ageGroup: '3-5' }, []],
  ['/generate-story-audio', { characters: 'Mia, Ben' }, ['Mia', 'Ben']],
  ['/generate-story-audio', {}, []],
  ['/generate-speech', { characters }, ['Mia', 'Ben']],
  ['/generate-speech', {}, []],
])('%s with %o may give voices to %o', async (path, body, speakers) => {
  expect(await speakersFor(path, body)).toEqual(speakers);
});

test.each([{}, { ahead: true }])(
  'a woman or a man reads as was asked, also ahead: %o [VO-11]',
  async (manner) => {
    reader = {
      pace: () => 1,
      narrator: {
        name: 'ahead',
        speak(request, signal) {
          heard.push(request);
          return fake.speak(request, signal);
        },
      },
    };
    for (const storyteller of ['woman', 'man', undefined]) {
      const answer = await ask('/generate-speech', { storyteller, ...manner });
      await answer.text();
      expect(heard.at(-1)?.storyteller).toBe(storyteller);
    }
    expect((await ask('/generate-speech', { storyteller: 'parrot' })).status).toBe(400);
  },
);

test('a story that cannot be read says that it is the audio that failed [MM-05] [VO-05]', async () => {
  hoarse = true;
  const failures = ['/generate-story-audio', '/generate-speech'].map(async (path) => {
    const answer = await ask(path, {});
    return [answer.status, ((await answer.json()) as { error: string }).error];
  });
  expect(await Promise.all(failures)).toEqual([
    [502, 'Audio generation failed: Failed to generate speech. Please try again.'],
    [502, 'Failed to generate speech. Please try again.'],
  ]);
  hoarse = false;
});

test('what is read ahead is told sentence by sentence, without its sound [VO-09]', async () => {
  const aheadOf: SpeechRequest[] = [];
  reader = {
    pace: () => 0.7,
    narrator: {
      name: 'ahead',
      speak(request, signal) {
        aheadOf.push(request);
        return fake.speak(request, signal);
      },
    },
  };
  const before = heard.length;
  const answer = await ask('/generate-speech', { text: 'One is here. Two!', characters, ahead: true });
  expect(answer.headers.get('Content-Type')).toContain('text/event-stream');
  const told = (await answer.text()).split('\n\n').filter(Boolean);
  expect(told.map((event) => event.split('\n'))).toEqual([
    ['event: pace', 'data: {"pace":0.7}'],
    ['event: ready', expect.stringContaining('{"offset":0,"length":12,"duration":1.1')],
    ['event: ready', expect.stringContaining('{"offset":13,"length":4,"duration":0.5')],
    ['event: done', 'data: {}'],
  ]);
  // As it will be asked for by whoever plays it.
  expect(aheadOf).toMatchObject([
    { text: 'One is here. Two!', speed: 1, speakers: [{ name: 'Mia' }, { name: 'Ben' }] },
  ]);
  expect(heard).toHaveLength(before);
  reader = undefined;
  const none = await ask('/generate-speech', { ahead: true });
  expect((await none.text()).trim()).toBe('event: done\ndata: {}');
});

const KWAME = { name: 'Kwame', said: 'KWAH-may' };

test.each([
  ['as the family says them', [KWAME], [KWAME]],
  ['not in words that are not for children', [KWAME, { name: 'Mia', said: 'shit' }], [KWAME]],
  ['as they are written, where nobody can say it so', [{ name: 'Kwame', said: '<b>' }], undefined],
])('names are read %s [VO-12]', async (_, said, heardAs) => {
  expect((await ask('/generate-speech', { said })).status).toBe(200);
  expect(heard.at(-1)?.said).toEqual(heardAs);
});
