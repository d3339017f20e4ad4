import { describe, expect, test } from 'vitest';
import { es } from '#engines/storyteller/tales/grammar/es.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { adult, child, pet, somebody, tellTrial } from '#engines/storyteller/tales/testing/tell-trial.ts';
import { trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

describe('nouns, as a dictionary prints them', () => {
  const NOUNS: [entry: string, forms: Record<string, string>][] = [
    [
      'en el armario de debajo de la escalera / armario',
      {
        'bare.short': 'armario',
        'el.short': 'el armario',
        'el.long': 'el armario de debajo de la escalera',
        'un.short': 'un armario',
        'este.short': 'este armario',
        'aquel.short': 'aquel armario',
        'ningún.short': 'ningún armario',
        'at.short': 'en el armario',
        'at.long': 'en el armario de debajo de la escalera',
        'de.short': 'del armario',
        'a.short': 'al armario',
        'from.short': 'del armario',
        'muchos bare.short': 'armarios',
        'muchos el.long': 'los armarios de debajo de la escalera',
        'muchos un.short': 'unos armarios',
      },
    ],
    [
      'en la cueva de detrás de la cascada / cueva',
      {
        'el.short': 'la cueva',
        'un.short': 'una cueva',
        'este.short': 'esta cueva',
        'aquel.short': 'aquella cueva',
        'ningún.short': 'ninguna cueva',
        'de.long': 'de la cueva de detrás de la cascada',
        'a.short': 'a la cueva',
        'muchos el.short': 'las cuevas',
      },
    ],
    [
      'detrás del montón de redes / montón',
      {
        'at.long': 'detrás del montón de redes',
        'to.short': 'detrás del montón',
        'from.short': 'de detrás del montón',
        'muchos bare.long': 'montones de redes',
      },
    ],
    ['debajo de la barca', { 'at.short': 'debajo de la barca', 'from.short': 'de debajo de la barca' }],
    [
      'junto al estanque',
      { 'at.short': 'junto al estanque', 'a.short': 'al estanque', 'from.short': 'del estanque' },
    ],
    [
      'en lo alto del faro',
      {
        'at.short': 'en lo alto del faro',
        'a.short': 'al faro',
        'to.short': 'a lo alto del faro',
        'from.short': 'de lo alto del faro',
      },
    ],
    ['al final del pasillo', { 'to.short': 'al final del pasillo', 'from.short': 'del final del pasillo' }],
    [
      'junto al farolito del gnomo',
      { 'el.short': 'el farolito del gnomo', 'at.short': 'junto al farolito del gnomo' },
    ],
    ['cerca del río', { 'to.short': 'al río', 'from.short': 'del río' }],
    [
      'el agua (f)',
      {
        'el.short': 'el agua',
        'un.short': 'un agua',
        'de.short': 'del agua',
        'muchos el.short': 'las aguas',
      },
    ],
    ['el hada (f)', { 'el.short': 'el hada', 'este.short': 'esta hada', 'muchos un.short': 'unas hadas' }],
    [
      'sobre la arena tibia (sin pl)',
      { 'un.short': 'arena tibia', 'el.short': 'la arena tibia', 'at.short': 'sobre la arena tibia' },
    ],
    [
      'los bocadillos de queso / bocadillos',
      {
        'el.short': 'los bocadillos',
        'un.long': 'unos bocadillos de queso',
        'de.short': 'de los bocadillos',
        'bare.short': 'bocadillos',
      },
    ],
    ['las conchas', { 'este.short': 'estas conchas', 'a.short': 'a las conchas' }],
    ['en Valle Dino', { 'el.short': 'Valle Dino', 'at.short': 'en Valle Dino', 'de.short': 'de Valle Dino' }],
    ['el pez', { 'muchos bare.short': 'peces' }],
    ['el camión rojo', { 'muchos el.short': 'los camiones rojos' }],
    ['la luz azul', { 'muchos el.short': 'las luces azules' }],
    ['el paraguas', { 'muchos el.short': 'los paraguas' }],
    ['la caseta roja y blanca', { 'muchos el.short': 'las casetas rojas y blancas' }],
    ['el calcetín', { 'muchos bare.short': 'calcetines' }],
  ];
  test.each(
    NOUNS.flatMap(([entry, forms]) => Object.entries(forms).map(([form, said]) => [entry, form, said])),
  )('%s in %s: %s [TL-07]', (entry = '', form = '', said) => {
    const [kind = '', size = ''] = form.split('.');
    expect(es.nounForms(entry).get(kind)?.[size as 'long' | 'short']).toBe(said);
  });

  test.each([
    ['en el armario oscuro', { without: 'en el armario', adjectives: [], behind: ['oscuro'] }],
    ['un viejo armario', { without: 'un armario', adjectives: ['viejo'] }],
    [
      'al armario rojo y pequeño',
      { without: 'al armario', adjectives: [], behind: ['rojo', 'y', 'pequeño'] },
    ],
  ])('%s is taken apart', (written, parts) => {
    expect(es.adjectives?.apart(written)).toContainEqual(parts);
  });
  test.each(['Detrás del sofá', 'por el pasillo'])('of “%s” nothing is taken for an adjective', (written) => {
    const words = es.adjectives?.apart(written).flatMap(({ adjectives }) => adjectives) ?? [];
    expect(words).not.toContain('Detrás');
    expect(words).not.toContain('por');
  });

  test.each([
    ['en la cueva de detrás de la cascada / cueva', [], ['oscuro'], 'at', 'en la cueva oscura'],
    ['en la cueva', ['viejo'], [], 'el', 'la vieja cueva'],
    ['en la cueva', ['buen'], [], 'un', 'una buena cueva'],
    ['en el armario', ['buena'], [], 'un', 'un buen armario'],
    ['en la cueva', ['gran'], [], 'el', 'la gran cueva'],
    ['las conchas', [], ['roja'], 'el', 'las conchas rojas'],
    ['las conchas', [], ['azul'], 'el', 'las conchas azules'],
    ['el agua (f)', [], ['frío'], 'el', 'el agua fría'],
    ['el agua (f)', ['fresca'], [], 'el', 'la fresca agua'],
    ['la barca', [], ['encantador'], 'un', 'una barca encantadora'],
    ['el gato', [], ['dormilona'], 'un', 'un gato dormilón'],
    ['la barca', [], ['rosa'], 'un', 'una barca rosa'],
    ['el pez', [], ['rojo'], 'muchos el', 'los peces rojos'],
  ])('%s with %s %s in %s: %s [TL-07]', (entry, adjectives, behind, form, said) => {
    expect(es.nounForms(es.adjectives?.onto(entry, { adjectives, behind }) ?? '').get(form)?.short).toBe(
      said,
    );
  });

  test.each([
    ['lo', 'la fila', 'la'],
    ['él', 'la fila', 'ella'],
    ['lo', 'los botones', 'los'],
    ['vacío', 'la cueva', 'vacía'],
    ['escondido', 'las conchas', 'escondidas'],
    ['estaba', 'las conchas', 'estaban'],
    ['rojo', 'el agua (f)', 'roja'],
  ])('{%s} of %s is %s [TL-07]', (written, entry, said) => {
    expect(es.ofNoun?.(written, entry)).toBe(said);
  });
});

describe('words that agree with somebody', () => {
  const TABLE: [written: string, f: string, m: string, n: string, p: string][] = [
    ['él', 'ella', 'él', 'Robin', 'ellos'],
    ['él era', 'ella era', 'él era', 'Robin era', 'ellos eran'],
    ['lo', 'la', 'lo', 'le', 'los'],
    ['abrazarlo', 'abrazarla', 'abrazarlo', 'abrazarle', 'abrazarlos'],
    ['mirándolo', 'mirándola', 'mirándolo', 'mirándole', 'mirándolos'],
    ['cansado', 'cansada', 'cansado', 'con sueño', 'cansados'],
    ['contento', 'contenta', 'contento', 'feliz', 'contentos'],
    ['callado', 'callada', 'callado', 'en silencio', 'callados'],
    ['dormilón', 'dormilona', 'dormilón', 'dormilón', 'dormilones'],
    ['el niño', 'la niña', 'el niño', 'la criatura', 'los niños'],
    ['al niño', 'a la niña', 'al niño', 'a la criatura', 'a los niños'],
    ['un niño pequeño', 'una niña pequeña', 'un niño pequeño', 'una criatura pequeña', 'unos niños pequeños'],
    ['un buen amigo', 'una buena amiga', 'un buen amigo', 'una buena amistad', 'unos buenos amigos'],
    ['saltó', 'saltó', 'saltó', 'saltó', 'saltaron'],
    ['corrió', 'corrió', 'corrió', 'corrió', 'corrieron'],
    ['oyó', 'oyó', 'oyó', 'oyó', 'oyeron'],
    ['cambió', 'cambió', 'cambió', 'cambió', 'cambiaron'],
    ['dijo', 'dijo', 'dijo', 'dijo', 'dijeron'],
    ['estaba', 'estaba', 'estaba', 'estaba', 'estaban'],
    ['tenía', 'tenía', 'tenía', 'tenía', 'tenían'],
    ['se levantó', 'se levantó', 'se levantó', 'se levantó', 'se levantaron'],
    ['le', 'le', 'le', 'le', 'les'],
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
    expect(es.agree(es.agreement(written) ?? '', somebody('Robin', spoken), false)).toBe(said);
  });

  const girls: Person = { ...somebody('Ana y Lía', 'p'), members: [child('Ana', 'f'), child('Lía', 'f')] };
  const both: Person = { ...girls, members: [child('Ana', 'f'), child('Leo', 'm')] };
  test.each([
    ['él', girls, 'ellas'],
    ['él', both, 'ellos'],
    ['lo', girls, 'las'],
    ['cansado', girls, 'cansadas'],
    ['el niño', girls, 'las niñas'],
    ['el niño', both, 'los niños'],
  ])('several who are all she are feminine: {%s} [TL-07]', (written, person, said) => {
    expect(es.agree(es.agreement(written) ?? '', person, false)).toBe(said);
  });

  test('a pet of which nothing is said is he, as its kind', () => {
    expect(es.agree('él/', pet('Rex', 'x', 'dog'), true)).toBe('él');
  });

  test.each([
    ['corrió', 'wheelchair', 'salió zumbando'],
    ['caminó', 'wheelchair', 'rodó'],
    ['de puntillas', 'wheelchair', 'sobre ruedas silenciosas'],
    ['se levantó', 'wheelchair', 'se enderezó'],
    ['pies', 'wheelchair', 'ruedas'],
    ['corrió', 'walker', 'se apresuró'],
    ['caminó', 'cane', 'caminó'],
    ['trepó', 'crutches', 'subió despacio'],
    ['corrió', '', 'corrió'],
  ])('{%s} with a %s: %s [TL-06]', (written, aid, said) => {
    expect(es.agree(es.agreement(written) ?? '', somebody('Robin', 'f', aid), false)).toBe(said);
  });

  test('a word that does not change is none of its business', () => {
    for (const word of ['armario', 'él muy despacio', 'detrás', 'su'])
      expect(es.agreement(word)).toBeUndefined();
  });
});

