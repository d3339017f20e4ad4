import type { LanguageCode } from '#domain/languages.ts';

/** Every sentence of a text, paragraphs and their first sentences marked. */
export interface Sentence {
  text: string;
  /** Where its paragraph begins in the text. */
  at: number;
  opensParagraph: boolean;
}

export function sentencesOf(text: string, language: LanguageCode): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: paragraph, index }) =>
    [...segmenter.segment(paragraph.replaceAll(/[*_#]+/g, '').trim())]
      .map(({ segment }) => segment.trim())
      .filter((segment) => /\p{L}/u.test(segment))
      .map((segment, i) => ({ text: segment, at: index, opensParagraph: i === 0 })),
  );
}
