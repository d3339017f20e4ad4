import { expect, test } from 'vitest';
import { VOICE_KINDS, type Speaker, type VoiceKind } from '#domain/character-voices.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { partsOf, voicedLines, voicesOf } from '#engines/narrator/built-in/dialogue.ts';
import { linesIn } from '#engines/narrator/built-in/speakers.ts';
import {
  naturalStoryteller,
  naturalTimbre,
  quickStoryteller,
  quickTimbre,
  VOICES,
  type Timbre,
} from '#engines/narrator/built-in/voices.ts';
import { hasBothStorytellers, STORYTELLERS } from '#domain/storyteller-voice.ts';
import { breathsOf } from '#engines/narrator/built-in/words.ts';
import type { CastVoice } from '#engines/narrator/port.ts';
import { sayings } from '#engines/narrator/testing/contract.ts';

type Row = [LanguageCode, speakers: string, text: string, lines: [line: string, speaker?: string][]];

const rows: Row[] = [
  [
    'en',
    'Mia',
    '“So,” said Mia. “Will you?” “Yes,” it said.',
    [['“So,”', 'Mia'], ['“Will you?”', 'Mia'], ['“Yes,”']],
  ],
  [
    'en',
    'Mia, Ben',
    '“Come,” said Mia. “Look!” Ben laughed. “No,” he said.',
    [
      ['“Come,”', 'Mia'],
      ['“Look!”', 'Mia'],
      ['“No,”', 'Ben'],
    ],
  ],
  ['en', 'Mia, Ben', 'Mia said, “Come!” and took Ben by the hand.', [['“Come!”', 'Mia']]],
  [
    'en',
    'Mia, Ben',
    '"Is it far?" asked Ben. "Very."',
    [
      ['"Is it far?"', 'Ben'],
      ['"Very."', 'Ben'],
    ],
  ],
  [
    'en',
    'Mia, Ben',
    'Mia cried, “Wait!” Then Ben said, “No.”',
    [
      ['“Wait!”', 'Mia'],
      ['“No.”', 'Ben'],
    ],
  ],
  ['en', 'Mia', 'Mia looked up. “Oh,” she whispered.', [['“Oh,”', 'Mia']]],
  ['en', 'Mia', 'Mia looked up. “Hoo,” said the owl.', [['“Hoo,”']]],
  ['en', 'Mia', '“Shhh!” said Mia’s fox. “Sleep.”', [['“Shhh!”'], ['“Sleep.”']]],
  ['en', 'Mia, Ben', 'Mia asked, “Ready?” “Ready!”', [['“Ready?”', 'Mia'], ['“Ready!”']]],
  ['en', 'Mia', 'The word “magic” was new to Mia, and the nail was 5" long.', []],
  ['en', 'Ember the dragon', '“Warm?” asked Ember.', [['“Warm?”', 'Ember the dragon']]],
  ['en', 'The Wise Owl, Mia', 'The door fell shut. “Who is there?”', [['“Who is there?”']]],
  [
    'en',
    'Mia',
    '“Nobody closes this, said Mia.\n\nThe night was still.',
    [['“Nobody closes this, said Mia.']],
  ],
  [
    'es',
    'Mía, Bruno',
    '—¡Hola! —dijo Mía—. ¿Vienes conmigo?\n—Ya voy —contestó Bruno, y corrió.',
    [
      ['—¡Hola! ', 'Mía'],
      ['¿Vienes conmigo?', 'Mía'],
      ['—Ya voy ', 'Bruno'],
    ],
  ],
  ['es', 'Mía', 'Mía dijo:\n—Buenas noches.', [['—Buenas noches.', 'Mía']]],
  ['es', 'Mía', 'La luna dijo: «Duerme». Mía cerró los ojos.', [['«Duerme».']]],
  ['es', 'Mía', 'Mía miró —sin prisa— la luna.', []],
  ['fr', 'Zoé', '« L’ours dort ! » dit Zoé.', [['« L’ours dort ! »', 'Zoé']]],
  ['fr', 'Zoé', '— Bonjour !\n— Bonsoir !', [['— Bonjour !'], ['— Bonsoir !']]],
  [
    'de',
    'Mia, Ben',
    '„War das ein Seufzer?“, fragte Ben. „Nein“, sagte Mia. „Das war ein Fertig.“',
    [
      ['„War das ein Seufzer?“,', 'Ben'],
      ['„Nein“,', 'Mia'],
      ['„Das war ein Fertig.“', 'Mia'],
    ],
  ],
  ['de', 'Mia, Ben', 'Als Mia kam, rief Ben: »Endlich!«', [['»Endlich!«', 'Ben']]],
  ['de', 'Mia', '„Gute Nacht“, sagte Mias Bär.', [['„Gute Nacht“,']]],
  [
    'hi',
    'मीरा, कबीर',
    '“कल फिर चलें?” मीरा ने पूछा। “साथ में,” कबीर ने कहा।',
    [
      ['“कल फिर चलें?”', 'मीरा'],
      ['“साथ में,”', 'कबीर'],
    ],
  ],
  ['hi', 'मीरा, कबीर', 'मीरा ने कबीर से कहा, “चलो!” हवा चली।', [['“चलो!”', 'मीरा']]],
  ['hi', 'मीरा', '“म्याऊँ!” मीरा की बिल्ली ने कहा।', [['“म्याऊँ!”']]],
  [
    'ta',
    'மீரா, ரவி',
    '“வா,” என்று மீரா சொன்னாள். “இதோ!” என்றான் ரவி.',
    [
      ['“வா,”', 'மீரா'],
      ['“இதோ!”', 'ரவி'],
    ],
  ],
  ['ta', 'மீரா', 'மீரா பார்த்தாள். “வா, நண்பா!” என்றது நரி.', [['“வா, நண்பா!”']]],
  [
    'zh',
    '小美, 小明',
    '“那朵像什么？”小美指着天上。“像明天。”小明说。',
    [
      ['“那朵像什么？”', '小美'],
      ['“像明天。”', '小明'],
    ],
  ],
  [
    'zh',
    '小美',
    '「太静了，」大家说，「怪想它的。」小美笑着说：「我也是。」',
    [['「太静了，」'], ['「怪想它的。」'], ['「我也是。」', '小美']],
  ],
  ['zh', '小美', '“打扰了。”小美对树根说。', [['“打扰了。”', '小美']]],
  ['zh', '小美', '“汪！”小美的狗叫了。', [['“汪！”']]],
  [
    'ja',
    'ハナ, ケン',
    '「右かな」と、ハナが言いました。「左だよ」とケンは答えました。「行こう」',
    [
      ['「右かな」', 'ハナ'],
      ['「左だよ」', 'ケン'],
      ['「行こう」', 'ケン'],
    ],
  ],
  ['ja', 'ハナ', '『しーっ』とキツネが言いました。ハナの耳が動きました。', [['『しーっ』']]],
  [
    'ja',
    'ハナ, ケン',
    '「何？」と、ハナが聞くと、ケンは笑いました。「鈴だよ」たぬきの子は目を丸くして、「すず」と、三回言いました。',
    [['「何？」', 'ハナ'], ['「鈴だよ」', 'ケン'], ['「すず」']],
  ],
  ['ja', 'ハナ', '「見るだけ」と言って、ハナは走りました。', [['「見るだけ」', 'ハナ']]],
  ['ja', 'はな', 'おばあさんは「おやすみ」と、はなに話しました。', [['「おやすみ」']]],
  [
    'sv',
    'Mia, Nils',
    '”Nu darrar benen”, sa Mia. ”Då är de i gång!” ropade Nils.',
    [
      ['”Nu darrar benen”,', 'Mia'],
      ['”Då är de i gång!”', 'Nils'],
    ],
  ],
  ['sv', 'Mia', 'Mia tittade ut. ”Oj”, sa hon. »Tyst», sa räven.', [['”Oj”,', 'Mia'], ['»Tyst»,']]],
  [
    'mr',
    'मीरा, कबीर',
    '“आता चला,” मीराने म्हटलं. “न पडता!” कबीर म्हणाला.',
    [
      ['“आता चला,”', 'मीरा'],
      ['“न पडता!”', 'कबीर'],
    ],
  ],
  ['mr', 'मीरा', '“अरे वा!” मीराची मांजर म्हणाली.', [['“अरे वा!”']]],
];

