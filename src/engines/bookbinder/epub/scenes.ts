import type { LanguageCode } from '#domain/languages.ts';
import type { Book, BookPicture } from '#engines/bookbinder/port.ts';
import { cleanLine } from '#domain/text/printable-text.ts';
import { trimmed, type Piece } from '#domain/text/pieces.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { isSpaced } from '#domain/text/spaces.ts';
import { paragraphsOf } from '#engines/bookbinder/text/paragraphs.ts';

/** A sentence that can be pointed at, and where it stands in the text of its page. */
export interface Sentence extends Piece {
  id: string;
}

/** Paragraphs of lines of sentences. */
export type SceneText = Sentence[][][];

export interface Scene {
  /** Counted from 1. */
  number: number;
  name: string;
  /** For the table of contents: the number and the first words. */
  label: string;
  picture?: BookPicture;
  text: SceneText;
}

const LONGEST_LABEL = 36;

export function scenesOf({ pages, language }: Book): Scene[] {
  return pages.map(({ text, picture }, i) => ({
    number: i + 1,
    name: `scene-${i + 1}`,
    label: labelOf(i + 1, text, language),
    ...(picture && { picture }),
    text: sceneText(text, language),
  }));
}

function sceneText(text: string, language: LanguageCode): SceneText {
  let count = 0;
  return paragraphsOf(text).map((paragraph) =>
    linesOf(paragraph).map((line) =>
      sentencesOf(line.text, language).map((sentence) => ({
        id: `sentence-${++count}`,
        text: sentence.text,
        offset: line.offset + sentence.offset,
      })),
    ),
  );
}

function linesOf({ text, offset }: Piece): Piece[] {
  return [...text.matchAll(/[^\n]+/g)].map((line) => trimmed({ text: line[0], offset: offset + line.index }));
}

function labelOf(number: number, text: string, language: LanguageCode): string {
  const line = cleanLine(text);
  const longest = isSpaced(language) ? LONGEST_LABEL : LONGEST_LABEL / 2;
  if (line.length <= longest) return `${number}. ${line}`.trim();
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: 'word' }).segment(line)) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return `${number}. ${line.slice(0, end || longest).replace(/[\s\p{P}]+$/u, '')}…`;
}
