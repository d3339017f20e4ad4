import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { clipOf } from '#engines/narrator/clip.ts';
import { SpeechError, type Narrator, type SpeechRequest } from '#engines/narrator/port.ts';
import { openPacker } from '#engines/narrator/packing/packer.ts';
import { createElevenLabs } from '#engines/narrator/providers/elevenlabs.ts';
import { createHuggingFace } from '#engines/narrator/providers/hugging-face.ts';
import { createOpenAi } from '#engines/narrator/providers/openai.ts';
import { restsWhenSilent } from '#engines/narrator/providers/rested.ts';
import { narratorContract, sayings } from '#engines/narrator/testing/contract.ts';
import {
  alignmentOf,
  hangsUp,
  hum,
  never,
  quotaExceeded,
  refuses,
  sends,
  sendsForLong,
  sendsPage,
  speaksWav,
  speaksWithTimes,
  startVoiceServer,
  truncated,
  wav,
  type VoiceAnswer,
  type VoiceProvider,
} from '#engines/narrator/testing/voice-server.ts';

const server = await startVoiceServer();
beforeEach(() => server.reset());
const packer = openPacker();
afterAll(() => packer.close());

const KEY = 'a-secret-key';
const SECRET_TEXT = 'Mia hid the red boat under the willow.';

interface Settings {
  apiKey?: string;
  baseUrl?: string;
  timeoutMs?: number;
}
const create: Record<VoiceProvider, (settings?: Settings) => Narrator> = {
  elevenlabs: (settings) => createElevenLabs({ apiKey: KEY, baseUrl: server.url, ...settings }),
  openai: (settings) => createOpenAi({ apiKey: KEY, baseUrl: server.url, packer, ...settings }),
  'hugging-face': (settings) =>
    createHuggingFace({ apiKey: KEY, baseUrl: server.url, model: 'owner/voice-1', packer, ...settings }),
};
const PROVIDERS = ['elevenlabs', 'openai', 'hugging-face'] as const;

const read = (narrator: Narrator, more: Partial<SpeechRequest> = {}, signal = new AbortController().signal) =>
  clipOf(narrator.speak({ text: SECRET_TEXT, language: 'en', speed: 1, ...more }, signal));

const failureOf = async (promise: Promise<unknown>): Promise<SpeechError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SpeechError)) throw new Error('no SpeechError was thrown', { cause: error });
  return error;
};

for (const provider of PROVIDERS) narratorContract(provider, () => create[provider]());

