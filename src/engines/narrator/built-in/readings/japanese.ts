import type { Token } from 'kuromoji';
import {
  countedInKana,
  counterAt,
  digitsOfKanji,
  numberInKana,
} from '#engines/narrator/built-in/readings/japanese-numbers.ts';
import { sharedOut, type Sounding } from '#engines/narrator/built-in/readings/japanese-sharing.ts';
import { tokenize } from '#engines/narrator/built-in/readings/japanese-tokenizer.ts';
import { inKatakana, morasOf } from '#engines/narrator/built-in/readings/kana-sounds.ts';
import { latinInKana } from '#engines/narrator/built-in/readings/latin-in-kana.ts';
import type { Piece } from '#domain/text/pieces.ts';

/** A word and how it sounds. */
export interface Reading extends Piece {
  /** Katakana as it sounds: particles as ワ, エ and オ, long vowels with ー. */
  kana: string;
  /** In the alphabet of the Japanese voices. */
  phonemes: string;
  /** Said in one with the word before: no space between their phonemes. */
  bound: boolean;
}

/** The words of a text as the dictionary finds them; marks are left out. */
export async function japaneseReadings(text: string): Promise<Reading[]> {
  return (await soundingsOf(text)).map(readingOf);
}

/** The same readings, shared out among words that somebody else found. A word that makes no sound has empty kana. */
export async function japaneseWordReadings(text: string, words: readonly Piece[]): Promise<Reading[]> {
  return sharedOut(await soundingsOf(text), words).map(readingOf);
}

function readingOf({ text, offset, moras }: Sounding): Reading {
  return {
    text,
    offset,
    kana: moras.map(({ kana }) => kana).join(''),
    phonemes: moras.map(({ sounds, bound }, i) => (i > 0 && !bound ? ` ${sounds}` : sounds)).join(''),
    bound: moras[0]?.bound ?? false,
  };
}

async function soundingsOf(text: string): Promise<Sounding[]> {
  const sounding = (await morphemesOf(text)).filter(({ kana }) => kana !== '');
  return sounding.map(({ text: written, offset, kana, counts }, i) => {
    const before = sounding[i - 1];
    const after = sounding[i + 1];
    const touches = before !== undefined && before.offset + before.text.length === offset;
    const bound = touches && (counts === true || isBound(before.kana, kana));
    const moras = morasOf(after?.counts ? kana + after.kana : kana).slice(0, morasOf(kana).length);
    return {
      text: text.slice(offset, offset + written.length),
      offset,
      moras: moras.map((mora, j) => ({ ...mora, bound: j > 0 || bound })),
    };
  });
}

/** The voices learned a stop and a drawn-out vowel without a gap beside them. */
function isBound(before: string, kana: string): boolean {
  return before.endsWith('ッ') || /^[ッーン]/.test(kana);
}

interface Morpheme extends Piece {
  kana: string;
  /** Said in one with the number before it. */
  counts?: boolean;
}

async function morphemesOf(text: string): Promise<Morpheme[]> {
  const plain = plainOf(text);
  const morphemes: Morpheme[] = [];
  const numbers = numbersIn(plain);
  let offset = 0;
  for (const token of await tokenize(plain)) {
    const piece = { text: token.surface_form, offset };
    offset += token.surface_form.length;
    if (!numbers.some((number) => overlaps(number, piece))) morphemes.push({ ...piece, kana: kanaOf(token) });
  }
  return [...morphemes, ...numbers].toSorted((a, b) => a.offset - b.offset);
}

/** One way to write each thing; every character keeps its place. */
export function plainOf(text: string): string {
  const drawn = text
    // Two emoji in a row make the tokenizer forget what follows.
    .replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '　　')
    .replaceAll(/(?<=[ぁ-ゖァ-ヺー])[〜～~]/g, 'ー');
  return Array.from(drawn, (sign) => {
    const normal = sign.normalize('NFKC');
    return normal.length === sign.length ? normal : sign;
  }).join('');
}

function overlaps(a: Piece, b: Piece): boolean {
  return a.offset < b.offset + b.text.length && b.offset < a.offset + a.text.length;
}

