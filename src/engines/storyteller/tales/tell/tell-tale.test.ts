import { expect, test } from 'vitest';
import { castTale } from '#engines/storyteller/tales/cast/cast-tale.ts';
import type { Fact, Person } from '#engines/storyteller/tales/people.ts';
import { tellTale } from '#engines/storyteller/tales/tell/tell-tale.ts';
import {
  TRIAL_PLAN,
  trialBook,
  trialProse,
  trialWords,
} from '#engines/storyteller/tales/testing/trial-book.ts';

const MAYA: Person = { name: 'Maya', kind: 'child', spoken: 'f', facts: [] };
const REX: Person = { name: 'Muff', kind: 'pet', spoken: 'x', species: 'cat', facts: [] };
const knows = (person: Person, ...facts: Fact[]): Person => ({ ...person, facts });
const child = (name: string, ...facts: Fact[]): Person => ({ name, kind: 'child', spoken: 'm', facts });
const adult = (name: string, ...facts: Fact[]): Person => ({ name, kind: 'adult', spoken: 'f', facts });

interface At {
  place?: string;
  seed?: number;
  two?: string;
}

function told(one: string, people: readonly Person[], { place = 'valley', seed = 1, two }: At = {}) {
  const book = trialBook({ plan: TRIAL_PLAN, prose: trialProse(one, two) });
  const [tale] = book.tales;
  if (!tale) throw new Error('no tale');
  const casting = castTale(tale, { ageGroup: '3-5', place, people, seed }, book);
  if ('because' in casting) throw new Error(casting.because);
  return tellTale(casting);
}
const first = (one: string, people: readonly Person[], at?: At) =>
  told(one, people, at).text.split('\n\n')[0];

test.each([
  ['Ben put on {his} hat.', 'Maya put on her hat.'],
  ['{He} sat down.', 'She sat down.'],
  ['They hid {in the cupboard under the stairs}.', 'They hid in the cave behind the waterfall.'],
  ['{Cheese toasties}, said Ben.', 'Fern pancakes, said Maya.'],
  ['It was Ben’s.', 'It was Maya’s.'],
])('%s becomes %s [TL-01]', (written, said) => {
  expect(first(written, [MAYA])).toBe(said);
});

test('a place is long the first time and short from then on, where the author leaves it open', () => {
  const { text } = told('Look {at the top of the stairs}.', [MAYA], {
    two: 'And {at the top of the stairs} again.',
  });
  expect(text).toBe('Look up on the lookout rock.\n\nAnd up on the lookout rock again.');
});

test('where there are steps, nobody who uses a wheelchair is sent up [TL-06]', () => {
  const maya = knows(MAYA, { kind: 'body', group: 'wheelchair' });
  expect(first('Ben {ran} {to the top of the stairs}.', [maya], { place: 'home' })).toBe(
    'Maya sped to the end of the hall.',
  );
});

test('a line may be for several places [TL-08]', () => {
  const line = '[at home|valley: Indoors. | Outside.]';
  expect(first(line, [MAYA], { place: 'home' })).toBe('Indoors.');
  expect(first(line, [MAYA], { place: 'valley' })).toBe('Indoors.');
  expect(first('[at home: Indoors. | Outside.]', [MAYA], { place: 'valley' })).toBe('Outside.');
});

test('somebody of the place plays the elder when no grown-up came along, and is introduced once', () => {
  expect(first('“Well,” said Grandpa and laughed. Grandpa sat down.', [MAYA])).toBe(
    '“Well,” said Moss, an old triceratops, and laughed. Moss sat down.',
  );
});

test('what is conditional is told only then; the first that holds', () => {
  const line = '[pet cat: Rex purred. | pet: Rex barked. | Nobody made a sound.]';
  expect(first(line, [MAYA, REX])).toBe('Muff the cat purred.');
  expect(first(line, [MAYA])).toBe('Nobody made a sound.');
});

