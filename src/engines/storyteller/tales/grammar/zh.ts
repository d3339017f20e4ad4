import type { Forms, Grammar, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving, type Moves } from '#engines/storyteller/tales/grammar/moves.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

const MEASURES =
  '个只把条根支枝张片块颗粒朵棵座间扇盏面本封顶件双对群团堆阵股滴杯碗罐篮盒包袋瓶串架辆艘匹头位名幅层道口家首句声束缕尊列部场台级排摞枚段节池些';

/** Where in a thing one is, and how one comes back from there. */
const LOCALISERS: Readonly<Record<string, string>> = {
  里面: '出来',
  下面: '出来',
  底下: '出来',
  后面: '出来',
  中间: '出来',
  前面: '过来',
  旁边: '过来',
  顶上: '下来',
  里: '出来',
  下: '出来',
  上: '下来',
  边: '过来',
};

/** "在一个瀑布后面的山洞里 / 山洞": where one is, measure word, long form, localiser / short form; "一把伞"; "恐龙谷". */
const ENTRY = new RegExp(
  `^(?<place>在)?(?:一(?<measure>[${MEASURES}]))?(?<long>.+?)(?<localiser>${Object.keys(LOCALISERS).join('|')})?(?: / (?<short>.+))?$`,
  'u',
);
/** A modifier that says where: the measure word comes after it (瀑布后面的一个山洞, but 一只送信的鸽子). */
const WHERE = /(?:[里上下边]|[后前上下里外]面|中间|底下)的$/u;

function nounForms(entry: string): Forms<Sizes> {
  const { long, short, localiser, measure, isPlace } = readEntry(entry);
  const inBoth = (say: (noun: string) => string): Sizes => ({ long: say(long), short: say(short) });
  const counted = (number: string, uncounted: string) =>
    inBoth((noun) => {
      if (measure === undefined) return noun;
      const many = measure === '些' ? uncounted : `${number}${measure}`;
      const modifier = noun.slice(0, -short.length);
      return noun.endsWith(short) && WHERE.test(modifier) ? `${modifier}${many}${short}` : `${many}${noun}`;
    });
  const place = (say: (spot: string) => string) => inBoth((noun) => say(`${noun}${localiser}`));
  return new Map([
    ['bare', inBoth((noun) => noun)],
    ['a', counted('一', '一些')],
    ['this', counted('这', '这些')],
    ['that', counted('那', '那些')],
    ['which', counted('哪', '哪些')],
    ['each', counted('每', '所有的')],
    ['few', counted('几', '一些')],
    ['two', counted('两', '一些')],
    ['three', counted('三', '一些')],
    ['in turn', inBoth((noun) => `${noun}${inTurn(measure)}`)],
    ...(isPlace
      ? ([
          ['spot', place((spot) => spot)],
          ['at', place((spot) => `在${spot}`)],
          ['to', place((spot) => `到${spot}`)],
          ['toward', place((spot) => `往${spot}`)],
          ['from', place((spot) => `从${spot}`)],
          ['back from', place((spot) => `从${spot}${LOCALISERS[localiser] ?? '回来'}`)],
        ] as const)
      : []),
  ]);
}

function readEntry(entry: string) {
  const { place, measure, long = entry, localiser = '', short = long } = ENTRY.exec(entry)?.groups ?? {};
  const isPlace = place !== undefined;
  // Of "一个楼上" and of "在海边 / 海边" the last sign belongs to the word.
  const isPart = localiser !== '' && (!isPlace || short.endsWith(localiser));
  return {
    measure,
    isPlace,
    localiser: isPart ? '' : localiser,
    long: isPart ? `${long}${localiser}` : long,
    short: isPart && short === long ? `${long}${localiser}` : short,
  };
}

function inTurn(measure: string | undefined): string {
  if (measure === undefined) return '一个接一个';
  return measure === '些' ? '一点一点' : `一${measure}接一${measure}`;
}