/** What the dictionary prefers in a newspaper and not in a story. */
const IN_STORIES: Record<string, string> = {
  私: 'ワタシ',
  明日: 'アシタ',
  昨日: 'キノー',
  一昨日: 'オトトイ',
  今日: 'キョー',
  家: 'イエ',
  お家: 'オウチ',
  他: 'ホカ',
  後ろ: 'ウシロ',
  言う: 'ユー',
  いう: 'ユー',
  毛糸: 'ケイト',
  木綿: 'モメン',
};

/** エイ is a long エ in nouns such as 時計, not in verbs such as 招いて. */
const LONG_E = /(?<=[エケゲセゼテデネヘベペメレェ])イ/g;

function kanaOf(token: Token): string {
  const surface = token.surface_form;
  const known = token.pronunciation;
  if (IN_STORIES[surface]) return IN_STORIES[surface];
  if (known !== undefined && known !== '*') {
    if (!/[ァ-ヺ]/.test(known)) return '';
    return (token.pos === '動詞' ? known : known.replaceAll(LONG_E, 'ー')).replaceAll('ヲ', 'オ');
  }
  if (/^\p{Script=Latin}/u.test(surface)) return latinInKana(surface);
  return inKatakana(surface).replaceAll(/[^ァ-ヺー]/g, '');
}

const NUMBER = /\d+(?::[0-5]\d)(?!\d)|\d+(?:,\d{3})*(?:\.\d+)?|[〇一二三四五六七八九十百千万]+|何/g;

/** Numbers with what they count, one piece for each. */
export function numbersIn(text: string): Morpheme[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: written, index }) => {
    const after = text.slice(index + written.length);
    if (written.includes(':')) return timeOf(written, index);
    const counter = counterAt(after);
    // "Enough" far more often than "ten minutes".
    if (written === '十' && counter === '分' && !/^分[前後]/.test(after)) {
      return [{ text: '十分', offset: index, kana: 'ジューブン' }];
    }
    const isDigits = /^\d/.test(written);
    const digits = isDigits ? written : written === '何' ? written : digitsOfKanji(written);
    if (digits === undefined || (!isDigits && !isCounted(written, counter, text.slice(0, index), after)))
      return [];
    if (counter === undefined) {
      const percent = /^[%％]/.test(after) ? 'パーセント' : '';
      return [{ text: written, offset: index, kana: numberInKana(digits) + percent }];
    }
    const isFirstDay = digits === '1' && counter === '日' && after.startsWith('日目');
    const kana = isFirstDay ? { number: 'イチ', counter: 'ニチ' } : countedInKana(digits, counter);
    return [
      { text: written, offset: index, kana: kana.number },
      { text: counter, offset: index + written.length, kana: kana.counter, counts: true },
      // 3番目: the dictionary has it in one with the counter.
      ...(after.startsWith('目', counter.length)
        ? [{ text: '目', offset: index + written.length + counter.length, kana: 'メ', counts: true }]
        : []),
    ];
  });
}

/** In kanji, only what the dictionary would read wrongly: 三つ is a word of its own, 本当 is no counter. */
const SURE = new Set('匹 本 杯 分 分間 歩 回 個 階 軒 歳 冊 足 頭 羽 時 人 枚 台'.split(' '));

function isCounted(written: string, counter: string | undefined, before: string, after: string): boolean {
  if (counter === undefined || !SURE.has(counter)) return false;
  if (/\p{Script=Han}$/u.test(before)) return false;
  if (written === '何' && counter === '本') return true;
  return !/^\p{Script=Han}/u.test(after.slice(counter.length)) || counter === '回' || counter === '匹';
}

function timeOf(written: string, offset: number): Morpheme[] {
  const [hours = '', minutes = ''] = written.split(':');
  const hour = countedInKana(hours, '時');
  const minute = countedInKana(String(Number(minutes)), '分');
  return [
    { text: hours, offset, kana: hour.number + hour.counter },
    {
      text: minutes,
      offset: offset + hours.length + 1,
      kana: Number(minutes) === 0 ? '' : minute.number + minute.counter,
    },
  ];
}