test.each(rows)('%s, with %s: who says what in %s', (language, speakers, text, lines) => {
  const found = linesIn(text, language, speakers.split(', '));
  expect(found.map(({ text: line, speaker }) => (speaker === undefined ? [line] : [line, speaker]))).toEqual(
    lines,
  );
  for (const { text: line, offset } of found) expect(text.slice(offset, offset + line.length)).toBe(line);
});

const CAST: Speaker[] = [
  { name: 'Mia', kind: 'girl' },
  { name: 'Ben', kind: 'boy' },
  { name: 'Ada', kind: 'girl' },
];

test('with the storyteller nobody hears more than four voices, whoever is in the story [VO-11]', () => {
  const many: Speaker[] = [
    ...CAST,
    { name: 'Tom', kind: 'boy' },
    { name: 'Rusty', kind: 'creature' },
    { name: 'Zoé', kind: 'girl' },
  ];
  const voices = voicesOf(many);
  expect(Object.fromEntries(voices)).toEqual({
    Mia: 'girl',
    Ben: 'boy',
    Ada: 'girl 2',
    // Like somebody of their kind, or told by the storyteller.
    Tom: 'boy',
    Zoé: 'girl',
  });
  expect(voicesOf(many.slice(0, 2))).toEqual(new Map(Object.entries({ Mia: 'girl', Ben: 'boy' })));
});

