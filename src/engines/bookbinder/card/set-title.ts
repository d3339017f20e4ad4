import { BRAND } from '#domain/brand.ts';
import { scriptOf, type Script } from '#domain/languages.ts';
import { cleanLine } from '#domain/text/printable-text.ts';
import { isSpaced } from '#domain/text/spaces.ts';
import { fontsFor } from '#engines/bookbinder/pdf/fonts.ts';
import { printable, signsOf } from '#engines/bookbinder/pdf/printable.ts';
import { curlQuotes } from '#engines/bookbinder/pdf/quotes.ts';
import type { Title } from '#engines/bookbinder/port.ts';
import { setSvg } from '#engines/bookbinder/typst.ts';

const BRAND_FONT = 'fraunces/600SemiBold/Fraunces_600SemiBold.ttf';
/** No word is longer; what is comes from somebody who tries how much fits, and may be broken anywhere. */
const LONGEST_WORD = /\S{60}(?!\p{M})/gu;
const BREAK = '\u200b';

/** A plain letter to measure lines by, how large letters look beside Latin ones, and the room between lines. */
const MEASURES: Record<Script, { letter: string; scale: number; leading: number }> = {
  latin: { letter: 'H', scale: 1, leading: 0.34 },
  devanagari: { letter: 'क', scale: 1, leading: 0.55 },
  tamil: { letter: 'க', scale: 0.9, leading: 0.5 },
  chinese: { letter: '国', scale: 1, leading: 0.4 },
  japanese: { letter: '国', scale: 0.95, leading: 0.4 },
};

/** The title set in type, as a drawing on nothing; undefined when no font of ours has any of its signs. Heavy: for the bindery's workers. */
export function setTitle({ text, language }: Title): string | undefined {
  const words = curlQuotes(cleanLine(text), language);
  const fonts = fontsFor(language, signsOf(words));
  const title = printable(words, fonts.covers);
  if (!title) return undefined;
  const broken = title.replaceAll(LONGEST_WORD, `$&${BREAK}`);
  const card = {
    title: broken,
    // What must not be wider than a line; Chinese and Japanese break anywhere.
    words: isSpaced(language) ? broken.split(/[\s\u200b]+/) : [],
    language,
    brand: BRAND,
    fonts: fonts.display,
    ...MEASURES[scriptOf(language)],
  };
  return setSvg({
    template: 'card/card.typ',
    files: new Map([['card/card.json', JSON.stringify(card)]]),
    fontFiles: [...new Set([...fonts.files, BRAND_FONT])],
  });
}
