import { describe, expect, test } from 'vitest';
import { zh } from '#engines/storyteller/tales/grammar/zh.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { adult, child, pet, somebody, tellTrial } from '#engines/storyteller/tales/testing/tell-trial.ts';
import { trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

describe('nouns, with their measure word and their localiser', () => {
  const NOUNS: [entry: string, forms: Record<string, string>][] = [
    [
      '在一个瀑布后面的山洞里 / 山洞',
      {
        'bare.long': '瀑布后面的山洞',
        'bare.short': '山洞',
        'a.short': '一个山洞',
        'a.long': '瀑布后面的一个山洞',
        'this.short': '这个山洞',
        'that.short': '那个山洞',
        'that.long': '瀑布后面的那个山洞',
        'each.short': '每个山洞',
        'two.short': '两个山洞',
        'few.short': '几个山洞',
        'spot.short': '山洞里',
        'spot.long': '瀑布后面的山洞里',
        'at.short': '在山洞里',
        'at.long': '在瀑布后面的山洞里',
        'to.short': '到山洞里',
        'toward.short': '往山洞里',
        'from.short': '从山洞里',
        'back from.short': '从山洞里出来',
      },
    ],
    [
      '在一块瞭望石上',
      {
        'bare.short': '瞭望石',
        'a.short': '一块瞭望石',
        'at.short': '在瞭望石上',
        'to.short': '到瞭望石上',
        'from.short': '从瞭望石上',
        'back from.short': '从瞭望石上下来',
      },
    ],
    [
      '在一张小床底下 / 床',
      {
        'at.long': '在小床底下',
        'at.short': '在床底下',
        'from.short': '从床底下',
        'back from.short': '从床底下出来',
        'a.short': '一张床',
      },
    ],
    [
      '在一个小池塘边 / 池塘',
      { 'at.short': '在池塘边', 'to.short': '到池塘边', 'back from.long': '从小池塘边过来' },
    ],
    ['在一棵大榕树后面', { 'at.short': '在大榕树后面', 'a.short': '一棵大榕树', 'to.short': '到大榕树后面' }],
    ['在一棵老树下面', { 'bare.short': '老树', 'at.short': '在老树下面' }],
    [
      '在一张圆桌旁边',
      { 'bare.short': '圆桌', 'at.short': '在圆桌旁边', 'back from.short': '从圆桌旁边过来' },
    ],
    ['在一座塔顶上', { 'at.short': '在塔顶上', 'back from.short': '从塔顶上下来', 'a.short': '一座塔' }],
    [
      '在海边 / 海边',
      { 'bare.short': '海边', 'at.short': '在海边', 'to.long': '到海边', 'from.short': '从海边' },
    ],
    [
      '在恐龙谷',
      {
        'bare.short': '恐龙谷',
        'at.short': '在恐龙谷',
        'to.short': '到恐龙谷',
        'back from.short': '从恐龙谷回来',
      },
    ],
    ['在家里', { 'bare.short': '家', 'at.short': '在家里', 'back from.short': '从家里出来' }],
    [
      '一只送信的鸽子 / 鸽子',
      {
        'bare.long': '送信的鸽子',
        'a.long': '一只送信的鸽子',
        'a.short': '一只鸽子',
        'that.short': '那只鸽子',
        'three.short': '三只鸽子',
        'in turn.short': '鸽子一只接一只',
      },
    ],
    [
      '一些细沙',
      {
        'a.short': '一些细沙',
        'that.short': '那些细沙',
        'few.short': '一些细沙',
        'each.short': '所有的细沙',
        'in turn.short': '细沙一点一点',
      },
    ],
    ['一只狐狸', { 'a.short': '一只狐狸', 'two.short': '两只狐狸', 'each.short': '每只狐狸' }],
    ['一把伞', { 'a.short': '一把伞', 'this.short': '这把伞', 'which.short': '哪把伞' }],
    ['一个洞', { 'a.short': '一个洞', 'few.short': '几个洞' }],
    ['一条河', { 'a.short': '一条河' }],
    ['一本书', { 'that.short': '那本书' }],
    ['一朵云', { 'in turn.short': '云一朵接一朵' }],
    ['一盏灯', { 'two.short': '两盏灯' }],
    ['一封信', { 'this.short': '这封信' }],
    ['在一列慢车上', { 'at.short': '在慢车上', 'that.short': '那列慢车', 'back from.short': '从慢车上下来' }],
    ['一位船长', { 'a.short': '一位船长', 'bare.short': '船长' }],
    ['一名水手', { 'a.short': '一名水手', 'that.short': '那名水手' }],
    ['一头三角龙', { 'a.short': '一头三角龙' }],
    ['一群小刺猬', { 'that.short': '那群小刺猬' }],
    ['一个早上', { 'bare.short': '早上', 'a.short': '一个早上' }],
    ['蕨菜饼', { 'a.short': '蕨菜饼', 'bare.short': '蕨菜饼' }],
  ];
  test.each(
    NOUNS.flatMap(([entry, forms]) => Object.entries(forms).map(([form, said]) => [entry, form, said])),
  )('%s in %s: %s [TL-07]', (entry = '', form = '', said) => {
    const [kind = '', size = ''] = form.split('.');
    expect(zh.nounForms(entry).get(kind)?.[size as 'long' | 'short']).toBe(said);
  });
});

const agreed = (written: string, person: Person, atStart = false) =>
  zh.agree(zh.agreement(written) ?? '', person, atStart);

describe('words that agree with somebody', () => {
  const TABLE: [written: string, f: string, m: string, n: string, x: string, p: string][] = [
    ['他', '她', '他', 'TA', '安安', '他们'],
    ['他的', '她的', '他的', 'TA的', '安安的', '他们的'],
    ['他自己', '她自己', '他自己', 'TA自己', '安安自己', '他们自己'],
    ['男孩', '女孩', '男孩', '孩子', '孩子', '孩子们'],
    ['小男孩', '小女孩', '小男孩', '小家伙', '小家伙', '小家伙们'],
    ['哥哥', '姐姐', '哥哥', '大朋友', '大朋友', '大朋友们'],
    ['弟弟', '妹妹', '弟弟', '小朋友', '小朋友', '小朋友们'],
    ['国王', '女王', '国王', '陛下', '陛下', '陛下们'],
    ['王子', '公主', '王子', '小殿下', '小殿下', '小殿下们'],
  ];
  const rows = TABLE.flatMap(([written, ...said]) =>
    (['f', 'm', 'n', 'x', 'p'] as const).map((spoken, i) => [written, spoken, said[i]] as const),
  );
  test.each(rows)('{%s} for %s: %s [TL-07]', (written, spoken, said) => {
    expect(agreed(written, somebody('安安', spoken))).toBe(said);
  });

  test.each([
    ['n', '安安'],
    ['x', '安安'],
    ['f', '她'],
    ['m', '他'],
    ['p', '他们'],
  ] as const)('at the head of a sentence {他} for %s is %s [TL-07]', (spoken, said) => {
    expect(agreed('他', somebody('安安', spoken), true)).toBe(said);
  });

  const group = (...members: Person[]): Person => ({
    name: zh.list(members.map(({ name }) => name)),
    kind: 'child',
    spoken: 'p',
    facts: [],
    members,
  });
  const being = (spoken: Person['spoken']): Person => ({ name: '呼呼', kind: 'being', spoken, facts: [] });
  test.each<[who: string, person: Person, said: string]>([
    ['a dog', pet('豆豆', 'm', 'dog'), '它'],
    ['a cat who is a she', pet('咪咪', 'f', 'cat'), '它'],
    ['a being of whom nothing is said', being('x'), '它'],
    ['a being who is a she', being('f'), '她'],
    ['a grandmother', adult('奶奶', 'f'), '她'],
    ['a grandfather', adult('爷爷', 'm'), '他'],
    ['a grown-up of whom nothing is said', adult('老师', 'x'), '老师'],
    ['girls', group(child('小雨', 'f'), adult('奶奶', 'f')), '她们'],
    ['girls and a boy', group(child('小雨', 'f'), child('明明', 'm')), '他们'],
    ['animals', group(pet('豆豆', 'm', 'dog'), pet('咪咪', 'f', 'cat')), '它们'],
    ['a girl and a dog', group(child('小雨', 'f'), pet('豆豆', 'm', 'dog')), '他们'],
  ])('{他} for %s', (_who, person, said) => {
    expect(agreed('他', person)).toBe(said);
    expect(agreed('它的', person)).toBe(`${said}的`);
  });

  test.each([
    ['走', 'wheelchair', '滑'],
    ['跑', 'wheelchair', '冲'],
    ['站', 'wheelchair', '待'],
    ['站起来', 'wheelchair', '坐直了身子'],
    ['踮着脚', 'wheelchair', '轻轻转着轮子'],
    ['散步', 'wheelchair', '兜风'],
    ['一步一步', 'wheelchair', '一圈一圈'],
    ['脚步声', 'wheelchair', '轮子声'],
    ['蹲下', 'wheelchair', '弯下腰'],
    ['跑', 'walker', '赶'],
    ['跑', 'cane', '赶'],
    ['走', 'cane', '走'],
    ['爬', 'crutches', '慢慢走'],
    ['踮着脚', 'cane', '轻手轻脚'],
    ['跑', '', '跑'],
  ])('{%s} with a %s: %s [TL-06]', (written, aid, said) => {
    expect(agreed(written, somebody('小雨', 'f', aid))).toBe(said);
  });

  test.each(['柜子', '他很快地跑', '其他', '大家', '她'])('%s does not agree', (word) => {
    expect(zh.agreement(word)).toBeUndefined();
  });
});

test.each([
  [['小雨'], '小雨'],
  [['小雨', '明明'], '小雨和明明'],
  [['小雨', '明明', '爷爷'], '小雨、明明和爷爷'],
  [['Emma', '明明'], 'Emma和明明'],
])('%s are %s [TL-07]', (names, said) => {
  expect(zh.list(names)).toBe(said);
});

test.each([
  [pet('豆豆', 'x', 'dog'), '小狗豆豆'],
  [pet('煤球', 'x', 'cat'), '小猫煤球'],
  [pet('大黄狗', 'x', 'dog'), undefined],
  [pet('猫猫', 'x', 'cat'), undefined],
  [{ ...child('老苔', 'm'), intro: '慢吞吞的三角龙老苔' }, '慢吞吞的三角龙老苔'],
  [child('小雨', 'f'), undefined],
])('$name is introduced as %s [TL-07]', (person, said) => {
  expect(zh.introduce(person)).toBe(said);
});

test.each([
  '小雨, 你好',
  '“走吧。”。',
  '他说：「走」',
  '小雨 跑了',
  '在在家里',
  '一只一把伞',
  '那个一个洞',
  '二只鸟',
  '三个孩子们',
  '一位小狗',
  '一只伞',
  '好—好',
  '他不有伞',
  '红的的花',
  '他/她来了',
  '走了，。',
])('“%s” is never printed [TL-08]', (text) => {
  expect(zh.faults.some(([pattern]) => pattern.test(text))).toBe(true);
});
test.each([
  '“咦？”小雨问。',
  '鸽子一只接一只飞走了……',
  '小雨一级一级往上数。',
  '第二只鸟，十二只鸟，两只鸟。',
  '里里外外都是人。',
  'Emma和Rita来了。',
  '孩子们笑了——真的笑了。',
  '一位船长和一只小狗，各有一把伞。',
  '这一点也不有趣。',
])('“%s” is fine', (text) => {
  const found = zh.faults.filter(([pattern]) => pattern.test(text));
  expect(found.map(([, why]) => why)).toEqual([]);
});

test.each([
  ['她是', '她以前是'],
  ['他以前是', '他以前是'],
  ['奶奶当', '奶奶以前当'],
  ['这话只有', '这话只有'],
])('before a trade that is over, “%s” becomes “%s” [TL-07]', (before, said) => {
  expect(zh.formerly?.(before)).toBe(said);
});

test.each([
  ['f', '他笑了。', true],
  ['f', '他们和其他人弹吉他。', false],
  ['f', '小男孩笑了。', true],
  ['m', '她笑了。', true],
  ['m', '他笑了。', false],
] as const)('of %s alone “%s” betrays: %s [TL-08]', (spoken, text, betrays) => {
  expect(zh.betrays[spoken].test(text)).toBe(betrays);
});

test.each([
  ['“汪！”豆豆说。', true],
  ['豆豆小声说：“走吧。”', true],
  ['豆豆问道：“谁？”', true],
  ['豆豆什么也没说。', false],
  ['豆豆听爷爷说：“走吧。”', false],
  ['豆豆叫了一声。“谁？”小雨问。', false],
])('in “%s” the dog speaks: %s [TL-08]', (text, speaks) => {
  expect(zh.speaks('豆豆').test(text)).toBe(speaks);
});

const WORDS = trialWords(`
places:
  home: { name: 在家里, resident: '滴答 | 走廊里的大钟滴答', friend: 面包屑, dark: 在一个楼梯下面的柜子里 / 柜子, high: 在一段楼梯顶上, far: 在走廊那头 / 走廊那头, food: 一些奶酪吐司, messenger: 一只送信的鸽子 / 鸽子 }
  valley: { name: 在恐龙谷里, resident: '老苔 | 慢吞吞的三角龙老苔', friend: 小石子, dark: 在一个瀑布后面的山洞里 / 山洞, high: 在一块瞭望石上, far: 在一片蕨菜地里, food: 一些蕨菜饼, messenger: 一头送信的翼龙 / 翼龙 }
jobs:
  sailor: { word: 一名水手, match: [水手] }
  postman: { word: 一位邮递员, match: [邮递员] }
`);
const PROSE = `---
title: 明明和小小的黑
with: { hero: 明明, elder: 爷爷, pet: 豆豆, other: 小天, shade: 呼呼 / 噜噜 }
at: home
job: sailor
words: { kite: 一只风筝, cake: 一块小蛋糕 / 蛋糕 }
---
## one

天一黑，{楼梯下面的柜子里}就有人“呼”地叹气。明明{踮着脚}
{走}过去，{他的}心怦怦直跳。[pet: 豆豆紧紧跟着，把鼻子伸{到柜子里}，打了个喷嚏。]

“别怕，”爷爷说，“黑也有小时候。”[elder job: {他:爷爷}是{一名水手}，见过很多很多黑夜。]

+ (child) 小天举起{他的:小天}手电筒。
+ (all) 小天凑过来，{他的:小天}眼睛亮亮的。

{他}把手伸给那团小小的黑。“{那只小小的鸽子}送信来了，”{他}说，“请你{从柜子里出来}，一起吃{奶酪吐司}。”{男孩}笑了，呼呼也笑了。

## two

这天晚上，{在柜子里}睡着的，只有{一只鸽子}。
`;
const told = (...people: Person[]) => tellTrial({ language: 'zh', words: WORDS, prose: PROSE, people });

describe('a small tale [TL-07]', () => {
  test('for a girl with her grandmother, who is a postwoman, and a dog', () => {
    const nana = adult('奶奶', 'f', { kind: 'job', group: 'postman' });
    expect(told(child('小雨', 'f'), nana, pet('旺财', 'm', 'dog'))).toEqual([
      '小雨和小小的黑',
      '天一黑，瀑布后面的山洞里就有人“呼”地叹气。小雨踮着脚走过去，她的心怦怦直跳。小狗旺财紧紧跟着，把鼻子伸到山洞里，打了个喷嚏。',
      '“别怕，”奶奶说，“黑也有小时候。”她是一位邮递员，见过很多很多黑夜。',
      '她把手伸给那团小小的黑。“那头小小的翼龙送信来了，”她说，“请你从山洞里出来，一起吃蕨菜饼。”女孩笑了，呼呼也笑了。',
      '这天晚上，在山洞里睡着的，只有一头翼龙。',
    ]);
  });

  test('for a boy who uses a wheelchair, and has the name of the little dark', () => {
    const [title, first, second, third] = told(somebody('呼呼', 'm', 'wheelchair'));
    expect(title).toBe('呼呼和小小的黑');
    expect(first).toBe('天一黑，瀑布后面的山洞里就有人“呼”地叹气。呼呼轻轻转着轮子滑过去，他的心怦怦直跳。');
    expect(second).toBe('“别怕，”慢吞吞的三角龙老苔说，“黑也有小时候。”');
    expect(third).toMatch(/^他把手.+”他说，.+男孩笑了，噜噜也笑了。$/);
  });

  test('for a child who is neither, and one of whom nothing is said', () => {
    expect(told(child('安安', 'n'))[1]).toContain('安安踮着脚走过去，TA的心怦怦直跳。');
    expect(told(child('安安', 'n'))[3]).toMatch(/^安安把手.+，”TA说，“.+孩子笑了/);
    expect(told(child('Emma', 'x'))[1]).toContain('Emma踮着脚走过去，Emma的心怦怦直跳。');
    expect(told(child('Emma', 'x'))[3]).toMatch(/^Emma把手.+，”Emma说，“/);
  });

  test('for a crowd', () => {
    const others = [child('明明', 'm'), child('Lena', 'f'), child('小美', 'f')];
    expect(told(child('小雨', 'f'), adult('爷爷', 'm'), ...others)[3]).toBe(
      '明明举起他的手电筒。Lena和小美凑过来，她们的眼睛亮亮的。',
    );
  });

  test.each([
    ['一只{鸽子}', /write \{一只鸽子\}/],
    ['在{柜子}里', /write \{柜子里\}/],
    ['{五只鸽子}', /what is \{五只鸽子\}/],
  ])('%s is refused [TL-08]', (written, complaint) => {
    const prose = PROSE.replace('天一黑', written);
    expect(() => tellTrial({ language: 'zh', words: WORDS, prose, people: [child('小雨', 'f')] })).toThrow(
      complaint,
    );
  });
});
