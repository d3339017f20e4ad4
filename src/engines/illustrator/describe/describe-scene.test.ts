import { describe, expect, test } from 'vitest';
import { inEveryLanguage, LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { FIGURES, PLACES, PROPS, TIMES_OF_DAY, viewsOf, WEATHERS } from '#domain/picture-world.ts';
import { ACTIONS, EMOTIONS, type DirectedPerson, type SceneDirection } from '#domain/scene-direction.ts';
import { describeScene } from '#engines/illustrator/describe/describe-scene.ts';
import { readDescriptions } from '#engines/illustrator/describe/picture-words.ts';
import { withoutNames } from '#engines/illustrator/describe/without-names.ts';

const WORDS = inEveryLanguage((language) => readDescriptions('content', language));

type Person = Partial<DirectedPerson>;
const EMPTY: SceneDirection = {
  place: 'beach',
  spot: 'home',
  light: 'day',
  weather: 'clear',
  shot: 'wide',
  who: [],
  things: [],
};

const said = (direction: Partial<SceneDirection>, language: LanguageCode = 'en') =>
  describeScene({ ...EMPTY, ...direction }, WORDS[language]);

/** A girl, an old man, a boy and a dog. */
function familyOf(girl: string, grandpa: string, boy: string, dog: string) {
  const somebody = (base: DirectedPerson) => (acts: Person) => ({ ...base, ...acts });
  return {
    names: { girl, grandpa, boy, dog },
    girl: somebody({ name: girl, figure: 'child', gender: 'f' }),
    grandpa: somebody({ name: grandpa, figure: 'elder', gender: 'm' }),
    boy: somebody({ name: boy, figure: 'child', gender: 'm' }),
    dog: somebody({ name: dog, figure: 'pet-dog', gender: 'm' }),
  };
}
type Family = ReturnType<typeof familyOf>;

const { girl: mira, grandpa, boy: tom, dog: rex } = familyOf('Mira', 'Grandpa', 'Tom', 'Rex');

const hens = (acts: Person): DirectedPerson => ({
  name: 'the hens',
  figure: 'chicken',
  count: 'many',
  ...acts,
});

const ENGLISH: [Partial<SceneDirection>, string][] = [
  [{ who: [mira({ pose: 'stand' }), hens({ pose: 'cheer' })] }, 'Mira stands by the sea. The hens cheer.'],
  [
    {
      place: 'bedroom',
      view: 'kitchen',
      who: [
        mira({ pose: 'sit', at: 'on chair' }),
        { name: 'the horse', figure: 'horse', size: 'tiny', pose: 'run' },
      ],
      things: ['chair'],
    },
    'Mira sits on a chair in the kitchen. The horse runs, no bigger than a thumb.',
  ],
  [
    { light: 'night', who: [mira({ holds: 'lantern' }), grandpa({ holds: 'lantern' })] },
    'Mira and Grandpa hold a lantern by the sea at night.',
  ],
  [
    {
      place: 'forest',
      light: 'night',
      weather: 'rain',
      who: [mira({ pose: 'run', mood: 'scared', holds: 'map' }), rex({ pose: 'run', mood: 'calm' })],
    },
    'Mira runs with a map in the forest in the rain at night, frightened. Rex runs.',
  ],
  [
    {
      place: 'bedroom',
      view: 'kitchen',
      light: 'morning',
      weather: 'snow',
      who: [
        grandpa({ pose: 'give', holds: 'cup', looks: 'Mira' }),
        mira({ pose: 'stand', looks: 'Grandpa' }),
      ],
      things: ['bread', 'cup', 'teapot', 'spoon'],
    },
    'Grandpa gives a cup to Mira in the kitchen in the morning. You can also see bread and a teapot.',
  ],
  [
    {
      place: 'garden',
      who: [
        mira({ pose: 'hug', with: 'Grandpa', mood: 'tender' }),
        grandpa({ pose: 'hug', with: 'Mira', mood: 'happy' }),
        rex({ pose: 'jump', mood: 'excited' }),
      ],
    },
    'Mira and Grandpa hug in the garden. Rex jumps, excited.',
  ],
  [
    {
      place: 'castle',
      view: 'courtyard',
      light: 'sunset',
      who: [mira({ mood: 'happy' }), tom({ mood: 'happy' }), grandpa({ mood: 'calm' })],
      things: ['flowers', 'bell'],
    },
    'Mira and Tom are happy in the castle courtyard at sunset. You can also see Grandpa and flowers.',
  ],
  [
    {
      place: 'meadow',
      who: [
        mira({ pose: 'on-shoulders', with: 'Grandpa', mood: 'laughing' }),
        grandpa({ pose: 'on-shoulders', with: 'Mira' }),
        tom({ pose: 'point', looks: 'Mira' }),
      ],
    },
    'Mira sits on the shoulders of Grandpa in the meadow, laughing. Tom points at Mira.',
  ],
  [
    {
      place: 'bedroom',
      light: 'night',
      who: [
        { name: 'Bo', figure: 'baby', pose: 'carry', with: 'Grandpa' },
        grandpa({ pose: 'carry', with: 'Bo', mood: 'sleepy' }),
        mira({ pose: 'pull', mood: 'asleep' }),
      ],
    },
    'Grandpa carries Bo in the bedroom at night, sleepy. Mira is asleep.',
  ],
  [
    {
      place: 'farm',
      who: [
        { name: 'a mouse', figure: 'mouse', pose: 'eat', holds: 'cheese' },
        { name: 'You', figure: 'child', pose: 'stand', looks: 'a mouse', mood: 'curious' },
        { name: 'the wolf', figure: 'wolf', pose: 'whisper', with: 'You', mood: 'mischievous' },
      ],
    },
    'A mouse is eating cheese on the farm. You look at the mouse; the wolf whispers to you, up to mischief.',
  ],
  [
    {
      place: 'underwater',
      who: [{ name: 'Oona', figure: 'whale', pose: 'stand' }, tom({ pose: 'swim', mood: 'wonder' })],
      things: ['shell'],
    },
    'Oona is under the sea. Tom swims, full of wonder. You can also see a shell.',
  ],
  [
    { place: 'school', view: 'classroom', who: [mira({ pose: 'stand', aid: 'wheelchair', mood: 'proud' })] },
    'Mira is proud in the classroom.',
  ],
  [
    {
      place: 'forest',
      who: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'].map((name) => ({
        name,
        figure: 'child' as const,
        pose: 'dance' as const,
      })),
    },
    'Ada, Ben, Cleo and four others dance in the forest.',
  ],
  [
    { place: 'city', who: [tom({ pose: 'ride', mood: 'laughing' })], things: ['bicycle', 'kite'] },
    'Tom rides a bicycle in the city, laughing. You can also see a kite.',
  ],
  [
    { place: 'market', who: [mira({ pose: 'play', holds: 'violin' }), tom({ pose: 'eat', holds: 'bowl' })] },
    'Mira plays the violin at the market. Tom is eating.',
  ],
  [
    { place: 'cave', weather: 'storm', who: [{ name: '', figure: 'dragon', pose: 'hide', mood: 'worried' }] },
    'A dragon is hiding in a cave, worried.',
  ],
  [
    { place: 'space', view: 'moon', light: 'night', things: ['flag', 'rocket', 'star'] },
    'A flag and a rocket on the moon.',
  ],
  [{ place: 'snow', weather: 'snow', light: 'morning' }, 'Nobody is to be seen in the snow in the morning.'],
];

