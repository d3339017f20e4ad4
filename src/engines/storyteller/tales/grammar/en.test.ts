import { describe, expect, test } from 'vitest';
import { en } from '#engines/storyteller/tales/grammar/en.ts';
import type { Person, Spoken } from '#engines/storyteller/tales/people.ts';

test.each([
  ['said Grandma, who was ', 'said Grandma, who had been '],
  ['Sam’s elders were ', 'Sam’s elders had been '],
  ['Grandma, being ', 'Grandma, having been '],
  ['“I’m ', '“I used to be '],
  ['“I was ', '“I was '],
  ['as ', 'as '],
])('of a trade that is over: %j becomes %j [TL-04]', (before, said) => {
  expect(en.formerly?.(before)).toBe(said);
});

describe('nouns, as a dictionary prints them', () => {
  const NOUNS: [entry: string, forms: Record<string, string>][] = [
    [
      'in the cave behind the waterfall / cave',
      {
        'bare.long': 'cave behind the waterfall',
        'bare.short': 'cave',
        'the.long': 'the cave behind the waterfall',
        'the.short': 'the cave',
        'a.short': 'a cave',
        'at.short': 'in the cave',
        'at.long': 'in the cave behind the waterfall',
        'to.short': 'into the cave',
        'from.short': 'out of the cave',
        'many.short': 'caves',
        'many.long': 'caves behind the waterfall',
      },
    ],
    [
      'up on the lookout rock',
      {
        'at.short': 'up on the lookout rock',
        'to.short': 'up to the lookout rock',
        'from.short': 'down from the lookout rock',
        'a.short': 'a lookout rock',
      },
    ],
    [
      'on the long jetty / jetty',
      {
        'to.short': 'onto the jetty',
        'from.short': 'off the jetty',
        'many.short': 'jetties',
        'at.long': 'on the long jetty',
      },
    ],
    [
      'at the top of the stairs',
      {
        'at.short': 'at the top of the stairs',
        'to.short': 'to the top of the stairs',
        'from.short': 'away from the top of the stairs',
        'many.short': 'tops of the stairs',
      },
    ],
    [
      'behind the heap of nets',
      { 'to.short': 'behind the heap of nets', 'from.short': 'out from behind the heap of nets' },
    ],
    [
      'under the biggest fern',
      { 'to.short': 'under the biggest fern', 'from.short': 'out from under the biggest fern' },
    ],
    [
      'by the pond',
      { 'at.short': 'by the pond', 'to.short': 'to the pond', 'from.short': 'away from the pond' },
    ],
    ['beside the stove', { 'to.short': 'to the stove', 'from.short': 'away from the stove' }],
    [
      'among the reeds',
      {
        'at.short': 'among the reeds',
        'to.short': 'in among the reeds',
        'from.short': 'out from among the reeds',
      },
    ],
    [
      'inside the old engine',
      {
        'to.short': 'into the old engine',
        'from.short': 'out of the old engine',
        'a.short': 'an old engine',
      },
    ],
    [
      'the pterodactyl who carried the post / pterodactyl',
      {
        'the.long': 'the pterodactyl who carried the post',
        'a.short': 'a pterodactyl',
        'many.short': 'pterodactyls',
        'many.long': 'pterodactyls who carried the post',
      },
    ],
    ['some sand', { 'a.short': 'some sand', 'the.short': 'the sand', 'bare.short': 'sand' }],
    ['cheese toasties', { 'a.short': 'cheese toasties', 'the.short': 'cheese toasties' }],
    [
      'Dinosaur Valley',
      {
        'the.short': 'Dinosaur Valley',
        'at.short': 'in Dinosaur Valley',
        'to.short': 'into Dinosaur Valley',
      },
    ],
    ['an umbrella', { 'a.short': 'an umbrella', 'many.short': 'umbrellas' }],
    ['a unicorn', { 'a.short': 'a unicorn' }],
    ['a one-eyed cat', { 'a.short': 'a one-eyed cat' }],
    ['an hour', { 'a.short': 'an hour' }],
    ['a ukulele', { 'a.short': 'a ukulele' }],
    ['a useful rope', { 'a.short': 'a useful rope' }],
    ['an owl', { 'a.short': 'an owl' }],
    ['a fox', { 'many.short': 'foxes' }],
    ['a witch', { 'many.short': 'witches' }],
    ['a pony', { 'many.short': 'ponies' }],
    ['a wolf', { 'many.short': 'wolves' }],
    ['a leaf', { 'many.short': 'leaves' }],
    ['a monkey', { 'many.short': 'monkeys' }],
  ];
  test.each(
    NOUNS.flatMap(([entry, forms]) => Object.entries(forms).map(([form, said]) => [entry, form, said])),
  )('%s in %s: %s [TL-07]', (entry = '', form = '', said) => {
    const [kind = '', size = ''] = form.split('.');
    expect(en.nounForms(entry).get(kind)?.[size as 'long' | 'short']).toBe(said);
  });
});

function somebody(spoken: Spoken, aid?: string): Person {
  return { name: 'Robin', kind: 'child', spoken, facts: aid ? [{ kind: 'body', group: aid }] : [] };
}