test('what somebody loves and was acts in the story [TL-04]', () => {
  const maya = knows(MAYA, { kind: 'love', group: 'vehicles', thing: 'boats' });
  const nana = adult('Nana', { kind: 'job', group: 'postman' });
  const prose = '- (hero loves vehicles) “{Trains} go slowly,” said Ben. Grandpa was {a sailor}.\n- No.';
  expect(first(prose, [maya, nana])).toBe('“Boats go slowly,” said Maya. Nana was a postwoman.');
  expect(first(prose, [MAYA, nana])).toBe('No.');
});

test.each([
  [
    'Grandpa, who was {a sailor}, smiled.',
    'Nana, who was a postwoman, smiled.',
    'Nana, who had been a postwoman, smiled.',
  ],
  ['Grandpa was {a sailor}.', 'Nana was a postwoman.', 'Nana had been a postwoman.'],
  ['{He was:Grandpa} {a sailor}.', 'She was a postwoman.', 'She had been a postwoman.'],
  ['Grandpa, being {a sailor}, sat.', 'Nana, being a postwoman, sat.', 'Nana, having been a postwoman, sat.'],
  [
    '“I’m {a sailor},” said Grandpa.',
    '“I’m a postwoman,” said Nana.',
    '“I used to be a postwoman,” said Nana.',
  ],
  ['[elder retired: Once. | Now.]', 'Now.', 'Once.'],
])('%s of a trade that goes on, and of one that is over [TL-04]', (written, now, then) => {
  const job: Fact = { kind: 'job', group: 'postman' };
  expect(first(written, [MAYA, adult('Nana', job)])).toBe(now);
  expect(first(written, [MAYA, adult('Nana', { ...job, former: true })])).toBe(then);
});

test('everybody else has a line of their own, and who finds none shares one [TL-03]', () => {
  const lines = [
    '+ (child loves music) Tom drummed.',
    '+ (child) Tom put up {his:Tom} umbrella.',
    '+ (adult) Tom sighed.',
    '+ (all) Tom {was:Tom} there.',
    '+ (tail) But it rained.',
  ].join('\n');
  const drummer = child('Omar', { kind: 'love', group: 'music', thing: 'drums' });
  const people = [MAYA, adult('Nana'), child('Ivan'), drummer, child('Theo'), child('Sam')];
  expect(first(lines, people)).toBe(
    'Ivan put up his umbrella. Omar drummed. Theo and Sam were there. But it rained.',
  );
  expect(first(`${lines}\n\nAlone.`, [MAYA])).toBe('Alone.');
});

test.each([
  ['They sang, and {he} sat down.', 'They sang, and Sam sat down.'],
  ['They all looked at {him}.', 'They all looked at Sam.'],
  ['They sang. And {he was} sad.', 'They sang. And Sam was sad.'],
  [
    'They sang. Then Ben took {his} hat, and {he} went.',
    'They sang. Then Sam took their hat, and they went.',
  ],
  [
    'They sang. It was late. The moon came. So {he} went.',
    'They sang. It was late. The moon came. So they went.',
  ],
  ['Ben sat down. {His} hat fell, and {he} laughed.', 'Sam sat down. Their hat fell, and they laughed.'],
  ['{He} held them to {his} ear.', 'They held them to their ear.'],
  [
    'Ben waited. They came, and {he} held them to {his} ear.',
    'Sam waited. They came, and Sam held them to their ear.',
  ],
  ['Their hats fell, and so did {his}.', 'Their hats fell, and so did Sam’s.'],
])('%s: of two theys one is a name [TL-01]', (written, said) => {
  const sam: Person = { name: 'Sam', kind: 'child', spoken: 'n', facts: [] };
  expect(first(written, [sam])).toBe(said);
});

test('she is she, beside whichever they', () => {
  expect(first('They sang, and {he} sat down.', [MAYA])).toBe('They sang, and she sat down.');
});

