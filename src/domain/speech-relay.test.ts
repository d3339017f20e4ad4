import { expect, test } from 'vitest';
import { relaySpeech, SpeechFailure, type AskVoice, type VoiceRank } from '#domain/speech-relay.ts';

interface Answer {
  audioContent: string;
}

/** What a voice does, and after how many milliseconds. */
interface Part {
  says?: string;
  fails?: string;
  after?: number;
}

type Parts = Record<Exclude<VoiceRank, 'last'>, Part> & { last?: Part };

const RANKS: readonly VoiceRank[] = ['primary', 'second', 'third'];

/** Voices that play their parts, and a record of who was asked and who was stopped. */
function cast(parts: Parts) {
  const asked: VoiceRank[] = [];
  const stopped: VoiceRank[] = [];
  const ask =
    (rank: VoiceRank): AskVoice<Answer> =>
    (signal) => {
      asked.push(rank);
      const { says = '', fails, after = 0 } = parts[rank] ?? {};
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => (fails === undefined ? resolve({ audioContent: says }) : reject(new Error(fails))),
          after,
        );
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          stopped.push(rank);
          reject(signal.reason as Error);
        });
      });
    };
  const voices = { primary: ask('primary'), second: ask('second'), third: ask('third') };
  return { voices: parts.last ? { ...voices, last: ask('last') } : voices, asked, stopped };
}

const NOT_CONFIGURED = '503 not_configured: OpenAI TTS is not configured';
const OTHER = { says: 'never' };

test.each<[string, Parts, VoiceRank]>([
  [
    'the primary voice is quicker',
    { primary: { says: 'a' }, second: { says: 'b', after: 40 }, third: OTHER },
    'primary',
  ],
  [
    'the second voice is quicker',
    { primary: { says: 'a', after: 40 }, second: { says: 'b' }, third: OTHER },
    'second',
  ],
  ['both answer at once', { primary: { says: 'a' }, second: { says: 'b' }, third: OTHER }, 'primary'],
  [
    'the primary voice fails',
    { primary: { fails: 'x' }, second: { says: 'b', after: 20 }, third: OTHER },
    'second',
  ],
  [
    'the primary voice is empty',
    { primary: { says: '' }, second: { says: 'b', after: 20 }, third: OTHER },
    'second',
  ],
  [
    'the second voice fails',
    { primary: { says: 'a', after: 20 }, second: { fails: 'x' }, third: OTHER },
    'primary',
  ],
  [
    'the second voice is empty',
    { primary: { says: 'a', after: 20 }, second: { says: '' }, third: OTHER },
    'primary',
  ],
  [
    'nothing is configured',
    { primary: { says: 'a', after: 20 }, second: { fails: NOT_CONFIGURED }, third: OTHER },
    'primary',
  ],
  ['the first two fail', { primary: { fails: 'x' }, second: { fails: 'y' }, third: { says: 'c' } }, 'third'],
  ['the first two are empty', { primary: { says: '' }, second: { says: '' }, third: { says: 'c' } }, 'third'],
  [
    'one fails and one is empty',
    { primary: { fails: '401' }, second: { says: '' }, third: { says: 'c' } },
    'third',
  ],
  [
    'the first three fail',
    { primary: { fails: '401' }, second: { says: '' }, third: { fails: 'z' }, last: { says: 'd' } },
    'last',
  ],
  [
    'nobody need stand in',
    { primary: { fails: 'x' }, second: { fails: 'y' }, third: { says: 'c' }, last: OTHER },
    'third',
  ],
])('%s: who is heard and what is told [VO-04]', async (_, parts, winner) => {
  const { voices, asked } = cast(parts);
  const notices = { primary: undefined, second: 'openai', third: 'hugging_face', last: undefined };
  expect(await relaySpeech(voices)).toEqual({
    answer: { audioContent: parts[winner]?.says },
    voice: winner,
    notice: notices[winner],
  });
  const turns = { primary: 2, second: 2, third: 3, last: 4 };
  expect(asked).toEqual([...RANKS, 'last'].slice(0, turns[winner]));
});