describe('words that agree with somebody', () => {
  const TABLE: [written: string, f: string, m: string, n: string, p: string][] = [
    ['he', 'she', 'he', 'they', 'they'],
    ['him', 'her', 'him', 'them', 'them'],
    ['his', 'her', 'his', 'their', 'their'],
    ['himself', 'herself', 'himself', 'themself', 'themselves'],
    ['he was', 'she was', 'he was', 'they were', 'they were'],
    ['he is', 'she is', 'he is', 'they are', 'they are'],
    ['he has', 'she has', 'he has', 'they have', 'they have'],
    ['he had', 'she had', 'he had', 'they had', 'they had'],
    ['he wants', 'she wants', 'he wants', 'they want', 'they want'],
    ['he watches', 'she watches', 'he watches', 'they watch', 'they watch'],
    ['he carries', 'she carries', 'he carries', 'they carry', 'they carry'],
    ['he goes', 'she goes', 'he goes', 'they go', 'they go'],
    ['he doesn’t', 'she doesn’t', 'he doesn’t', 'they don’t', 'they don’t'],
    ['he ran', 'she ran', 'he ran', 'they ran', 'they ran'],
    ['boy', 'girl', 'boy', 'child', 'children'],
    ['man', 'woman', 'man', 'person', 'people'],
    ['king', 'queen', 'king', 'ruler', 'rulers'],
    ['was', 'was', 'was', 'was', 'were'],
    ['has', 'has', 'has', 'has', 'have'],
  ];
  const rows = TABLE.flatMap(([written, f, m, n, p]) =>
    (
      [
        ['f', f],
        ['m', m],
        ['n', n],
        ['x', n],
        ['p', p],
      ] as const
    ).map(([spoken, said]) => [written, spoken, said] as const),
  );
  test.each(rows)('{%s} for %s: %s [TL-07]', (written, spoken, said) => {
    const agreement = en.agreement(written) ?? '';
    expect(en.agree(agreement, somebody(spoken), false)).toBe(said);
  });

  test.each([
    ['He', 'Robin'],
    ['He was', 'Robin was'],
    ['His', 'Robin’s'],
  ])('of whom nothing is said, {%s} at the head of a sentence is %s [TL-07]', (written, said) => {
    expect(en.agree(en.agreement(written) ?? '', somebody('x'), true)).toBe(said);
  });

  test.each([
    ['ran', 'wheelchair', 'sped'],
    ['walked', 'wheelchair', 'rolled'],
    ['tiptoed', 'wheelchair', 'rolled softly'],
    ['climbed', 'wheelchair', 'rolled up'],
    ['jumped', 'wheelchair', 'bounced'],
    ['on tiptoe', 'wheelchair', 'on soft wheels'],
    ['feet', 'wheelchair', 'wheels'],
    ['ran', 'walker', 'hurried'],
    ['ran', 'cane', 'hurried'],
    ['walked', 'cane', 'walked'],
    ['climbed', 'crutches', 'went up'],
    ['ran', '', 'ran'],
  ])('{%s} with a %s: %s [TL-06]', (written, aid, said) => {
    expect(en.agree(en.agreement(written) ?? '', somebody('f', aid), false)).toBe(said);
  });

  test.each([
    ['m', 'his'],
    ['f', 'hers'],
    ['n', 'theirs'],
    ['x', 'theirs'],
    ['p', 'theirs'],
  ] as const)('{his} that stands alone, for %s: %s [TL-07]', (spoken, said) => {
    expect(en.agree(en.agreement('his', '.') ?? '', somebody(spoken), false)).toBe(said);
    expect(en.agree(en.agreement('his', ' hat.') ?? '', somebody(spoken), false)).not.toBe('theirs');
  });

  test('a word that does not change is none of its business', () => {
    expect(en.agreement('cupboard')).toBeUndefined();
    expect(en.agreement('he very quickly ran')).toBeUndefined();
  });
});

test.each([
  ['my grandma’s garden', 'in the garden', 'in Grandma’s garden'],
  ["Grandma's garden", 'in the garden', 'in Grandma’s garden'],
  ['our street', 'in the park', 'in the street'],
  ['Volcano Island', 'on Coconut Island', 'on Volcano Island'],
  ['the old mill!', 'at the farm', 'at the old mill'],
  ['the farm of my uncle Joe', 'at the farm', 'at the farm of my uncle Joe'],
])('a typed place, %s, like “%s”, is told as “%s” [TL-13]', (typed, like, said) => {
  expect(en.nounForms(en.typedPlace?.(typed, like) ?? '').get('at')?.long).toBe(said);
});

test.each(['we all went to the sea and it rained', 'home. The end', '{name}', ''])(
  'what is no place, “%s”, is not named [TL-13]',
  (typed) => {
    expect(en.typedPlace?.(typed, 'at home')).toBeUndefined();
  },
);

test.each([
  [['Ana'], 'Ana'],
  [['Ana', 'Ben'], 'Ana and Ben'],
  [['Ana', 'Ben', 'Cy'], 'Ana, Ben and Cy'],
])('%s are %s', (names, said) => {
  expect(en.list(names)).toBe(said);
});

test('a pet is introduced by what it is, unless its name says so', () => {
  const pet = (name: string): Person => ({ name, kind: 'pet', spoken: 'x', species: 'dog', facts: [] });
  expect(en.introduce(pet('Rex'))).toBe('Rex the dog');
  expect(en.introduce(pet('Doggy'))).toBeUndefined();
});

test.each(['a owl sat', 'an fox sat', 'the the fox', 'they was late', 'oh.. dear'])(
  '“%s” is never printed [TL-08]',
  (text) => {
    expect(en.faults.some(([pattern]) => pattern.test(text))).toBe(true);
  },
);
test.each([
  'a one-eyed owl',
  'an hour',
  'a unicorn',
  'that that he had had',
  'a European owl',
  'a useful rope',
])('“%s” is fine', (text) => {
  expect(en.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
});
