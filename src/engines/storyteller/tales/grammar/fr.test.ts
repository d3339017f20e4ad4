import { describe, expect, test } from 'vitest';
import { fr } from '#engines/storyteller/tales/grammar/fr.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { adult, child, pet, somebody, tellTrial } from '#engines/storyteller/tales/testing/tell-trial.ts';
import { trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

/** Authors and readers of tests see a space; the page has a narrow one. */
const spaced = (text: string) => text.replaceAll('\u202f', ' ');

describe('nouns, as a dictionary prints them', () => {
  const NOUNS: [entry: string, forms: Record<string, string>][] = [
    [
      'dans le placard sous l’escalier / placard',
      {
        'bare.short': 'placard',
        'le.short': 'le placard',
        'le.long': 'le placard sous l’escalier',
        'un.short': 'un placard',
        'ce.short': 'ce placard',
        'son.short': 'son placard',
        'aucun.short': 'aucun placard',
        'de.short': 'du placard',
        'à.short': 'au placard',
        'pas de.short': 'de placard',
        'at.long': 'dans le placard sous l’escalier',
        'from.short': 'du placard',
        'plusieurs bare.short': 'placards',
        'plusieurs le.long': 'les placards sous l’escalier',
        'plusieurs de.short': 'des placards',
      },
    ],
    [
      'dans la grotte derrière la cascade / grotte',
      {
        'le.short': 'la grotte',
        'un.short': 'une grotte',
        'ce.short': 'cette grotte',
        'son.short': 'sa grotte',
        'aucun.short': 'aucune grotte',
        'de.long': 'de la grotte derrière la cascade',
        'à.short': 'à la grotte',
        'at.short': 'dans la grotte',
        'plusieurs à.short': 'aux grottes',
      },
    ],
    [
      'sur l’île (f)',
      {
        'le.short': 'l’île',
        'un.short': 'une île',
        'ce.short': 'cette île',
        'son.short': 'son île',
        'de.short': 'de l’île',
        'à.short': 'à l’île',
        'pas de.short': 'd’île',
        'at.short': 'sur l’île',
        'plusieurs le.short': 'les îles',
      },
    ],
    [
      'sous l’arbre',
      {
        'ce.short': 'cet arbre',
        'un.short': 'un arbre',
        'from.short': 'de sous l’arbre',
        'son.short': 'son arbre',
      },
    ],
    [
      'le hibou',
      {
        'le.short': 'le hibou',
        'de.short': 'du hibou',
        'ce.short': 'ce hibou',
        'plusieurs bare.short': 'hiboux',
      },
    ],
    ['l’herbe (f, ind.)', { 'un.short': 'de l’herbe', 'le.short': 'l’herbe', 'pas de.short': 'd’herbe' }],
    [
      'sur le sable (ind.)',
      { 'un.short': 'du sable', 'at.short': 'sur le sable', 'pas de.short': 'de sable' },
    ],
    [
      'les crêpes (f)',
      {
        'le.short': 'les crêpes',
        'un.short': 'des crêpes',
        'de.short': 'des crêpes',
        'à.short': 'aux crêpes',
      },
    ],
    [
      'derrière le tas de filets / tas',
      { 'at.long': 'derrière le tas de filets', 'from.short': 'de derrière le tas' },
    ],
    [
      'au bord de l’étang',
      { 'at.short': 'au bord de l’étang', 'à.short': 'à l’étang', 'from.short': 'de l’étang' },
    ],
    ['en haut du phare', { 'at.short': 'en haut du phare', 'le.short': 'le phare', 'un.short': 'un phare' }],
    ['au marché', { 'at.short': 'au marché', 'le.short': 'le marché' }],
    [
      'à Bois-Murmure',
      { 'at.short': 'à Bois-Murmure', 'le.short': 'Bois-Murmure', 'de.short': 'de Bois-Murmure' },
    ],
    ['le bateau bleu', { 'plusieurs le.short': 'les bateaux bleus' }],
    ['le cheval', { 'plusieurs le.short': 'les chevaux' }],
    ['l’œil, yeux', { 'plusieurs le.short': 'les yeux', 'le.short': 'l’œil' }],
    ['le nez', { 'plusieurs bare.short': 'nez' }],
  ];
  test.each(
    NOUNS.flatMap(([entry, forms]) => Object.entries(forms).map(([form, said]) => [entry, form, said])),
  )('%s in %s: %s [TL-07]', (entry = '', form = '', said) => {
    const [kind = '', size = ''] = form.split('.');
    expect(fr.nounForms(entry).get(kind)?.[size as 'long' | 'short']).toBe(said);
  });

  test.each([
    ['dans le placard noir', { without: 'dans le placard', adjectives: [], behind: ['noir'] }],
    ['un petit placard', { without: 'un placard', adjectives: ['petit'] }],
    ['l’arbre noir', { without: 'l’arbre', adjectives: [], behind: ['noir'] }],
  ])('%s is taken apart', (written, parts) => {
    expect(fr.adjectives?.apart(written)).toContainEqual(parts);
  });

  test('a capital makes no adjective of a preposition', () => {
    for (const written of ['Sur la jetée', 'L’arbre', 'Près du puits'])
      expect(fr.adjectives?.apart(written)).toEqual([]);
  });

  test.each([
    ['dans la grotte derrière la cascade / grotte', [], ['noir'], 'at', 'dans la grotte noire'],
    ['dans la grotte', ['petit'], [], 'le', 'la petite grotte'],
    ['sur l’île (f)', ['petit'], [], 'le', 'la petite île'],
    ['sur l’île (f)', ['petit'], [], 'son', 'sa petite île'],
    ['sous l’arbre', ['beau'], [], 'un', 'un bel arbre'],
    ['sous l’arbre', ['vieux'], [], 'le', 'le vieil arbre'],
    ['dans le placard', ['belle'], [], 'un', 'un beau placard'],
    ['la porte', [], ['mystérieux'], 'un', 'une porte mystérieuse'],
    ['la porte', [], ['caché'], 'le', 'la porte cachée'],
    ['les crêpes (f)', [], ['chaud'], 'le', 'les crêpes chaudes'],
    ['la plume', ['léger'], [], 'un', 'une légère plume'],
    ['la plume', [], ['blanc'], 'un', 'une plume blanche'],
    ['la porte', [], ['rouge'], 'le', 'la porte rouge'],
    ['le cheval', ['gros'], [], 'plusieurs le', 'les gros chevaux'],
  ])('%s with %s %s in %s: %s [TL-07]', (entry, adjectives, behind, form, said) => {
    expect(fr.nounForms(fr.adjectives?.onto(entry, { adjectives, behind }) ?? '').get(form)?.short).toBe(
      said,
    );
  });

  test.each([
    ['il', 'la grotte', 'elle'],
    ['le', 'la grotte', 'la'],
    ['il', 'les crêpes (f)', 'elles'],
    ['caché', 'la grotte', 'cachée'],
    ['chaud', 'l’œuf', 'chaud'],
    ['était', 'les crêpes (f)', 'étaient'],
    ['vraiment', 'la grotte', undefined],
  ])('{%s} of %s is %s [TL-07]', (written, entry, said) => {
    expect(fr.ofNoun?.(written, entry)).toBe(said);
  });
});

describe('words that agree with somebody', () => {
  const TABLE: [written: string, f: string, m: string, n: string, p: string][] = [
    ['il', 'elle', 'il', 'Robin', 'ils'],
    ['il était', 'elle était', 'il était', 'Robin était', 'ils étaient'],
    ['dit-il', 'dit-elle', 'dit-il', 'dit Robin', 'dirent-ils'],
    ['demanda-t-il', 'demanda-t-elle', 'demanda-t-il', 'demanda Robin', 'demandèrent-ils'],
    ['le regarda', 'la regarda', 'le regarda', 'regarda Robin', 'les regarda'],
    ['l’appela', 'l’appela', 'l’appela', 'l’appela', 'les appela'],
    ['son', 'son', 'son', 'son', 'leur'],
    ['sa', 'sa', 'sa', 'sa', 'leur'],
    ['ses', 'ses', 'ses', 'ses', 'leurs'],
    ['content', 'contente', 'content', 'aux anges', 'contents'],
    ['fatigué', 'fatiguée', 'fatigué', 'à bout de forces', 'fatigués'],
    ['heureux', 'heureuse', 'heureux', 'aux anges', 'heureux'],
    ['fier', 'fière', 'fier', 'rouge de fierté', 'fiers'],
    ['arrivé', 'arrivée', 'arrivé', 'arrivé', 'arrivés'],
    ['le garçon', 'la fille', 'le garçon', 'l’enfant', 'les enfants'],
    ['du garçon', 'de la fille', 'du garçon', 'de l’enfant', 'des enfants'],
    ['le petit garçon', 'la petite fille', 'le petit garçon', 'le petit enfant', 'les petits enfants'],
    ['dansa', 'dansa', 'dansa', 'dansa', 'dansèrent'],
    ['mangea', 'mangea', 'mangea', 'mangea', 'mangèrent'],
    ['prit', 'prit', 'prit', 'prit', 'prirent'],
    ['courut', 'courut', 'courut', 'courut', 'coururent'],
    ['revint', 'revint', 'revint', 'revint', 'revinrent'],
    ['se leva', 'se leva', 'se leva', 'se leva', 'se levèrent'],
    ['avait', 'avait', 'avait', 'avait', 'avaient'],
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
    expect(fr.agree(fr.agreement(written) ?? '', somebody('Robin', spoken), false)).toBe(said);
  });

  test.each([
    ['Il joua avec ', '.', 'f', 'elle'],
    ['Il joua avec ', '.', 'x', 'Robin'],
    ['Il joua avec ', '.', 'p', 'eux'],
    ['Mamie ', ' donna un œuf', 'f', 'lui'],
    ['Mamie ', ' donna un œuf', 'x', 'lui'],
    ['Mamie ', ' donna un œuf', 'p', 'leur'],
  ] as const)('“%s{lui}%s” for %s: %s [TL-07]', (before, after, spoken, said) => {
    expect(fr.agree(fr.agreement('lui', after, before) ?? '', somebody('Robin', spoken), false)).toBe(said);
  });

  const girls: Person = { ...somebody('Ana et Lia', 'p'), members: [child('Ana', 'f'), child('Lia', 'f')] };
  const both: Person = { ...girls, members: [child('Ana', 'f'), child('Léo', 'm')] };
  test.each([
    ['il', girls, 'elles'],
    ['il', both, 'ils'],
    ['content', girls, 'contentes'],
    ['content', both, 'contents'],
    ['le garçon', girls, 'les filles'],
    ['le petit garçon', girls, 'les petites filles'],
  ])('several who are all she are feminine: {%s} [TL-07]', (written, person, said) => {
    expect(fr.agree(fr.agreement(written) ?? '', person, false)).toBe(said);
  });

  test('a pet of which nothing is said is he, as its kind', () => {
    expect(fr.agree('il/', pet('Rex', 'x', 'dog'), true)).toBe('il');
  });

  test.each([
    ['courut', 'wheelchair', 'fila'],
    ['marcha', 'wheelchair', 'roula'],
    ['sur la pointe des pieds', 'wheelchair', 'sur ses roues silencieuses'],
    ['se leva', 'wheelchair', 'se redressa'],
    ['pieds', 'wheelchair', 'roues'],
    ['courut', 'walker', 'se dépêcha'],
    ['marcha', 'cane', 'marcha'],
    ['grimpa', 'crutches', 'monta doucement'],
    ['courut', '', 'courut'],
  ])('{%s} with a %s: %s [TL-06]', (written, aid, said) => {
    expect(fr.agree(fr.agreement(written) ?? '', somebody('Robin', 'f', aid), false)).toBe(said);
  });

  test('a word that does not change is none of its business', () => {
    for (const word of ['placard', 'il très vite', 'derrière', 'souvent'])
      expect(fr.agreement(word)).toBeUndefined();
  });
});