/** What somebody is called by what they are; who is neither is a child or a friend. */
const CALLED: Readonly<Record<string, Readonly<Record<'m' | 'f' | 'n' | 'p', string>>>> = {
  男孩: { m: '男孩', f: '女孩', n: '孩子', p: '孩子们' },
  小男孩: { m: '小男孩', f: '小女孩', n: '小家伙', p: '小家伙们' },
  男子汉: { m: '男子汉', f: '女英雄', n: '小勇士', p: '小勇士们' },
  哥哥: { m: '哥哥', f: '姐姐', n: '大朋友', p: '大朋友们' },
  弟弟: { m: '弟弟', f: '妹妹', n: '小朋友', p: '小朋友们' },
  先生: { m: '先生', f: '女士', n: '朋友', p: '朋友们' },
  叔叔: { m: '叔叔', f: '阿姨', n: '大朋友', p: '大人们' },
  国王: { m: '国王', f: '女王', n: '陛下', p: '陛下们' },
  王子: { m: '王子', f: '公主', n: '小殿下', p: '小殿下们' },
};

const MOVES: Moves = {
  走: ['滑'],
  走路: ['赶路'],
  跑: ['冲', '赶'],
  奔: ['冲', '赶'],
  跑步: ['飞快地转着轮子', '快步走'],
  跳: ['冲', '走'],
  跳起来: ['在轮椅上颠起来', '一下子挺直了身子'],
  蹦蹦跳跳: ['转着圈儿', '高高兴兴'],
  站: ['待'],
  站着: ['待着'],
  站起来: ['坐直了身子'],
  踮着脚: ['轻轻转着轮子', '轻手轻脚'],
  蹑手蹑脚: ['轻轻转着轮子'],
  爬: ['滑', '慢慢走'],
  跨: ['滑'],
  踩: ['轧'],
  踢: ['碰'],
  跺了跺脚: ['拍了拍扶手'],
  蹲下: ['弯下腰', '弯下腰'],
  跪下: ['弯下腰', '弯下腰'],
  迈开步子: ['转起轮子'],
  一步一步: ['一圈一圈'],
  散步: ['兜风'],
  跳舞: ['转圈圈', '跟着拍子晃'],
  脚步: ['轮子'],
  脚步声: ['轮子声'],
  脚: ['轮子'],
};

const PRONOUN = /^[他它](?<rest>的|自己|自己的)?$/u;

function agreement(word: string): string | undefined {
  if (PRONOUN.test(word)) return `pronoun ${word.slice(1)}`;
  if (word in CALLED) return `called ${word}`;
  return word in MOVES ? `moves ${word}` : undefined;
}

function agree(agreed: string, person: Person, atStart: boolean): string {
  const [kind, word = ''] = agreed.split(' ');
  switch (kind) {
    case 'moves':
      return moving(MOVES, word, person);
    case 'called':
      return CALLED[word]?.[person.spoken === 'x' ? 'n' : person.spoken] ?? word;
    default:
      return `${pronounOf(person, atStart)}${word}`;
  }
}

/**
 * Animals, and beings of whom nothing is said, are 它. Who is neither is TA, as such families write it, and at the head
 * of a sentence the name. Of whom nothing is said it is always the name: 他 would guess, and nobody asked for TA.
 */
function pronounOf(person: Person, atStart: boolean): string {
  const { name, kind, spoken, members = [] } = person;
  if (spoken === 'p') {
    if (members.length > 0 && members.every(isIt)) return '它们';
    return members.length > 0 && members.every((each) => each.spoken === 'f') ? '她们' : '他们';
  }
  if (kind === 'pet' || isIt(person)) return '它';
  if (spoken === 'n') return atStart ? name : 'TA';
  return { m: '他', f: '她', x: name }[spoken];
}

function isIt({ kind, spoken }: Person): boolean {
  return kind === 'pet' || (kind === 'being' && spoken === 'x');
}

const COUNTED = new RegExp(`[一这那哪每几两三][${MEASURES}]`, 'u');
const ADJECTIVE = /^(?:[^的]{1,8}的|[小大老新旧])$/u;

const SPECIES: Readonly<Record<string, string>> = { dog: '小狗', cat: '小猫' };
const NAMED_SO: Readonly<Record<string, RegExp>> = { dog: /[狗犬]/u, cat: /[猫咪]/u };

const HAN = String.raw`\p{Script=Han}，。！？：；、“”‘’…—《》（）`;

