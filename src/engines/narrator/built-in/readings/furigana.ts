import type { Token } from 'kuromoji';
import { KANJI } from '#domain/text/kanji-grades.ts';
import type { Ruby } from '#domain/text/ruby.ts';
import { numbersIn, plainOf } from '#engines/narrator/built-in/readings/japanese.ts';
import { tokenize } from '#engines/narrator/built-in/readings/japanese-tokenizer.ts';
import { inKatakana } from '#engines/narrator/built-in/readings/kana-sounds.ts';

/** What the dictionary prefers in a newspaper and not in a story. */
const IN_STORIES: Record<string, string> = {
  私: 'わたし',
  明日: 'あした',
  昨日: 'きのう',
  一昨日: 'おととい',
  今日: 'きょう',
  家: 'いえ',
  他: 'ほか',
};

/** How the kanji of a text are read: small kana above each run of them, none above what is kana already. */
export async function furiganaOf(text: string): Promise<Ruby[]> {
  const plain = plainOf(text);
  const numbers = numbersIn(plain).filter((number) => KANJI.test(number.text));
  const rubies = numbers.map(({ text: written, offset, kana }) => ({
    at: offset,
    length: written.length,
    reading: spelled(kana),
  }));
  let at = 0;
  for (const token of await tokenize(plain)) {
    const { surface_form: surface } = token;
    const isCounted = numbers.some(
      ({ offset, text: { length } }) => offset < at + surface.length && at < offset + length,
    );
    if (!isCounted) rubies.push(...rubiesOf(surface, readingOf(token), at));
    at += surface.length;
  }
  return rubies.filter(({ reading }) => reading !== '').toSorted((a, b) => a.at - b.at);
}

/** Names that no dictionary knows go without. */
function readingOf({ surface_form: surface, reading }: Token): string {
  return IN_STORIES[surface] ?? (reading && reading !== '*' ? inHiragana(reading) : '');
}

/** 食べ物 is たべもの: the kana that are written tell which of it belongs to 食 and which to 物. */
function rubiesOf(surface: string, reading: string, from: number): Ruby[] {
  if (!KANJI.test(surface) || reading === '') return [];
  const runs = surface.match(/[\p{Script=Han}々]+|[^\p{Script=Han}々]+/gu) ?? [];
  const pattern = runs.map((run) => (KANJI.test(run) ? '(.+?)' : RegExp.escape(inHiragana(inKatakana(run)))));
  const found = new RegExp(`^${pattern.join('')}$`, 'u').exec(reading);
  if (!found) return [{ at: from, length: surface.length, reading }];
  const readings = found.slice(1);
  let at = from;
  return runs.flatMap((run) => {
    const ruby = KANJI.test(run) ? [{ at, length: run.length, reading: readings.shift() ?? '' }] : [];
    at += run.length;
    return ruby;
  });
}

const FROM_KATAKANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

function inHiragana(kana: string): string {
  return kana.replaceAll(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_KATAKANA));
}

/** ジュー sounds so and is spelled じゅう. */
function spelled(kana: string): string {
  const long = inHiragana(kana);
  if (long === 'とー') return 'とお';
  return long.replaceAll(/(?<=[えけせてねへめれげぜでべぺ])ー/g, 'い').replaceAll('ー', 'う');
}
