import { describe, expect, test } from 'vitest';
import { sv } from '#engines/storyteller/tales/grammar/sv.ts';
import { adult, child, pet, somebody, tellTrial } from '#engines/storyteller/tales/testing/tell-trial.ts';
import { trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

describe('nouns, as a dictionary prints them', () => {
  const NOUNS: [entry: string, forms: Record<string, string>][] = [
    [
      'i en grotta bakom vattenfallet / grotta',
      {
        'bare.short': 'grotta',
        'bare.long': 'grotta bakom vattenfallet',
        'en.short': 'en grotta',
        'den.short': 'grottan',
        'den.long': 'grottan bakom vattenfallet',
        'ingen.short': 'ingen grotta',
        'sin.short': 'sin grotta',
        'at.long': 'i grottan bakom vattenfallet',
        'to.short': 'in i grottan',
        'from.short': 'ut ur grottan',
        'dens.long': 'grottans',
        'många.short': 'grottor',
        'de.short': 'grottorna',
      },
    ],
    [
      'i ett skåp under trappan / skåp',
      {
        'en.short': 'ett skåp',
        'den.long': 'skåpet under trappan',
        'ingen.short': 'inget skåp',
        'sin.short': 'sitt skåp',
        'at.short': 'i skåpet',
        'from.short': 'ut ur skåpet',
        'många.short': 'skåp',
        'de.short': 'skåpen',
        'dens.short': 'skåpets',
      },
    ],
    [
      'uppe på en hög klippa / klippa',
      {
        'en.long': 'en hög klippa',
        'den.long': 'den höga klippan',
        'den.short': 'klippan',
        'at.long': 'uppe på den höga klippan',
        'to.short': 'upp på klippan',
        'from.short': 'ner från klippan',
        'sin.long': 'sin höga klippa',
        'egen.long': 'höga klippa',
        'många.long': 'höga klippor',
        'de.long': 'de höga klipporna',
      },
    ],
    [
      'i ett litet rött hus',
      {
        'en.short': 'ett litet rött hus',
        'den.short': 'det lilla röda huset',
        'at.short': 'i det lilla röda huset',
        'många.short': 'små röda hus',
        'de.short': 'de små röda husen',
      },
    ],
    [
      'vid en damm,dammen',
      { 'at.short': 'vid dammen', 'to.short': 'till dammen', 'from.short': 'från dammen' },
    ],
    ['under en ormbunke', { 'to.short': 'in under ormbunken', 'from.short': 'fram under ormbunken' }],
    ['bakom en hög med nät / hög', { 'at.long': 'bakom högen med nät', 'from.short': 'fram bakom högen' }],
    ['ute på en brygga', { 'to.short': 'ut på bryggan', 'from.short': 'in från bryggan' }],
    ['ett fönster', { 'den.short': 'fönstret', 'många.short': 'fönster', 'de.short': 'fönstren' }],
    ['ett äpple', { 'den.short': 'äpplet', 'många.short': 'äpplen', 'de.short': 'äpplena' }],
    ['en nyckel', { 'den.short': 'nyckeln', 'många.short': 'nycklar', 'de.short': 'nycklarna' }],
    ['en mus,musen,möss', { 'den.short': 'musen', 'många.short': 'möss', 'de.short': 'mössen' }],
    ['en riddare', { 'den.short': 'riddaren', 'många.short': 'riddare', 'de.short': 'riddarna' }],
    ['en katt,katten,katter', { 'många.short': 'katter', 'de.short': 'katterna', 'dens.short': 'kattens' }],
    [
      'varma ostmackor (pl)',
      {
        'bare.short': 'varma ostmackor',
        'en.short': 'varma ostmackor',
        'den.short': 'de varma ostmackorna',
        'ingen.short': 'inga varma ostmackor',
      },
    ],
    [
      'på lite varm sand',
      { 'en.short': 'varm sand', 'den.short': 'den varma sanden', 'at.short': 'på den varma sanden' },
    ],
    ['lite kallt vatten,vattnet', { 'bare.short': 'kallt vatten', 'den.short': 'det kalla vattnet' }],
    [
      'i Viskskogen',
      {
        'den.short': 'Viskskogen',
        'at.short': 'i Viskskogen',
        'to.short': 'in i Viskskogen',
        'bare.short': 'Viskskogen',
      },
    ],
    ['en gammal sköldpadda', { 'den.short': 'den gamla sköldpaddan', 'många.short': 'gamla sköldpaddor' }],
    ['vid en bortre bänk', { 'at.short': 'vid den bortre bänken', 'en.short': 'en bortre bänk' }],
    ['en nynnande dimma', { 'den.short': 'den nynnande dimman', 'en.short': 'en nynnande dimma' }],
    ['ett ekollon', { 'den.short': 'ekollonet', 'de.short': 'ekollonen' }],
    ['en sliten hästsko,hästskon,hästskor', { 'den.short': 'den slitna hästskon' }],
    ['ett stilla regn mot rutorna', { 'den.short': 'det stilla regnet mot rutorna' }],
    ['ett spel', { 'den.short': 'spelet' }],
    ['ett norrsken', { 'den.short': 'norrskenet' }],
    ['hemma', { 'at.short': 'hemma', 'to.short': 'hem', 'from.short': 'hemifrån' }],
    ['en målad låda', { 'den.short': 'den målade lådan' }],
    ['ett målat plank', { 'den.short': 'det målade planket' }],
  ];
  test.each(
    NOUNS.flatMap(([entry, forms]) => Object.entries(forms).map(([form, said]) => [entry, form, said])),
  )('%s in %s: %s [TL-07]', (entry = '', form = '', said) => {
    const [kind = '', size = ''] = form.split('.');
    expect(sv.nounForms(entry).get(kind)?.[size as 'long' | 'short']).toBe(said);
  });

  test.each([
    ['i det mörka skåpet', 'i skåpet', 'mörka'],
    ['ett litet skåp', 'ett skåp', 'litet'],
    ['det lilla gamla skåpet', 'skåpet', 'lilla gamla'],
  ])('%s is %s with %s', (written, without, adjectives) => {
    expect(sv.adjectives?.apart(written)).toContainEqual({ without, adjectives: adjectives.split(' ') });
  });

  test('a preposition at the head of a sentence is no adjective', () => {
    expect(sv.adjectives?.apart('Bakom soffan')).toEqual([]);
  });

  test.each([
    ['i en grotta', 'mörka', 'at', 'i den mörka grottan'],
    ['i ett skåp', 'mörka', 'den', 'det mörka skåpet'],
    ['i ett skåp', 'liten', 'en', 'ett litet skåp'],
    ['en grotta', 'litet', 'den', 'den lilla grottan'],
    ['en grotta', 'rött', 'en', 'en röd grotta'],
    ['ett hus', 'vacker', 'den', 'det vackra huset'],
    ['ett hus', 'blå', 'en', 'ett blått hus'],
    ['ett hus', 'ensamma', 'en', 'ett ensamt hus'],
    ['ett hus', 'tyst', 'en', 'ett tyst hus'],
    ['bullar (pl)', 'liten', 'den', 'de små bullarna'],
    ['en låda', 'förtrollat', 'den', 'den förtrollade lådan'],
  ])('%s with %s in %s: %s [TL-07]', (entry, adjective, form, said) => {
    expect(sv.nounForms(sv.adjectives?.onto(entry, { adjectives: [adjective] }) ?? '').get(form)?.short).toBe(
      said,
    );
  });

  test.each([
    ['den', 'en grotta', 'den'],
    ['den', 'ett skåp', 'det'],
    ['den', 'bullar (pl)', 'de'],
    ['tom', 'ett skåp', 'tomt'],
    ['varm', 'bullar (pl)', 'varma'],
    ['springa', 'ett skåp', undefined],
  ])('{%s} of %s is %s [TL-07]', (written, entry, said) => {
    expect(sv.ofNoun?.(written, entry)).toBe(said);
  });
});

describe('words that agree with somebody', () => {
  const TABLE: [written: string, f: string, m: string, n: string, p: string][] = [
    ['han', 'hon', 'han', 'hen', 'de'],
    ['honom', 'henne', 'honom', 'hen', 'dem'],
    ['hans', 'hennes', 'hans', 'hens', 'deras'],
    ['glad', 'glad', 'glad', 'glad', 'glada'],
    ['trött', 'trött', 'trött', 'trött', 'trötta'],
    ['ensam', 'ensam', 'ensam', 'ensam', 'ensamma'],
    ['ledsen', 'ledsen', 'ledsen', 'ledsen', 'ledsna'],
    ['liten', 'liten', 'liten', 'liten', 'små'],
    ['själv', 'själv', 'själv', 'själv', 'själva'],
    ['pojken', 'flickan', 'pojken', 'barnet', 'barnen'],
    ['en pojke', 'en flicka', 'en pojke', 'ett barn', 'barn'],
    ['den lilla pojken', 'den lilla flickan', 'den lilla pojken', 'det lilla barnet', 'de små barnen'],
    ['pojkens', 'flickans', 'pojkens', 'barnets', 'barnens'],
    ['mannen', 'kvinnan', 'mannen', 'människan', 'människorna'],
    ['en bror', 'en syster', 'en bror', 'ett syskon', 'syskon'],
    ['kungen', 'drottningen', 'kungen', 'regenten', 'regenterna'],
  ];
  const rows = TABLE.flatMap(([written, f, m, n, p]) =>
    (
      [
        ['f', f],
        ['m', m],
        ['n', n],
        ['p', p],
      ] as const
    ).map(([spoken, said]) => [written, spoken, said] as const),
  );
  test.each(rows)('{%s} for %s: %s [TL-07]', (written, spoken, said) => {
    expect(sv.agree(sv.agreement(written) ?? '', somebody('Robin', spoken), false)).toBe(said);
  });

  test.each([
    ['han', 'Robin'],
    ['hans', 'Robins'],
    ['honom', 'Robin'],
    ['pojken', 'barnet'],
    ['ensam', 'ensam'],
  ])('of whom nothing is said, {%s} is %s [TL-07]', (written, said) => {
    expect(sv.agree(sv.agreement(written) ?? '', somebody('Robin', 'x'), false)).toBe(said);
  });

  test.each([
    ['han', 'x', 'den'],
    ['hans', 'x', 'dess'],
    ['han', 'f', 'hon'],
  ] as const)('{%s} of a pet that is %s: %s [TL-07]', (written, spoken, said) => {
    expect(sv.agree(sv.agreement(written) ?? '', pet('Rex', spoken, 'dog'), true)).toBe(said);
  });

  test.each([
    ['sprang', 'wheelchair', 'susade'],
    ['gick', 'wheelchair', 'rullade'],
    ['smög', 'wheelchair', 'rullade tyst'],
    ['på tå', 'wheelchair', 'på tysta hjul'],
    ['reste sig', 'wheelchair', 'rätade på sig'],
    ['fötter', 'wheelchair', 'hjul'],
    ['sprang', 'walker', 'skyndade sig'],
    ['gick', 'cane', 'gick'],
    ['klättrade', 'crutches', 'gick försiktigt'],
    ['sprang', '', 'sprang'],
  ])('{%s} with a %s: %s [TL-06]', (written, aid, said) => {
    expect(sv.agree(sv.agreement(written) ?? '', somebody('Robin', 'f', aid), false)).toBe(said);
  });

  test('a word that does not change is none of its business', () => {
    for (const word of ['skåp', 'han tyst sprang', 'bakom', 'sade'])
      expect(sv.agreement(word)).toBeUndefined();
  });
});

test.each([
  ['Ben', 'Bens'],
  ['mormor', 'mormors'],
  ['Hannes', 'Hannes'],
  ['Max', 'Max'],
  ['Åsa', 'Åsas'],
])('what belongs to %s is %s [TL-07]', (name, said) => {
  expect(sv.nameForms(name).get('owner')).toBe(said);
});

test.each([
  [['Ana'], 'Ana'],
  [['Ana', 'Bo'], 'Ana och Bo'],
  [['Ana', 'Bo', 'Cia'], 'Ana, Bo och Cia'],
])('%s are %s', (names, said) => {
  expect(sv.list(names)).toBe(said);
});

test.each([
  [pet('Rex', 'x', 'dog'), 'hunden Rex'],
  [pet('Muff', 'f', 'cat'), 'katten Muff'],
  [pet('Herr Katt', 'm', 'cat'), undefined],
  [child('Maja', 'f'), undefined],
])('%o is introduced as %s', (person, said) => {
  expect(sv.introduce(person)).toBe(said);
});

test.each([
  'Det var en ett hus.',
  'Hon gick till han.',
  'Det är Maja’s hatt.',
  '“Ja”, sa Maja.',
  '”Ja,” sa Maja.',
  '”Vem? ”',
  'Maja,och Rex',
  'Där där satt hon.',
])('“%s” is never printed [TL-08]', (text) => {
  expect(sv.faults.some(([pattern]) => pattern.test(text))).toBe(true);
});
test.each([
  '”Ja”, sa Maja.',
  '”Vem?” frågade hon.',
  'Hannes hatt',
  'Det som det var',
  'Sedan åt han frukost',
  'för hon såg det',
])('“%s” is fine', (text) => {
  expect(sv.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
});

test('a pet has no words, and girls are not he [TL-08]', () => {
  expect(sv.speaks('Rex').test('”Voff”, sa hunden Rex.')).toBe(true);
  expect(sv.speaks('Rex').test('Rex skällde.')).toBe(false);
  expect(sv.betrays.f.test('Det var hans.')).toBe(true);
  expect(sv.betrays.f.test('Handen var varm.')).toBe(false);
  expect(sv.betrays.m.test('Han såg henne.')).toBe(true);
});

test.each([
  ['Hon var ', 'Hon hade varit '],
  ['”Jag är ', '”Jag har varit '],
  ['Det kan bara ', 'Det kan bara '],
])('before a trade that is over, “%s”: “%s” [TL-07]', (before, said) => {
  expect(sv.formerly?.(before)).toBe(said);
});

describe('a small tale', () => {
  const words = trialWords(`
places:
  home: { name: hemma, resident: 'Tick | Tick, den höga klockan i hallen', friend: Smulan, dark: i ett skåp under trappan / skåp, high: uppe på en vind, far: vid ett fönster, food: ostmackor (pl), find: 'en silvrig knapp,knappen,knappar / knapp,knappen,knappar' }
  valley: { name: i Dinosauriedalen, resident: 'Mossa | Mossa, en urgammal triceratops', friend: Grus, dark: i en grotta bakom vattenfallet / grotta, high: uppe på en hög klippa / klippa, food: ormbunkspannkakor (pl), find: 'ett blått ägg / ägg' }
jobs:
  sailor: { word: en sjöman, match: [sjöman] }
  baker: { word: en bagare, match: [bagare] }
loves: { vehicles: { tåg: [tåg], grävskopor: [grävskop*] }, music: { trummor: [trumm*] } }
`);
  const prose = `---
title: Bens atjo
with: { hero: Ben, elder: Morfar, pet: Rex, other: Tom, shade: Huu / Buu }
at: home
job: baker
words: { kite: en drake, cake: en tårta }
---
## one

På kvällen nös någon {i skåpet under trappan}. Ben tog {den sneda draken} och {smög} dit. {Han} hade mössan bak och fram, och {hans} öron blev varma. [pet: Rex kom efter, och {hans:Rex} svans blev dubbelt så tjock.]

”Prosit”, sa Morfar. [elder job: {Han:Morfar} var {bagare} och kände igen alla sorters nysningar.] ”Den som bor {i det mörka skåpet} behöver {ostmackor}.”

+ (child) Tom lånade ut sin halsduk.
+ (adult) Tom kokade te.
+ (all) Tom var alldeles {tyst:Tom} och lyssnade.

## two

- (hero loves vehicles) ”{Tåg} nyser också”, sa Ben. ”Det kallas ånga.”
- ”En nysning är bara ett högt hej”, sa Ben.

Då kom Huu {ut ur skåpet} och gav {honom} {en knapp}. {Den lilla pojken} stoppade {den:knapp} under Bens mössa, och där blev {den:knapp} {varm:knapp}.
`;
  const tell = (people: Parameters<typeof tellTrial>[0]['people'], place = 'valley') =>
    tellTrial({ language: 'sv', words, prose, people, place });

  test('for a girl with her grandmother, who was a baker, and a cat [TL-07]', () => {
    const maja = child('Maja', 'f', { kind: 'love', group: 'vehicles', thing: 'grävskopor' });
    const mormor = adult('mormor', 'f', { kind: 'job', group: 'baker' });
    expect(tell([maja, mormor, pet('Muff', 'x', 'cat')])).toEqual([
      'Majas atjo',
      'På kvällen nös någon i grottan bakom vattenfallet. Maja tog den sneda draken och smög dit. Hon hade mössan bak och fram, och hennes öron blev varma. Katten Muff kom efter, och dess svans blev dubbelt så tjock.',
      '”Prosit”, sa mormor. Hon var bagare och kände igen alla sorters nysningar. ”Den som bor i den mörka grottan behöver ormbunkspannkakor.”',
      '”Grävskopor nyser också”, sa Maja. ”Det kallas ånga.”',
      'Då kom Huu ut ur grottan och gav henne ett ägg. Den lilla flickan stoppade det under Majas mössa, och där blev det varmt.',
    ]);
  });

  test('for a boy alone, with somebody of the place [TL-07]', () => {
    expect(tell([child('Hannes', 'm')])).toEqual([
      'Hannes atjo',
      'På kvällen nös någon i grottan bakom vattenfallet. Hannes tog den sneda draken och smög dit. Han hade mössan bak och fram, och hans öron blev varma.',
      '”Prosit”, sa Mossa, en urgammal triceratops. ”Den som bor i den mörka grottan behöver ormbunkspannkakor.”',
      '”En nysning är bara ett högt hej”, sa Hannes.',
      'Då kom Huu ut ur grottan och gav honom ett ägg. Den lilla pojken stoppade det under Hannes mössa, och där blev det varmt.',
    ]);
  });

  test.each([
    ['n', 'Hen', 'hens', 'hen'],
    ['x', 'Kim', 'Kims', 'Kim'],
  ] as const)(
    'for a child on wheels who is neither, or of whom nothing is said (%s) [TL-06] [TL-07]',
    (spoken, han, hans, honom) => {
      expect(tell([somebody('Kim', spoken, 'wheelchair'), pet('Rex', 'm', 'dog')], 'home')).toEqual([
        'Kims atjo',
        `På kvällen nös någon i skåpet under trappan. Kim tog den sneda draken och rullade tyst dit. ${han} hade mössan bak och fram, och ${hans} öron blev varma. Hunden Rex kom efter, och hans svans blev dubbelt så tjock.`,
        '”Prosit”, sa Tick, den höga klockan i hallen. ”Den som bor i det mörka skåpet behöver ostmackor.”',
        '”En nysning är bara ett högt hej”, sa Kim.',
        `Då kom Huu ut ur skåpet och gav ${honom} en knapp. Det lilla barnet stoppade den under Kims mössa, och där blev den varm.`,
      ]);
    },
  );

  test('everybody has a line, several share one, and a sentence begins with a capital [TL-03] [TL-07]', () => {
    const others = [child('Olle', 'm'), adult('moster Eva', 'f'), child('Ana', 'f'), child('Max', 'm')];
    expect(tell([child('Mia', 'f'), adult('morfar', 'm'), ...others])[3]).toBe(
      'Olle lånade ut sin halsduk. Moster Eva kokade te. Ana och Max var alldeles tysta och lyssnade.',
    );
  });

  test('nothing of it is a fault [TL-08]', () => {
    const text = tell([child('Mia', 'f'), adult('morfar', 'm'), pet('Rex', 'm', 'dog')]).join('\n');
    expect(sv.faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)).toEqual([]);
  });
});
