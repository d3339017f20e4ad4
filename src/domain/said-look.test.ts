import { describe, expect, test } from 'vitest';
import de from '#content/languages/de/looks.json' with { type: 'json' };
import en from '#content/languages/en/looks.json' with { type: 'json' };
import es from '#content/languages/es/looks.json' with { type: 'json' };
import fr from '#content/languages/fr/looks.json' with { type: 'json' };
import hi from '#content/languages/hi/looks.json' with { type: 'json' };
import ja from '#content/languages/ja/looks.json' with { type: 'json' };
import mr from '#content/languages/mr/looks.json' with { type: 'json' };
import sv from '#content/languages/sv/looks.json' with { type: 'json' };
import ta from '#content/languages/ta/looks.json' with { type: 'json' };
import zh from '#content/languages/zh/looks.json' with { type: 'json' };
import type { LanguageCode } from '#domain/languages.ts';
import { wholePerson, wholePet, type SaidPerson, type SaidPet } from '#domain/look.ts';
import type { LookWords } from '#domain/look-words.ts';
import { personInWords, petInWords, toldPerson, toldPet, type Extra } from '#domain/said-look.ts';

const WORDS: Record<LanguageCode, unknown> = { de, en, es, fr, hi, ja, mr, sv, ta, zh };
const wordsOf = (code: LanguageCode) => WORDS[code] as LookWords;
const english = wordsOf('en');

const red = { hair: { colour: 'red' } } as const;
const glasses = { glasses: {} } as const;
const wheelchair = { mobility: { kind: 'wheelchair' } } as const;
const cane = { mobility: { kind: 'cane' } } as const;
const freckles: SaidPerson = { marks: ['freckles'] };
const hijab = { cover: { kind: 'hijab' } } as const;
const hearing = { hearing: { kind: 'aid' } } as const;
const oldBeard = { age: 'elder', beard: 'full', hair: { colour: 'white' } } as const;
const curlyBlack = { hair: { style: 'curly', colour: 'black' } } as const;
const longBlond = { hair: { style: 'long', colour: 'blond' } } as const;
const shortBrown = { hair: { style: 'short', colour: 'brown' } } as const;

const PEOPLE: readonly [text: string, said: SaidPerson][] = [
  ['red hair and glasses', { ...red, ...glasses }],
  ['in a wheelchair', wheelchair],
  ['wears a hijab', hijab],
  ['curly black hair', curlyBlack],
  ['has freckles', freckles],
  ['Grandpa with a white beard', oldBeard],
  ['a freckled redhead with red hair', { ...red, ...freckles }],
  ['red-haired with green eyes', { ...red, face: { iris: 'green' } }],
  ['long, red hair', { hair: { style: 'long', colour: 'red' } }],
  ['her hair is long, curly and black', curlyBlack],
  ['hair short and brown', shortBrown],
  ['short brown hair', shortBrown],
  ['long blond hair', longBlond],
  ['blonde', { hair: { colour: 'blond' } }],
  ['is blonde, blue eyes', { hair: { colour: 'blond' }, face: { iris: 'blue' } }],
  ['square black glasses', { glasses: { shape: 'square', colour: 'black' } }],
  ['round glasses with red hair', { ...red, glasses: { shape: 'round' } }],
  ['her glasses are blue', { glasses: { colour: 'blue' } }],
  ['dark brown braids', { hair: { style: 'braids', colour: 'espresso' } }],
  ['a brown ponytail', { hair: { style: 'ponytail', colour: 'brown' } }],
  ['pigtails', { hair: { style: 'pigtails' } }],
  ['hair in a bun', { hair: { style: 'bun' } }],
  ['a big afro', { hair: { style: 'afro' } }],
  ['afro puffs', { hair: { style: 'puffs' } }],
  ['grey dreadlocks', { hair: { style: 'locs', colour: 'grey' } }],
  ['spiky green hair', { hair: { style: 'spiky', colour: 'green' } }],
  ['pink hair', { hair: { colour: 'pink' } }],
  ['wavy auburn hair', { hair: { style: 'waves', colour: 'auburn' } }],
  ['is bald with a long grey beard', { hair: { style: 'none', colour: 'grey' }, beard: 'long' }],
  ['has no hair', { hair: { style: 'none' } }],
  ['a buzz cut', { hair: { style: 'buzz' } }],
  ['a black moustache', { hair: { colour: 'black' }, beard: 'moustache' }],
  ['wears a purple turban', { cover: { kind: 'turban', colour: 'violet' } }],
  ['a blue headscarf', { cover: { kind: 'hijab', colour: 'blue' } }],
  ['wears a kippah', { cover: { kind: 'kippah' } }],
  ['a red baseball cap', { cover: { kind: 'cap', colour: 'red' } }],
  ['always in a green beanie', { cover: { kind: 'beanie', colour: 'green' } }],
  ['flower in her hair', { cover: { kind: 'flower' } }],
  ['walks with a cane', cane],
  ['uses crutches', { mobility: { kind: 'crutches' } }],
  ['has a walker', { mobility: { kind: 'walker' } }],
  ['runs on a prosthetic leg', { mobility: { kind: 'blade' } }],
  ['a blue wheelchair', { mobility: { kind: 'wheelchair', colour: 'blue' } }],
  ['two hearing aids', hearing],
  ['a pink hearing aid', { hearing: { kind: 'aid', colour: 'pink' } }],
  ['has a cochlear implant', { hearing: { kind: 'implant' } }],
  ['has vitiligo', { marks: ['vitiligo'] }],
  ['birthmark on the cheek, freckles', { marks: ['birthmark', 'freckles'] }],
  ['brown skin', { skin: 3 }],
  ['dark skin and curly black hair', { skin: 4, ...curlyBlack }],
  ['pale skin', { skin: 0 }],
  [
    'yellow raincoat and green shorts',
    { top: { kind: 'raincoat', colour: 'yellow' }, bottom: { kind: 'shorts', colour: 'green' } },
  ],
  ['a striped blue sweater', { top: { kind: 'sweater', colour: 'blue', pattern: 'stripes' } }],
  ['hazel eyes', { face: { iris: 'hazel' } }],
  ['a baby', { age: 'baby' }],
  ['my granny', { age: 'elder' }],
  ['doesn’t wear glasses anymore, but has freckles', freckles],
  // Nothing of these is a look.
  ['loves her red bike', {}],
  ['has red hair and a blue bike', red],
  ['loves her red bike and has blond hair', { hair: { colour: 'blond' } }],
  ['short boy with brown hair', { hair: { colour: 'brown' } }],
  ['loves candy canes', {}],
  ['loves to dress up', {}],
  ['has a magnifying glass', {}],
  ['6 years old, loves his grandma', {}],
  ['bakes ginger cookies', {}],
  ['her hair isn’t red', {}],
  ['is afraid of the dark', {}],
];

