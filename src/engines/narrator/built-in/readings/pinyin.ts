import type { Ruby } from '#domain/text/ruby.ts';
import { loadPinyin } from '#engines/narrator/built-in/readings/chinese.ts';

/** How each sign of a Chinese text is read, with its tone. */
export async function pinyinAbove(text: string): Promise<Ruby[]> {
  const { pinyin } = await loadPinyin();
  const rubies: Ruby[] = [];
  let at = 0;
  for (const { origin, pinyin: reading, isZh } of pinyin(text, { type: 'all', toneType: 'symbol' })) {
    if (isZh) rubies.push({ at, length: origin.length, reading });
    at += origin.length;
  }
  return rubies;
}
