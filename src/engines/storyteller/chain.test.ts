import { expect, test } from 'vitest';
import { createStorytellerChain } from '#engines/storyteller/chain.ts';
import { createFakeStoryteller } from '#engines/storyteller/fake.ts';
import type { StoryPart, StoryRequest, Storyteller } from '#engines/storyteller/port.ts';

const request: StoryRequest = {
  language: 'en',
  ageGroup: '3-5',
  setting: { name: 'Forest' },
  theme: { name: 'Kindness' },
  characters: [{ name: 'Maya', kind: 'child', gender: 'f', personal: true }],
};

const never = new AbortController().signal;

function chain(guest: Storyteller, failures: string[] = []) {
  return createStorytellerChain({
    guests: [guest],
    host: createFakeStoryteller({ name: 'host' }),
    firstWordsMs: 50,
    pauseMs: 50,
    totalMs: 150,
    isSafe: (text) => !/gun|vodka|casino|kill\s+yourself/i.test(text),
    onFailure: (_, error) => failures.push(error instanceof Error ? error.name : ''),
  });
}

async function listen(told: AsyncIterable<StoryPart>) {
  let writer = '';
  let text = '';
  let restarts = 0;
  for await (const part of told) {
    if (part.type === 'writer') writer = part.writer;
    if (part.type === 'text') text += part.text;
    if (part.type === 'restart') {
      restarts += 1;
      text = '';
    }
  }
  return { writer, text, restarts };
}

const teller = (tell: Storyteller['tell']): Storyteller => ({
  ...createFakeStoryteller({ name: 'guest' }),
  tell,
});

test('the guest tells when all is well', async () => {
  const told = await listen(chain(createFakeStoryteller({ name: 'guest' })).tell(request, never));
  expect(told).toMatchObject({ writer: 'guest', restarts: 0 });
});

test.each([
  ['fails at once', createFakeStoryteller({ fail: new Error('no') })],
  ['says nothing', createFakeStoryteller({ text: '' })],
  ['says too little', createFakeStoryteller({ text: 'The end.' })],
  [
    'is silent for too long',
    teller(async function* () {
      await new Promise((resolve) => setTimeout(resolve, 500));
      yield { type: 'text', text: 'Late. '.repeat(100) };
    }),
  ],
  [
    'falls silent in the middle',
    teller(async function* () {
      yield { type: 'text', text: 'Once upon a time. '.repeat(30) };
      await new Promise((resolve) => setTimeout(resolve, 500));
      yield { type: 'text', text: 'And then.' };
    }),
  ],
  [
    'breaks off in the middle',
    teller(async function* () {
      yield { type: 'text', text: 'Once upon a time. '.repeat(30) };
      throw new Error('gone');
    }),
  ],
  [
    'is steady but never done',
    teller(async function* () {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        yield { type: 'text', text: 'And then. ' };
      }
    }),
  ],
  [
    'tells without end',
    teller(async function* () {
      for (;;) yield { type: 'text', text: 'And then they went on. '.repeat(40) };
    }),
  ],
])('when the guest %s, the host tells the whole story [ST-02]', async (_, guest) => {
  const told = await listen(chain(guest).tell(request, never));
  expect(told.writer).toBe('host');
  expect(told.text).toMatch(/^Maya went out\./);
});

test('what is not for children never leaves: one more try, then the host [ST-05]', async () => {
  const failures: string[] = [];
  let tries = 0;
  const said: string[] = [];
  const guest = teller(async function* () {
    tries += 1;
    yield { type: 'text', text: 'A fine day. Then he took a gun' };
    yield { type: 'text', text: ' and left. '.repeat(60) };
  });
  for await (const part of chain(guest, failures).tell(request, never))
    if (part.type === 'text') said.push(part.text);
  expect(tries).toBe(2);
  expect(failures).toEqual(['UnsafeStoryError', 'UnsafeStoryError']);
  expect(said.join('')).not.toContain('gun');
  expect(said.join('')).toContain('Maya went out.');
});

test('a phrase cannot hide between two pieces, nor between title and text [TR-07]', async () => {
  const cut: StoryPart[][] = [
    [
      { type: 'text', text: 'Once there was a fox. You must kill\n' },
      { type: 'text', text: 'yourself. ' },
    ],
    [
      { type: 'title', title: 'Kill' },
      { type: 'text', text: 'yourself. ' },
    ],
  ];
  for (const parts of cut) {
    const guest = teller(async function* () {
      yield* parts;
      yield { type: 'text', text: 'A fine day. '.repeat(60) };
    });
    const told = await listen(chain(guest).tell(request, never));
    expect(told.writer).toBe('host');
    expect(told.text).not.toContain('yourself');
  }
});