test.each(ENGLISH)('%j is told in a sentence or two [PI-13]', (direction, sentence) => {
  expect(said(direction)).toBe(sentence);
});

/** Together with a lantern; giving; a hug and a jump; on somebody's shoulders, laughing. */
const scenesOf = ({ girl, grandpa: old, boy, dog, names }: Family): Partial<SceneDirection>[] => [
  { light: 'night', who: [girl({ holds: 'lantern' }), old({ holds: 'lantern' })] },
  {
    place: 'bedroom',
    view: 'kitchen',
    light: 'morning',
    who: [old({ pose: 'give', holds: 'cup', with: names.girl }), girl({ pose: 'stand' })],
    things: ['bread', 'teapot'],
  },
  {
    place: 'garden',
    weather: 'rain',
    who: [girl({ pose: 'sit', mood: 'scared' }), dog({ pose: 'look-away', mood: 'proud' })],
  },
  {
    place: 'meadow',
    who: [
      girl({ pose: 'on-shoulders', with: names.grandpa, mood: 'laughing' }),
      old({ pose: 'on-shoulders', with: names.girl }),
      boy({ pose: 'point', looks: names.girl }),
    ],
  },
];

const OTHERS: Record<Exclude<LanguageCode, 'en'>, { family: Family; sentences: string[] }> = {
  de: {
    family: familyOf('Mira', 'der Opa', 'Tom', 'Rex'),
    sentences: [
      'Mira und der Opa halten nachts am Meer eine Laterne.',
      'Der Opa gibt Mira am Morgen in der Küche eine Tasse. Man sieht auch ein Brot und eine Teekanne.',
      'Mira sitzt ängstlich im Regen im Garten. Rex schaut stolz weg.',
      'Mira sitzt lachend auf der Wiese beim Opa auf den Schultern. Tom zeigt auf Mira.',
    ],
  },
  es: {
    family: familyOf('Mira', 'el abuelo', 'Iván', 'Rex'),
    sentences: [
      'Mira y el abuelo sostienen un farol junto al mar de noche.',
      'El abuelo da una taza a Mira en la cocina por la mañana. También vemos pan y una tetera.',
      'Mira está sentada en el jardín bajo la lluvia, asustada. Rex mira hacia otro lado, orgulloso.',
      'Mira va a hombros del abuelo en el prado, riendo. Iván señala a Mira.',
    ],
  },
  fr: {
    family: familyOf('Mira', 'le grand-père', 'Adrien', 'Rex'),
    sentences: [
      'Mira et le grand-père tiennent une lanterne au bord de la mer la nuit.',
      'Le grand-père donne une tasse à Mira dans la cuisine le matin. On voit aussi du pain et une théière.',
      'Mira est assise dans le jardin sous la pluie, effrayée. Rex détourne les yeux, tout fier.',
      'Mira est sur les épaules du grand-père dans le pré, en riant. Adrien montre Mira du doigt.',
    ],
  },
  sv: {
    family: familyOf('Mira', 'Farfar', 'Tom', 'Rex'),
    sentences: [
      'Mira och Farfar håller i en lykta vid havet på natten.',
      'Farfar ger en kopp till Mira i köket på morgonen. Man ser också ett bröd och en tekanna.',
      'Mira sitter i trädgården i regnet, rädd. Rex tittar bort, stolt.',
      'Mira sitter på axlarna på Farfar på ängen, skrattande. Tom pekar på Mira.',
    ],
  },
  hi: {
    family: familyOf('मीरा', 'दादाजी', 'अर्जुन', 'मोती'),
    sentences: [
      'रात में समुद्र किनारे मीरा और दादाजी हाथ में एक लालटेन लिए हैं।',
      'सुबह रसोई में दादाजी मीरा को एक प्याला दे रहे हैं। साथ में रोटी और एक केतली भी।',
      'बग़ीचे में बारिश में मीरा डरकर बैठी है। मोती गर्व से दूसरी ओर देख रहा है।',
      'मैदान में मीरा हँसते हुए दादाजी के कंधों पर बैठी है। अर्जुन मीरा की ओर इशारा कर रहा है।',
    ],
  },
  mr: {
    family: familyOf('मीरा', 'आजोबा', 'अर्जुन', 'मोती'),
    sentences: [
      'रात्री समुद्रकिनारी मीरा आणि आजोबा हातात एक कंदील धरून आहेत.',
      'सकाळी स्वयंपाकघरात आजोबा मीराला एक कप देत आहेत. जवळच पाव आणि एक किटली.',
      'बागेत पावसात मीरा घाबरून बसली आहे. मोती अभिमानानं दुसरीकडे पाहत आहे.',
      'माळरानावर मीरा हसत हसत आजोबांच्या खांद्यावर बसली आहे. अर्जुन मीराकडे बोट दाखवत आहे.',
    ],
  },
  ta: {
    family: familyOf('மீரா', 'தாத்தா', 'அர்ஜுன்', 'மணி'),
    sentences: [
      'இரவில் கடற்கரையில் மீரா, தாத்தா இருவரும் ஒரு விளக்கை வைத்திருக்கிறார்கள்.',
      'காலையில் சமையலறையில் தாத்தா மீராவுக்கு ஒரு கோப்பையைக் கொடுக்கிறார். அருகில் ரொட்டி, ஒரு தேநீர்க் கெண்டி.',
      'தோட்டத்தில் மழையில் மீரா பயந்துபோய் உட்கார்ந்திருக்கிறாள். மணி பெருமிதத்துடன் வேறு பக்கம் பார்க்கிறது.',
      'புல்வெளியில் மீரா சிரித்தபடி தாத்தாவின் தோளில் உட்கார்ந்திருக்கிறாள். அர்ஜுன் மீராவைச் சுட்டிக்காட்டுகிறான்.',
    ],
  },
  zh: {
    family: familyOf('小雅', '爷爷', '小明', '旺财'),
    sentences: [
      '夜里，小雅和爷爷在海边拿着一盏灯笼。',
      '早上，爷爷在厨房里把一个杯子递给小雅。还能看到一块面包和一个茶壶。',
      '小雅冒着雨在花园里害怕地坐着。旺财得意地转头看向别处。',
      '小雅在草地上笑着坐在爷爷的肩膀上。小明指着小雅。',
    ],
  },
  ja: {
    family: familyOf('ミラ', 'おじいちゃん', 'ハルト', 'ポチ'),
    sentences: [
      '夜、海辺で、ミラとおじいちゃんがランタンを持っている。',
      '朝、台所で、おじいちゃんがミラにカップをわたしている。パンとティーポットも見える。',
      '雨の中、庭で、ミラがこわがってすわっている。ポチは得意そうによそを向いている。',
      '野原で、ミラが笑いながらおじいちゃんに肩車されている。ハルトはミラを指さしている。',
    ],
  },
};

