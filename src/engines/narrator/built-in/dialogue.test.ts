import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { partsOf, voicedLines, voicesOf } from '#engines/narrator/built-in/dialogue.ts';
import { linesIn } from '#engines/narrator/built-in/speakers.ts';
import { VOICES } from '#engines/narrator/built-in/voices.ts';
import { breathsOf } from '#engines/narrator/built-in/words.ts';
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

test.each(LANGUAGE_CODES)(
  'one of three in %s has a voice that is stable, and not the storyteller’s',
  (language) => {
    const { storyteller, others } = VOICES[language];
    const voices = voicesOf({ names: ['Mia', 'Ben', 'Zoé', 'Ada'], language, storyteller });
    expect([...voices.keys()]).toEqual(others.length === 0 ? [] : ['Mia', 'Ben', 'Zoé']);
    expect(new Set(voices.values()).size).toBe(Math.min(3, others.length));
    expect([...voices.values()]).not.toContain(storyteller);
    const alone = voicesOf({ names: ['Mia'], language, storyteller });
    expect(alone.get('Mia')).toBe(voices.get('Mia'));
  },
);

test('whoever is asked to tell the story plays nobody in it', () => {
  const voices = voicesOf({ names: ['Mia', 'Ben', 'Zoé'], language: 'en', storyteller: 'am_puck' });
  expect([...voices.values()].toSorted()).toEqual(['af_heart', 'am_michael', 'bf_emma']);
});

test.each([{}, { speakers: [] }, { speakers: ['Nobody'] }])(
  'without speakers who speak there is one voice: %o',
  (speakers) => {
    for (const language of LANGUAGE_CODES) {
      expect(voicedLines({ text: sayings[language], language, speed: 1, ...speakers })).toEqual([]);
    }
  },
);

test('a sentence is cut where the voice changes, and nothing of it is lost', () => {
  const text = 'One. “Come here,” said Mia, “and look!” Two.';
  const lines = voicedLines({ text, language: 'en', speed: 1, speakers: ['Mia'] });
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
