import { expect, test } from 'vitest';
import { enginesInUse } from '#contract/engines.ts';
import type { SpeechAnswer } from '#contract/speech.ts';
import { framesIn, SPOKEN_FRAMES } from '#contract/spoken-frames.ts';
import { readMp3 } from '#engines/narrator/read-mp3.ts';
import { quotaExceeded, refuses, startVoiceServer } from '#engines/narrator/testing/voice-server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const plain = await testProduct(database, UNHURRIED);
const user = { Authorization: `Bearer ${(await accountsOf(plain).signUp()).session.access_token}` };
const speak = (body: object, headers: Record<string, string> = user, name = 'generate-speech') =>
  plain.postJson(`/functions/v1/${name}`, { quality: 'quick', ...body }, headers);

test('with nothing configured the built-in voice reads, and tells the time of every word [VO-03] [VO-07]', async () => {
  const text = 'The fox slept. 🦊 “Good night!”';
  const answer = await speak({ text });
  expect(answer.status).toBe(200);
  const { audioContent, mimeType, provider, words, duration } = (await answer.json()) as SpeechAnswer;
  expect({ mimeType, provider }).toEqual({ mimeType: 'audio/mpeg', provider: 'built-in' });
  expect(readMp3(Buffer.from(audioContent, 'base64')).duration).toBeCloseTo(duration, 6);
  expect(duration).toBeGreaterThan(1);
  expect(words.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
    'The',
    'fox',
    'slept',
    'Good',
    'night',
  ]);
  expect(words.at(-1)?.end).toBeLessThanOrEqual(duration);
});

test.each(['generate-openai-speech', 'generate-hf-speech'])(
  '%s says that it is not configured',
  async (name) => {
    const answer = await speak({ text: 'Hello.' }, user, name);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'not_configured' });
  },
);

test('a story of the library is read to everybody, in its own language [MM-03]', async () => {
  const { content } = await factories(database.db).story({
    content: 'Der Fuchs schlief.\n\nDer Mond war da.',
  });
  const answer = await plain.postJson('/functions/v1/generate-story-audio', {
    text: content,
    voiceId: 'Sarah',
    modelId: 'eleven_multilingual_v2',
    ageGroup: '6-8',
    characters: [],
  });
  expect(answer.status).toBe(200);
  const { audioContent, duration, words } = (await answer.json()) as SpeechAnswer;
  expect(Buffer.from(audioContent, 'base64').length).toBeGreaterThan(1000);
  expect(duration).toBeGreaterThan(1);
  expect(words).toHaveLength(7);
});

test('who wants frames hears each sentence as it is made, the first at once [VO-10]', async () => {
  const started = performance.now();
  const text = 'One is here. “Two,” said Mia, “is there.” Three is gone.';
  const answer = await speak({ text }, { ...user, Accept: SPOKEN_FRAMES });
  expect(answer.headers.get('Content-Type')).toBe(SPOKEN_FRAMES);
  if (!answer.body) throw new Error('nothing was said');
  const heard: { said: string; word: string; provider: string; seconds: number; after: number }[] = [];
  let last: unknown;
  for await (const { head, audio } of framesIn(answer.body)) {
    last = head;
    if ('end' in head) continue;
    const [first] = head.words;
    heard.push({
      said: text.slice(head.offset, head.offset + head.length),
      word: first ? text.slice(first.offset, first.offset + first.length) : '',
      provider: head.provider,
      seconds: readMp3(audio).duration - head.duration,
      after: performance.now() - started,
    });
  }
  const own = { provider: 'built-in', seconds: expect.closeTo(0, 6) };
  expect(heard).toMatchObject([
    { said: 'One is here.', word: 'One', ...own },
    { said: '“Two,” said Mia, “is there.”', word: 'Two', ...own },
    { said: 'Three is gone.', word: 'Three', ...own },
  ]);
  expect(heard[0]?.after).toBeLessThan(1500);
  expect(last).toEqual({ end: 'done' });
});

test('who wants frames and may not have them is refused as everybody is [VO-10]', async () => {
  const frames = { Accept: SPOKEN_FRAMES };
  expect((await speak({ text: 'Hello.' }, frames)).status).toBe(401);
  const refused = await speak({ text: 'Let us drink vodka.' }, { ...user, ...frames });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'unsafe_text' });
});

test('guests are not read to, except a story', async () => {
  for (const name of ['generate-speech', 'generate-openai-speech', 'generate-hf-speech']) {
    expect((await speak({ text: 'Hello.' }, {}, name)).status).toBe(401);
  }
});

test('words of the library are read to everybody, and no others under its name [RB-02]', async () => {
  const make = factories(database.db);
  const { id } = await make.story({ content: 'A fox slept.\n\nIt woke up.' });
  const { id: other } = await make.story({ content: 'An owl flew.' });
  const guest = async (text: string, libraryStory: string) =>
    (await speak({ text, libraryStory }, {})).status;
  expect(await guest('It woke up.', id)).toBe(200);
  expect(await guest('A fox slept.\nIt woke up.', id)).toBe(200);
  expect(await guest('It woke up.', other)).toBe(401);
  expect(await guest('Buy my boat.', id)).toBe(401);
  expect(await guest('It woke up.', 'nobody')).toBe(401);
});

test.each([
  [400, { text: '  ' }],
  [400, { text: 'Hello.', speed: 9 }],
  [400, { text: 'Hello.', language: 'tlh' }],
  [413, { text: 'a '.repeat(3100) }],
  [422, { text: 'Let us drink vodka.' }],
])('%i for what cannot be read', async (status, body) => {
  expect((await speak(body)).status).toBe(status);
});

