import type { Forms, Grammar, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';
import { inKana } from '#engines/storyteller/tales/grammar/ja-kana.ts';
import { MOVES } from '#engines/storyteller/tales/grammar/ja-moves.ts';
import { moving } from '#engines/storyteller/tales/grammar/moves.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

/** One, two, three, several; and whether it counts what lives. */
const COUNTERS: Readonly<Record<string, readonly [two: string, three: string, many: string, alive?: true]>> =
  {
    ひとり: ['ふたり', '三人', '何人も', true],
    一人: ['二人', '三人', '何人も', true],
    一ぴき: ['二ひき', '三びき', '何びきも', true],
    いっぴき: ['にひき', 'さんびき', 'なんびきも', true],
    一わ: ['二わ', '三わ', '何わも', true],
    いちわ: ['にわ', 'さんわ', 'なんわも', true],
    一とう: ['二とう', '三とう', '何とうも', true],
    いっとう: ['にとう', 'さんとう', 'なんとうも', true],
    ひとつ: ['ふたつ', 'みっつ', 'いくつも'],
    一つ: ['二つ', '三つ', 'いくつも'],
    一こ: ['二こ', '三こ', '何こも'],
    一本: ['二本', '三本', '何本も'],
    いっぽん: ['にほん', 'さんぼん', 'なんぼんも'],
    一まい: ['二まい', '三まい', '何まいも'],
    いちまい: ['にまい', 'さんまい', 'なんまいも'],
    一さつ: ['二さつ', '三さつ', '何さつも'],
    一だい: ['二だい', '三だい', '何だいも'],
    一けん: ['二けん', '三げん', '何げんも'],
    一そう: ['二そう', '三ぞう', '何ぞうも'],
    一ぱい: ['二はい', '三ばい', '何ばいも'],
    一つぶ: ['二つぶ', '三つぶ', '何つぶも'],
  };
const COUNTER = Object.keys(COUNTERS).join('|');
const LOCALISER =
  'の ?(?:まん中|まんなか|中|なか|上|うえ|下|した|うしろ|後ろ|そば|前|まえ|かげ|おく|はし|となり|てっぺん|あいだ|ふち|ほとり)';

/**
 * "たきのうしろのほらあなの中で / ほらあな": long form, localiser, で because one can be there / short form;
 * "一わの手紙をはこぶふくろう / ふくろう": with its counter; "しだのおやき": what is not counted.
 */
const ENTRY = new RegExp(
  `^(?:(?<counter>${COUNTER})の ?)?(?<long>.+?)(?:(?<localiser>${LOCALISER})?(?<place>で))?(?: / (?<short>.+))?$`,
  'u',
);

/** `gap`: between words, where they stand apart. */
function nounForms(entry: string, gap = ''): Forms<Sizes> {
  const { long, short, localiser, counter, isPlace, isAlive } = readEntry(entry);
  const inBoth = (say: (noun: string) => string): Sizes => ({ long: say(long), short: say(short) });
  const [two = '', three = '', many = ''] = COUNTERS[counter] ?? [];
  const before = (count: string) =>
    inBoth((noun) => {
      if (count === '') return noun;
      // 手紙をはこぶ一わのふくろう
      return noun.endsWith(short)
        ? `${noun.slice(0, -short.length)}${count}の${gap}${short}`
        : `${count}の${gap}${noun}`;
    });
  const after = (particle: string, count: string) =>
    inBoth((noun) => `${noun}${particle}${count && gap}${count}`);
  const there = isAlive
    ? ['いる', 'いた', 'います', 'いました']
    : ['ある', 'あった', 'あります', 'ありました'];
  const spots = ['', 'で', 'に', 'へ', 'から', 'まで', 'の'].map((particle): [string, Sizes] => [
    `at ${particle}`,
    inBoth((noun) => `${noun}${localiser}${particle}`),
  ]);
  return new Map([
    ['bare', inBoth((noun) => noun)],
    ['one', before(counter)],
    ['two', before(two)],
    ['three', before(three)],
    ['many', before(many)],
    ...Object.entries({ one: counter, two, three, many }).flatMap(([number, count]): [string, Sizes][] => [
      [`が ${number}`, after('が', count)],
      [`を ${number}`, after('を', count)],
    ]),
    ...there.map((verb, i): [string, Sizes] => [`there ${i}`, after('が', verb)]),
    ...(isPlace ? spots : []),
  ]);
}

function readEntry(entry: string) {
  const groups = ENTRY.exec(entry)?.groups ?? {};
  const { counter = '', place, long = entry, localiser = '', short } = groups;
  // Of "うでの上で / うでの上" the localiser belongs to the word, and "そで" is no place.
  const isPlace = place !== undefined && (localiser !== '' || counter === '');
  const isPart = !isPlace || (short?.endsWith(localiser) ?? false);
  const whole = isPart ? `${long}${localiser}${isPlace ? '' : (place ?? '')}` : long;
  return {
    counter,
    isPlace,
    localiser: isPart ? '' : localiser,
    isAlive: COUNTERS[counter]?.[3] ?? /(?:たち|さん|さま)$/u.test(short ?? whole),
    long: whole,
    short: short ?? whole,
  };
}

/** What somebody is called by what they are. */
const CALLED: Readonly<Record<string, Readonly<Record<'m' | 'f' | 'n' | 'p', string>>>> = {
  男の子: { m: '男の子', f: '女の子', n: '子ども', p: '子どもたち' },
  おとこのこ: { m: 'おとこのこ', f: 'おんなのこ', n: 'こども', p: 'こどもたち' },
  少年: { m: '少年', f: '少女', n: '子ども', p: '子どもたち' },
  おにいちゃん: { m: 'おにいちゃん', f: 'おねえちゃん', n: 'なかよし', p: 'なかよしたち' },
  おにいさん: { m: 'おにいさん', f: 'おねえさん', n: '年上のなかま', p: '年上のなかまたち' },
  弟: { m: '弟', f: '妹', n: '小さいなかま', p: '小さいなかまたち' },
  おとうと: { m: 'おとうと', f: 'いもうと', n: 'ちいさいなかま', p: 'ちいさいなかまたち' },
  おじさん: { m: 'おじさん', f: 'おばさん', n: '大人の人', p: '大人の人たち' },
  おじいさん: { m: 'おじいさん', f: 'おばあさん', n: 'おとしより', p: 'おとしよりたち' },
  王さま: { m: '王さま', f: '女王さま', n: '王さま', p: '王さまたち' },
  王子さま: { m: '王子さま', f: '王女さま', n: '小さな王さま', p: '小さな王さまたち' },
};

/** Who speaks of themselves: small children of whom nothing is said say their own name, as many do. */
const ME: Readonly<Record<string, string>> = { ぼく: 'わたし', おれ: 'わたし', わし: 'わたし' };

/** Somebody who is called by a title or as one of the family needs no other. */
const HAS_TITLE = /(?:さん|ちゃん|くん|君|さま|様|先生|せんせい|じいじ|ばあば|パパ|ママ|船長|たち)$/u;

const THAT_ONE = /^(?<which>[こそあ]の)(?:子|人|こ|ひと)$/u;
const OF_MANY = /^(?<me>ぼく|おれ|わし)(?<many>たち)?$/u;

function agreement(word: string): string | undefined {
  if (word === 'かれ') return 'name';
  if (word === 'くん') return 'title';
  if (OF_MANY.test(word)) return `me ${word}`;
  if (THAT_ONE.test(word)) return `that ${word}`;
  if (word in CALLED) return `called ${word}`;
  return word in MOVES ? `moves ${word}` : undefined;
}

/**
 * かれ and かのじょ belong to translations: whoever is spoken of is their name, or nothing at all, whatever they are.
 * Elders are honoured by what they are called (おじいちゃん); a story says 言いました of them as of everybody.
 */
function agree(agreed: string, person: Person): string {
  const [kind, word = ''] = agreed.split(' ');
  const { name, spoken } = person;
  switch (kind) {
    case 'moves':
      return moving(MOVES, word, person);
    case 'called':
      return CALLED[word]?.[spoken === 'x' ? 'n' : spoken] ?? word;
    case 'me':
      return me(word, person);
    case 'that':
      return thatOne(word, person);
    case 'title':
      return title(person);
    default:
      return name;
  }
}

function me(word: string, { name, kind, spoken }: Person): string {
  const { me: own = word, many = '' } = OF_MANY.exec(word)?.groups ?? {};
  if (spoken === 'm') return word;
  if (spoken === 'p') return 'わたしたち';
  return kind === 'child' && spoken !== 'f' && many === '' ? name : `${ME[own] ?? own}${many}`;
}

function thatOne(word: string, person: Person): string {
  const which = THAT_ONE.exec(word)?.groups?.['which'] ?? '';
  const [child, grown] = /[こと]$/u.test(word) ? ['こ', 'ひと'] : ['子', '人'];
  const { members = [person], spoken } = person;
  const who = members.every(({ kind }) => kind === 'adult') ? grown : child;
  return `${which}${who}${spoken === 'p' ? 'たち' : ''}`;
}

/** What friends call somebody; in the telling itself a name stands as the family wrote it. */
function title({ name, kind, spoken }: Person): string {
  if (HAS_TITLE.test(name) || spoken === 'p') return '';
  if (kind === 'pet') return 'ちゃん';
  return kind === 'adult' ? 'さん' : { m: 'くん', f: 'ちゃん', n: 'さん', x: 'さん' }[spoken];
}

const SPECIES: Readonly<Record<string, readonly [what: string, namedSo: RegExp]>> = {
  dog: ['いぬ', /いぬ|犬|わん|ワン/u],
  cat: ['ねこ', /ねこ|猫|ネコ|にゃん|ニャン/u],
};

const SAYS = '(?:言|いいま|いった|たずね|聞きま|ききま|答え|こたえ|さけ|つぶや|ささや|話し)';
const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]`;
/** Outside direct speech, from the start of a paragraph. */
const OUTSIDE = '(?:[^「」\\n]|「[^」]*」)*?';
/** さます and までした only look polite. */
const POLITE = '(?:です|(?<!ま)でした|ました|ません|[いきぎしちにびみりえけげせてでねべめれ]ます)。';
const PLAIN = '(?:だった|である|のだ|言った|思った|なった|かった|られた)。';

/** After ！ and ？ a new sentence keeps its distance; どかん！と鳴りました is one. */
const RUNS_ON = /[！？](?![！？「『」』）…―　\n]|と(?:、|い[いうっ]|言|鳴|音|な[いきっる]|さけ)|$)/gu;

/** Phrases stand apart in the list of words; only those who are learning to read see that. */
function unspaced(listed: string): string {
  return listed.replaceAll(/(?<!\/) (?!\/)/gu, '');
}

const forSchool: Grammar = {
  nounForms: (entry) => nounForms(unspaced(entry)),
  written: unspaced,
  nameForms: (name) => new Map([['name', name]]),
  plainName: 'name',
  plainNoun: 'bare',
  introduce({ name, species = '', intro }) {
    const [what, namedSo] = SPECIES[species] ?? [];
    return (intro && unspaced(intro)) ?? (what && !namedSo?.test(name) ? `${what}の${name}` : undefined);
  },
  agreement,
  agree,
  formerly: (before) => `${before}もと`,
  list: (names) => names.join(names.length > 2 ? 'と、' : 'と'),
  outside: new RegExp(`(?:${COUNTER})の$`, 'u'),
  // の前 and のそば every thing has; の中 and の上 are one thing's and not another's.
  outsideAfter:
    /^(?:の(?:中|なか|上|うえ)|が(?:い|あ)(?:る|た|った|ります|りました|ます|ました)(?=[。、」]))/u,
  unspaced: true,
  tidy: (text) =>
    text
      .replaceAll(/(?<=[、。！？「」『』…―　])[ \t]+|[ \t]+(?=[、。！？「」『』…―　])/gu, '')
      .replaceAll(RUNS_ON, '$&　'),
  capitals: false,
  quotes: ['「', '」'],
  betrays: {
    f: /ぼく(?!じょう|場|たち)|(?<![したか])おれ[はがもの、]|わし[はがもの、]|男の子|おとこのこ|少年|だぜ|彼(?!女)/u,
    m: /女の子|おんなのこ|少女|あたし[はがもの、]|だわ[。」！]|わよ|(?<!お)かしら[。」？！]|彼女|かのじょ/u,
  },
  speaks: (name) => {
    const pet = RegExp.escape(name);
    return new RegExp(
      `」と、?${pet}[はがも][^。「」]{0,12}${SAYS}|${pet}[はがも][^。「」]{0,12}「[^」]*」と、?[^。「」を]{0,8}${SAYS}|` +
        `(?<!「[ぁ-んァ-ヶー]{1,8}[！？]*)」と、?${pet}。`,
      'u',
    );
  },
  faults: [
    [/["“”‘’]/u, 'Western quotation marks'],
    [new RegExp(`${JAPANESE}[,.!?:;]`, 'u'), 'half-width punctuation'],
    [/\d/u, 'half-width digits'],
    [/。[」』]/u, 'a full stop before a closing bracket'],
    [/[！？、]。|。[、。]|、[、！？」』]/u, 'two stops in a row'],
    [new RegExp(RUNS_ON.source, 'u'), 'no space after ！ or ？'],
    [/(?<!…)…(?!…)|・・/u, 'a single ellipsis, or dots for it'],
    [/\p{Script=Han} | (?=\p{Script=Han})|[「『] | [をがへに](?= )/u, 'a space'],
    [/[。！？]を|をを|はは[、はが]|がが、|へへ、に|でで、/u, 'a particle that stands alone, or twice'],
    [/彼女|かのじょ|彼[はがをもにの]|(?<!\p{Script=Hiragana})かれ[はがをも]/u, 'a pronoun of translations'],
    [
      /さんさん(?![とぽ])|(?:ちゃん|くん)さん(?!ぽ)|(?:さん|ちゃん|くん)ちゃん|(?:さん|ちゃん)くん(?!く)/u,
      'two titles',
    ],
    [
      /一[ひび]き|二[ぴび]き|三[ひぴ]き|いちひき|いちほん|さんほん|さんひき/u,
      'a counter that does not fit its number',
    ],
    [/[ぴびひ]きの(?:男の子|女の子|子ども|人|おじ|おば)/u, 'a person counted as an animal'],
    [
      new RegExp(`^${OUTSIDE}(?:${POLITE}${OUTSIDE}${PLAIN}|${PLAIN}${OUTSIDE}${POLITE})`, 'mu'),
      'two styles in one paragraph',
    ],
  ],
};

/** Picture books are in kana, with a space after each phrase. */
const forYoungest: Grammar = {
  ...forSchool,
  nounForms(entry) {
    const said = ({ long, short }: Sizes): Sizes => ({ long: inKana(long), short: inKana(short) });
    return new Map([...nounForms(inKana(entry), ' ')].map(([form, sizes]) => [form, said(sizes)]));
  },
  written: inKana,
  formerly: (before) => `${before}もと `,
  introduce(person) {
    return person.intro ? inKana(person.intro) : forSchool.introduce(person)?.replace('の', 'の ');
  },
  list: (names) => names.join(names.length > 2 ? 'と、' : 'と '),
};

export const ja: Grammar = { ...forSchool, forYoungest };