test.each(LANGUAGE_CODES)(
  'in %s each kind, and a second of it, has a voice that no other has, and not the storyteller’s [VO-11]',
  (language) => {
    const { storyteller, quick } = VOICES[language];
    const cast = VOICE_KINDS.flatMap((kind): CastVoice[] => [kind, `${kind} 2`, `${kind} 3`]);
    const natural = cast.map((voice) => naturalTimbre(voice, language, storyteller));
    const told = (each: Timbre) => JSON.stringify(each);
    expect(new Set(natural.map(told)).size).toBe(cast.length);
    expect(natural.filter(({ voice, pitch }) => voice === storyteller && Math.abs(pitch - 1) < 0.05)).toEqual(
      [],
    );
    for (const { voice } of natural) expect([storyteller, ...VOICES[language].others]).toContain(voice);
    const asked = cast.map((voice) => quickTimbre(voice, language));
    expect(new Set(asked.map(told)).size).toBe(cast.length);
    for (const { voice, pitch } of asked) {
      expect(voice).toMatch(new RegExp(`^${quick}\\+`));
      expect(pitch).toBeGreaterThanOrEqual(0);
      expect(pitch).toBeLessThan(100);
    }
  },
);

test('women and girls have a woman’s voice, men and boys a man’s where the language has one [VO-11]', () => {
  for (const language of LANGUAGE_CODES) {
    const { storyteller } = VOICES[language];
    const sex = (kind: VoiceKind) => naturalTimbre(kind, language, storyteller).voice[1];
    expect([sex('girl'), sex('woman'), sex('old-woman')]).toEqual(['f', 'f', 'f']);
    const mans = language === 'fr' ? 'f' : 'm';
    expect([sex('boy'), sex('man'), sex('old-man')]).toEqual([mans, mans, mans]);
  }
});

test.each(LANGUAGE_CODES)('in %s a woman or a man tells the story, where both can [VO-11]', (language) => {
  const natural = STORYTELLERS.map((storyteller) => naturalStoryteller({ language, storyteller }).voice[1]);
  expect(natural).toEqual(hasBothStorytellers(language) ? ['f', 'm'] : ['f', 'f']);
  const quick = STORYTELLERS.map((storyteller) => quickStoryteller({ language, storyteller }).voice);
  expect(quick).toEqual([`${VOICES[language].quick}+f2`, VOICES[language].quick]);
});