describe('what is sent [VO-03]', () => {
  test('to ElevenLabs', async () => {
    await read(create.elevenlabs({ baseUrl: `${server.url}/` }));
    const [request] = server.requests;
    expect(request?.path).toBe(
      '/v1/text-to-speech/EXAVITQu4vr4xnSDxMaL/with-timestamps?output_format=mp3_44100_128',
    );
    expect(request?.headers['xi-api-key']).toBe(KEY);
    expect(request?.body).toEqual({
      text: SECRET_TEXT,
      model_id: 'eleven_multilingual_v2',
      voice_settings: { stability: 0.5, similarity_boost: 0.8, style: 0, speed: 1 },
    });
  });

  test.each([
    [0.5, 0.7],
    [0.9, 0.9],
    [2, 1.2],
  ])('to ElevenLabs the speed %d goes as %d, which it can do', async (speed, sent) => {
    await read(create.elevenlabs(), { speed });
    expect(server.requests[0]?.body).toMatchObject({ voice_settings: { speed: sent } });
  });

  test('to OpenAI', async () => {
    await read(create.openai(), { speed: 1.5 });
    const [request] = server.requests;
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request?.body).toEqual({
      model: 'gpt-4o-mini-tts',
      voice: 'alloy',
      input: SECRET_TEXT,
      response_format: 'mp3',
      speed: 1.5,
    });
  });

  test('to Hugging Face', async () => {
    await read(create['hugging-face']());
    const [request] = server.requests;
    expect(request?.path).toBe('/models/owner/voice-1');
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request?.headers.accept).toContain('audio/mp3');
    expect(request?.body).toEqual({ inputs: SECRET_TEXT });
  });

  test('the voice that was asked for', async () => {
    await read(create.elevenlabs(), { voice: 'onwK4e9ZLuTAKqWW03F9' });
    await read(create.openai(), { voice: 'nova' });
    await read(create['hugging-face'](), { voice: 'facebook/mms-tts-tam' });
    const [first, second, third] = server.requests;
    expect(first?.path).toContain('/onwK4e9ZLuTAKqWW03F9/');
    expect(second?.body).toMatchObject({ voice: 'nova' });
    expect(third?.path).toBe('/models/facebook/mms-tts-tam');
  });

  test.each([
    ['elevenlabs', '../../v1/user'],
    ['elevenlabs', 'af_heart'],
    ['hugging-face', '../secrets'],
    ['hugging-face', 'owner/..'],
    ['hugging-face', 'owner/model?x=1'],
    ['hugging-face', 'owner/model/more'],
  ] as const)('to %s nothing, when the voice is "%s"', async (provider, voice) => {
    expect(await failureOf(read(create[provider](), { voice }))).toMatchObject({ reason: 'failed' });
    expect(server.requests).toEqual([]);
  });

  test.each(PROVIDERS)('to %s a long text in pieces, and it comes back whole', async (provider) => {
    const text = 'The fox ran home over the hill. '.repeat(100).trim();
    const { words } = await read(create[provider](), { text });
    expect(server.requests.length).toBe(3);
    for (const request of server.requests) expect(request.text.length).toBeLessThanOrEqual(1500);
    expect(words).toHaveLength(700);
    expect(words.map(({ offset }) => offset)).toEqual(
      Array.from(text.matchAll(/\w+/g), ({ index }) => index),
    );
    for (const [i, { start }] of words.entries())
      expect(start).toBeGreaterThanOrEqual(words[i - 1]?.start ?? 0);
  });
});

describe('the times of words [VO-08]', () => {
  test('are heard at ElevenLabs and estimated elsewhere', async () => {
    expect(await read(create.elevenlabs())).toMatchObject({ estimated: false });
    expect(await read(create.openai())).toMatchObject({ estimated: true });
    expect(await read(create['hugging-face']())).toMatchObject({ estimated: true });
  });

  test.each([
    ['there are none', () => null],
    ['they are of another text', (_: string, duration: number) => alignmentOf('Something else.', duration)],
    ['they go on after the sound', (text: string, duration: number) => alignmentOf(text, duration * 3)],
    ['they stand still', (text: string) => alignmentOf(text, 0)],
  ])('are estimated at ElevenLabs when %s', async (_, times) => {
    server.answers.elevenlabs = speaksWithTimes(times);
    const { estimated, words, duration } = await read(create.elevenlabs());
    expect(estimated).toBe(true);
    expect(words).toHaveLength(8);
    expect(words.at(-1)?.end).toBeLessThanOrEqual(duration);
  });

  test('stay with their words when there is markup', async () => {
    const text = 'The <i>red</i> fox.';
    for (const provider of PROVIDERS) {
      const { words } = await read(create[provider](), { text });
      expect(words.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
        'The',
        'red',
        'fox',
      ]);
    }
  });
});

describe.each(['openai', 'hugging-face'] as const)('a WAV from %s', (provider) => {
  test('becomes MP3 of the same length', async () => {
    server.answers[provider] = speaksWav;
    const { audio, duration } = await read(create[provider]());
    const expected = 0.4 + SECRET_TEXT.length * 0.05;
    expect(audio[0]).toBe(0xff);
    expect(Math.abs(duration - expected)).toBeLessThan(0.15);
  });

  test('at the rate of a studio becomes MP3 too', async () => {
    server.answers[provider] = sends(wav(hum(1, 44_100), 44_100), 'audio/x-wav; charset=binary');
    const { duration } = await read(create[provider]());
    expect(Math.abs(duration - 1)).toBeLessThan(0.15);
  });
});

