import { expect, test } from 'vitest';
import type { Shot } from '#domain/scene-direction.ts';
import type { SceneCharacter } from '#engines/illustrator/port.ts';
import { bodyBox, faceBox } from '#engines/illustrator/built-in/compose/boxes.ts';
import { layOut } from '#engines/illustrator/built-in/compose/layout.ts';
import { overlap } from '#engines/illustrator/built-in/draw/geometry.ts';
import { quietScene, somebody } from '#engines/illustrator/testing/quiet-scene.ts';

const HENS = somebody('hens', { figure: 'chicken', said: { count: 'many' } });

function laidOut(characters: SceneCharacter[], shot: Shot = 'medium') {
  const { actors, view } = layOut({ scene: quietScene(characters, { shot }), seed: 's' });
  return {
    leads: actors.filter(({ actor }) => !actor.extra),
    crowd: actors.filter(({ actor }) => actor.extra),
    view,
  };
}

test.each(['medium', 'wide', 'low-angle'] as const)(
  'a crowd is five or more behind all others, and no face is hidden in a %s picture [PI-04]',
  (shot) => {
    const { leads, crowd } = laidOut([somebody('mira'), somebody('ada', { figure: 'elder' }), HENS], shot);
    expect(leads.map(({ actor }) => actor.id)).toEqual(['mira', 'ada']);
    expect(crowd.length).toBeGreaterThanOrEqual(5);
    expect(crowd.length).toBeLessThanOrEqual(9);
    for (const hen of crowd) {
      for (const lead of leads) {
        expect(hen.y).toBeLessThan(lead.y);
        expect(overlap(faceBox(hen), bodyBox(lead))).toBe(false);
      }
    }
  },
);

test('those of a crowd look each as themselves, and turn to the middle [PI-04]', () => {
  const { crowd, view } = laidOut([somebody('mira'), HENS], 'wide');
  expect(new Set(crowd.map(({ actor }) => actor.look.coat)).size).toBeGreaterThan(1);
  const middle = (view.left + view.right) / 2;
  for (const { x, actor } of crowd) expect(actor.facing).toBe(x < middle ? 1 : -1);
});

test('a crowd alone is whom it is about [PI-04]', () => {
  const { crowd } = laidOut([HENS]);
  expect(crowd.length).toBeGreaterThanOrEqual(5);
});

test('six are still seen where a crowd is behind them [PI-04]', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => somebody(id));
  expect(laidOut([...six, HENS], 'wide').leads).toHaveLength(6);
});

test('a crowd that sleeps does so sitting: nobody has room to lie [PI-04]', () => {
  const { crowd } = laidOut([somebody('mira'), { ...HENS, pose: 'sleep', mood: 'calm' }], 'wide');
  expect(crowd.length).toBeGreaterThanOrEqual(5);
  for (const { actor } of crowd) expect(actor).toMatchObject({ pose: 'sit', mood: 'asleep' });
});
