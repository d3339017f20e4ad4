import type { Range } from '#domain/moderation/contact/ranges.ts';
import { isStepwise } from '#domain/moderation/contact/phones.ts';
import type { Word } from '#domain/moderation/words.ts';

const SHORTEST = 7;

/** Zero to nine; languages share spellings only where they share the value. */
const SPOKEN = [
  'zero oh cero null nul noll zéro shunya shoonya शून्य ज़ीरो जीरो झिरो பூஜ்யம் பூஜ்ஜியம் சைபர் ஜீரோ ゼロ れい ling rei',
  'one uno una un une eins ein ett en ek एक ஒன்று ஒண்ணு வண் ஒன் वन ichi いち イチ yi yao ondru',
  'two dos deux zwei zwo två tva do दो दोन இரண்டு ரெண்டு டூ टू ni に ニ er irandu rendu',
  'three tres trois drei tre teen तीन மூன்று மூணு த்ரீ थ्री san さん サン moonu',
  'four cuatro quatre vier fyra char चार நான்கு நாலு ஃபோர் फोर yon よん し ヨン si naalu',
  'five cinco cinq fünf fem paanch panch पांच पाँच पाच ஐந்து அஞ்சு ஃபைவ் फाइव go ご ゴ wu anju',
  'six seis sechs sex chhe chah छह छः छे सहा ஆறு சிக்ஸ் सिक्स roku ろく ロク liu aaru',
  'seven siete sept sieben sju saat सात ஏழு செவன் सेवन nana なな ナナ しち qi ezhu',
  'eight ocho huit acht åtta aath आठ எட்டு எய்ட் एट hachi はち ハチ ba ettu',
  'nine nueve neuf neun nio nau नौ नऊ ஒன்பது ஒம்போது நைன் नाइन kyu kyuu きゅう キュウ jiu onbadhu',
] as const;

const VALUES = new Map(
  SPOKEN.flatMap((words, value) => words.split(' ').map((word): [string, number] => [word, value])),
);
/** "double five" is two of them. */
const TWICE = new Set(['double', 'doble', 'doppel', 'dubbel', 'डबल', 'டபுள்', 'triple']);
const HAN_DIGITS = '〇一二三四五六七八九';
const HAN_ROW = /[〇零一二三四五六七八九幺两壹贰叁肆伍陆柒捌玖]{7,40}/gu;
const HAN_VALUES: Readonly<Record<string, number>> = {
  零: 0,
  幺: 1,
  两: 2,
  壹: 1,
  贰: 2,
  叁: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const KANA_ROW =
  /(?:(?:ゼロ|れい|いち|イチ|に|ニ|さん|サン|よん|ヨン|ご|ゴ|ろく|ロク|なな|ナナ|はち|ハチ|きゅう|キュウ|の)[\s、・ー-]{0,2}){7,40}/gu;

/** On one line, with hardly anything between. */
const isNear = (text: string, from: number, to: number) =>
  to - from <= 5 && !text.slice(from, to).includes('\n');

/** Seven or more digits in words, one after the other, that do not just count. */
export function findNumberWords(text: string, words: readonly Word[]): Range[] {
  const found: Range[] = [];
  let row: { values: number[]; spoken: number; from: number; to: number } | undefined;
  const finish = () => {
    if (row && row.values.length >= SHORTEST && row.spoken >= 2 && !isStepwise(row.values)) {
      found.push({ from: row.from, to: row.to });
    }
    row = undefined;
  };
  for (const { literal, plain, from, to } of words) {
    const spoken = VALUES.get(literal) ?? VALUES.get(plain);
    const value = spoken ?? (/^\d$/.test(plain) ? Number(plain) : undefined);
    if (row && !isNear(text, row.to, from)) finish();
    if (value !== undefined) {
      row ??= { values: [], spoken: 0, from, to };
      row.values.push(value);
      if (spoken !== undefined) row.spoken++;
      row.to = to;
    } else if (!(row && TWICE.has(literal))) finish();
    else row.values.push(-1);
  }
  finish();
  for (const { 0: signs, index } of text.matchAll(HAN_ROW)) {
    const values = Array.from(signs, (sign) => HAN_VALUES[sign] ?? HAN_DIGITS.indexOf(sign));
    if (!isStepwise(values)) found.push({ from: index, to: index + signs.length });
  }
  for (const { 0: signs, index } of text.matchAll(KANA_ROW)) {
    const values = (
      signs.match(
        /ゼロ|れい|いち|イチ|に|ニ|さん|サン|よん|ヨン|ご|ゴ|ろく|ロク|なな|ナナ|はち|ハチ|きゅう|キュウ/g,
      ) ?? []
    ).map((word) => VALUES.get(word) ?? -1);
    if (values.length >= SHORTEST && !isStepwise(values))
      found.push({ from: index, to: index + signs.length });
  }
  return found;
}
