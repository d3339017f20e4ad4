import type { LanguageCode } from '#domain/languages.ts';

/** Every sentence of a text, paragraphs and their first sentences marked. */
export interface Sentence {
  text: string;
  opensParagraph: boolean;
}

export function sentencesOf(text: string, language: LanguageCode): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.replaceAll(/[*_#]+/g, '').trim())
    .filter(Boolean)
    .flatMap((paragraph) =>
      [...segmenter.segment(paragraph)]
        .map(({ segment }) => segment.trim())
        .filter((segment) => /\p{L}/u.test(segment))
        .map((segment, i) => ({ text: segment, opensParagraph: i === 0 })),
    );
}