export const zh: Grammar = {
  nounForms,
  nameForms: (name) => new Map([['name', name]]),
  plainName: 'name',
  plainNoun: 'bare',
  introduce({ name, species = '', intro }) {
    const what = SPECIES[species];
    return intro ?? (what && !NAMED_SO[species]?.test(name) ? `${what}${name}` : undefined);
  },
  agreement,
  agree,
  adjectives: {
    apart: (phrase) => {
      const [counted = ''] = COUNTED.exec(phrase) ?? [];
      const rest = phrase.slice(counted.length);
      return counted === '' || !phrase.startsWith(counted)
        ? []
        : Array.from({ length: rest.length - 1 }, (_, i) => i + 1)
            .filter((end) => ADJECTIVE.test(rest.slice(0, end)))
            .map((end) => ({ adjectives: [rest.slice(0, end)], without: `${counted}${rest.slice(end)}` }));
    },
    // They stand before the noun itself: 一只送信的小鸽子.
    onto: (entry, { adjectives }) => {
      const { long, short, localiser, measure, isPlace } = readEntry(entry);
      const small = `${adjectives.join('')}${short}`;
      const whole = long.endsWith(short) ? `${long.slice(0, -short.length)}${small}` : long;
      const counted = measure === undefined ? '' : `一${measure}`;
      return `${isPlace ? '在' : ''}${counted}${whole}${localiser} / ${small}`;
    },
  },
  formerly: (before) => before.replace(/(?<!以前)(?=[是当]$)/u, '以前'),
  list: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join('、')}和${names.at(-1)}`,
  outside: new RegExp(`${COUNTED.source}$`, 'u'),
  // 旁边 and 外面 every thing has; 里 and 上 are one thing's and not another's.
  outsideAfter: /^(?:里(?!应|外)|上(?![面来去次回个下])|下(?![面来去了雨])|底下)/u,
  unspaced: true,
  tidy: (text) => text.replaceAll(new RegExp(`(?<=[${HAN}])[ \t]+|[ \t]+(?=[${HAN}])`, 'gu'), ''),
  capitals: false,
  quotes: ['“', '”'],
  betrays: {
    f: /(?<![其吉])他(?![们人乡])|男孩|男子汉|小伙子/u,
    m: /她(?!们)|女孩|小姑娘/u,
  },
  speaks: (name) =>
    new RegExp(
      `”${RegExp.escape(name)}[^，。！？“”]{0,6}(?:说|问|喊|回答|嘀咕)|` +
        `${RegExp.escape(name)}[^，。！？“”听]{0,8}(?<![没不别])(?:说道?|问道?|喊道?|回答|嘀咕|告诉[^，。]{1,8})[：:，]“`,
      'u',
    ),
  faults: [
    [/\p{Script=Han}[,.!?:;]|[,!?:;]\p{Script=Han}/u, 'half-width punctuation'],
    [/["'「」『』]/u, 'straight or corner quotation marks'],
    [new RegExp(`[${HAN}][ \u3000]|[ \u3000][${HAN}]`, 'u'), 'a space'],
    [/[。，、；：][。，、；：！？]|[！？][。，、；]/u, 'two stops in a row'],
    [/“[，。、！？；：]|。”[。，]|[！？]”。/u, 'a stop on the wrong side of a quotation mark'],
    [
      /的的|了了(?!解)|呢呢|吗吗|着着|把把(?!手)|被被|在在|到到|从从(?!容)|里里(?!外)/u,
      'the same word twice',
    ],
    [
      // 一级一级 is a way to climb.
      new RegExp(
        `([一这那两几][${MEASURES}])(?!\\1)[一这那两几][${MEASURES.replaceAll('些', '')}](?!接)`,
        'u',
      ),
      'two measure words',
    ],
    [/(?<!十|第)二[个只把条张颗位本朵]/u, '二 before a measure word'],
    [/[两三四五六七八九十几][个位名](?:\p{Script=Han}{0,4})(?:孩子|朋友|同学|大人)们/u, '们 after a number'],
    [/一[位名](?:小狗|小猫|狗|猫|鸟|兔)/u, 'an animal counted as a person'],
    [
      /一只(?:人|孩子|男孩|女孩|伞|桌子|椅子|书)(?!\p{Script=Han}*[鸟兽])/u,
      'a person or a thing counted as an animal',
    ],
    [/(?<!—)—(?!—)|(?<!…)…(?!…)/u, 'a dash or ellipsis cut in half'],
    [/不有(?!趣)/u, 'not before have'],
    [/TA们|(?:他|她)\/(?:他|她)|他（她）|(?<![A-Za-z])ta(?![a-z])/u, 'a form to fill in, not a child'],
  ],
};