test('a second try that is clean is told', async () => {
  let tries = 0;
  const guest = teller(async function* () {
    tries += 1;
    yield { type: 'text', text: tries === 1 ? 'Vodka for all. ' : 'Cocoa for Maya. '.repeat(40) };
  });
  const told = await listen(chain(guest).tell(request, never));
  expect(told.text).toContain('Cocoa for Maya.');
});

test('an adventure goes on with the host when the guest fails or is unsafe', async () => {
  const adventure = { ...request, chosen: [], seed: 1 };
  for (const guest of [
    createFakeStoryteller({ fail: new Error('no') }),
    createFakeStoryteller({ text: 'A casino.' }),
  ]) {
    expect((await chain(guest).adventure(adventure, never)).text).toBe('Maya came to a door.');
  }
});

test('who stops listening stops the chain too', async () => {
  const stop = new AbortController();
  const guest = teller(async function* () {
    yield { type: 'writer', writer: 'guest' };
    stop.abort(new Error('the reader left'));
    throw new Error('aborted');
  });
  await expect(listen(chain(guest).tell(request, stop.signal))).rejects.toThrow('the reader left');
});

test.each<[string, string, RegExp]>([
  ['is not for children', 'Maya drank vodka. '.repeat(40), /not for children/],
  ['is too short', 'Maya came home.', /too short/],
  ['forgets somebody', 'A fox came home. '.repeat(40), /not everybody/],
])('who tells a story that %s hears why and may try once more [TL-14]', async (_, first, why) => {
  const mistakes: (string | undefined)[] = [];
  const guest = teller(async function* (_request, _signal, mistake) {
    mistakes.push(mistake);
    yield { type: 'writer', writer: 'guest' };
    yield { type: 'text', text: mistake ? 'Maya went home with cocoa. '.repeat(30) : first };
  });
  expect(await listen(chain(guest).tell(request, never))).toMatchObject({
    writer: 'guest',
    text: 'Maya went home with cocoa. '.repeat(30),
  });
  expect(mistakes).toEqual([undefined, expect.stringMatching(why)]);
});

test('who fails without telling anything is not asked again', async () => {
  const failures: string[] = [];
  await listen(chain(createFakeStoryteller({ fail: new Error('429') }), failures).tell(request, never));
  expect(failures).toEqual(['Error']);
});

test.each([
  ['Maya', 'ta', 'மாயா', 'மாயாவை'],
  ['Hana', 'ja', 'はなちゃん', 'はな'],
] as const)('%s is named also by a name with other endings', async (_, language, name, said) => {
  const characters = [{ name, kind: 'child', gender: 'f', personal: true } as const];
  const guest = createFakeStoryteller({ name: 'guest', text: `${said} . `.repeat(80) });
  const told = await listen(chain(guest).tell({ ...request, language, characters }, never));
  expect(told.writer).toBe('guest');
});

const asked: unknown[] = [];
const curious: Storyteller = {
  ...createFakeStoryteller({ name: 'guest' }),
  async *tell(...request_) {
    asked.push(request_);
    yield { type: 'text', text: 'Maya. '.repeat(100) };
  },
  async adventure(...request_) {
    asked.push(request_);
    return createFakeStoryteller().adventure(...request_);
  },
};

test.each<[string, Partial<StoryRequest> & { storySoFar?: string }]>([
  ['a place', { setting: { name: 'The casino' } }],
  ['a theme', { theme: { name: 'Vodka' } }],
  ['a name', { characters: [{ name: 'Gun', kind: 'child', gender: 'x', personal: true }] }],
  [
    'a description',
    { characters: [{ name: 'Max', kind: 'child', gender: 'm', personal: true, description: 'has a gun' }] },
  ],
  ['a story so far', { existingStory: 'They drank vodka.', storySoFar: 'They drank vodka.' }],
])('%s that is not for children goes out to nobody [TL-14] [TR-07]', async (_, wish) => {
  asked.length = 0;
  const failures: string[] = [];
  const { existingStory: __, ...choices } = { ...request, ...wish };
  const calm = createStorytellerChain({
    guests: [curious],
    host: createFakeStoryteller({ name: 'host', text: 'A calm day. '.repeat(30) }),
    firstWordsMs: 50,
    pauseMs: 50,
    totalMs: 150,
    isSafe: (text) => !/gun|vodka|casino/i.test(text),
    onFailure: (_guest, error) => failures.push(error instanceof Error ? error.name : ''),
  });
  expect((await listen(calm.tell({ ...request, ...wish }, never))).writer).toBe('host');
  await calm.adventure({ ...choices, chosen: [], seed: 1 }, never);
  expect(asked).toEqual([]);
  expect(failures).toEqual(['UnsafeWishError', 'UnsafeWishError']);
});