test.each(Object.entries(OTHERS))(
  'in %s it is said as one says it there [PI-13]',
  (code, { family, sentences }) => {
    const language = code as LanguageCode;
    expect(scenesOf(family).map((direction) => said(direction, language))).toEqual(sentences);
  },
);

test('a name is bent with its language, whatever script it comes in [PI-13]', () => {
  const looking = (name: string) =>
    said(
      {
        who: [
          { name: 'அர்ஜுன்', figure: 'child', gender: 'm', pose: 'hug', with: name },
          { name, figure: 'child', pose: 'run' },
        ],
      },
      'ta',
    );
  expect(looking('பாட்டி')).toContain('பாட்டியைக் கட்டிப்பிடிக்கிறான்');
  expect(looking('ராமன்')).toContain('ராமனைக் கட்டிப்பிடிக்கிறான்');
  expect(looking('Maya')).toContain('Maya-ஐக் கட்டிப்பிடிக்கிறான்');
});

test('nobody hears the stand-in of somebody whose name stayed in a browser [PI-13]', () => {
  const who = [
    { name: 'family-1', figure: 'child' as const, pose: 'hug' as const, with: 'family-2' },
    { name: 'family-2', figure: 'elder' as const, pose: 'wave' as const, looks: 'family-1' },
  ];
  expect(said({ who })).toBe('A child holds out both arms by the sea. An old person waves.');
});

