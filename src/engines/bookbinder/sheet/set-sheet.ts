import { scriptOf } from '#domain/languages.ts';
import { cleanLine } from '#domain/text/printable-text.ts';
import { fontsFor } from '#engines/bookbinder/pdf/fonts.ts';
import { lineEndsOf, tieEnd } from '#engines/bookbinder/pdf/line-ends.ts';
import { printable, signsOf } from '#engines/bookbinder/pdf/printable.ts';
import { curlQuotes } from '#engines/bookbinder/pdf/quotes.ts';
import type { Sheet, SheetDrawing } from '#engines/bookbinder/port.ts';
import { setPdf, setSvg, type Composition } from '#engines/bookbinder/typst.ts';

const NUMBERS = '0123456789';

/** The sheet of a story, as a PDF of two pages. Heavy: for the workers of the bindery. */
export const setSheet = (sheet: Sheet): Uint8Array => setPdf(composed(sheet));

/** The same to be looked at, both pages in one drawing. */
export const showSheet = (sheet: Sheet): string => setSvg(composed(sheet));

function composed(sheet: Sheet): Composition {
  const { language, labels } = sheet;
  const fonts = fontsFor(language, signsOf(curlQuotes(allWords(sheet), language)));
  const line = (text: string) => printable(curlQuotes(cleanLine(text), language), fonts.covers);
  const files = new Map<string, string>();
  const hang = ({ svg, description }: SheetDrawing, name: string) => {
    const file = `${name}.svg`;
    files.set(`sheet/${file}`, svg);
    return { file, description: cleanLine(description) };
  };
  const manuscript = {
    title: line(sheet.title),
    language,
    script: scriptOf(language),
    fonts: { text: fonts.text, display: fonts.display },
    level: line(sheet.level),
    labels: Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, line(label)])),
    toColour: hang(sheet.toColour, 'to-colour'),
    words: sheet.words.map(({ word, picture }, i) => ({
      word: line(word),
      picture: hang(picture, `word-${i}`),
    })),
    questions: sheet.questions.map((question) => tieEnd(line(question), lineEndsOf(question))),
    scenes: sheet.scenes.map((scene, i) => hang(scene, `scene-${i}`)),
    madeWith: line(sheet.madeWith),
  };
  files.set('sheet/sheet.json', JSON.stringify(manuscript));
  return { template: 'sheet/sheet.typ', files, fontFiles: fonts.files };
}

function allWords({ title, level, labels, words, questions, madeWith }: Sheet): string {
  return [
    title,
    level,
    ...Object.values(labels),
    ...words.map(({ word }) => word),
    ...questions,
    madeWith,
    NUMBERS,
  ].join('\n');
}