test('of several evenings of a place a telling has one, and another the next time [TL-09]', () => {
  const words = trialWords(
    'places: { home: { name: at home, evening: [The lamps went on, It got dark], resident: Tock, friend: Crumb } }',
  );
  const prose = trialProse('{The lamps went on}. Yes. {The lamps went on}.', '{It got dark}.');
  const book = trialBook({ plan: TRIAL_PLAN, prose, words });
  const [tale] = book.tales;
  if (!tale) throw new Error('no tale');
  const evenings = [0, 1, 2].map((toldBefore) => {
    const wish = { ageGroup: '3-5', place: 'home', people: [MAYA], seed: 1, toldBefore } as const;
    const casting = castTale(tale, wish, book);
    if ('because' in casting) throw new Error(casting.because);
    return tellTale(casting).text;
  });
  const lamps = 'The lamps went on. Yes. The lamps went on.\n\nThe lamps went on.';
  const dark = 'It got dark. Yes. It got dark.\n\nIt got dark.';
  expect(new Set(evenings)).toEqual(new Set([lamps, dark]));
  expect(evenings[0]).not.toBe(evenings[1]);
  expect(evenings[0]).toBe(evenings[2]);
});

test('whom the tale brings along gives way when somebody of the family has the name', () => {
  expect(first('“Hoo!” said Hoo.', [MAYA])).toBe('“Hoo!” said Hoo.');
  expect(first('It was Hoo.', [child('Hoo')])).toBe('It was Boo.');
});

test('a choice is made once for the whole story, and not against somebody [TL-05]', () => {
  const maya = knows(MAYA, { kind: 'sensitive', group: 'sweets' });
  for (let seed = 0; seed < 20; seed++)
    expect(first('It was {a kite}.', [maya], { seed })).toBe('It was a kite.');
  const kinds = new Set(Array.from({ length: 20 }, (_, seed) => first('It was {a kite}.', [MAYA], { seed })));
  expect(kinds).toEqual(new Set(['It was a kite.', 'It was a small cake.']));
});

test('told again with the same seed it is the same story, with another one it varies [TL-09]', () => {
  const prose = '- One.\n- Two.\n- Three.';
  const tellings = Array.from({ length: 12 }, (_, seed) => first(prose, [MAYA], { seed }));
  expect(new Set(tellings).size).toBe(3);
  expect(Array.from({ length: 12 }, (_, seed) => first(prose, [MAYA], { seed }))).toEqual(tellings);
});

test('what comes back must have been there [TL-08]', () => {
  expect(first('{#key}A key. {?key}It turned.', [MAYA])).toBe('A key. It turned.');
  expect(() => first('{?key}It turned.', [MAYA])).toThrow(/key comes back/);
});

test('a scene says where its text begins and what its picture shows [TL-10]', () => {
  const { text, scenes } = told(
    'Ben and {a kite}.',
    [knows(MAYA, { kind: 'body', group: 'wheelchair' }), REX, child('Ivan')],
    {
      seed: 3,
      two: 'In {the cupboard}.',
    },
  );
  expect(scenes.map(({ id, offset }) => [id, text.slice(offset, offset + 4)])).toEqual([
    ['one', 'Maya'],
    ['two', 'In t'],
  ]);
  const [one, two] = scenes.map(({ direction }) => direction);
  expect(one).toMatchObject({
    place: 'jungle',
    spot: 'home',
    light: 'morning',
    weather: 'clear',
    shot: 'close',
  });
  expect(one?.who).toEqual([
    {
      name: 'Maya',
      figure: 'child',
      mood: 'surprised',
      holds: expect.any(String),
      looks: 'Moss',
      aid: 'wheelchair',
    },
    { name: 'Muff', figure: 'pet-cat', pose: 'run' },
    { name: 'Hoo', figure: 'ghost', gender: 'x', mood: 'scared' },
  ]);
  expect(two).toMatchObject({ place: 'cave', light: 'night', shot: 'wide' });
  expect(two?.who.map(({ name, figure }) => `${name} ${figure}`)).toEqual([
    'Maya child',
    'Ivan child',
    'Moss dinosaur',
  ]);
});

test.each([
  ['an article outside of the braces', 'It was a {kite}.', /write \{a kite\}/],
  ['a word nobody knows', '{Wibble}.', /what is \{Wibble\}/],
  ['a stray brace', 'Ben} went.', /a stray \}/],
  ['a bracket that is never closed', '[pet: Rex went.', /never closed/],
  ['somebody who is not in it', '{his:Zoe} hat', /nobody is called Zoe/],
])('%s is refused [TL-08]', (_what, written, complaint) => {
  expect(() => first(written, [MAYA])).toThrow(complaint);
});
