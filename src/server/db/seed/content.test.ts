import { describe, expect, test } from 'vitest';
import { achievements } from '#server/db/schema/rewards.ts';
import { stories } from '#server/db/schema/stories.ts';
import { moderation } from '#server/moderation/safe-text.ts';
import { testDatabase } from '#tests/support/database.ts';

/** Words in a sentence, on average, that a child of the age follows when it is read aloud. */
const SENTENCE = { '3-5': 9, '6-8': 13, '9-12': 18 } as const;
/** … and in a question that it likes to answer, at most. */
const QUESTION = { '3-5': 12, '6-8': 18, '9-12': 25 } as const;

const { db } = await testDatabase();
const everything = await db.select().from(stories).orderBy(stories.slug);
/** Those of other languages are held by `npm run library`. */
const library = everything.filter(({ language }) => language === 'en');
const rewards = await db.select().from(achievements).orderBy(achievements.points);

describe('the library', () => {
  test.each(library)('$title fits its age group', ({ content, ageGroup }) => {
    const words = content.split(/\s+/).length;
    const sentences = content.split(/[.!?…]+[”’]?\s|\n\n/).length;
    expect(words).toBeGreaterThanOrEqual(180);
    expect(words).toBeLessThanOrEqual(900);
    expect(words / sentences).toBeLessThanOrEqual(SENTENCE[ageGroup]);
  });
});

describe('what the library holds', () => {
  test.each(library)('$title is safe to read', ({ title, content }) => {
    expect(moderation().check(`${title}\n\n${content}`).findings).toEqual([]);
  });

  test.each(library)('$title has three questions to talk about [RB-08]', ({ questions, ageGroup }) => {
    expect(questions).toHaveLength(3);
    expect(moderation().check(questions.join('\n')).findings).toEqual([]);
    for (const question of questions)
      expect(question.split(/\s+/).length, question).toBeLessThanOrEqual(QUESTION[ageGroup]);
  });

  test('no two stories ask the same [RB-08]', () => {
    const asked = library.flatMap(({ questions }) => questions);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('at least twelve fairy tales for every age', () => {
    for (const age of ['3-5', '6-8', '9-12']) {
      const tales = library.filter(
        ({ category, ageGroup }) => category === 'Fairy Tales' && ageGroup === age,
      );
      expect(tales.length, age).toBeGreaterThanOrEqual(12);
    }
  });

  test('four series of five chapters and more, and sixteen true stories that stand alone', () => {
    const facts = library.filter(({ category }) => category === 'Non Fiction');
    const series = Map.groupBy(
      facts.filter(({ seriesId }) => seriesId !== null),
      ({ seriesId }) => seriesId,
    );
    expect([...series.values()].filter((chapters) => chapters.length >= 5).length).toBeGreaterThanOrEqual(4);
    expect(facts.filter(({ seriesId }) => seriesId === null).length).toBeGreaterThanOrEqual(16);
  });
});

describe('the achievements', () => {
  test('the four theme ones bear the names of the document', () => {
    const themes = rewards.filter((reward) => reward.requirementType === 'theme_exploration');
    expect(Object.fromEntries(themes.map((reward) => [reward.name, reward.requirementTheme]))).toEqual({
      'Adventure Seeker': 'Adventure',
      'Fairy Tale Master': 'Fairy Tale',
      'Space Voyager': 'Space',
      'Animal Friend': 'Animals',
    });
  });

  test('there are enough of them, each worth its own [AC-01]', () => {
    expect(rewards.length).toBeGreaterThanOrEqual(18);
    for (const type of ['story_count', 'favorite_added'] as const) {
      const steps = rewards.filter((reward) => reward.requirementType === type);
      const values = steps.map((reward) => reward.requirementValue);
      expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
    }
  });

  test('the library has enough stories to favor', () => {
    const values = rewards
      .filter((reward) => reward.requirementType === 'favorite_added')
      .map((reward) => reward.requirementValue);
    expect(Math.max(...values)).toBeLessThanOrEqual(library.length);
  });

  test('every way to earn one is used', () => {
    expect([...new Set(rewards.map((reward) => reward.requirementType))].toSorted()).toEqual([
      'favorite_added',
      'story_count',
      'theme_exploration',
      'tutorial_completed',
    ]);
  });
});
