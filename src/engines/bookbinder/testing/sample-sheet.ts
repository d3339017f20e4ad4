import type { LanguageCode } from '#domain/languages.ts';
import type { Sheet, SheetDrawing } from '#engines/bookbinder/port.ts';
import { SAMPLES } from '#engines/bookbinder/testing/sample-books.ts';

const drawing = (description: string): SheetDrawing => ({
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="160" height="90"><path d="M10 80L80 10L150 80Z" fill="#ffffff" stroke="#1d1b22"/></svg>',
  description,
});

/** A sheet whose words are those of the sample story. */
export function sampleSheet(language: LanguageCode, changes: Partial<Sheet> = {}): Sheet {
  const { title, heroes, madeWith, scenes } = SAMPLES[language];
  const labels = { name: heroes, date: heroes, colour: title, words: title };
  return {
    title,
    language,
    level: heroes,
    labels: { ...labels, questions: title, order: title, ending: title },
    toColour: drawing(heroes),
    words: scenes[0]!
      .split(/\s+/)
      .slice(0, 5)
      .map((word) => ({ word: word.slice(0, 12), picture: drawing(word) })),
    questions: scenes.flatMap((scene) => scene.split('\n\n')).slice(0, 3),
    scenes: scenes.flatMap((scene) => [drawing(scene), drawing(scene)]),
    madeWith,
    ...changes,
  };
}