test('an image model outside hears no name [PI-13]', () => {
  const direction = {
    ...EMPTY,
    who: [
      mira({ pose: 'hug', with: 'Grandpa' }),
      grandpa({ looks: 'Mira' }),
      tom({ pose: 'point', looks: 'Mira' }),
    ],
  };
  expect(describeScene(withoutNames(direction, WORDS.en), WORDS.en)).toBe(
    'A child hugs an old person by the sea. Another child points at the child.',
  );
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const words = WORDS[language];
  const [ANNA, BERT] = ['Quzzo', 'Wixxa'];
  const people = (acts: Person, more: Person = {}): DirectedPerson[] =>
    (['f', 'm', 'x'] as const).flatMap((gender) => [
      { name: ANNA, figure: 'child', gender, ...acts },
      { name: BERT, figure: 'adult', gender: 'x', ...more },
    ]);

  /** What is wrong with a sentence, in which these are named. */
  function faultsIn(sentence: string, ...named: string[]): string[] {
    const isSound =
      !/[{}[\]|~@]|undefined| {2}|^\s|\s[.。।,，]| $/u.test(sentence) &&
      sentence.endsWith(words.sentence.stop) &&
      named.every((name) => sentence.toLowerCase().includes(name.toLowerCase()));
    return isSound ? [] : [sentence];
  }

  test('everything that can be done is said, alone, together, with somebody and with something [PI-13]', () => {
    const faults: string[] = [];
    const sentences = new Set<string>();
    for (const pose of [...ACTIONS, undefined]) {
      const acts = pose ? { pose } : {};
      for (const [girl, other] of pairs(people(acts, { pose: 'jump' }))) {
        const alone = said({ who: [girl] }, language);
        const withOther = said({ who: [{ ...girl, with: BERT, looks: BERT }, other] }, language);
        const together = said({ who: [girl, { ...other, ...acts }] }, language);
        faults.push(
          ...faultsIn(alone, ANNA),
          ...faultsIn(withOther, ANNA, BERT),
          ...faultsIn(together, ANNA),
        );
        sentences.add(alone).add(together);
      }
      for (const holds of PROPS) {
        const [girl, other] = people({ ...acts, holds, with: BERT }, { pose: 'jump' });
        if (girl && other) faults.push(...faultsIn(said({ who: [girl, other] }, language), ANNA));
      }
    }
    expect(faults).toEqual([]);
    expect(sentences.size).toBeGreaterThan(80);
  });

  test('everybody, everything, every place, light and feeling has words [PI-13]', () => {
    const faults = [
      ...FIGURES.map((figure) =>
        faultsIn(said({ who: [{ name: '', figure, pose: 'sit' }] }, language), words.figures[figure]),
      ),
      ...PROPS.map((thing) => faultsIn(said({ things: [thing, 'ball'] }, language), words.things[thing])),
      ...EMOTIONS.flatMap((mood) =>
        (['stand', 'look-away', undefined] as const).flatMap((pose) =>
          pairs(people({ mood, ...(pose && { pose }) })).map(([girl]) =>
            faultsIn(said({ who: [girl] }, language), ANNA),
          ),
        ),
      ),
      ...PLACES.flatMap((place) => viewsOf(place).map((view) => ({ place, view }))).flatMap((where) =>
        TIMES_OF_DAY.flatMap((light) =>
          WEATHERS.flatMap((weather) => {
            const around = { ...where, light, weather };
            const who = people({ pose: 'run' }).slice(0, 1);
            return [faultsIn(said({ ...around, who }, language), ANNA), faultsIn(said(around, language))];
          }),
        ),
      ),
    ];
    expect(faults.flat()).toEqual([]);
  });

  test('however many there are, it stays short [PI-13]', () => {
    for (let count = 1; count <= 12; count++) {
      const crowd = Array.from({ length: count }, (_, i): DirectedPerson => ({
        name: `${ANNA} ${i}`,
        figure: 'child',
        pose: i % 3 === 0 ? 'run' : 'sit',
      }));
      const sentence = said({ place: 'castle', who: crowd, things: ['ball', 'kite'] }, language);
      expect(faultsIn(sentence, `${ANNA} 0`)).toEqual([]);
      expect(sentence.length).toBeLessThanOrEqual(160);
    }
  });
});

function pairs(people: readonly DirectedPerson[]): [DirectedPerson, DirectedPerson][] {
  return people.flatMap((person, i) => {
    const next = people[i + 1];
    return i % 2 === 0 && next ? [[person, next] as [DirectedPerson, DirectedPerson]] : [];
  });
}