test.each([
  ['el abuelo, que era ', 'el abuelo, que había sido '],
  ['Era ', 'Había sido '],
  ['—Soy ', '—Fui '],
  ['palabra de ', 'palabra de '],
])('before a trade that is over, “%s”: “%s” [TL-07]', (before, said) => {
  expect(es.formerly?.(before)).toBe(said);
});

test.each([
  [['Ana'], 'Ana'],
  [['Ana', 'Ben'], 'Ana y Ben'],
  [['Ana', 'Inés'], 'Ana e Inés'],
  [['Ana', 'Ben', 'Hilda'], 'Ana, Ben e Hilda'],
  [['Ana', 'Hiedra'], 'Ana y Hiedra'],
])('%s are %s', (names, said) => {
  expect(es.list(names)).toBe(said);
});

test.each([
  ['la gorra de el abuelo Paco', 'la gorra del abuelo Paco'],
  ['Miró a el abuelo.', 'Miró al abuelo.'],
  ['la torre de el Castillo Tambaleo', 'la torre del Castillo Tambaleo'],
  ['un barco de El Salvador', 'un barco de El Salvador'],
  ['la gorra de él', 'la gorra de él'],
  ['Leo y Inés', 'Leo e Inés'],
  ['uno o otro', 'uno u otro'],
  ['leche y hielo', 'leche y hielo'],
])('%s is tidied: %s [TL-07]', (text, said) => {
  expect(es.tidy?.(text)).toBe(said);
});