test('a story of five megabytes without a full stop is given up at once, not looked through again and again [TR-01]', async () => {
  let asked = 0;
  const guest = teller(async function* () {
    while (asked < 1_000_000) {
      asked += 1;
      yield { type: 'text', text: 'words ' };
    }
  });
  const told = await listen(createStorytellerChain({ ...bounds, guests: [guest] }).tell(request, never));
  expect(told.writer).toBe('host');
  // Of six megabytes some kilobytes are looked at, in each of two tries: no time at all, however busy the machine is.
  expect(asked).toBeLessThan(2_000);
});

test('all models and all their tries have one time together [OP-03]', async () => {
  let asked = 0;
  const slow: Storyteller = teller(async function* () {
    asked += 1;
    for (let i = 0; i < 8; i++) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      yield { type: 'text', text: 'A fox went on, and on. ' };
    }
    yield { type: 'text', text: 'Too short, and nobody is named. ' };
  });
  // Each try takes 200 ms: of eight there is time for one, and for the beginning of another.
  const hurried = { ...bounds, firstWordsMs: 120, pauseMs: 120, totalMs: 350 };
  const told = await listen(
    createStorytellerChain({ ...hurried, guests: [slow, slow, slow, slow] }).tell(request, never),
  );
  expect(told.writer).toBe('host');
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(2);
});

test('an adventure waits for all models together, too [OP-03]', async () => {
  let asked = 0;
  const silent: Storyteller = {
    ...createFakeStoryteller({ name: 'guest' }),
    async adventure(_request, during) {
      asked += 1;
      return new Promise((_, reject) =>
        during.addEventListener('abort', () => reject(during.reason as Error)),
      );
    },
  };
  const calm = createStorytellerChain({ ...bounds, guests: [silent, silent, silent] });
  expect((await calm.adventure({ ...request, chosen: [], seed: 1 }, never)).text).toBe(
    'Maya came to a door.',
  );
  expect(asked).toBe(1);
});

test('who was silent three times in a row is not waited for [TR-01]', async () => {
  let asked = 0;
  const silent: Storyteller = {
    ...createFakeStoryteller({ name: 'guest' }),
    async *tell() {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
      yield { type: 'text', text: 'Late.' };
    },
  };
  const calm = createStorytellerChain({ ...bounds, guests: [silent] });
  for (let i = 0; i < 5; i++) expect((await listen(calm.tell(request, never))).writer).toBe('host');
  expect(asked).toBe(3);
});

test('who leaves in the silence has waited in vain, too; who leaves at once has not [TR-01]', async () => {
  let asked = 0;
  const silent: Storyteller = {
    ...createFakeStoryteller({ name: 'guest' }),
    async *tell(_request, during) {
      asked += 1;
      await new Promise((_, reject) =>
        during.addEventListener('abort', () => reject(during.reason as Error)),
      );
      yield { type: 'text', text: 'Late.' };
    },
  };
  const patient = createStorytellerChain({ ...bounds, firstWordsMs: 100, guests: [silent] });
  const leave = (ms: number) => listen(patient.tell(request, AbortSignal.timeout(ms)));
  for (let i = 0; i < 4; i++) await expect(leave(5)).rejects.toThrow('aborted');
  for (let i = 0; i < 3; i++) await expect(leave(70)).rejects.toThrow('aborted');
  expect(asked).toBe(7);
  expect((await listen(patient.tell(request, never))).writer).toBe('host');
  expect(asked).toBe(7);
});

const bounds = {
  host: createFakeStoryteller({ name: 'host' }),
  firstWordsMs: 30,
  pauseMs: 30,
  totalMs: 5000,
  isSafe: () => true,
};