test.each([
  ['Ben', 'de', 'de Ben'],
  ['Emma', 'de', 'd’Emma'],
  ['Élise', 'de', 'd’Élise'],
  ['Hugo', 'de', 'd’Hugo'],
  ['Hassan', 'de', 'de Hassan'],
  ['Yann', 'de', 'de Yann'],
  ['Yves', 'De', 'D’Yves'],
  ['maman', 'de', 'de maman'],
  ['le grand-père Louis', 'de', 'du grand-père Louis'],
  ['le grand-père Louis', 'à', 'au grand-père Louis'],
  ['la tante Zoé', 'à', 'à la tante Zoé'],
])('%s after %s: %s [TL-07]', (name, form, said) => {
  expect(fr.nameForms(name).get(form)).toBe(said);
});

test('of several, each has its “de” [TL-07]', () => {
  const both: Person = { ...somebody('Ana et Léo', 'p'), members: [child('Ana', 'f'), child('Léo', 'm')] };
  expect(fr.nameForms(both.name, both).get('de')).toBe('d’Ana et de Léo');
});

test.each([
  ['parce que Emma', 'parce qu’Emma'],
  ['parce qu’Ben', 'parce que Ben'],
  ['lorsqu’elle vint', 'lorsqu’elle vint'],
  ['lorsqu’Ben vint', 'lorsque Ben vint'],
  ['s’elle vient', 'si elle vient'],
  ['s’Camille vient', 'si Camille vient'],
  ['si il vient', 's’il vient'],
  ['de onze ans', 'de onze ans'],
  ['plein d’yeux', 'plein d’yeux'],
  ['pas drôle d’y être', 'pas drôle d’y être'],
  ['le crayon de Yuki', 'le crayon de Yuki'],
  ['que Hector', 'qu’Hector'],
  ['« Oui ! »', '« Oui ! »'],
])('%s is tidied: %s [TL-07]', (text, said) => {
  expect(spaced(fr.tidy?.(text) ?? '')).toBe(said);
});

