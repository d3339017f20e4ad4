import { resolveObjectURL } from 'node:buffer';
import { afterEach, expect, test, vi } from 'vitest';
import { hfSpeechRequest, openAiSpeechRequest, speechRequest, type SpeechAnswer } from '#contract/speech.ts';
import { frameOf, SPOKEN_FRAMES } from '#contract/spoken-frames.ts';
import { SpeechFailure } from '#domain/speech-relay.ts';
import { requestSpeech, type Speech, type SpeechWish } from '#web/features/narration/speech.ts';

const PRIMARY = '/functions/v1/generate-speech';
const OPENAI = '/functions/v1/generate-openai-speech';
const HUGGING_FACE = '/functions/v1/generate-hf-speech';

type Reply = () => Promise<Response> | Response;

interface Call {
  path: string;
  body: unknown;
  signal: AbortSignal;
}

/** A server that answers as told, and a record of what it was asked. */
function serve(replies: Partial<Record<string, Reply>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    calls.push({ path, body: JSON.parse(body), signal });
    return (replies[path] ?? notConfigured)();
  });
  return calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const WORDS = [{ offset: 0, length: 3, start: 0, end: 0.4 }];

const says =
  (audio: string, change: Partial<Record<keyof SpeechAnswer, unknown>> = {}): Reply =>
  () =>
    Response.json({
      audioContent: btoa(audio),
      mimeType: 'audio/mpeg',
      provider: 'built-in',
      duration: 1.5,
      words: WORDS,
      estimated: false,
      ...change,
    });

const refuses =
  (status: number, code: string, error = code, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json({ error, code }, { status, headers });

const notConfigured = refuses(503, 'not_configured', 'OpenAI TTS is not configured');
const never: Reply = () => new Promise<Response>(() => undefined);

const OURS_ALONE = { elevenLabs: false, openai: false, huggingFace: false };

let told = 0;

/** Every test has a text of its own: the page remembers what it has heard. */
function wish(change: Partial<SpeechWish> = {}): SpeechWish {
  told += 1;
  return {
    text: `Story number ${told}.`,
    characterId: 'fox',
    language: 'en',
    speed: 1,
    ageGroup: '6-8',
    characters: [{ name: 'Mia' }, { name: 'Rusty' }],
    voices: { elevenLabs: true, openai: true, huggingFace: true },
    ...change,
  };
}

const addressOf = ({ sound }: Pick<Speech, 'sound'>) => sound.stretchAt(0)?.url ?? '';

function hear(speech: Pick<Speech, 'sound'>): Promise<string> | undefined {
  return resolveObjectURL(addressOf(speech))?.text();
}

test('with nothing configured the built-in voice is heard, without a notice [VO-04] [VO-07]', async () => {
  serve({ [PRIMARY]: says('our own voice') });
  const { sound, ...speech } = await requestSpeech(wish({ voices: OURS_ALONE }));
  expect(speech).toEqual({ provider: 'built-in', notice: undefined });
  expect(sound).toMatchObject({ words: WORDS, duration: 1.5, isWhole: true });
  expect([resolveObjectURL(addressOf({ sound }))?.type, sound.audio.type]).toEqual([
    'audio/mpeg',
    'audio/mpeg',
  ]);
  expect(await hear({ sound })).toBe('our own voice');
});

test('a story of a class is read by our own voice alone, whatever is configured [CL-03]', async () => {
  const calls = serve({ [PRIMARY]: says('our own voice') });
  await requestSpeech(wish({ byUs: true }));
  expect(calls.map(({ path, body }) => [path, (body as { reader?: string }).reader])).toEqual([
    [PRIMARY, 'built-in'],
  ]);
});

test('the three functions get the documented bodies, which the contract takes [VO-03]', async () => {
  const failed = refuses(502, 'voice_failed');
  const calls = serve({ [PRIMARY]: failed, [OPENAI]: failed, [HUGGING_FACE]: says('third') });
  const { text, ...rest } = wish({ language: 'ta', speed: 1.2 });
  await requestSpeech({ text, ...rest });
  const options = { stability: 0.5, similarity_boost: 0.8, style: 0 };
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: PRIMARY,
      body: {
        text,
        characterId: 'fox',
        options,
        language: 'ta',
        speed: 1.2,
        reader: 'cloud',
        characters: [{ name: 'Mia' }, { name: 'Rusty' }],
      },
    },
    { path: OPENAI, body: { text, voice: 'alloy', language: 'ta', speed: 1.2 } },
    { path: HUGGING_FACE, body: { text, model: 'facebook/mms-tts-tam', language: 'ta' } },
  ]);
  for (const [index, schema] of [speechRequest, openAiSpeechRequest, hfSpeechRequest].entries()) {
    expect(schema.safeParse(calls[index]?.body).success).toBe(true);
  }
});