test('markup and control characters are not read out', async () => {
  const answer = await speak({ text: 'The <b>fox</b>\u0007 slept.' });
  const { words } = (await answer.json()) as SpeechAnswer;
  expect(words).toHaveLength(3);
});

const strict = await testProduct(await testDatabase(), { SPEECH_LIMIT: '2' });

test('who asks too often is told when to come back, whichever voice is asked', async () => {
  const { session } = await accountsOf(strict).signUp();
  const signedIn = { Authorization: `Bearer ${session.access_token}` };
  const ask = (path: string) => strict.postJson(path, { text: 'Hello.' }, signedIn);
  const story = '/functions/v1/generate-story-audio';
  expect([(await ask(story)).status, (await ask(story)).status]).toEqual([200, 200]);
  const speech = ['generate-speech', 'generate-openai-speech', 'generate-hf-speech'];
  for (const path of [story, ...speech.map((name) => `/functions/v1/${name}`)]) {
    const refused = await ask(path);
    expect(refused.status, path).toBe(429);
    expect(Number(refused.headers.get('Retry-After')), path).toBeGreaterThan(60);
    expect(await refused.json()).toEqual({
      error: 'That was a little fast. Please wait a moment.',
      code: 'too_many_requests',
    });
  }
});

const server = await startVoiceServer();
const rich = await testProduct(await testDatabase(), {
  ...UNHURRIED,
  ELEVENLABS_API_KEY: 'eleven',
  ELEVENLABS_URL: server.url,
  OPENAI_API_KEY: 'open',
  OPENAI_SPEECH_URL: server.url,
  HF_TOKEN: 'hugging',
  HF_URL: server.url,
  VOICE_TIMEOUT_S: '2',
  SPEECH_LIMIT: '100',
});
const richUser = { Authorization: `Bearer ${(await accountsOf(rich).signUp()).session.access_token}` };
const ask = async (name: string, body: object = {}) => {
  const answer = await rich.postJson(`/functions/v1/${name}`, { text: 'Hello there.', ...body }, richUser);
  return {
    status: answer.status,
    ...((await answer.json()) as Partial<SpeechAnswer> & { error?: string; code?: string }),
  };
};

test.each([
  ['generate-speech', 'elevenlabs'],
  ['generate-openai-speech', 'openai'],
  ['generate-hf-speech', 'hugging-face'],
])('%s uses the configured voice [VO-03]', async (name, provider) => {
  server.reset();
  expect(await ask(name)).toMatchObject({ status: 200, provider, mimeType: 'audio/mpeg' });
});

test('a browser is told which voices it can ask [VO-04]', async () => {
  const voicesOf = async (product: typeof plain) =>
    enginesInUse.parse(await (await product.get('/api/engines')).json()).voices;
  expect(await voicesOf(plain)).toEqual({ elevenLabs: false, openai: false, huggingFace: false });
  expect(await voicesOf(rich)).toEqual({ elevenLabs: true, openai: true, huggingFace: true });
});

test('behind the primary voice stands the built-in one', async () => {
  server.reset();
  server.answers.elevenlabs = refuses(500);
  expect(await ask('generate-speech', { quality: 'quick' })).toMatchObject({
    status: 200,
    provider: 'built-in',
  });
});

test('whoever asks for one reader hears that one or nobody', async () => {
  server.reset();
  expect(await ask('generate-speech', { reader: 'built-in', quality: 'quick' })).toMatchObject({
    provider: 'built-in',
  });
  server.answers.elevenlabs = quotaExceeded;
  expect(await ask('generate-speech', { reader: 'cloud' })).toMatchObject({
    status: 429,
    error: 'quota_exceeded',
  });
  expect((await speak({ text: 'Hello.', reader: 'cloud' })).status).toBe(503);
});

test('what a caller asks of a voice reaches it [VO-03]', async () => {
  server.reset();
  await ask('generate-speech', { options: { stability: 0.3, similarity_boost: 0.6, style: 0.2 } });
  await ask('generate-openai-speech', { voice: 'fable' });
  await ask('generate-story-audio', { modelId: 'eleven_turbo_v2_5', voiceId: 'Sarah' });
  expect(server.requests.map(({ body }) => body)).toMatchObject([
    { voice_settings: { stability: 0.3, similarity_boost: 0.6, style: 0.2 } },
    { voice: 'fable' },
    { model_id: 'eleven_turbo_v2_5' },
  ]);
});

test('a language that Hugging Face has no voice for is not read by an English one', async () => {
  server.reset();
  expect(await ask('generate-hf-speech', { text: '狐狸睡了。', language: 'zh' })).toMatchObject({
    status: 503,
  });
});

test('quota and refused keys are told apart from other failures [VO-05]', async () => {
  server.reset();
  server.answers.openai = quotaExceeded;
  expect(await ask('generate-openai-speech')).toMatchObject({ status: 429, error: 'quota_exceeded' });
  server.answers.openai = refuses(401);
  expect((await ask('generate-openai-speech')).error).toContain('401');
  server.answers.openai = refuses(500);
  expect(await ask('generate-openai-speech')).toMatchObject({
    status: 502,
    error: 'Failed to generate speech. Please try again.',
  });
});

test('neither the text nor a key is logged', async () => {
  server.reset();
  server.answers.openai = refuses(500);
  await ask('generate-openai-speech', { text: 'Quillaby is my name.' });
  const logged = JSON.stringify(rich.logged());
  expect(logged).not.toContain('Quillaby');
  expect(logged).not.toMatch(/"eleven"|"open"|"hugging"/);
});
