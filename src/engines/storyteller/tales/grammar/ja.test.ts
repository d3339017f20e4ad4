import { describe, expect, test } from 'vitest';
import { KANJI, hardKanji } from '#domain/text/kanji-grades.ts';
import { inKana } from '#engines/storyteller/tales/grammar/ja-kana.ts';
import { ja } from '#engines/storyteller/tales/grammar/ja.ts';
import { vocabularies } from '#engines/storyteller/tales/load-tales.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { adult, child, pet, somebody, tellTrial } from '#engines/storyteller/tales/testing/tell-trial.ts';
import { trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

describe('nouns, with their counter and where in them one is', () => {
  const NOUNS: [entry: string, forms: Record<string, string>][] = [
    [
      'たきのうしろのほらあなの中で / ほらあな',
      {
        'bare.long': 'たきのうしろのほらあな',
        'bare.short': 'ほらあな',
        'at .short': 'ほらあなの中',
        'at .long': 'たきのうしろのほらあなの中',
        'at で.short': 'ほらあなの中で',
        'at で.long': 'たきのうしろのほらあなの中で',
        'at に.short': 'ほらあなの中に',
        'at へ.short': 'ほらあなの中へ',
        'at から.short': 'ほらあなの中から',
        'at まで.short': 'ほらあなの中まで',
        'at の.short': 'ほらあなの中の',
        'there 3.short': 'ほらあながありました',
      },
    ],
    [
      '見はり岩の上で',
      { 'bare.short': '見はり岩', 'at に.short': '見はり岩の上に', 'at から.long': '見はり岩の上から' },
    ],
    ['ベッドの下で', { 'bare.short': 'ベッド', 'at へ.short': 'ベッドの下へ' }],
    [
      'いけのほとりで',
      { 'bare.short': 'いけ', 'at で.short': 'いけのほとりで', 'at から.short': 'いけのほとりから' },
    ],
    ['大きなしだのかげで / しだ', { 'at に.long': '大きなしだのかげに', 'at に.short': 'しだのかげに' }],
    ['ろうかのはしで / ろうかのはし', { 'bare.short': 'ろうかのはし', 'at に.short': 'ろうかのはしに' }],
    [
      'きょうりゅう谷で',
      {
        'bare.short': 'きょうりゅう谷',
        'at で.short': 'きょうりゅう谷で',
        'at へ.short': 'きょうりゅう谷へ',
      },
    ],
    ['うみべで', { 'bare.short': 'うみべ', 'at から.short': 'うみべから' }],
    [
      '一わの手紙をはこぶふくろう / ふくろう',
      {
        'bare.long': '手紙をはこぶふくろう',
        'one.long': '手紙をはこぶ一わのふくろう',
        'one.short': '一わのふくろう',
        'two.short': '二わのふくろう',
        'three.short': '三わのふくろう',
        'many.short': '何わものふくろう',
        'が one.short': 'ふくろうが一わ',
        'を one.long': '手紙をはこぶふくろうを一わ',
        'が many.short': 'ふくろうが何わも',
        'there 0.short': 'ふくろうがいる',
        'there 1.short': 'ふくろうがいた',
        'there 2.short': 'ふくろうがいます',
        'there 3.short': 'ふくろうがいました',
      },
    ],
    [
      '一ぴきのきつね',
      {
        'one.short': '一ぴきのきつね',
        'two.short': '二ひきのきつね',
        'three.short': '三びきのきつね',
        'many.short': '何びきものきつね',
        'が three.short': 'きつねが三びき',
      },
    ],
    ['いっぴきのきつね', { 'two.short': 'にひきのきつね', 'three.short': 'さんびきのきつね' }],
    ['一ぴきのかに', { 'bare.short': 'かに', 'one.short': '一ぴきのかに' }],
    [
      '一本のかさ',
      { 'one.short': '一本のかさ', 'を one.short': 'かさを一本', 'there 3.short': 'かさがありました' },
    ],
    ['いっぽんのかさ', { 'two.short': 'にほんのかさ', 'three.short': 'さんぼんのかさ' }],
    ['一まいの葉っぱ', { 'を many.short': '葉っぱを何まいも' }],
    ['一さつの本', { 'が two.short': '本が二さつ' }],
    ['一けんの家', { 'three.short': '三げんの家' }],
    ['一そうの小ぶね', { 'two.short': '二そうの小ぶね' }],
    ['一ぱいのスープ', { 'two.short': '二はいのスープ', 'three.short': '三ばいのスープ' }],
    ['一だいの電車', { 'one.short': '一だいの電車', 'there 0.short': '電車がある' }],
    [
      'ひとつの箱',
      {
        'one.short': 'ひとつの箱',
        'two.short': 'ふたつの箱',
        'three.short': 'みっつの箱',
        'many.short': 'いくつもの箱',
      },
    ],
    ['一つの箱', { 'two.short': '二つの箱' }],
    [
      'ひとりの船のり',
      {
        'one.short': 'ひとりの船のり',
        'two.short': 'ふたりの船のり',
        'three.short': '三人の船のり',
        'there 3.short': '船のりがいました',
      },
    ],
    [
      '一とうのトリケラトプス',
      { 'one.short': '一とうのトリケラトプス', 'there 1.short': 'トリケラトプスがいた' },
    ],
    [
      'てぶくろをしたはりねずみたち / はりねずみたち',
      { 'there 3.short': 'はりねずみたちがいました', 'one.short': 'はりねずみたち' },
    ],
    [
      'しだのおやき',
      {
        'bare.short': 'しだのおやき',
        'one.short': 'しだのおやき',
        'there 3.short': 'しだのおやきがありました',
      },
    ],
    ['一まいのそで', { 'bare.short': 'そで', 'one.short': '一まいのそで' }],
  ];
  test.each(
    NOUNS.flatMap(([entry, forms]) => Object.entries(forms).map(([form, said]) => [entry, form, said])),
  )('%s in %s: %s [TL-07]', (entry = '', form = '', said) => {
    const [kind = '', size = ''] = form.split('.');
    expect(ja.nounForms(entry).get(kind)?.[size as 'long' | 'short']).toBe(said);
  });
});

describe('for those who are learning to read: kana, with spaces between phrases', () => {
  test.each([
    ['たきの うらの ほらあなの 中で / ほらあな', 'bare.long', 'たきの うらの ほらあな'],
    ['たきの うらの ほらあなの 中で / ほらあな', 'at に.short', 'ほらあなの なかに'],
    ['一わの 手紙を はこぶ ふくろう / ふくろう', 'one.long', 'てがみを はこぶ いちわの ふくろう'],
    ['一わの 手紙を はこぶ ふくろう / ふくろう', 'が one.short', 'ふくろうが いちわ'],
    ['一わの 手紙を はこぶ ふくろう / ふくろう', 'there 3.short', 'ふくろうが いました'],
    ['ひとりの 船のり', 'three.short', 'さんにんの ふなのり'],
  ])('%s in %s: %s [TL-07]', (entry, form, said) => {
    const [kind = '', size = ''] = form.split('.');
    expect(ja.forYoungest?.nounForms(entry).get(kind)?.[size as 'long' | 'short']).toBe(said);
  });

  test('for all others the same stands without them [TL-07]', () => {
    const entry = 'たきの うらの ほらあなの 中で / ほらあな';
    expect(ja.nounForms(entry).get('at に')?.long).toBe('たきのうらのほらあなの中に');
  });

  test('every word of the list has its reading [TL-07]', async () => {
    const { places, jobs, loves, sequels } = (await vocabularies('content')('ja')).words;
    const listed = [
      ...Object.values(places).flatMap((place) => Object.values(place).flat()),
      ...Object.values(jobs).map(({ word }) => word as string),
      ...Object.values(loves).flatMap((group) => Object.keys(group)),
      ...sequels.goesOn,
    ];
    expect(listed.map(inKana).filter((kana) => KANJI.test(kana))).toEqual([]);
    expect(listed.flatMap((each) => hardKanji(each, '6-8'))).toEqual([]);
  });
});

const agreed = (written: string, person: Person) => ja.agree(ja.agreement(written) ?? '', person, false);
const group = (...members: Person[]): Person => ({
  name: ja.list(members.map(({ name }) => name)),
  kind: 'child',
  spoken: 'p',
  facts: [],
  members,
});

describe('words that agree with somebody', () => {
  const TABLE: [written: string, f: string, m: string, n: string, x: string, p: string][] = [
    ['かれ', 'あおい', 'あおい', 'あおい', 'あおい', 'あおい'],
    ['ぼく', 'わたし', 'ぼく', 'あおい', 'あおい', 'わたしたち'],
    ['ぼくたち', 'わたしたち', 'ぼくたち', 'わたしたち', 'わたしたち', 'わたしたち'],
    ['くん', 'ちゃん', 'くん', 'さん', 'さん', ''],
    ['その子', 'その子', 'その子', 'その子', 'その子', 'その子たち'],
    ['男の子', '女の子', '男の子', '子ども', '子ども', '子どもたち'],
    ['おとこのこ', 'おんなのこ', 'おとこのこ', 'こども', 'こども', 'こどもたち'],
    ['少年', '少女', '少年', '子ども', '子ども', '子どもたち'],
    ['おにいちゃん', 'おねえちゃん', 'おにいちゃん', 'なかよし', 'なかよし', 'なかよしたち'],
    ['王さま', '女王さま', '王さま', '王さま', '王さま', '王さまたち'],
  ];
  const rows = TABLE.flatMap(([written, ...said]) =>
    (['f', 'm', 'n', 'x', 'p'] as const).map((spoken, i) => [written, spoken, said[i]] as const),
  );
  test.each(rows)('{%s} for %s: %s [TL-07]', (written, spoken, said) => {
    expect(agreed(written, somebody('あおい', spoken))).toBe(said);
  });

  test.each<[written: string, person: Person, said: string]>([
    ['わし', adult('おじいちゃん', 'm'), 'わし'],
    ['わし', adult('おばあちゃん', 'f'), 'わたし'],
    ['わし', adult('先生', 'x'), 'わたし'],
    ['その人', adult('おじいちゃん', 'm'), 'その人'],
    ['その人', child('さくら', 'f'), 'その子'],
    ['そのひと', child('さくら', 'f'), 'そのこ'],
    ['このこ', pet('ポチ', 'x', 'dog'), 'このこ'],
    ['その子', group(adult('おじいちゃん', 'm'), adult('パパ', 'm')), 'その人たち'],
    ['その子', group(child('さくら', 'f'), adult('パパ', 'm')), 'その子たち'],
    ['くん', adult('ロサ', 'f'), 'さん'],
    ['くん', adult('おばあちゃん', 'f'), ''],
    ['くん', adult('リン先生', 'f'), ''],
    ['くん', child('ゆうとくん', 'm'), ''],
    ['くん', child('さくらちゃん', 'f'), ''],
    ['くん', pet('ポチ', 'x', 'dog'), 'ちゃん'],
    ['かれ', adult('おじいちゃん', 'm'), 'おじいちゃん'],
  ])('{%s} for $name: %s [TL-07]', (written, person, said) => {
    expect(agreed(written, person)).toBe(said);
  });

  test.each([
    ['走りました', 'wheelchair', '車いすで走りました'],
    ['走って', 'wheelchair', '車いすで走って'],
    ['走った', 'wheelchair', '車いすで走った'],
    ['はしりましょう', 'wheelchair', 'くるまいすではしりましょう'],
    ['走ろう', 'wheelchair', '車いすで走ろう'],
    ['歩いて', 'wheelchair', '車いすですすんで'],
    ['歩きました', 'wheelchair', '車いすですすみました'],
    ['歩かない', 'wheelchair', '車いすですすまない'],
    ['あるいた', 'wheelchair', 'くるまいすですすんだ'],
    ['立ち上がりました', 'wheelchair', '体をおこしました'],
    ['立って', 'wheelchair', 'とまって'],
    ['とびあがって', 'wheelchair', 'からだをはずませて'],
    ['しゃがんで', 'wheelchair', 'からだをかがめて'],
    ['のぼる', 'wheelchair', 'あがる'],
    ['スキップしながら', 'wheelchair', 'くるくるまわりながら'],
    ['しのび足で', 'wheelchair', 'そっと車いすで'],
    ['足音', 'wheelchair', '車りんの音'],
    ['一歩', 'wheelchair', 'ひとこぎ'],
    ['走りました', 'walker', 'いそぎました'],
    ['走って', 'cane', 'いそいで'],
    ['はしった', 'cane', 'いそいだ'],
    ['歩いて', 'cane', '歩いて'],
    ['のぼりました', 'crutches', 'ゆっくりのぼりました'],
    ['しのび足で', 'crutches', 'そっと'],
    ['走りました', '', '走りました'],
  ])('{%s} with a %s: %s [TL-06]', (written, aid, said) => {
    expect(agreed(written, somebody('さくら', 'f', aid))).toBe(said);
  });

  test.each(['とだな', '走りすぎました', 'じぶん', 'みんな', 'かのじょ'])('%s does not agree', (word) => {
    expect(ja.agreement(word)).toBeUndefined();
  });
});

test.each([
  [['さくら'], 'さくら'],
  [['さくら', 'ゆうと'], 'さくらとゆうと'],
  [['ゆうと', 'さくら'], 'ゆうととさくら'],
  [['さくら', 'ゆうと', 'おじいちゃん'], 'さくらと、ゆうとと、おじいちゃん'],
])('%s are %s [TL-07]', (names, said) => {
  expect(ja.list(names)).toBe(said);
});

test.each([
  [pet('ポチ', 'x', 'dog'), 'いぬのポチ'],
  [pet('タマ', 'x', 'cat'), 'ねこのタマ'],
  [pet('わんた', 'x', 'dog'), undefined],
  [pet('くろねこ', 'x', 'cat'), undefined],
  [
    { ...child('こけじい', 'm'), intro: 'のんびりやの、トリケラトプスのこけじい' },
    'のんびりやの、トリケラトプスのこけじい',
  ],
  [child('さくら', 'f'), undefined],
])('$name is introduced as %s [TL-07]', (person, said) => {
  expect(ja.introduce(person)).toBe(said);
});

test('a trade that is over stands apart for those who are learning to read [TL-07]', () => {
  expect(ja.formerly?.('と、')).toBe('と、もと');
  expect(ja.forYoungest?.formerly?.('と、')).toBe('と、もと ');
});

test.each([
  ['えっ！本当？ほんとう！', 'えっ！　本当？　ほんとう！'],
  ['「えっ！？」と、さくら。', '「えっ！？」と、さくら。'],
  ['どかん！と鳴りました。', 'どかん！と鳴りました。'],
  ['どかん！といいました。', 'どかん！といいました。'],
  ['すごい！ともきは、わらいました。', 'すごい！　ともきは、わらいました。'],
  ['わらいました。 そして、 ねました。', 'わらいました。そして、ねました。'],
  ['「行こう！」 「うん」', '「行こう！」「うん」'],
  ['ずしん！「わあ」', 'ずしん！「わあ」'],
])('“%s” is set as “%s” [TL-07]', (written, said) => {
  expect(ja.tidy?.(written)).toBe(said);
});

test.each([
  '“えっ”と言いました。',
  'さくらは,',
  '3びき',
  '「行こう。」',
  'えっ！本当',
  'あれ…と',
  '彼女は走った。',
  'かれはわらいました。',
  'さくらちゃんちゃん',
  'さくらちゃんさん',
  '二びき',
  '三ひき',
  '一ぴきの子ども',
  '花をを',
  '森 の中',
  'わらいました。とてもうれしかった。',
])('“%s” is never printed [TL-08]', (text) => {
  expect(ja.faults.some(([pattern]) => pattern.test(text))).toBe(true);
});
test.each([
  '「えっ！？　本当？」と、さくらは言いました。',
  '「『またあした』って、言ったよ」',
  'ポチは、くんくん、と鼻を鳴らしました。',
  '一ぴき、二ひき、三びき……もう、ねむってしまいました。',
  '木の葉はかれて、みんなとわかれました。',
  '「うれしかった。すごく」と、さくらは言いました。',
  'お日さまが、さんさんと光っています。',
])('“%s” is fine', (text) => {
  const found = ja.faults.filter(([pattern]) => pattern.test(text));
  expect(found.map(([, why]) => why)).toEqual([]);
});

test.each([
  ['f', '「ぼくも行く」', true],
  ['f', 'ぼくじょうで、えだがおれた。', false],
  ['f', '男の子がいました。', true],
  ['m', '女の子がいました。', true],
  ['m', '「わたしも」', false],
  ['m', '「だれかしら」', true],
  ['m', '「おかしら！」', false],
] as const)('of %s alone “%s” betrays: %s [TL-08]', (spoken, text, betrays) => {
  expect(ja.betrays[spoken].test(text)).toBe(betrays);
});

test.each([
  ['「行こう」とポチは言いました。', true],
  ['ポチは「行こう」と言いました。', true],
  ['「もう行くの？」と、ポチ。', true],
  ['「ワン！」と、ポチ。', false],
  ['「ワン」とポチはなきました。', false],
  ['ポチは、「行こう」という声を聞きました。', false],
  ['ポチはしっぽをふりました。「行こう」とさくらは言いました。', false],
])('in “%s” the dog speaks: %s [TL-08]', (text, speaks) => {
  expect(ja.speaks('ポチ').test(text)).toBe(speaks);
});

const WORDS = trialWords(`
places:
  home: { name: おうちで, resident: 'チクタク | ろうかの大時計のチクタク', friend: パンくず, dark: かいだんの下のとだなの中で / とだな, high: かいだんの上で, far: ろうかのはしで / ろうかのはし, food: チーズのトースト, messenger: 一わの手紙をはこぶはと / はと }
  valley: { name: きょうりゅう谷で, resident: 'こけじい | のんびりやの、トリケラトプスのこけじい', friend: こいし, dark: たきのうしろのほらあなの中で / ほらあな, high: 見はり岩の上で, far: しだの原っぱで, food: しだのおやき, messenger: 一とうの手紙をはこぶプテラノドン / プテラノドン }
jobs:
  sailor: { word: ひとりの船のり, match: [船のり] }
  postman: { word: ひとりのゆうびんやさん, match: [ゆうびん] }
`);
const PROSE = `---
title: ベンと小さなくらやみ
with: { hero: ベン, elder: おじいちゃん, pet: レックス, other: トム, shade: ふう / ほう }
at: home
job: sailor
words: { kite: 一まいのたこ, cake: ひとつの小さなケーキ / ケーキ }
---
## one

夜になると、{かいだんの下のとだなの中}から、ためいきがきこえます。ベンは{しのび足で}近づきました。
むねが、どきどきします。[pet: レックスは、{とだなの中に}鼻を入れて、くしゃみをしました。]

「だいじょうぶ！くらやみにも、子どものころがあるんだよ」と、おじいちゃんは言いました。[elder job: おじいちゃんは{船のり}で、夜をたくさん見てきたのです。]

+ (child) トムは、かい中電とうをつけました。
+ (all) トムは、目をまるくしました。

「{ぼく}もいっしょだよ」と、ベンは手を出しました。「ベン{くん}って、やさしいね」と、ふうがわらいました。うれしくて、{その子}は{ベンチ}のまわりを{走りました}。

## two

その夜、{とだなの中で}ねむったのは、{はとが一わ}と、ふうだけでした。
`;
const told = (...people: Person[]) =>
  tellTrial({
    language: 'ja',
    words: WORDS,
    prose: PROSE.replace('{ベンチ}', 'ベンチ'),
    people,
    ageGroup: '6-8',
  });

describe('a small tale [TL-07]', () => {
  test('for a girl with her grandmother, who is a postwoman, and a dog', () => {
    const nana = adult('おばあちゃん', 'f', { kind: 'job', group: 'postman' });
    expect(told(child('さくら', 'f'), nana, pet('ポチ', 'm', 'dog'))).toEqual([
      'さくらと小さなくらやみ',
      '夜になると、たきのうしろのほらあなの中から、ためいきがきこえます。さくらはしのび足で近づきました。むねが、どきどきします。いぬのポチは、ほらあなの中に鼻を入れて、くしゃみをしました。',
      '「だいじょうぶ！　くらやみにも、子どものころがあるんだよ」と、おばあちゃんは言いました。おばあちゃんはゆうびんやさんで、夜をたくさん見てきたのです。',
      '「わたしもいっしょだよ」と、さくらは手を出しました。「さくらちゃんって、やさしいね」と、ふうがわらいました。うれしくて、その子はベンチのまわりを走りました。',
      'その夜、ほらあなの中でねむったのは、プテラノドンが一とうと、ふうだけでした。',
    ]);
  });

  test('for a boy who uses a wheelchair', () => {
    const [title, first, second, third] = told(somebody('ゆうと', 'm', 'wheelchair'));
    expect(title).toBe('ゆうとと小さなくらやみ');
    expect(first).toContain('ゆうとはそっと車いすで近づきました。');
    expect(second).toBe(
      '「だいじょうぶ！　くらやみにも、子どものころがあるんだよ」と、のんびりやの、トリケラトプスのこけじいは言いました。',
    );
    expect(third).toBe(
      '「ぼくもいっしょだよ」と、ゆうとは手を出しました。「ゆうとくんって、やさしいね」と、ふうがわらいました。うれしくて、その子はベンチのまわりを車いすで走りました。',
    );
  });

  test('for a child who is neither, and one of whom nothing is said', () => {
    for (const spoken of ['n', 'x'] as const) {
      expect(told(child('あおい', spoken))[3]).toMatch(
        /^「あおいもいっしょだよ」と、あおいは手を出しました。「あおいさんって、/,
      );
    }
  });

  test('for a crowd', () => {
    const others = [child('ベン', 'm'), child('Emma', 'f'), child('はると', 'm'), adult('パパ', 'm')];
    expect(told(child('さくら', 'f'), adult('おじいちゃん', 'm'), ...others)[3]).toBe(
      'ベンは、かい中電とうをつけました。Emmaと、はるとと、パパは、目をまるくしました。',
    );
  });

  test.each([
    ['一わの{はと}', /write \{一わのはと\}/],
    ['{とだな}の中で', /write \{とだなの中\}/],
    ['{はと}がいました。', /write \{はとがいました\}/],
    ['{ベンチ}', /what is \{ベンチ\}/],
  ])('%s is refused [TL-08]', (written, complaint) => {
    const prose = PROSE.replace('夜になると、', written);
    const people = [child('さくら', 'f')];
    expect(() => tellTrial({ language: 'ja', words: WORDS, prose, people, ageGroup: '6-8' })).toThrow(
      complaint,
    );
  });
});
