import { expect, test } from 'vitest';
import { imageRequest } from '#contract/pictures.ts';
import { wholePet } from '#domain/look.ts';
import { PICTURE_KINDS } from '#web/features/illustrations/panel-state.ts';
import { pictureWish, storyKey } from '#web/features/illustrations/picture-wish.ts';
import { hero, toldStory } from '#web/features/illustrations/testing/told-story.ts';

const story = toldStory();

test.each([
  ['hero', { style: 'illustration', animationFrames: 1, characterConsistency: false }],
  ['setting', { style: 'illustration', animationFrames: 1, characterConsistency: false }],
  ['scene', { style: 'animation', animationFrames: 3, characterConsistency: true }],
] as const)('the %s is asked for as documented [IL-02]', (kind, expected) => {
  const wish = pictureWish(kind, story, 1);
  expect(wish).toMatchObject({ ...expected, safetyLevel: 'strict', storyId: story.id, language: 'en' });
  expect(imageRequest.parse(wish)).toEqual(wish);
});

test('a look goes along with the wish, and another one is another picture [PI-01]', () => {
  const look = wholePet({ species: 'cat' }, 'x');
  const heroes = [{ ...hero('Mia'), look }];
  const wish = pictureWish('hero', toldStory({ heroes }), 1);
  expect(wish.characters).toMatchObject([{ name: 'Mia', look }]);
  expect(imageRequest.parse(wish)).toEqual(wish);
  expect(storyKey(toldStory({ heroes }))).not.toBe(storyKey(toldStory({ heroes: [hero('Mia')] })));
});

test('the hero is alone, the place is empty, the scene has everybody', () => {
  const names = PICTURE_KINDS.map((kind) => namesIn(pictureWish(kind, story, 1)));
  expect(names).toEqual([['Mia'], [], ['Mia', 'Finn']]);
});

test('every picture shows something of its own', () => {
  expect(PICTURE_KINDS.map((kind) => pictureWish(kind, story, 1).prompt)).toEqual([
    'Mia found an old key under a mushroom.',
    'Enchanted Forest. The trees whisper here, and the mushrooms listen.',
    'Mia and Finn slept under the stars.',
  ]);
});

test("of somebody's own place the name says all", () => {
  const setting = { id: 'custom-1', name: 'Under my bed', emoji: '🏞️', description: 'Custom setting' };
  expect(pictureWish('setting', toldStory({ setting }), 1).prompt).toBe('Under my bed');
});

test.each(PICTURE_KINDS)('another round asks for another picture of the %s', (kind) => {
  const [first, second] = [pictureWish(kind, story, 1), pictureWish(kind, story, 2)];
  expect(second.storyId).toBe(first.storyId); // heroes keep their looks
  expect([second.prompt, second.scene]).not.toEqual([first.prompt, first.scene]);
});

test.each(PICTURE_KINDS)('a story without heroes and sentences still has a %s', (kind) => {
  const bare = toldStory({ text: '…', heroes: [] });
  expect(imageRequest.safeParse(pictureWish(kind, bare, 1)).success).toBe(true);
});

test('a crowd of heroes is not too many', () => {
  const heroes = Array.from({ length: 20 }, (_, i) => hero(`Hero ${i}`));
  expect(imageRequest.safeParse(pictureWish('scene', toldStory({ heroes }), 1)).success).toBe(true);
});

test('pictures belong to the text, the heroes and the setting, and not to the object [IL-02]', () => {
  expect(storyKey(toldStory())).toBe(storyKey(story));
  expect(storyKey(toldStory({ title: 'Another title' }))).toBe(storyKey(story));
  for (const change of [
    { id: 'another' },
    { text: `${story.text}\n\nThe end.` },
    { heroes: [hero('Mia')] },
    { setting: { ...story.setting, id: 'beach' } },
  ]) {
    expect(storyKey(toldStory(change))).not.toBe(storyKey(story));
  }
});

function namesIn({ characters }: ReturnType<typeof pictureWish>): string[] {
  return (characters ?? []).map(({ name }) => name);
}
