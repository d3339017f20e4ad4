import { describe, expect, test } from 'vitest';
import { de } from '#engines/storyteller/tales/grammar/de.ts';
import { adult, child, pet, somebody, tellTrial } from '#engines/storyteller/tales/testing/tell-trial.ts';
import { trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

describe('nouns, as a dictionary prints them', () => {
  const NOUNS: [entry: string, forms: Record<string, string>][] = [
    [
      'in der Schrank unter der Treppe / Schrank',
      {
        'bare.short': 'Schrank',
        'bare.long': 'Schrank unter der Treppe',
        'der wer.short': 'der Schrank',
        'der wen.short': 'den Schrank',
        'der wem.long': 'dem Schrank unter der Treppe',
        'der wessen.short': 'des Schranks',
        'ein wer.short': 'ein Schrank',
        'ein wen.short': 'einen Schrank',
        'ein wem.short': 'einem Schrank',
        'kein wen.short': 'keinen Schrank',
        'dies wer.short': 'dieser Schrank',
        'jed wem.short': 'jedem Schrank',
        'wo.short': 'im Schrank',
        'wo.long': 'im Schrank unter der Treppe',
        'wohin.short': 'in den Schrank',
        'woher.short': 'aus dem Schrank',
        'zu.short': 'zum Schrank',
        'von.short': 'vom Schrank',
        'bei.short': 'beim Schrank',
      },
    ],
    [
      'in die Höhle hinter dem Wasserfall / Höhle',
      {
        'der wer.long': 'die Höhle hinter dem Wasserfall',
        'der wen.short': 'die Höhle',
        'der wem.short': 'der Höhle',
        'der wessen.short': 'der Höhle',
        'ein wen.short': 'eine Höhle',
        'ein wem.short': 'einer Höhle',
        'kein wer.short': 'keine Höhle',
        'dies wem.short': 'dieser Höhle',
        'wo.long': 'in der Höhle hinter dem Wasserfall',
        'wohin.short': 'in die Höhle',
        'woher.short': 'aus der Höhle',
        'zu.short': 'zur Höhle',
        'von.short': 'von der Höhle',
      },
    ],
    [
      'in das Bootshaus',
      {
        'der wen.short': 'das Bootshaus',
        'der wessen.short': 'des Bootshauses',
        'ein wer.short': 'ein Bootshaus',
        'wo.short': 'im Bootshaus',
        'wohin.short': 'ins Bootshaus',
        'woher.short': 'aus dem Bootshaus',
        'zu.short': 'zum Bootshaus',
      },
    ],
    [
      'auf der große Felsen / Felsen',
      {
        'wo.long': 'auf dem großen Felsen',
        'wohin.long': 'auf den großen Felsen',
        'woher.short': 'vom Felsen',
        'ein wer.long': 'ein großer Felsen',
        'ein wem.long': 'einem großen Felsen',
        'bare.long': 'großer Felsen',
      },
    ],
    ['an der Teich', { 'wo.short': 'am Teich', 'wohin.short': 'an den Teich', 'woher.short': 'vom Teich' }],
    ['an das Meer', { 'wo.short': 'am Meer', 'wohin.short': 'ans Meer', 'zu.short': 'zum Meer' }],
    ['bei die Laterne', { 'wo.short': 'bei der Laterne', 'wohin.short': 'zur Laterne' }],
    ['bei das Tor', { 'wo.short': 'beim Tor', 'wohin.short': 'zum Tor', 'woher.short': 'vom Tor' }],
    ['unter der Farn', { 'wohin.short': 'unter den Farn', 'woher.short': 'unter dem Farn hervor' }],
    [
      'hinter der Stapel Netze / Stapel',
      { 'wo.long': 'hinter dem Stapel Netze', 'woher.short': 'hinter dem Stapel hervor' },
    ],
    [
      'der Bär,en mit der Glocke / Bär,en',
      {
        'der wer.short': 'der Bär',
        'der wen.long': 'den Bären mit der Glocke',
        'der wem.short': 'dem Bären',
        'der wessen.short': 'des Bären',
        'ein wen.short': 'einen Bären',
        'zu.short': 'zum Bären',
      },
    ],
    [
      'der silberne Knopf / Knopf, Knöpfe',
      {
        'ein wen.long': 'einen silbernen Knopf',
        'der wem.long': 'dem silbernen Knopf',
        'viele bare.short': 'Knöpfe',
        'viele bare.long': 'silberne Knöpfe',
        'viele bare wem.short': 'Knöpfen',
        'viele der wer.long': 'die silbernen Knöpfe',
        'viele der wem.long': 'den silbernen Knöpfen',
        'viele kein wer.long': 'keine silbernen Knöpfe',
      },
    ],
    [
      'die kleinen Muscheln (pl)',
      {
        'bare.short': 'kleine Muscheln',
        'der wer.short': 'die kleinen Muscheln',
        'der wem.short': 'den kleinen Muscheln',
        'ein wer.short': 'kleine Muscheln',
        'wo.short': 'in den kleinen Muscheln',
      },
    ],
    [
      'die Käsebrote (pl)',
      {
        'der wem.short': 'den Käsebroten',
        'der wessen.short': 'der Käsebrote',
        'ein wen.short': 'Käsebrote',
      },
    ],
    [
      'auf der warme Sand (o. Pl.)',
      { 'ein wer.short': 'warmer Sand', 'ein wen.short': 'warmen Sand', 'wo.short': 'auf dem warmen Sand' },
    ],
    [
      'in Flüsterwald',
      {
        'der wer.short': 'Flüsterwald',
        'wo.short': 'in Flüsterwald',
        'der wessen.short': 'Flüsterwalds',
        'zu.short': 'zu Flüsterwald',
      },
    ],
    ['das Geheimnis', { 'der wessen.short': 'des Geheimnisses' }],
    ['der Fuchs', { 'der wessen.short': 'des Fuchses' }],
    ['die alte Eule, Eulen', { 'ein wem.short': 'einer alten Eule', 'viele ein wer.short': 'alte Eulen' }],
  ];
  test.each(
    NOUNS.flatMap(([entry, forms]) => Object.entries(forms).map(([form, said]) => [entry, form, said])),
  )('%s in %s: %s [TL-07]', (entry = '', form = '', said) => {
    const [kind = '', size = ''] = form.split('.');
    expect(de.nounForms(entry).get(kind)?.[size as 'long' | 'short']).toBe(said);
  });

  test.each([
    ['den kleinen Schrank', 'den Schrank', 'kleinen'],
    ['im tiefen dunklen Schrank', 'im Schrank', 'tiefen dunklen'],
    ['einem roten Schrank', 'einem Schrank', 'roten'],
  ])('%s is %s with %s', (written, without, adjectives) => {
    expect(de.adjectives?.apart(written)).toContainEqual({ without, adjectives: adjectives.split(' ') });
  });

  test.each([
    ['in die Höhle', 'der wer', 'die kleine Höhle'],
    ['in die Höhle', 'wo', 'in der kleinen Höhle'],
    ['in das Bootshaus', 'wohin', 'ins kleine Bootshaus'],
    ['in das Bootshaus', 'ein wer', 'ein kleines Bootshaus'],
    ['in der Schrank unter der Treppe / Schrank', 'ein wen', 'einen kleinen Schrank'],
    ['die Muscheln (pl)', 'der wem', 'den kleinen Muscheln'],
    ['der Bär,en', 'zu', 'zum kleinen Bären'],
  ])('%s takes an adjective in %s: %s [TL-07]', (entry, form, said) => {
    expect(de.nounForms(de.adjectives?.onto(entry, { adjectives: ['kleinen'] }) ?? '').get(form)?.short).toBe(
      said,
    );
  });
});

describe('words that agree with somebody', () => {
  const TABLE: [written: string, f: string, m: string, n: string, p: string][] = [
    ['er', 'sie', 'er', 'Robin', 'sie'],
    ['ihn', 'sie', 'ihn', 'Robin', 'sie'],
    ['ihm', 'ihr', 'ihm', 'Robin', 'ihnen'],
    ['sein', 'ihr', 'sein', 'Robins', 'ihr'],
    ['seine', 'ihre', 'seine', 'Robins', 'ihre'],
    ['seinen', 'ihren', 'seinen', 'Robins', 'ihren'],
    ['seinem', 'ihrem', 'seinem', 'Robins', 'ihrem'],
    ['seiner', 'ihrer', 'seiner', 'Robins', 'ihrer'],
    ['seines', 'ihres', 'seines', 'Robins', 'ihres'],
    ['seins', 'ihres', 'seins', 'Robins', 'ihres'],
    ['er war', 'sie war', 'er war', 'Robin war', 'sie waren'],
    ['er brachte', 'sie brachte', 'er brachte', 'Robin brachte', 'sie brachten'],
    ['der Junge', 'das Mädchen', 'der Junge', 'das Kind', 'die Kinder'],
    ['den Jungen', 'das Mädchen', 'den Jungen', 'das Kind', 'die Kinder'],
    ['dem Mann', 'der Frau', 'dem Mann', 'dem Menschen', 'den Leuten'],
    ['der kleine Junge', 'das kleine Mädchen', 'der kleine Junge', 'das kleine Kind', 'die kleinen Kinder'],
    ['ein König', 'eine Königin', 'ein König', 'ein Königskind', 'Königskinder'],
    ['ging', 'ging', 'ging', 'ging', 'gingen'],
    ['hielt', 'hielt', 'hielt', 'hielt', 'hielten'],
    ['stand auf', 'stand auf', 'stand auf', 'stand auf', 'standen auf'],
    ['lachte', 'lachte', 'lachte', 'lachte', 'lachten'],
    ['hat', 'hat', 'hat', 'hat', 'haben'],
    ['schrie', 'schrie', 'schrie', 'schrie', 'schrien'],
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
    expect(de.agree(de.agreement(written) ?? '', somebody('Robin', spoken), false)).toBe(said);
  });

  test.each([
    ['er', 'dog', 'er'],
    ['ihm', 'dog', 'ihm'],
    ['er', 'cat', 'sie'],
    ['seinen', 'cat', 'ihren'],
    ['er', undefined, 'Flocke'],
  ])('of a pet that is not said, {%s} of a %s is %s [TL-07]', (written, species, said) => {
    expect(de.agree(de.agreement(written) ?? '', pet('Flocke', 'x', species), false)).toBe(said);
  });

  test.each([
    ['rannte', 'wheelchair', 'sauste'],
    ['ging', 'wheelchair', 'rollte'],
    ['schlich', 'wheelchair', 'rollte leise'],
    ['auf Zehenspitzen', 'wheelchair', 'auf leisen Rädern'],
    ['stand auf', 'wheelchair', 'richtete sich auf'],
    ['Füße', 'wheelchair', 'Räder'],
    ['rannte', 'walker', 'eilte'],
    ['ging', 'cane', 'ging'],
    ['kletterte', 'crutches', 'stieg langsam'],
    ['rannte', '', 'rannte'],
  ])('{%s} with a %s: %s [TL-06]', (written, aid, said) => {
    expect(de.agree(de.agreement(written) ?? '', somebody('Robin', 'f', aid), false)).toBe(said);
  });

  test('a word that does not change is none of its business', () => {
    for (const word of ['Schrank', 'er ganz leise', 'leise', 'unter'])
      expect(de.agreement(word)).toBeUndefined();
  });
});