test('whoever is asked to tell the story plays nobody in it', () => {
  for (const kind of VOICE_KINDS) {
    const { voice, pitch } = naturalTimbre(kind, 'en', 'am_puck');
    expect(voice === 'am_puck' && Math.abs(pitch - 1) < 0.05).toBe(false);
  }
});

test.each([{}, { speakers: [] }, { speakers: [{ name: 'Nobody' }] }])(
  'without speakers who speak there is one voice: %o',
  (speakers) => {
    for (const language of LANGUAGE_CODES) {
      const lines = voicedLines({ text: sayings[language], language, speed: 1, ...speakers });
      expect(lines.filter(({ voice }) => voice)).toEqual([]);
    }
  },
);

const whispered: [LanguageCode, text: string, whispered: string[]][] = [
  ['en', '“Shhh,” whispered Mia. “Listen!” Ben ran on. “What?” he asked.', ['“Shhh,”', '“Listen!”']],
  ['en', 'Ben said, “Look!” Then Mia whispered, “I see it.”', ['“I see it.”']],
  ['en', '“Off we go!” said Mia. The wind whispered in the reeds.', []],
  ['es', '—Ven —susurró Mía—. Despacio.\n—¡Ya voy! —gritó Bruno.', ['—Ven ', 'Despacio.']],
  ['fr', '« Viens », chuchota Zoé. « Oui ! » cria l’ours.', ['« Viens »,']],
  ['de', '„Psst!“, flüsterte der Bär. „Was ist?“, rief Mia.', ['„Psst!“,']],
  ['sv', '”Kom”, viskade Mia. ”Nej!” ropade Nils.', ['”Kom”,']],
  ['hi', '“इधर आओ,” मीरा ने फुसफुसाकर कहा। “क्या?” कबीर चिल्लाया।', ['“इधर आओ,”']],
  ['mr', '“इकडे ये,” मीरा कुजबुजली. “काय?” कबीर ओरडला.', ['“इकडे ये,”']],
  ['ta', '“வா,” என்று மீரா கிசுகிசுத்தாள். “இதோ!” என்றான் ரவி.', ['“வா,”']],
  ['zh', '“过来。”小美小声说。“什么？”小明喊道。', ['“过来。”']],
  ['ja', '「こっち」と、ハナがささやきました。「なに」と、ケンが聞きました。', ['「こっち」']],
];

test.each(whispered)('in %s it is heard what is whispered: %s [VO-11]', (language, text, lines) => {
  const heard = voicedLines({ text, language, speed: 1 }).filter((line) => line.whispered);
  expect(heard.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual(lines);
});

test('what is said again without a word of who says it sounds as it did before [VO-11]', () => {
  const text =
    '“Off we go, ho ho!” cried Ben.\n\nThey ran.\n\n“Off we go, ho ho!”\n\n“Off we go, ho ho!” said Mia.\n\n“Stop!”';
  const lines = voicedLines({ text, language: 'en', speed: 1, speakers: CAST });
  expect(lines.map(({ voice }) => voice)).toEqual(['boy', 'boy', 'girl']);
});

test('a sentence is cut where the voice changes, and nothing of it is lost', () => {
  const text = 'One. “Come here,” said Mia, “and look!” Two.';
  const lines = voicedLines({ text, language: 'en', speed: 1, speakers: [{ name: 'Mia' }] });
  const parts = breathsOf(text, 'en').flatMap((sentence) => partsOf(sentence, lines));
  const voice = lines[0]?.voice;
  expect(parts.map((part) => [part.text, part.voice])).toEqual([
    ['One.', undefined],
    ['“Come here,”', voice],
    ['said Mia,', undefined],
    ['“and look!”', voice],
    ['Two.', undefined],
  ]);
  for (const part of parts) expect(text.slice(part.offset, part.offset + part.text.length)).toBe(part.text);
});