test.each([
  ['—Sí —dijo Abuela Inés.', '—Sí —dijo la abuela Inés.'],
  ['Abuelo Paco abrió.', 'El abuelo Paco abrió.'],
  ['La gorra de Abuelo Paco.', 'La gorra del abuelo Paco.'],
  ['Leo, Tía Eva y Abuelo miraron a Yaya Pepa.', 'Leo, la tía Eva y el abuelo miraron a la yaya Pepa.'],
  ['Era la Abuela Inés.', 'Era la abuela Inés.'],
  ['Era abuela Inés.', 'Era la abuela Inés.'],
  ['Vino con su Abuelo.', 'Vino con su abuelo.'],
  ['—Abuela Inés lo sabe —dijo Leo.', '—La abuela Inés lo sabe —dijo Leo.'],
  ['—Abuela Inés, que es panadera, lo sabe.', '—La abuela Inés, que es panadera, lo sabe.'],
  ['—¡Abuela Inés, mira! —dijo Leo.', '—¡Abuela Inés, mira! —dijo Leo.'],
  ['—Mira, Abuela Inés —dijo Leo—. ¿Lo ves, Abuelo?', '—Mira, abuela Inés —dijo Leo—. ¿Lo ves, abuelo?'],
  ['«¿Abuela Inés?», llamó Leo.', '«¿Abuela Inés?», llamó Leo.'],
  ['—Ya —dijo Leo. Pensó: «Abuelo, ven».', '—Ya —dijo Leo. Pensó: «Abuelo, ven».'],
  ['Allí estaba, Abuela Inés, en bata.', 'Allí estaba, la abuela Inés, en bata.'],
  ['Doctora Luna y Señor Bigotes', 'La doctora Luna y el señor Bigotes'],
  ['—Señor, es un abuelo muy tío.', '—Señor, es un abuelo muy tío.'],
  ['Ni abuela ni tía contestan; y abuelo tampoco.', 'Ni abuela ni tía contestan; y abuelo tampoco.'],
  ['Mamá y don Tomás', 'Mamá y don Tomás'],
  ['—Te veo, Tito —dijo Tita Eva. Y Tito se rio.', '—Te veo, Tito —dijo la tita Eva. Y Tito se rio.'],
])('whoever is honoured has an article, unless they are called: %s', (text, said) => {
  expect(es.tidy?.(text)).toBe(said);
  expect(es.tidy?.(said)).toBe(said);
});

