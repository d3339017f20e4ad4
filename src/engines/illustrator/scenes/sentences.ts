import type { LanguageCode } from '#domain/languages.ts';
import { sentencesOf as sentencesIn } from '#domain/text/sentences.ts';

/** Every sentence of a text, paragraphs and their first sentences marked. */
export interface Sentence {
  text: string;
  /** Where its paragraph begins in the text. */
  at: number;
  opensParagraph: boolean;
}

export function sentencesOf(text: string, language: LanguageCode): Sentence[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ 0: paragraph, index }) =>
    sentencesIn(paragraph.replaceAll(/[*_#]+/g, ''), language).map((sentence, i) => ({
      text: sentence.text,
      at: index,
      opensParagraph: i === 0,
    })),
  );
}