test.each([
  ['Ben', 'Bens'],
  ['Oma Ida', 'Oma Idas'],
  ['Hannes', 'Hannes’'],
  ['Felix', 'Felix’'],
  ['Moritz', 'Moritz’'],
  ['Alice', 'Alice’'],
  ['小明', '小明s'],
])('what belongs to %s is %s [TL-07]', (name, said) => {
  expect(de.nameForms(name).get('wessen')).toBe(said);
});

test.each([
  [['Ana'], 'Ana'],
  [['Ana', 'Ben'], 'Ana und Ben'],
  [['Ana', 'Ben', 'Cem'], 'Ana, Ben und Cem'],
])('%s are %s', (names, said) => {
  expect(de.list(names)).toBe(said);
});

test.each([
  [pet('Rex', 'x', 'dog'), 'der Hund Rex'],
  [pet('Luna', 'f', 'dog'), 'die Hündin Luna'],
  [pet('Muff', 'x', 'cat'), 'die Katze Muff'],
  [pet('Muff', 'm', 'cat'), 'der Kater Muff'],
  [pet('Herr Hund', 'm', 'dog'), undefined],
  [child('Lena', 'f'), undefined],
])('%o is introduced as %s', (person, said) => {
  expect(de.introduce(person)).toBe(said);
});

