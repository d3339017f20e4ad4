import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

export const zh: LanguageGrammar = {
  names: {
    f: '小雨',
    m: '明明',
    x: '安安',
    short: '乐',
    long: '亚历山大·欧阳慕容',
    foreign: 'Xóchitl',
    vowel: '爱奶奶',
    plural: '豆豆们',
  },
  quotes: [
    ['“', '”'],
    ['‘', '’'],
  ],
  rules: [
    {
      fault: 'half-width punctuation beside a character',
      pattern: /\p{Script=Han}[,.!?:;]|[,!?:;]\p{Script=Han}/u,
    },
    { fault: 'straight or corner quotation marks', pattern: /["'「」『』]/ },
    { fault: 'a space between characters', pattern: /\p{Script=Han} +\p{Script=Han}/u },
    { fault: 'two stops in a row', pattern: /[。，、；：][。，、；：！？]|[！？][。，、；]/ },
    { fault: 'a stop at the beginning of a quotation', pattern: /“[，。、！？；：]/ },
    { fault: 'a stop inside and outside a quotation', pattern: /。”[。，]|[！？]”。/ },
    { fault: 'the same particle twice', pattern: /的的|了了(?!解)|呢呢|吗吗|着着|把把|被被/ },
    {
      fault: 'two different measure words',
      pattern: /一([只条个把支面根团盏座])一(?!\1)[只条个把支面根团盏座]/,
    },
    {
      fault: 'a measure word after this or that and a number',
      pattern: /[这那]一[只条个把支面根团盏口座][这那]/,
    },
    { fault: 'in the place in the place', pattern: /在在|里里(?!外)|上上(?!下|回|个|一)[的，。]|到到/ },
    { fault: 'a dash or ellipsis cut in half', pattern: /(?<!—)—(?!—)|(?<!…)…(?!…)/ },
    { fault: 'not before have', pattern: /不有(?!趣)/ },
  ],
};