test('what stands around a text goes along; the same words elsewhere in the story are asked for again [VO-09]', async () => {
  const calls = serve({ [PRIMARY]: says('here') });
  const asked = wish({ voices: OURS_ALONE, turns: [3], around: { before: '', after: ' More.' } });
  await requestSpeech(asked);
  await requestSpeech({ ...asked, around: { before: 'Before. ', after: ' More.' } });
  await requestSpeech(asked);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { turns: [3], around: asked.around },
    { around: { before: 'Before. ' } },
  ]);
  for (const { body } of calls) expect(speechRequest.parse(body)).toHaveProperty('around');
});

test.each([
  [OURS_ALONE, [PRIMARY]],
  [{ elevenLabs: true, openai: false, huggingFace: false }, [PRIMARY]],
  [{ elevenLabs: true, openai: true, huggingFace: false }, [PRIMARY, OPENAI, PRIMARY]],
  [{ elevenLabs: false, openai: true, huggingFace: false }, [OPENAI, PRIMARY]],
  [{ elevenLabs: false, openai: false, huggingFace: true }, [HUGGING_FACE, PRIMARY]],
])('only voices that exist are asked, in their order: %o [VO-04]', async (voices, asked) => {
  const failed = refuses(502, 'voice_failed');
  const calls = serve({ [PRIMARY]: failed, [OPENAI]: failed, [HUGGING_FACE]: failed });
  await expect(requestSpeech(wish({ voices }))).rejects.toMatchObject({ kind: 'failed' });
  expect(calls.map(({ path }) => path)).toEqual(asked);
});

test.each([
  [{ elevenLabs: false, openai: true, huggingFace: false }, OPENAI],
  [{ elevenLabs: false, openai: false, huggingFace: true }, HUGGING_FACE],
])('our own voice, however quick, waits for a configured one: %o [VO-04] [VO-07]', async (voices, cloud) => {
  const slowly = () => new Promise<Response>((resolve) => setTimeout(resolve, 30, says('theirs')()));
  const calls = serve({ [PRIMARY]: says('ours'), [cloud]: slowly });
  expect(await hear(await requestSpeech(wish({ voices })))).toBe('theirs');
  expect(calls.map(({ path }) => path)).toEqual([cloud]);

  serve({ [PRIMARY]: says('ours'), [cloud]: refuses(429, 'quota_exceeded') });
  const behind = await requestSpeech(wish({ voices }));
  expect(await hear(behind)).toBe('ours');
  expect(behind.notice).toBeUndefined();
});

test('a listener may choose the quality; the youngest hear one voice', async () => {
  const calls = serve({ [PRIMARY]: says('a') });
  await requestSpeech(wish({ quality: 'natural', voices: OURS_ALONE }));
  await requestSpeech(wish({ ageGroup: '3-5', voices: OURS_ALONE }));
  const [chosen, youngest] = calls.map(({ body }) => speechRequest.parse(body));
  expect(chosen).toMatchObject({ quality: 'natural', characters: [{ name: 'Mia' }, { name: 'Rusty' }] });
  expect(youngest?.characters).toEqual([]);
  expect(youngest?.quality).toBeUndefined();
});

test('a backup voice comes with its notice, and the slower voice is stopped [VO-04]', async () => {
  const calls = serve({ [PRIMARY]: never, [OPENAI]: says('second', { provider: 'openai' }) });
  expect(await requestSpeech(wish())).toMatchObject({ provider: 'openai', notice: 'openai' });
  expect(calls.find(({ path }) => path === PRIMARY)?.signal.aborted).toBe(true);

  serve({ [HUGGING_FACE]: says('third', { provider: 'hugging-face' }) });
  expect(await requestSpeech(wish())).toMatchObject({ provider: 'hugging-face', notice: 'hugging_face' });
});

