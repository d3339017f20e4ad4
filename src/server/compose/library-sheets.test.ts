import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import type { Sheet } from '#engines/bookbinder/port.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadThemeHeroes } from '#server/catalogue/load-theme-heroes.ts';
import { sheetMaking } from '#server/compose/engines/sheet-making.ts';
import { stories } from '#server/db/schema/stories.ts';
import { loadInterfaceTexts } from '#server/languages/interface-texts.ts';
import { talkIn } from '#server/languages/talk.ts';
import { loadSceneWords } from '#server/features/pictures/scene-words.ts';
import { makeSheet } from '#server/features/sheets/make-sheet.ts';
import { testDatabase } from '#tests/support/database.ts';

const database = await testDatabase();
const words = loadSceneWords('content', loadCatalogues('content'), loadThemeHeroes('content'));
// What is drawn is not looked at here.
const studio = { draw: async () => '<svg/>', drawEmblem: async () => '<svg/>' } as never;
const sheets = sheetMaking({
  database,
  studio,
  words,
  texts: loadInterfaceTexts('content'),
  talk: talkIn('content'),
});
const slugs = await database.db.select({ slug: stories.slug }).from(stories);
const { signal } = new AbortController();

test.each(LANGUAGE_CODES)(
  'in %s every story that the library tells in it has a sheet with three questions, scenes to order and six words [CL-06]',
  { timeout: 300_000 },
  async (language) => {
    const made: (Pick<Sheet, 'questions' | 'words' | 'scenes'> & { slug: string })[] = [];
    for (const { slug } of slugs) {
      const story = await sheets.library(slug, language);
      if (!story) throw new Error(`${slug} is not in the library`);
      // What another language is told in stands on its own sheets.
      if (story.language !== language) continue;
      made.push({ slug, ...(await makeSheet({ ...story, scenes: story.scenes() }, sheets.making, signal)) });
    }
    expect(made.length).toBeGreaterThan(20);
    const slugsOf = (lacks: (sheet: (typeof made)[number]) => boolean) =>
      made
        .filter(lacks)
        .map(({ slug }) => slug)
        .toSorted();
    expect({
      questions: slugsOf(({ questions }) => questions.length !== 3),
      scenes: slugsOf(({ scenes }) => scenes.length < 3),
      words: slugsOf(({ words: taught }) => taught.length < 6),
    }).toEqual({ questions: [], scenes: [], words: [] });
  },
);
