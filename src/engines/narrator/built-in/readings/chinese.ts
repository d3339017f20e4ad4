import { digitsInHanzi } from '#engines/narrator/built-in/readings/chinese-numbers.ts';
import { CHINESE_WORDS } from '#engines/narrator/built-in/readings/chinese-words.ts';
import { soundsOfLatin } from '#engines/narrator/built-in/readings/latin-in-chinese.ts';
import { soundsOfPinyin } from '#engines/narrator/built-in/readings/pinyin-sounds.ts';
import { SpeechError } from '#engines/narrator/port.ts';

/**
 * For each word its sounds in the alphabet of the Chinese voices. The words of one sentence belong together: how 长 is
 * read depends on its neighbours. Marks may be given as words of their own; they keep neighbours apart and are silent.
 */
export async function chinesePhonemes(words: readonly string[]): Promise<string[]> {
  const plain = words.map((word) => word.normalize('NFKC'));
  const spoken = plain.map((word, i) =>
    digitsInHanzi(word, { before: plain[i - 1] ?? '', after: plain[i + 1] ?? '' }),
  );
  const syllables = await pinyinOf(spoken.join(''));
  let at = 0;
  return spoken.map((word) => {
    const own = syllables.slice(at, at + word.length);
    at += word.length;
    return word.replaceAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*|./gsu, (part, index: number) =>
      /^\p{Script=Latin}/u.test(part) ? soundsOfLatin(part) : soundsOfPinyin(own[index] ?? ''),
    );
  });
}

/** For every UTF-16 unit of the text its syllable; empty where there is none. */
async function pinyinOf(text: string): Promise<string[]> {
  const { pinyin } = await loadPinyin();
  return pinyin(text, { type: 'all', toneType: 'num' }).flatMap(({ origin, pinyin: syllable, isZh }) => [
    isZh ? syllable : '',
    ...Array.from({ length: origin.length - 1 }, () => ''),
  ]);
}

/** Han characters in Latin letters, for voices that know no others; names come out as one word. */
export async function pinyinInLatin(text: string): Promise<string> {
  const { pinyin } = await loadPinyin();
  return pinyin(text, { toneType: 'none', type: 'array' }).join('');
}

let knowsWords = false;

export async function loadPinyin(): Promise<typeof import('pinyin-pro')> {
  try {
    const loaded = await import('pinyin-pro');
    if (!knowsWords) loaded.customPinyin(CHINESE_WORDS);
    knowsWords = true;
    return loaded;
  } catch (cause) {
    throw new SpeechError('not_configured', 'Chinese needs the optional package pinyin-pro', { cause });
  }
}