test.each<[string, Reply]>([
  ['empty', says('')],
  ['no base64', says('', { audioContent: '*not base64*' })],
  ['without audioContent', says('', { audioContent: undefined })],
  ['a number', says('', { audioContent: 7 })],
  ['a web page by its type', says('<script>', { mimeType: 'text/html' })],
  ['nothing', () => Response.json(null)],
  ['no JSON', () => new Response('<!doctype html>')],
  ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page', () => new Response('Bad gateway', { status: 502 })],
])('an answer that is %s leaves the word to the next voice [VO-04]', async (_, reply) => {
  serve({ [PRIMARY]: reply, [OPENAI]: says('second') });
  expect(await requestSpeech(wish())).toMatchObject({ notice: 'openai' });
});

test('times that cannot be read are left out; the voice is heard all the same', async () => {
  const words = [null, { offset: 0 }, { ...WORDS[0], start: 'now' }, WORDS[0]];
  serve({ [PRIMARY]: says('a', { words, duration: undefined }) });
  expect(await requestSpeech(wish())).toMatchObject({ sound: { words: WORDS, duration: 0 } });
  serve({ [PRIMARY]: says('a', { words: undefined }) });
  expect(await requestSpeech(wish())).toMatchObject({ sound: { words: [] } });
});

test.each<[string, Reply, SpeechFailure['kind']]>([
  ['a guest', refuses(401, 'no_authorization', 'Please sign in'), 'unavailable'],
  ['a guest before a gateway', () => new Response('Unauthorized', { status: 401 }), 'unavailable'],
  ['an empty purse', refuses(429, 'quota_exceeded'), 'unavailable'],
  [
    'a wrong key',
    refuses(502, 'voice_unauthorized', '401: the voice service refused our key'),
    'unavailable',
  ],
  ['too many requests', refuses(429, 'over_request_rate_limit', 'Too many requests'), 'failed'],
  ['too long a text', refuses(413, 'too_large'), 'failed'],
  ['an unsafe text', refuses(422, 'unsafe_text'), 'failed'],
  ['a broken voice', refuses(502, 'voice_failed'), 'failed'],
  ['no line', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
])('%s: which failure [VO-05]', async (_, reply, kind) => {
  serve({ [PRIMARY]: reply, [OPENAI]: notConfigured, [HUGGING_FACE]: notConfigured });
  const failure = await requestSpeech(wish()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SpeechFailure);
  expect(failure).toMatchObject({ kind });
});

const rests = (seconds: number) =>
  refuses(429, 'too_many_requests', 'That was a little fast.', { 'Retry-After': String(seconds) });

test('a limit that was reached says when it is over, also beside a purse that is empty [VO-05]', async () => {
  const voices = { elevenLabs: true, openai: true, huggingFace: true };
  serve({ [PRIMARY]: rests(420), [OPENAI]: refuses(429, 'quota_exceeded'), [HUGGING_FACE]: rests(90) });
  await expect(requestSpeech(wish({ voices }))).rejects.toMatchObject({ kind: 'wait', waitS: 90 });
});

test('what was heard once is heard again without asking, and the notice is told once [VO-06]', async () => {
  const calls = serve({ [OPENAI]: says('second') });
  const same = wish();
  const first = await requestSpeech(same);
  expect(first.notice).toBe('openai');
  const asked = calls.length;
  expect(await requestSpeech({ ...same })).toEqual({ ...first, notice: undefined });
  expect(calls).toHaveLength(asked);
});

test.each<[string, Partial<SpeechWish>]>([
  ['another character', { characterId: 'owl' }],
  ['another text', { text: 'Something else.' }],
  ['another language', { language: 'de' }],
  ['another speed', { speed: 1.5 }],
  ['another quality', { quality: 'natural' }],
  ['another cast', { characters: [{ name: 'Mia' }] }],
  ['one voice for all', { whoReads: 'one' }],
  ['a man to tell it', { storyteller: 'man' }],
])('%s is asked for anew [VO-06]', async (_, change) => {
  const calls = serve({ [PRIMARY]: says('a') });
  const one = wish();
  await requestSpeech(one);
  const asked = calls.length;
  await requestSpeech({ ...one, ...change });
  expect(calls.length).toBeGreaterThan(asked);
});

test('a failure is not remembered [VO-06]', async () => {
  const same = wish();
  serve({});
  await expect(requestSpeech(same)).rejects.toThrow(SpeechFailure);
  serve({ [PRIMARY]: says('better now') });
  expect(await hear(await requestSpeech(same))).toBe('better now');
});

test('the same text asked for twice at once has one address', async () => {
  serve({ [PRIMARY]: says('a') });
  const same = wish();
  const [one, other] = await Promise.all([requestSpeech(same), requestSpeech(same)]);
  expect(addressOf(one)).toBe(addressOf(other));
});

test('the clip that was not heard for longest makes room, and its memory is given back [VO-06]', async () => {
  const calls = serve({ [PRIMARY]: says('a') });
  const [kept, dropped] = [wish(), wish()];
  const first = addressOf(await requestSpeech(kept));
  const old = addressOf(await requestSpeech(dropped));
  for (let others = 0; others < 11; others++) {
    await requestSpeech(kept);
    await requestSpeech(wish());
  }
  expect(resolveObjectURL(old)).toBeUndefined();
  expect(await resolveObjectURL(first)?.text()).toBe('a');
  const asked = calls.length;
  await requestSpeech(kept);
  expect(calls).toHaveLength(asked);
  await requestSpeech(dropped);
  expect(calls.length).toBeGreaterThan(asked);
});

test('who gives up is not kept waiting, and nothing is asked for on their behalf', async () => {
  const calls = serve({ [PRIMARY]: never, [OPENAI]: never });
  const caller = new AbortController();
  const speech = requestSpeech(wish({ signal: caller.signal }));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  caller.abort();
  await expect(speech).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  await expect(requestSpeech(wish({ signal: caller.signal }))).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls).toHaveLength(2);
});