test('the two start together, and the slower one is stopped [VO-04]', async () => {
  const slow = { says: 'late', after: 60_000 };
  const { voices, asked, stopped } = cast({ primary: slow, second: { says: 'b', after: 5 }, third: OTHER });
  const speech = relaySpeech(voices);
  expect(asked).toEqual(['primary', 'second']);
  await speech;
  expect(stopped).toContain('primary');
});

test.each<[string, [Part, Part, Part], SpeechFailure['kind']]>([
  ['all fail', [{ fails: 'x' }, { fails: 'y' }, { fails: 'z' }], 'failed'],
  ['all are empty', [{ says: '' }, { says: '' }, { says: '' }], 'failed'],
  [
    'rate limit and unsafe text',
    [{ fails: '429 rate_limited' }, { fails: '422' }, { fails: '413' }],
    'failed',
  ],
  ['a number that only holds 401', [{ fails: '14012' }, { fails: '4010' }, { fails: 'z' }], 'failed'],
  ['the first is out of quota', [{ fails: 'quota_exceeded' }, { fails: 'y' }, { fails: 'z' }], 'unavailable'],
  [
    'the second is out of quota',
    [{ fails: 'x' }, { fails: '429 quota_exceeded' }, { says: '' }],
    'unavailable',
  ],
  ['the third is out of quota', [{ fails: 'x' }, { says: '' }, { fails: 'quota_exceeded' }], 'unavailable'],
  [
    'the first has a wrong key',
    [{ fails: '502 voice_unauthorized: 401: no' }, { fails: 'y' }, { fails: 'z' }],
    'unavailable',
  ],
  ['a guest asks', [{ fails: '401 no_session' }, { fails: '401 x' }, { fails: '401 x' }], 'unavailable'],
])('nobody is heard, %s: which failure [VO-05]', async (_, [primary, second, third], kind) => {
  const { voices, asked } = cast({ primary, second, third });
  const failure = await relaySpeech(voices).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SpeechFailure);
  expect(failure).toMatchObject({ kind, cause: RANKS.map(() => expect.any(Error)) });
  expect(asked).toEqual(RANKS);
});

test('a voice that throws at once is one that fails [VO-04]', async () => {
  const { voices } = cast({ primary: OTHER, second: { says: 'b' }, third: OTHER });
  const throwing = () => {
    throw new Error('no line');
  };
  expect(await relaySpeech({ ...voices, primary: throwing })).toMatchObject({ voice: 'second' });
});

test.each<[string, Parts, number, VoiceRank[]]>([
  ['before anybody is asked', { primary: OTHER, second: OTHER, third: OTHER }, 0, []],
  [
    'while the first two prepare',
    { primary: { after: 60_000 }, second: { after: 60_000 }, third: OTHER },
    5,
    ['primary', 'second'],
  ],
  [
    'while the third prepares',
    { primary: { fails: 'x' }, second: { fails: 'y' }, third: { after: 60_000 } },
    30,
    ['primary', 'second', 'third'],
  ],
])('the caller gives up %s: nobody goes on, and nobody else is asked', async (_, parts, after, expected) => {
  const { voices, asked, stopped } = cast(parts);
  const caller = new AbortController();
  const reason = new Error('the page was left');
  if (after === 0) caller.abort(reason);
  else setTimeout(() => caller.abort(reason), after);
  await expect(relaySpeech(voices, caller.signal)).rejects.toBe(reason);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(asked).toEqual(expected);
  expect(stopped).toEqual(expected);
});

test('a voice that does not listen to the signal keeps nobody waiting', async () => {
  const deaf = () => new Promise<Answer>(() => undefined);
  const caller = new AbortController();
  const speech = relaySpeech({ primary: deaf, second: deaf, third: deaf }, caller.signal);
  caller.abort();
  await expect(speech).rejects.toMatchObject({ name: 'AbortError' });
});