test('nobody is introduced in the wrong case', () => {
  const tock = { ...adult('Tock', 'f'), intro: 'Tock, die hohe Uhr' };
  expect(de.introduce(tock, 'Da kam ')).toBe('Tock, die hohe Uhr');
  expect(de.introduce(tock, 'Da ging sie mit ')).toBeUndefined();
  expect(de.introduce(pet('Rex', 'm', 'dog'), 'Da kam Lena. ')).toBe('der Hund Rex');
  expect(de.introduce(pet('Rex', 'm', 'dog'), 'Lena mochte ')).toBeUndefined();
});

test.each([
  'Sie ging in das Haus.',
  'Sie ging zu der Höhle.',
  'Sie war im dem Haus.',
  'Er kam mit die Torte an.',
  'Das war für dem Bären.',
  '„Ja“ sagte Lena.',
  '„Ja.“, sagte Lena.',
  'Das ist Lena’s Hut.',
  'Da da kam sie.',
])('“%s” is never printed [TL-08]', (text) => {
  expect(de.faults.some(([pattern]) => pattern.test(text))).toBe(true);
});
test.each(['„Ja“, sagte Lena.', 'Sie wusste, dass das das Haus war.', 'Hannes’ Hut', 'in dem kleinen Haus'])(
  '“%s” is fine',
  (text) => {
    expect(de.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
  },
);

test('a pet has no words, and girls are not he [TL-08]', () => {
  expect(de.speaks('Rex').test('„Wau“, sagte der Hund Rex.')).toBe(true);
  expect(de.speaks('Rex').test('„Wau“, machte Rex.')).toBe(false);
  expect(de.betrays.f.test('„Ja“, sagte er.')).toBe(true);
  expect(de.betrays.m.test('„Ja“, riefen sie.')).toBe(false);
});

test.each([
  ['ihn', 'die Torte', 'sie'],
  ['ihm', 'die Torte', 'ihr'],
  ['er', 'das Ei', 'es'],
  ['ihn', 'der Knopf', 'ihn'],
  ['ihm', 'die Muscheln (pl)', 'ihnen'],
  ['seinen', 'die Torte', 'ihren'],
  ['leise', 'die Torte', undefined],
])('{%s} of %s is %s [TL-07]', (written, entry, said) => {
  expect(de.ofNoun?.(written, entry)).toBe(said);
});

test.each([
  ['Oma war ', 'Oma war früher '],
  ['„Ich bin ', '„Ich war früher '],
  ['sagte Oma, von Beruf ', 'sagte Oma, früher '],
  ['Das kann nur ', 'Das kann nur '],
])('before a trade that is over, “%s”: “%s” [TL-07]', (before, said) => {
  expect(de.formerly?.(before)).toBe(said);
});

describe('a small tale', () => {
  const words = trialWords(`
places:
  home: { name: in das Haus, resident: 'Tock | Tock, die hohe Standuhr', friend: Krümel, dark: in der Schrank unter der Treppe / Schrank, high: auf der Dachboden, far: an das Ende vom Flur, food: die Käsebrote (pl), find: 'der silberne Knopf / Knopf, Knöpfe' }
  valley: { name: in das Tal der Dinosaurier, resident: 'Moosrücken | Moosrücken, eine uralte Triceratops-Dame', friend: Kiesel, dark: in die Höhle hinter dem Wasserfall / Höhle, high: auf der Aussichtsfelsen, food: die Farnpfannkuchen (pl), find: 'das blaue Ei / Ei, Eier' }
jobs:
  sailor: { word: { m: der Seemann, f: die Seefrau }, match: [Seemann] }
  baker: { word: { m: der Bäcker, f: die Bäckerin }, match: [Bäcker*] }
loves: { vehicles: { Züge: [Zug, Züge*], Bagger: [Bagger*] }, music: { Trommeln: [Trommel*] } }
`);
  const prose = `---
title: Bens Hatschi
with: { hero: Ben, elder: Opa, pet: Rex, other: Tom, shade: Huu / Buh }
at: home
job: baker
words: { kite: der Drachen, cake: die Torte }
---
## one

Am Abend nieste jemand {im Schrank unter der Treppe}. Ben nahm {den krummen Drachen} und {ging} {auf Zehenspitzen} hin. {Er} hatte die Mütze verkehrt herum auf, und {seine} Ohren wurden heiß. [pet: Rex kam mit, und {sein:Rex} Schwanz wurde dick.]

„Gesundheit“, sagte Opa. [elder job: {Er:Opa} war {Bäcker} und kannte jedes Niesen.] „Wer {im dunklen Schrank} wohnt, braucht {Käsebrote}.“

+ (child) Tom brachte {seinen:Tom} Schal.
+ (adult) Tom kochte Tee.
+ (all) Tom {lauschte:Tom} und {hielt:Tom} {seine:Tom} Hände hinter die Ohren.

## two

- (hero loves vehicles) „{Züge} niesen auch“, sagte Ben. „Man nennt es Dampf.“
- „Niesen ist nur ein lautes Hallo“, sagte Ben.

Da kam Huu {aus dem Schrank} und gab {ihm} {einen Knopf}. {Der kleine Junge} steckte {ihn:Knopf} unter Bens Mütze, und da blieb {er:Knopf} warm.
`;
  const tell = (people: Parameters<typeof tellTrial>[0]['people'], place = 'valley') =>
    tellTrial({ language: 'de', words, prose, people, place });

  test('for a girl with her grandmother, who was a baker, and a cat [TL-07]', () => {
    const lena = child('Lena', 'f', { kind: 'love', group: 'vehicles', thing: 'Bagger' });
    const oma = adult('Oma Ida', 'f', { kind: 'job', group: 'baker' });
    expect(tell([lena, oma, pet('Muff', 'x', 'cat')])).toEqual([
      'Lenas Hatschi',
      'Am Abend nieste jemand in der Höhle hinter dem Wasserfall. Lena nahm den krummen Drachen und ging auf Zehenspitzen hin. Sie hatte die Mütze verkehrt herum auf, und ihre Ohren wurden heiß. Die Katze Muff kam mit, und ihr Schwanz wurde dick.',
      '„Gesundheit“, sagte Oma Ida. Sie war Bäckerin und kannte jedes Niesen. „Wer in der dunklen Höhle wohnt, braucht Farnpfannkuchen.“',
      '„Bagger niesen auch“, sagte Lena. „Man nennt es Dampf.“',
      'Da kam Huu aus der Höhle und gab ihr ein Ei. Das kleine Mädchen steckte es unter Lenas Mütze, und da blieb es warm.',
    ]);
  });

  test('for a boy alone, with somebody of the place [TL-07]', () => {
    expect(tell([child('Hannes', 'm')])).toEqual([
      'Hannes’ Hatschi',
      'Am Abend nieste jemand in der Höhle hinter dem Wasserfall. Hannes nahm den krummen Drachen und ging auf Zehenspitzen hin. Er hatte die Mütze verkehrt herum auf, und seine Ohren wurden heiß.',
      '„Gesundheit“, sagte Moosrücken, eine uralte Triceratops-Dame. „Wer in der dunklen Höhle wohnt, braucht Farnpfannkuchen.“',
      '„Niesen ist nur ein lautes Hallo“, sagte Hannes.',
      'Da kam Huu aus der Höhle und gab ihm ein Ei. Der kleine Junge steckte es unter Hannes’ Mütze, und da blieb es warm.',
    ]);
  });

  test.each(['n', 'x'] as const)(
    'for a child on wheels who is neither, or of whom nothing is said (%s) [TL-06] [TL-07]',
    (spoken) => {
      expect(tell([somebody('Kim', spoken, 'wheelchair'), pet('Rex', 'm', 'dog')], 'home')).toEqual([
        'Kims Hatschi',
        'Am Abend nieste jemand im Schrank unter der Treppe. Kim nahm den krummen Drachen und rollte auf leisen Rädern hin. Kim hatte die Mütze verkehrt herum auf, und Kims Ohren wurden heiß. Der Hund Rex kam mit, und sein Schwanz wurde dick.',
        '„Gesundheit“, sagte Tock, die hohe Standuhr. „Wer im dunklen Schrank wohnt, braucht Käsebrote.“',
        '„Niesen ist nur ein lautes Hallo“, sagte Kim.',
        'Da kam Huu aus dem Schrank und gab Kim einen Knopf. Das kleine Kind steckte ihn unter Kims Mütze, und da blieb er warm.',
      ]);
    },
  );

  test('everybody has a line, and several share one [TL-03] [TL-07]', () => {
    const others = [child('Ole', 'm'), adult('Tante Uli', 'f'), child('Ana', 'f'), child('Max', 'm')];
    expect(tell([child('Mia', 'f'), adult('Opa Kurt', 'm'), ...others])[3]).toBe(
      'Ole brachte seinen Schal. Tante Uli kochte Tee. Ana und Max lauschten und hielten ihre Hände hinter die Ohren.',
    );
  });

  const said = (line: string, place = 'valley') => {
    const [head = ''] = prose.split('## one');
    const text = `${head.replace('at: home', 'at: valley')}## one\n\n${line}\n\n## two\n\nEnde.\n`;
    return tellTrial({ language: 'de', words, prose: text, people: [child('Mia', 'f')], place })[1];
  };
  test.each([
    ['Da lag {die Höhle:wer}.', 'Da lag der Schrank.'],
    ['Ben sah {die Höhle:wen}.', 'Mia sah den Schrank.'],
    ['{Die kleine Höhle:wen} sah Ben.', 'Den kleinen Schrank sah Mia.'],
    ['Niemand, der {im Tal der Dinosaurier} wohnt.', 'Niemand, der im Haus wohnt.'],
    ['Da saß Opa. Mit Opa kam der Wind.', 'Da saß Tock, die hohe Standuhr. Mit Tock kam der Wind.'],
    ['Mit Opa kam der Wind. Da lachte Opa.', 'Mit Tock kam der Wind. Da lachte Tock, die hohe Standuhr.'],
  ])('%s becomes %s [TL-07]', (written, expected) => {
    expect(said(written, 'home')).toBe(expected);
  });
  test('an article outside of the braces, and a form that the noun does not have, are refused [TL-08]', () => {
    expect(() => said('Ben sah die {Höhle}.')).toThrow(/write \{die Höhle\}/);
    expect(() => said('Ben sah {die Höhle:woher}.')).toThrow(/nobody is called woher/);
  });

  test('nothing of it is a fault [TL-08]', () => {
    const text = tell([child('Mia', 'f'), adult('Opa Kurt', 'm'), pet('Rex', 'm', 'dog')]).join('\n');
    expect(de.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
  });
});