const sentence = (text: string, offset: number) =>
  frameOf(
    {
      offset,
      length: text.length,
      duration: 2,
      words: [{ offset, length: text.length, start: 0.5, end: 1 }],
      provider: 'built-in',
    },
    new TextEncoder().encode(text),
  );

/** A server that says what it is told to say, when it is told. */
function speaking() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const gone = vi.fn();
  const body = new ReadableStream<Uint8Array>({ start: (it) => void (controller = it), cancel: gone });
  const reply: Reply = () => new Response(body, { headers: { 'Content-Type': SPOKEN_FRAMES } });
  return {
    reply,
    gone,
    say: (frame: Uint8Array) => controller.enqueue(frame),
    hangUp: () => controller.error(new TypeError('network error')),
  };
}

test('a voice is heard with its first sentence, and grows while the rest is made [VO-10]', async () => {
  const voice = speaking();
  const calls = serve({ [PRIMARY]: voice.reply });
  const same = wish({ voices: OURS_ALONE });
  const asked = requestSpeech(same);
  voice.say(sentence('One. ', 0));
  const { sound, provider } = await asked;
  expect(provider).toBe('built-in');
  expect(sound).toMatchObject({ duration: 2, until: 5, isWhole: false });
  expect(sound.stretchAt(1)).toMatchObject({ start: 0, end: 2 });
  expect(sound.stretchAt(2)).toBeUndefined();
  voice.say(sentence('Two. ', 5));
  voice.say(sentence('Three.', 10));
  await sound.reaches(10);
  expect(sound.words[2]).toEqual({ offset: 10, length: 6, start: 4.5, end: 5 });
  const rest = sound.stretchFrom(2);
  expect(rest).toMatchObject({ start: 2, end: 6 });
  expect(await resolveObjectURL(rest?.url ?? '')?.text()).toBe('Two. Three.');
  voice.say(frameOf({ end: 'done' }));
  await sound.ends();
  expect(sound.isWhole).toBe(true);
  expect(await hear({ sound })).toBe('One. Two. Three.');
  expect((await requestSpeech(same)).sound).toBe(sound);
  expect(calls).toHaveLength(1);
});

test('a voice that breaks off in the middle is asked anew, and who gives up is talked to no longer [VO-10]', async () => {
  const voice = speaking();
  serve({ [PRIMARY]: voice.reply });
  const same = wish({ voices: OURS_ALONE });
  voice.say(sentence('One. ', 0));
  const { sound } = await requestSpeech(same);
  voice.hangUp();
  await sound.ends();
  expect(sound).toMatchObject({ isBroken: true, isWhole: false });
  const again = speaking();
  const calls = serve({ [PRIMARY]: again.reply });
  again.say(sentence('One. ', 0));
  const leaving = new AbortController();
  expect((await requestSpeech({ ...same, signal: leaving.signal })).sound).not.toBe(sound);
  leaving.abort();
  expect(calls[0]?.signal.aborted).toBe(true);
});