test.each([
  [['Ana'], 'Ana'],
  [['Ana', 'Ben'], 'Ana et Ben'],
  [['Ana', 'Ben', 'Cléo'], 'Ana, Ben et Cléo'],
])('%s are %s', (names, said) => {
  expect(fr.list(names)).toBe(said);
});

test.each([
  [pet('Rex', 'x', 'dog'), 'Rex le chien'],
  [pet('Luna', 'f', 'dog'), 'Luna la chienne'],
  [pet('Mouf', 'x', 'cat'), 'Mouf le chat'],
  [pet('Mimi', 'f', 'cat'), 'Mimi la minette'],
  [pet('Petit Chat', 'm', 'cat'), undefined],
  [child('Manon', 'f'), undefined],
])('%o is introduced as %s', (person, said) => {
  expect(fr.introduce(person)).toBe(said);
});

test.each([
  'le chapeau de Emma',
  'parce qu’il voit d’Ben',
  'si il vient',
  'le chapeau de le Roi',
  'demanda-t-Camille',
  'Viens!',
  '«Oui»',
  'la une porte',
  'Là là était la porte',
])('“%s” is never printed [TL-08]', (text) => {
  expect(fr.faults.some(([pattern]) => pattern.test(text))).toBe(true);
});
test.each(['«\u202fOui\u202f!\u202f» dit Emma.', 'le chapeau d’Emma', 'Nous nous levâmes.', 'de onze ans'])(
  '“%s” is fine',
  (text) => {
    expect(fr.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
  },
);

test('a pet has no words, and girls are not he [TL-08]', () => {
  expect(fr.speaks('Rex').test('« Ouaf », dit Rex.')).toBe(true);
  expect(fr.speaks('Rex').test('« Ouaf », fit Rex.')).toBe(false);
  expect(fr.betrays.f.test('demanda-t-il')).toBe(true);
  expect(fr.betrays.f.test('Il pleuvait.')).toBe(false);
});

test.each([
  ['Mamie, qui était ', 'Mamie, qui avait été '],
  ['étant ', 'ayant été '],
  ['« Je suis ', '« J’ai été '],
  ['parole de ', 'parole de '],
])('before a trade that is over, “%s”: “%s” [TL-07]', (before, said) => {
  expect(fr.formerly?.(before)).toBe(said);
});

describe('a small tale', () => {
  const words = trialWords(`
places:
  home: { name: dans la maison, resident: 'Tic | Tic, la grande horloge du couloir', friend: Miette, dark: dans le placard sous l’escalier / placard, high: en haut de l’escalier, far: au bout du couloir, food: les tartines au fromage / tartines (f), find: le bouton d’argent / bouton }
  valley: { name: dans la vallée, resident: 'Mousse | Mousse, une très vieille tricératops', friend: Galet, dark: dans la grotte derrière la cascade / grotte, high: en haut du rocher, food: les crêpes de fougère / crêpes (f), find: la coquille bleue / coquille }
jobs:
  sailor: { word: le marin, match: [marin] }
  baker: { word: { m: le boulanger, f: la boulangère }, match: [boulang*] }
loves: { vehicles: { les trains: [train*], les pelleteuses: [pelleteuse*] }, music: { les tambours: [tambour*] } }
`);
  const prose = `---
title: Le petit atchoum de Ben
with: { hero: Ben, elder: Papi, pet: Rex, other: Tom, shade: Hou / Bou }
at: home
job: baker
words: { kite: le cerf-volant, cake: la tarte }
---
## one

Ce soir-là, quelqu’un éternua {dans le placard sous l’escalier}. Ben prit {le cerf-volant tordu} et s’approcha {sur la pointe des pieds}. {Il} était {inquiet}, parce qu’{il} ne connaissait pas cet atchoum. [pet: Rex suivit, la queue toute gonflée.]

« À tes souhaits ! » dit Papi. [elder job: {Il:Papi} était {boulanger} et connaissait tous les atchoums.] « Quand on vit {dans le placard noir}, il faut {des tartines}. »

+ (child) Tom prêta {son:Tom} écharpe.
+ (adult) Tom fit du thé.
+ (all) Tom se {glissa:Tom} tout près et {resta:Tom} {silencieux:Tom}, les mains sur {ses:Tom} genoux.

## two

- (hero loves vehicles) « {Les trains} éternuent aussi, {dit-il}. Ça s’appelle la vapeur. »
- « Un atchoum, c’est un bonjour très fort », {dit-il}.

Alors Hou sortit {du placard} et donna {un bouton} à Ben. {Le petit garçon} {le:bouton} cacha sous le bonnet de Ben, et {il:bouton} y resta bien {chaud:bouton}. Papi rit avec {lui}.
`;
  const tell = (people: Parameters<typeof tellTrial>[0]['people'], place = 'valley') =>
    tellTrial({ language: 'fr', words, prose, people, place }).map(spaced);

  test('for a girl with her grandmother, who was a baker, and a cat [TL-07]', () => {
    const emma = child('Emma', 'f', { kind: 'love', group: 'vehicles', thing: 'les pelleteuses' });
    const mamie = adult('mamie', 'f', { kind: 'job', group: 'baker' });
    expect(tell([emma, mamie, pet('Mouf', 'x', 'cat')])).toEqual([
      'Le petit atchoum d’Emma',
      'Ce soir-là, quelqu’un éternua dans la grotte derrière la cascade. Emma prit le cerf-volant tordu et s’approcha sur la pointe des pieds. Elle était inquiète, parce qu’elle ne connaissait pas cet atchoum. Mouf le chat suivit, la queue toute gonflée.',
      '« À tes souhaits ! » dit mamie. Elle était boulangère et connaissait tous les atchoums. « Quand on vit dans la grotte noire, il faut des crêpes. »',
      '« Les pelleteuses éternuent aussi, dit-elle. Ça s’appelle la vapeur. »',
      'Alors Hou sortit de la grotte et donna une coquille à Emma. La petite fille la cacha sous le bonnet d’Emma, et elle y resta bien chaude. Mamie rit avec elle.',
    ]);
  });

  test('for a boy with a grandfather whose name has an article [TL-07]', () => {
    expect(tell([child('Hugo', 'm'), adult('le grand-père Louis', 'm')])).toEqual([
      'Le petit atchoum d’Hugo',
      'Ce soir-là, quelqu’un éternua dans la grotte derrière la cascade. Hugo prit le cerf-volant tordu et s’approcha sur la pointe des pieds. Il était inquiet, parce qu’il ne connaissait pas cet atchoum.',
      '« À tes souhaits ! » dit le grand-père Louis. « Quand on vit dans la grotte noire, il faut des crêpes. »',
      '« Un atchoum, c’est un bonjour très fort », dit-il.',
      'Alors Hou sortit de la grotte et donna une coquille à Hugo. Le petit garçon la cacha sous le bonnet d’Hugo, et elle y resta bien chaude. Le grand-père Louis rit avec lui.',
    ]);
  });

  test.each(['n', 'x'] as const)(
    'for a child on wheels who is neither, or of whom nothing is said (%s) [TL-06] [TL-07]',
    (spoken) => {
      expect(tell([somebody('Camille', spoken, 'wheelchair'), pet('Rex', 'm', 'dog')], 'home')).toEqual([
        'Le petit atchoum de Camille',
        'Ce soir-là, quelqu’un éternua dans le placard sous l’escalier. Camille prit le cerf-volant tordu et s’approcha sur ses roues silencieuses. Camille était sur le qui-vive, parce que Camille ne connaissait pas cet atchoum. Rex le chien suivit, la queue toute gonflée.',
        '« À tes souhaits ! » dit Tic, la grande horloge du couloir. « Quand on vit dans le placard noir, il faut des tartines. »',
        '« Un atchoum, c’est un bonjour très fort », dit Camille.',
        'Alors Hou sortit du placard et donna un bouton à Camille. Le petit enfant le cacha sous le bonnet de Camille, et il y resta bien chaud. Tic rit avec Camille.',
      ]);
    },
  );

  test('everybody has a line, and girls who share one are feminine [TL-03] [TL-07]', () => {
    const others = [child('Léo', 'm'), adult('tante Zoé', 'f'), child('Ana', 'f'), child('Lia', 'f')];
    expect(tell([child('Mia', 'f'), adult('papi', 'm'), ...others])[3]).toBe(
      'Léo prêta son écharpe. Tante Zoé fit du thé. Ana et Lia se glissèrent tout près et restèrent silencieuses, les mains sur leurs genoux.',
    );
  });

  test('what somebody loves is said in the form that the sentence asks for [TL-07]', () => {
    const loving = `${prose.slice(0, prose.indexOf('## one'))}## one\n\nBen parlait {des trains}, rêvait {de loves} et pensait {aux trains}. {De loves}, il parlait toujours.\n\n## two\n\nFin.\n`;
    const tells = (thing: string) =>
      tellTrial({
        language: 'fr',
        words,
        prose: loving,
        people: [child('Léo', 'm', { kind: 'love', group: 'vehicles', thing })],
      })[1];
    expect(tells('les pelleteuses')).toBe(
      'Léo parlait des pelleteuses, rêvait des pelleteuses et pensait aux pelleteuses. Des pelleteuses, il parlait toujours.',
    );
    expect(tells('le piano')).toBe(
      'Léo parlait du piano, rêvait du piano et pensait au piano. Du piano, il parlait toujours.',
    );
    expect(tells('l’escalade')).toBe(
      'Léo parlait de l’escalade, rêvait de l’escalade et pensait à l’escalade. De l’escalade, il parlait toujours.',
    );
  });

  test('nothing of it is a fault [TL-08]', () => {
    const people = [child('Emma', 'f'), adult('papi', 'm'), pet('Rex', 'm', 'dog')];
    const text = tellTrial({ language: 'fr', words, prose, people }).join('\n');
    expect(fr.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
  });
});