test.each(PEOPLE)('"%s" says %j [PI-01]', (text, said) => {
  expect(personInWords('', text, english).said).toEqual(said);
});

test.each([
  ['no glasses any more', ['glasses']],
  ['doesn’t wear glasses anymore', ['glasses']],
  ['used to wear glasses', ['glasses']],
  ['without a beard', ['beard']],
  ['no beard or glasses', ['glasses', 'beard']],
  ['no longer uses a wheelchair', ['mobility']],
  ['has no freckles', ['marks']],
  ['never wears a cap', ['cover']],
  ['no hearing aid, but glasses', ['hearing']],
  ['glasses, no beard', ['beard']],
  ['glasses', []],
] as const)('"%s" takes away %j [PI-01]', (text, without) => {
  expect(personInWords('', text, english).without).toEqual(without);
});

const PETS: readonly [text: string, said: SaidPet][] = [
  ['our ginger cat with white socks', { species: 'cat', coat: 'ginger', second: 'white', markings: 'socks' }],
  ['black and white cat', { species: 'cat', coat: 'black', second: 'white', markings: 'patches' }],
  ['a brown dog with a red collar', { species: 'dog', coat: 'brown', collar: 'red' }],
  ['golden retriever with brown eyes', { species: 'dog', coat: 'sand', eyes: 'brown' }],
  ['is orange with white paws', { coat: 'ginger', second: 'white', markings: 'socks' }],
  [
    'white rabbit with black spots',
    { species: 'rabbit', coat: 'white', second: 'black', markings: 'patches' },
  ],
  ['a striped grey kitten', { species: 'cat', coat: 'grey', markings: 'tabby' }],
  ['a yellow budgie', { species: 'bird', coat: 'yellow' }],
  ['goldfish', { species: 'fish' }],
  ['a green turtle', { species: 'turtle', coat: 'green' }],
  ['white pony', { species: 'horse', coat: 'white' }],
  ['a guinea pig with cream fur', { species: 'guinea-pig', coat: 'cream' }],
  ['muddy paws', {}],
  ['loves the red ball', {}],
  ['chases the cat', {}],
  ['no collar', {}],
];

test.each(PETS)('of a pet, "%s" says %j [PI-01]', (text, said) => {
  expect(petInWords('', text, english).said).toEqual(said);
});

type Row = readonly [text: string, said: SaidPerson, without?: readonly Extra[]];

const OTHERS: Record<
  Exclude<LanguageCode, 'en'>,
  { people: readonly Row[]; pets: readonly [string, SaidPet][] }
