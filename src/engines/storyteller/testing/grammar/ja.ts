import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]`;

/** Outside direct speech, from the start of a paragraph. */
const OUTSIDE = '(?:[^「」]|「[^」]*」)*?';

/** さます and までした only look polite. */
const POLITE = '(?:です|(?<!ま)でした|ました|ません|[いきぎしちにびみりえけげせてでねべめれ]ます)。';
const PLAIN = '(?:だった|である|のだ|言った|思った|なった|かった|られた)。';

export const ja: LanguageGrammar = {
  names: {
    f: 'さくら',
    m: 'ゆうと',
    x: 'あおい',
    short: 'み',
    long: 'アレクサンドラ＝ヴィクトリア',
    foreign: 'Xóchitl',
    vowel: 'おばあちゃん',
    plural: 'ぽちたち',
  },
  quotes: [
    ['「', '」'],
    ['『', '』'],
  ],
  rules: [
    { fault: 'Western quotation marks', pattern: /["“”‘’]/ },
    { fault: 'half-width punctuation', pattern: new RegExp(`${JAPANESE}[,.!?:;]`, 'u') },
    { fault: 'half-width digits', pattern: /\d/ },
    { fault: 'a full stop before a closing bracket', pattern: /。[」』]/ },
    { fault: 'a full stop after another mark', pattern: /[！？、]。|。、|、[！？」』]/ },
    { fault: 'a single ellipsis, or dots for it', pattern: /(?<!…)…(?!…)|・・/ },
    { fault: 'を after a stop or twice', pattern: /[。！？]を|をを/ },
    {
      fault: 'the same particle twice',
      pattern: /(?<![もそこ])のの(?![らぼびんこ])|はは[、 ]|がが[、 ]/,
    },
    { fault: 'a particle that stands alone', pattern: / [をがへに](?= )/ },
    { fault: 'a space in a text with kanji', pattern: /\p{Script=Han} | (?=\p{Script=Han})/u },
    { fault: 'a space after an opening bracket', pattern: /[「『] / },
    {
      fault: 'two styles in one paragraph',
      pattern: new RegExp(`^${OUTSIDE}(?:${POLITE}${OUTSIDE}${PLAIN}|${PLAIN}${OUTSIDE}${POLITE})`, 'u'),
    },
  ],
};