test.each([
  [pet('Rex', 'x', 'dog'), 'Rex, el perro'],
  [pet('Luna', 'f', 'dog'), 'Luna, la perrita'],
  [pet('Muf', 'x', 'cat'), 'Muf, el gato'],
  [pet('Don Gato', 'm', 'cat'), undefined],
  [child('Lucía', 'f'), undefined],
])('%o is introduced as %s', (person, said) => {
  expect(es.introduce(person)).toBe(said);
});

test.each([
  'La gorra de el abuelo.',
  'Ana y Abuela Rosa.',
  'Ana y Inés.',
  'Miró el la cueva.',
  'Ven aquí!',
  'Vienes?',
  'Era una osito.',
  '"Sí"',
  '— Sí.',
])('“%s” is never printed [TL-08]', (text) => {
  expect(es.faults.some(([pattern]) => pattern.test(text))).toBe(true);
});
test.each(['—¡Ven! —dijo Ana—. ¿Vienes?', 'Era la gorra de él.', 'Ana y Hiedra', 'Muy muy lejos.'])(
  '“%s” is fine',
  (text) => {
    expect(es.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
  },
);

test('a pet has no words, and girls are not he [TL-08]', () => {
  expect(es.speaks('Rex').test('—Guau —dijo Rex.')).toBe(true);
  expect(es.speaks('Rex').test('—Guau —hizo Rex.')).toBe(false);
  expect(es.betrays.f.test('Era de él.')).toBe(true);
  expect(es.betrays.f.test('el papel')).toBe(false);
});

describe('a small tale', () => {
  const words = trialWords(`
places:
  home: { name: en la casa, resident: 'Tic | Tic, el reloj alto del pasillo', friend: Miga, dark: en el armario de debajo de la escalera / armario, high: en lo alto de la escalera, far: al final del pasillo, food: los bocadillos de queso / bocadillos, find: el botón de plata / botón }
  valley: { name: en el valle de los dinosaurios, resident: 'Musgo | Musgo, una triceratops viejísima', friend: Grava, dark: en la cueva de detrás de la cascada / cueva, high: en lo alto de la roca, food: las tortitas de helecho / tortitas, find: la concha azul / concha }
jobs:
  sailor: { word: { m: el marinero, f: la marinera, n: gente de mar }, match: [marinero] }
  baker: { word: { m: el panadero, f: la panadera }, match: [panader*] }
loves: { vehicles: { los trenes: [tren, trenes], las excavadoras: [excavador*] }, music: { los tambores: [tambor*] } }
`);
  const prose = `---
title: El achís de Ben
with: { hero: Ben, elder: Abuelo, pet: Rex, other: Tom, shade: Uh / Ih }
at: home
job: baker
words: { kite: la cometa, cake: el pastel }
---
## one

Por la noche, alguien estornudó {en el armario de debajo de la escalera}. Ben agarró {la cometa torcida} y se acercó {de puntillas}. Estaba {asustado}, pero no se lo dijo a nadie. [pet: Rex fue detrás, con el rabo muy gordo.]

—¡Salud! —dijo Abuelo. [elder job: Era {panadero} y conocía todos los estornudos.]

—Quien vive {en el armario oscuro} —dijo Abuelo— necesita {bocadillos}.

+ (child) Tom prestó su bufanda.
+ (adult) Tom preparó un té.
+ (all) Tom se {quedó:Tom} {callado:Tom} y {escuchó:Tom}.

## two

- (hero loves vehicles) —{Los trenes} también estornudan —dijo Ben—. Se llama vapor.
- —Un estornudo es solo un hola muy fuerte —dijo Ben.

Entonces Uh salió {del armario} y le dio {un botón}. {El niño} {lo:botón} guardó bajo la gorra de Abuelo, y allí {estaba:botón} {calentito:botón}. Abuelo y Ben se rieron.
`;
  const tell = (people: Parameters<typeof tellTrial>[0]['people'], place = 'valley') =>
    tellTrial({ language: 'es', words, prose, people, place });

  test('for a girl with her grandmother, who was a baker, and a cat [TL-07]', () => {
    const ines = child('Inés', 'f', { kind: 'love', group: 'vehicles', thing: 'las excavadoras' });
    const abuela = adult('la abuela Carmen', 'f', { kind: 'job', group: 'baker' });
    expect(tell([ines, abuela, pet('Muf', 'x', 'cat')])).toEqual([
      'El achís de Inés',
      'Por la noche, alguien estornudó en la cueva de detrás de la cascada. Inés agarró la cometa torcida y se acercó de puntillas. Estaba asustada, pero no se lo dijo a nadie. Muf, el gato, fue detrás, con el rabo muy gordo.',
      '—¡Salud! —dijo la abuela Carmen. Era panadera y conocía todos los estornudos.',
      '—Quien vive en la cueva oscura —dijo la abuela Carmen— necesita tortitas.',
      '—Las excavadoras también estornudan —dijo Inés—. Se llama vapor.',
      'Entonces Uh salió de la cueva y le dio una concha. La niña la guardó bajo la gorra de la abuela Carmen, y allí estaba calentita. La abuela Carmen e Inés se rieron.',
    ]);
  });

  test('for a boy with a grandfather whose name has an article [TL-07]', () => {
    expect(tell([child('Leo', 'm'), adult('el abuelo Paco', 'm')])).toEqual([
      'El achís de Leo',
      'Por la noche, alguien estornudó en la cueva de detrás de la cascada. Leo agarró la cometa torcida y se acercó de puntillas. Estaba asustado, pero no se lo dijo a nadie.',
      '—¡Salud! —dijo el abuelo Paco.',
      '—Quien vive en la cueva oscura —dijo el abuelo Paco— necesita tortitas.',
      '—Un estornudo es solo un hola muy fuerte —dijo Leo.',
      'Entonces Uh salió de la cueva y le dio una concha. El niño la guardó bajo la gorra del abuelo Paco, y allí estaba calentita. El abuelo Paco y Leo se rieron.',
    ]);
  });

  test.each(['n', 'x'] as const)(
    'for a child on wheels who is neither, or of whom nothing is said (%s) [TL-06] [TL-07]',
    (spoken) => {
      expect(tell([somebody('Noa', spoken, 'wheelchair'), pet('Rex', 'm', 'dog')], 'home')).toEqual([
        'El achís de Noa',
        'Por la noche, alguien estornudó en el armario de debajo de la escalera. Noa agarró la cometa torcida y se acercó sobre ruedas silenciosas. Estaba con miedo, pero no se lo dijo a nadie. Rex, el perro, fue detrás, con el rabo muy gordo.',
        '—¡Salud! —dijo Tic, el reloj alto del pasillo.',
        '—Quien vive en el armario oscuro —dijo Tic— necesita bocadillos.',
        '—Un estornudo es solo un hola muy fuerte —dijo Noa.',
        'Entonces Uh salió del armario y le dio un botón. La criatura lo guardó bajo la gorra de Tic, y allí estaba calentito. Tic y Noa se rieron.',
      ]);
    },
  );

  test.each([
    ['f', 'Era marinera y conocía todos los estornudos.'],
    ['m', 'Era marinero y conocía todos los estornudos.'],
    ['n', 'Era gente de mar y conocía todos los estornudos.'],
    ['x', 'Era gente de mar y conocía todos los estornudos.'],
  ] as const)('a trade of somebody who is %s: %s [TL-07]', (spoken, said) => {
    const job = { kind: 'job', group: 'sailor' } as const;
    const noun = { ...adult('Robin', 'm', job), spoken };
    expect(tell([child('Leo', 'm'), noun])[2]).toContain(said);
  });

  test('what somebody loves has its article, or has none [TL-07]', () => {
    const loving = `${prose.slice(0, prose.indexOf('## one'))}## one\n\nBen sabía de {trenes}, hablaba de {los trenes} y pensaba en {loves}.\n\n## two\n\nFin.\n`;
    const people = [child('Leo', 'm', { kind: 'love', group: 'vehicles', thing: 'el metro' })];
    expect(tellTrial({ language: 'es', words, prose: loving, people })[1]).toBe(
      'Leo sabía de metro, hablaba del metro y pensaba en el metro.',
    );
  });

  test('everybody has a line, and girls who share one are feminine [TL-03] [TL-07]', () => {
    const others = [child('Leo', 'm'), adult('tía Eva', 'f'), child('Ana', 'f'), child('Lía', 'f')];
    expect(tell([child('Mia', 'f'), adult('el abuelo', 'm'), ...others])[4]).toBe(
      'Leo prestó su bufanda. La tía Eva preparó un té. Ana y Lía se quedaron calladas y escucharon.',
    );
  });

  test('nothing of it is a fault [TL-08]', () => {
    const text = tell([child('Mia', 'f'), adult('el abuelo', 'm'), pet('Rex', 'm', 'dog')]).join('\n');
    expect(es.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
  });
});