> = {
  de: {
    people: [
      ['rote Haare und Brille', { ...red, ...glasses }],
      ['hat lockige schwarze Haare', curlyBlack],
      ['lange blonde Haare', longBlond],
      ['ihre Haare sind kurz und braun', shortBrown],
      ['hat Sommersprossen', freckles],
      ['sitzt im Rollstuhl', wheelchair],
      ['geht mit einem Stock', cane],
      ['trägt ein Hörgerät', hearing],
      ['trägt ein Kopftuch', hijab],
      ['trägt einen roten Turban', { cover: { kind: 'turban', colour: 'red' } }],
      ['Opa mit weißem Bart', oldBeard],
      ['trägt keine Brille mehr', {}, ['glasses']],
      ['liebt rote Autos', {}],
    ],
    pets: [
      [
        'unsere rote Katze mit weißen Pfoten',
        { species: 'cat', coat: 'ginger', second: 'white', markings: 'socks' },
      ],
      ['schwarz-weißer Hund', { species: 'dog', coat: 'black', second: 'white', markings: 'patches' }],
    ],
  },
  sv: {
    people: [
      ['rött hår och glasögon', { ...red, ...glasses }],
      ['lockigt svart hår', curlyBlack],
      ['långt blont hår', longBlond],
      ['kort brunt hår', shortBrown],
      ['har fräknar', freckles],
      ['sitter i rullstol', wheelchair],
      ['går med käpp', cane],
      ['har hörapparat', hearing],
      ['bär slöja', hijab],
      ['en blå turban', { cover: { kind: 'turban', colour: 'blue' } }],
      ['morfar med vitt skägg', oldBeard],
      ['inga glasögon längre', {}, ['glasses']],
    ],
    pets: [
      [
        'vår svarta katt med vita tassar',
        { species: 'cat', coat: 'black', second: 'white', markings: 'socks' },
      ],
    ],
  },
  fr: {
    people: [
      ['cheveux roux et lunettes', { ...red, ...glasses }],
      ['cheveux noirs bouclés', curlyBlack],
      ['de longs cheveux blonds', longBlond],
      ['cheveux courts et bruns', shortBrown],
      ['a des taches de rousseur', freckles],
      ['en fauteuil roulant', wheelchair],
      ['marche avec une canne', cane],
      ['porte un appareil auditif', hearing],
      ['porte un foulard', hijab],
      ['porte un turban bleu', { cover: { kind: 'turban', colour: 'blue' } }],
      ['papi avec une barbe blanche', oldBeard],
      ['ne porte plus de lunettes', {}, ['glasses']],
    ],
    pets: [
      [
        'notre chat roux aux pattes blanches',
        { species: 'cat', coat: 'ginger', second: 'white', markings: 'socks' },
      ],
    ],
  },
  es: {
    people: [
      ['pelirroja con gafas', { ...red, ...glasses }],
      ['pelo negro y rizado', curlyBlack],
      ['pelo largo y rubio', longBlond],
      ['pelo corto y marrón', shortBrown],
      ['tiene pecas', freckles],
      ['va en silla de ruedas', wheelchair],
      ['camina con bastón', cane],
      ['lleva audífonos', hearing],
      ['lleva hiyab', hijab],
      ['un turbante azul', { cover: { kind: 'turban', colour: 'blue' } }],
      ['abuelo con barba blanca', oldBeard],
      ['ya no lleva gafas', {}, ['glasses']],
    ],
    pets: [
      ['gato negro con patas blancas', { species: 'cat', coat: 'black', second: 'white', markings: 'socks' }],
    ],
  },
  hi: {
    people: [
      ['लाल बाल और चश्मा', { ...red, ...glasses }],
      ['घुंघराले काले बाल', curlyBlack],
      ['लंबे सुनहरे बाल', longBlond],
      ['छोटे भूरे बाल', shortBrown],
      ['चेहरे पर झाइयाँ हैं', freckles],
      ['व्हीलचेयर पर चलती है', wheelchair],
      ['छड़ी लेकर चलते हैं', cane],
      ['कान की मशीन पहनता है', hearing],
      ['हिजाब पहनती है', hijab],
      ['नीली पगड़ी', { cover: { kind: 'turban', colour: 'blue' } }],
      ['दादाजी, सफ़ेद दाढ़ी', oldBeard],
      ['अब चश्मा नहीं पहनती', {}, ['glasses']],
    ],
    pets: [['हमारी काली बिल्ली', { species: 'cat', coat: 'black' }]],
  },
  mr: {
    people: [
      ['लाल केस आणि चष्मा', { ...red, ...glasses }],
      ['कुरळे काळे केस', curlyBlack],
      ['लांब सोनेरी केस', longBlond],
      ['आखूड तपकिरी केस', shortBrown],
      ['गालांवर ठिपके आहेत', freckles],
      ['व्हीलचेअरवर बसते', wheelchair],
      ['काठी घेऊन चालतात', cane],
      ['श्रवणयंत्र लावतो', hearing],
      ['हिजाब घालते', hijab],
      ['निळा फेटा', { cover: { kind: 'turban', colour: 'blue' } }],
      ['आजोबा, पांढरी दाढी', oldBeard],
      ['आता चष्मा नाही', {}, ['glasses']],
    ],
    pets: [['आमची काळी मांजर', { species: 'cat', coat: 'black' }]],
  },
  ta: {
    people: [
      ['சிவப்பு முடி மற்றும் கண்ணாடி', { ...red, ...glasses }],
      ['சுருட்டை கருப்பு முடி', curlyBlack],
      ['நீண்ட பொன்னிற முடி', longBlond],
      ['குட்டையான பழுப்பு முடி', shortBrown],
      ['கன்னத்தில் புள்ளிகள்', freckles],
      ['சக்கர நாற்காலியில் இருக்கிறாள்', wheelchair],
      ['கைத்தடியுடன் நடப்பார்', cane],
      ['காது கேட்கும் கருவி அணிவான்', hearing],
      ['ஹிஜாப் அணிவாள்', hijab],
      ['நீல தலைப்பாகை', { cover: { kind: 'turban', colour: 'blue' } }],
      ['தாத்தா, வெள்ளை தாடி', oldBeard],
      ['இப்போது கண்ணாடி இல்லை', {}, ['glasses']],
    ],
    pets: [['எங்கள் கருப்பு பூனை', { species: 'cat', coat: 'black' }]],
  },
  ja: {
    people: [
      ['赤い髪でメガネをかけている', { ...red, ...glasses }],
      ['黒い巻き毛', curlyBlack],
      ['長い金髪', longBlond],
      ['短い茶色の髪', shortBrown],
      ['そばかすがある', freckles],
      ['車いすに乗っている', wheelchair],
      ['杖をついて歩く', cane],
      ['補聴器をつけている', hearing],
      ['ヒジャブをかぶっている', hijab],
      ['青いターバン', { cover: { kind: 'turban', colour: 'blue' } }],
      ['おじいちゃん、白いひげ', oldBeard],
      ['もうメガネはかけていない', {}, ['glasses']],
    ],
    pets: [['黒い犬、赤い首輪', { species: 'dog', coat: 'black', collar: 'red' }]],
  },
  zh: {
    people: [
      ['红头发，戴眼镜', { ...red, ...glasses }],
      ['黑色卷发', curlyBlack],
      ['金色的长发', longBlond],
      ['棕色短发', shortBrown],
      ['脸上有雀斑', freckles],
      ['坐轮椅', wheelchair],
      ['拿着手杖', cane],
      ['戴助听器', hearing],
      ['戴头巾', hijab],
      ['蓝色的包头巾', { cover: { kind: 'turban', colour: 'blue' } }],
      ['爷爷有白胡子', oldBeard],
      ['现在不戴眼镜了', {}, ['glasses']],
    ],
    pets: [['橘猫，白色的爪子', { species: 'cat', coat: 'ginger', second: 'white', markings: 'socks' }]],
  },
};