describe.each(PROVIDERS)('when something goes wrong at %s [VO-05]', (provider) => {
  test.each<[string, VoiceAnswer, SpeechError['reason']]>([
    ['the key is wrong', refuses(401), 'unauthorized'],
    ['the quota is used up', quotaExceeded, 'quota_exceeded'],
    ['it is asked too often', refuses(429), 'quota_exceeded'],
    ['it refuses the text', refuses(400), 'failed'],
    ['it breaks', refuses(500), 'failed'],
    ['it is busy', refuses(503), 'failed'],
    ['it never answers', never, 'failed'],
    ['the sound is cut off', truncated, 'failed'],
    ['it hangs up', hangsUp, 'failed'],
    ['it sends a page', sendsPage, 'failed'],
    ['it sends FLAC', sends(Buffer.from('fLaC\0\0\0\x22', 'latin1'), 'audio/flac'), 'failed'],
    ['it sends what is no sound under the name of one', sends(Buffer.from('<html>sorry</html>')), 'failed'],
    ['it sends nothing', sends(Buffer.alloc(0)), 'failed'],
    ['it sends ten minutes for a sentence', sendsForLong, 'failed'],
    ['it sends more than any sound is', sends(Buffer.alloc(60_000_000)), 'failed'],
    [
      'it sends us elsewhere',
      (_, response) => void response.writeHead(307, { Location: '/models/a/b' }).end(),
      'failed',
    ],
  ])('%s', async (_, answer, reason) => {
    server.answers[provider] = answer;
    const error = await failureOf(read(create[provider]({ timeoutMs: 400 })));
    expect(error.reason).toBe(reason);
    expectNoSecrets(error);
    expect(server.requests).toHaveLength(1);
  });

  test('nobody is there', async () => {
    const error = await failureOf(read(create[provider]({ baseUrl: 'http://127.0.0.1:1' })));
    expect(error.reason).toBe('failed');
    expectNoSecrets(error);
  });

  test('a key that cannot be sent is not told to anybody', async () => {
    const error = await failureOf(read(create[provider]({ apiKey: `${KEY}\nnext line` })));
    expect(error.reason).toBe('failed');
    expectNoSecrets(error);
  });

  test('who leaves in the middle is not kept waiting, and hears their own reason', async () => {
    server.answers[provider] = never;
    const leaving = new AbortController();
    const reading = read(create[provider](), {}, leaving.signal);
    setTimeout(() => leaving.abort(new Error('gone')), 50);
    await expect(reading).rejects.toThrow('gone');
  });
});

test('a service that was silent three times in a row is left alone, and then asked again [VO-05]', async () => {
  let now = 0;
  const rested = restsWhenSilent({ now: () => now, restMs: 1000 });
  server.answers.openai = never;
  const narrator = rested(create.openai({ timeoutMs: 150 }));
  for (let i = 0; i < 5; i++) expect((await failureOf(read(narrator))).reason).toBe('failed');
  expect(server.requests).toHaveLength(3);
  server.reset();
  now += 1000;
  const patient = rested(create.openai());
  for (let i = 0; i < 2; i++) expect((await read(patient)).audio.length).toBeGreaterThan(0);
});

test('a sound under a wrong name is refused, whatever it is', async () => {
  for (const provider of ['openai', 'hugging-face'] as const) {
    server.answers[provider] = sends(wav(hum(0.5, 16_000), 16_000), 'audio/flac');
    const error = await failureOf(read(create[provider]()));
    expect(error).toMatchObject({ reason: 'failed', message: 'wrong kind of sound' });
  }
});

test('the fetch that was given is the one that is used', async () => {
  const asked: string[] = [];
  const narrator = createOpenAi({
    apiKey: KEY,
    model: 'tts-1',
    packer,
    fetch: async (input, init) => {
      asked.push(new Request(input).url);
      return fetch(`${server.url}/v1/audio/speech`, init);
    },
  });
  await read(narrator, { text: sayings.sv, language: 'sv' });
  expect(asked).toEqual(['https://api.openai.com/v1/audio/speech']);
  expect(server.requests[0]?.body).toMatchObject({ model: 'tts-1' });
});

function expectNoSecrets(error: Error): void {
  const told = JSON.stringify([error.message, error.stack, String(error.cause)]);
  expect(told).not.toContain(KEY);
  expect(told).not.toContain('willow');
}
