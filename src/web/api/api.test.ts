import { expect, test } from 'vitest';
import { ask, request } from '#web/api/api.ts';
import { listen } from '#web/api/listen.ts';
import { Refusal, mayGoBetter, refusalWords } from '#web/api/refusal.ts';
import { says, serve, type Answer, type ServerResponse } from '#tests/support/loopback.ts';

const t = (id: string, values?: Record<string, unknown>) => (values ? `${id} ${JSON.stringify(values)}` : id);

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('it was answered'),
    (error: unknown) => error,
  );

test('parts of an address, a question and a body arrive as the server reads them', async () => {
  const votes = { votes: { like: 1, love: 0, star: 0 }, mine: 'like' };
  let sent = '';
  await serve({
    'PUT /api/stories/a%2Fb/vote': (asked, answer) => {
      asked.on('data', (piece: Buffer) => (sent += String(piece)));
      asked.on('end', () => says(200, votes)(asked, answer));
    },
    'GET /api/catalogue?age=3-5&lang=de': says(200, { themes: [] }),
    'DELETE /api/my-stories/x': (_, answer) => void answer.writeHead(204).end(),
  });
  const wish = { param: { storyId: 'a/b' }, json: { vote: 'like' } } as const;
  expect(await ask('PUT /api/stories/:storyId/vote', wish)).toEqual(votes);
  expect(JSON.parse(sent)).toEqual({ vote: 'like' });
  expect(await ask('GET /api/catalogue', { query: { age: '3-5', lang: 'de' } })).toEqual({ themes: [] });
  expect(await ask('DELETE /api/my-stories/:id', { param: { id: 'x' } })).toBeNull();
});

test('a refusal comes with its code, its status, its fields and words for the reader', async () => {
  const body = { error: 'Some words are not for children', code: 'unsafe_text', fields: { bio: 'unsafe' } };
  await serve({ 'POST /api/account/proof': says(422, body) });
  const error = await refusal(ask('POST /api/account/proof', { json: { password: 'x' } }));
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject({ message: body.error, code: body.code, status: 422, fields: body.fields });
  expect(refusalWords(error, t)).toBe('feedback.blocked.text');
  expect(mayGoBetter(error)).toBe(false);
});

test('a refusal that says more than why is an answer for whoever looks', async () => {
  await serve({
    'PATCH /api/my-stories/x': says(409, { error: 'No', code: 'changed', story: { revision: 3 } }),
  });
  const answer = await request('PATCH /api/my-stories/:id', { param: { id: 'x' }, json: { position: 1 } });
  expect(answer.status === 409 && (await answer.json()).story.revision).toBe(3);
});

test('a page of somebody in between is a refusal without a code, and may go better', async () => {
  await serve({ 'GET /api/favorites': (_, answer) => void answer.writeHead(502).end('<html>') });
  const error = await refusal(ask('GET /api/favorites'));
  expect(error).toMatchObject({ name: 'Refusal', code: '', message: '', status: 502 });
  expect(mayGoBetter(error)).toBe(true);
});

test('a limit that was reached says how long it lasts; nothing is asked twice', async () => {
  const body = { error: 'That was a little fast.', code: 'too_many_requests' };
  const heard = await serve({ 'GET /api/favorites': says(429, body, { 'Retry-After': '130' }) });
  const error = await refusal(ask('GET /api/favorites'));
  expect(error).toMatchObject({ waitS: 130 });
  expect(refusalWords(error, t)).toBe('refusal.wait {"minutes":3}');
  expect(mayGoBetter(error)).toBe(false);
  expect(heard).toHaveLength(1);
});

test('who gives up is told so at once, and the server hears of it', async () => {
  const over = new AbortController();
  const gone = Promise.withResolvers<void>();
  await serve({
    'GET /api/favorites': (_, answer) => {
      answer.on('close', gone.resolve);
      over.abort();
    },
  });
  const error = await refusal(ask('GET /api/favorites', { signal: over.signal }));
  expect(error).toMatchObject({ name: 'AbortError' });
  await gone.promise;
});

test('a line that breaks is no refusal', async () => {
  await serve({ 'GET /api/favorites': (asked) => void asked.socket.destroy() });
  const error = await refusal(ask('GET /api/favorites'));
  expect(error).toBeInstanceOf(TypeError);
  expect(mayGoBetter(error)).toBe(true);
});

const STORY = 'POST /functions/v1/generate-story';
const WISH = {
  json: {
    characters: [{ name: 'Mia' }],
    theme: { name: 'Courage' },
    setting: { name: 'Forest' },
    ageGroup: '6-8',
    language: 'en',
  },
} as const;

/** In pieces that do not care where an event ends. */
const streams =
  (pieces: readonly string[], end: (answer: ServerResponse) => void): Answer =>
  (asked, answer) => {
    expect(asked.headers.accept).toBe('text/event-stream');
    answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
    void (async () => {
      for (const piece of pieces) {
        answer.write(piece);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      end(answer);
    })();
  };

async function told(): Promise<unknown[]> {
  const events: unknown[] = [];
  try {
    for await (const event of listen(STORY, WISH)) events.push(event);
  } catch (error) {
    events.push(error instanceof Refusal ? `refused: ${error.message}` : 'broken');
  }
  return events;
}

const TEXT = { type: 'text', text: 'Es war einmal …\n\nein Bär' };
const CUT = ['event: te', 'xt\ndata: {"text":"Es war einmal …\\n\\nein B', 'är"}\n\n: still here\n\n'];

test('events are read as they come, however they are cut', async () => {
  await serve({ [STORY]: streams([...CUT, 'event: done\ndata: {}\n\n'], (answer) => answer.end()) });
  expect(await told()).toEqual([TEXT, { type: 'done' }]);
});

test('a stream that is cut in the middle never comes to its last word', async () => {
  await serve({ [STORY]: streams([...CUT, 'event: done\nda'], (answer) => answer.destroy()) });
  expect(await told()).toEqual([TEXT, 'broken']);
  await serve({ [STORY]: streams(CUT, (answer) => answer.end()) });
  expect(await told()).toEqual([TEXT]);
});

test('a stream may be refused at its beginning and in its middle', async () => {
  await serve({ [STORY]: says(403, { error: 'Please sign in', code: 'locked' }) });
  expect(await told()).toEqual(['refused: Please sign in']);
  const broke = 'event: error\ndata: {"error":"Please try again."}\n\n';
  await serve({ [STORY]: streams([...CUT, broke], (answer) => answer.end()) });
  expect(await told()).toEqual([TEXT, 'refused: Please try again.']);
});

test('whoever stops listening is not talked to any longer', async () => {
  const gone = Promise.withResolvers<void>();
  await serve({
    [STORY]: (asked, answer) => {
      answer.on('close', gone.resolve);
      streams(CUT, () => undefined)(asked, answer);
    },
  });
  for await (const event of listen(STORY, WISH)) {
    expect(event).toEqual(TEXT);
    break;
  }
  await gone.promise;
});
