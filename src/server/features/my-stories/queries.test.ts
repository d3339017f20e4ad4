import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newMyStory } from '#contract/my-stories.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { keepStory, type Announce } from '#server/features/my-stories/queries.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const { db } = await testDatabase();
const { user } = factories(db);

const aStory = () =>
  newMyStory.parse({
    id: randomUUID(),
    title: 'The Fox at the Window',
    ageGroup: '6-8',
    language: 'en',
    choices: { setting: { name: 'Forest' }, theme: { name: 'Kindness' }, characters: [{ name: 'Fox' }] },
    segments: [{ id: 'segment-1', text: 'A fox looked in at the window.' }],
  });

function listener() {
  const heard: string[] = [];
  const announce: Announce<string> = async (_, userId, story) => {
    heard.push(`${userId} ${story.id}`);
    return ['a star'];
  };
  return { heard, announce };
}

test('a new story is announced, and brings what it earned; sent again it is not [ST-06]', async () => {
  const { id: userId } = await user();
  const { heard, announce } = listener();
  const story = aStory();
  expect(await keepStory(db, userId, story, announce)).toMatchObject({ isNew: true, earned: ['a star'] });
  expect(await keepStory(db, userId, story, announce)).toMatchObject({ isNew: false, earned: [] });
  expect(heard).toEqual([`${userId} ${story.id}`]);
});

test('two at once are announced once [ST-06]', async () => {
  const { id: userId } = await user();
  const { heard, announce } = listener();
  const story = aStory();
  const kept = await Promise.all(Array.from({ length: 4 }, () => keepStory(db, userId, story, announce)));
  expect(kept.filter((each) => each?.isNew)).toHaveLength(1);
  expect(kept.map((each) => each?.story.id)).toEqual(Array.from({ length: 4 }, () => story.id));
  expect(heard).toHaveLength(1);
});

test('the id of somebody else is neither theirs nor news', async () => {
  const [owner, other] = [await user(), await user()];
  const { heard, announce } = listener();
  const story = aStory();
  await keepStory(db, owner.id, story, announce);
  expect(await keepStory(db, other.id, story, announce)).toBeUndefined();
  expect(heard).toHaveLength(1);
});

test('a story is not kept if what it earned cannot be', async () => {
  const { id: userId } = await user();
  const story = aStory();
  const failing: Announce<never> = async () => {
    throw new Error('no star was left');
  };
  await expect(keepStory(db, userId, story, failing)).rejects.toThrow('no star was left');
  expect(await db.select().from(myStories).where(eq(myStories.id, story.id))).toEqual([]);
});
