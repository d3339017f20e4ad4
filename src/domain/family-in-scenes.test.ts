import { expect, test } from 'vitest';
import { withFamily, withoutFamily } from '#domain/family-in-scenes.ts';
import type { StoryScene } from '#domain/scene-direction.ts';

const SCENE: StoryScene = {
  id: 'hat',
  offset: 0,
  direction: {
    place: 'bedroom',
    spot: 'home',
    light: 'night',
    weather: 'clear',
    shot: 'wide',
    who: [
      { name: 'Maya', figure: 'child', aid: 'wheelchair', looks: 'Ember' },
      { name: 'Oma', figure: 'elder', looks: 'Maya' },
      { name: 'Ember', figure: 'dragon', aid: 'cane', looks: 'Oma' },
    ],
    things: ['hat'],
  },
};

test('of the family nobody is named in My Stories, and the browser knows them again [TL-10] [PC-03]', () => {
  const saved = withoutFamily([SCENE], ['Maya', 'Oma']);
  expect(JSON.stringify(saved)).not.toMatch(/Maya|Oma|wheelchair/);
  expect(saved[0]?.direction.who[2]).toEqual({
    name: 'Ember',
    figure: 'dragon',
    aid: 'cane',
    looks: 'family-2',
  });
  const [opened] = withFamily(saved, ['Maya', 'Oma']);
  expect(opened?.direction.who.map(({ name, looks }) => [name, looks])).toEqual([
    ['Maya', 'Ember'],
    ['Oma', 'Maya'],
    ['Ember', 'Oma'],
  ]);
});

test('on another device whoever is not known stays without a name', () => {
  const [opened] = withFamily(withoutFamily([SCENE], ['Maya', 'Oma']), []);
  expect(opened?.direction.who[0]?.name).toBe('family-1');
});