describe.each(Object.entries(OTHERS))('in %s', (code, { people, pets }) => {
  const words = wordsOf(code as LanguageCode);

  const rows = people.map(([text, said, without = []]) => [text, said, without] as const);
  test.each(rows)('"%s" says %j [PI-01]', (text, said, without) => {
    expect(personInWords('', text, words)).toEqual({ said, without });
  });

  test.each(pets)('of a pet, "%s" says %j [PI-01]', (text, said) => {
    expect(petInWords('', text, words).said).toEqual(said);
  });
});

test('of a name, age and kind are read, and no more [PI-01]', () => {
  expect(personInWords('Grandma Rose', '', english).said).toEqual({ age: 'elder' });
  expect(personInWords('Uncle Bob Brown', 'loves tea', english).said).toEqual({});
  expect(petInWords('Mimi the cat', '', english).said).toEqual({ species: 'cat' });
});

test('what is said later changes that and nothing else [PI-01]', () => {
  const before = wholePerson({ cover: { kind: 'cap', colour: 'red' } }, 'mia', { gender: 'f' });
  const after = toldPerson(before, personInWords('', 'red hair and glasses, no cap', english));
  expect(after).toEqual({
    ...before,
    cover: undefined,
    hair: { ...before.hair, colour: 'red' },
    glasses: { shape: 'round', colour: 'brown' },
  });
  const pet = wholePet({ collar: 'red' }, 'rex');
  expect(toldPet(pet, petInWords('', 'no collar, brown fur', english))).toEqual({
    ...pet,
    collar: undefined,
    coat: 'brown',
  });
});
