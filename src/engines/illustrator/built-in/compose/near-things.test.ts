import { expect, test } from 'vitest';
import type { Prop } from '#domain/picture-world.ts';
import type { Shot } from '#domain/scene-direction.ts';
import { heldIn } from '#engines/illustrator/built-in/compose/held.ts';
import { hiddenShare, isWhole } from '#engines/illustrator/built-in/compose/in-view.ts';
import { layOut } from '#engines/illustrator/built-in/compose/layout.ts';
import { drawPicture } from '#engines/illustrator/built-in/compose/picture.ts';
import { withoutFragments } from '#engines/illustrator/built-in/compose/frame-faults.ts';
import { set, propOf } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import { standingBox } from '#engines/illustrator/built-in/props/prop.ts';
import { quietScene, somebody } from '#engines/illustrator/testing/quiet-scene.ts';

const mira = somebody('mira');
const held = (props: Prop[], more: Parameters<typeof somebody>[1], shot: Shot = 'detail') =>
  heldIn(quietScene([somebody('mira', more)], { props, shot })).get('mira');

test('a detail is of the thing of its scene, not of the tool that the deed takes [PI-04]', () => {
  expect(held(['glove'], { pose: 'stir' })).toBe('glove');
  expect(held(['spoon', 'glove'], { pose: 'stir' })).toBe('spoon');
  expect(held(['glove'], { pose: 'stir', holds: 'wand' })).toBe('wand');
  expect(held(['glove'], { pose: 'stir' }, 'medium')).toBe('spoon');
});

test('who gives has something to give, and who has a rocket with them still drinks out of a cup [PI-07]', () => {
  expect(held(['notebook'], { pose: 'give' }, 'wide')).toBe('notebook');
  expect(held([], { pose: 'give' }, 'wide')).toBe('gift');
  expect(held([], { pose: 'drink', holds: 'rocket' }, 'wide')).toBe('cup');
});

test('nobody who hangs by both hands holds something in a third [PI-07]', () => {
  expect(held([], { pose: 'hang', holds: 'spade' }, 'wide')).toBeUndefined();
});

test('what would be before a face is put down, and is there all the same [PI-07]', () => {
  const told = quietScene(
    [
      somebody('opa', { figure: 'elder', pose: 'sniff', holds: 'gem', with: 'mira' }),
      somebody('mira', { pose: 'reach', with: 'opa' }),
    ],
    { shot: 'wide', place: 'snow', view: 'frozenLake' },
  );
  const { actors, props, faults } = layOut({ scene: told, seed: 's' });
  expect(faults.filter(({ kind }) => kind === 'held-in-face')).toEqual([]);
  const isHeld = actors.some(({ actor }) => actor.holds === 'gem');
  expect(isHeld || props.some(({ prop }) => prop === 'gem')).toBe(true);
});

test('a towel and a scarf lie where nobody holds them [PI-07]', () => {
  for (const cloth of ['towel', 'scarf'] as const) {
    const { left, right, top } = standingBox(cloth, [0, 0], 1);
    expect(-top, cloth).toBeLessThan((right - left) * 0.5);
  }
});

test('of a thing at the edge no fragment is left, but what bears something stays [PI-06]', () => {
  const view = { left: 0, right: 1000, top: 0, bottom: 600 };
  const table = set(propOf({ what: 'table' }, 1), [-60, 500]);
  const cup = set(propOf({ what: 'cup' }, 1), [-20, 501], 140);
  const kept = (props: (typeof table)[]) =>
    withoutFragments({ props, focus: undefined, view }).map(({ prop }) => prop);
  expect(kept([table])).toEqual([]);
  expect(kept([table, cup])).toContain('table');
});

test('things keep out of the leaves that frame a picture from afar, and from behind people [PI-06]', () => {
  const page = { left: 0, right: 1600, top: 0, bottom: 900 };
  expect(isWhole({ left: 1480, right: 1590, top: 740, bottom: 790 }, page)).toBe(false);
  expect(isWhole({ left: 1280, right: 1390, top: 740, bottom: 790 }, page)).toBe(true);
  const box = { left: 0, right: 100, top: 0, bottom: 100 };
  expect(hiddenShare(box, [{ left: 0, right: 50, top: 0, bottom: 100 }])).toBeCloseTo(0.5);
});

test('against the light, who sleeps or sits on shoulders is more than a lump: some colour is left [PI-07]', () => {
  const paints = (shot: Shot) => {
    const scene = quietScene([mira], { shot });
    const empty = quietScene([], { shot });
    const fills = (svg: string) => new Set(svg.match(/fill="#[0-9a-f]{6}"/g));
    const around = fills(drawPicture({ scene: empty, seed: 's' }));
    return [...fills(drawPicture({ scene, seed: 's' }))].filter((fill) => !around.has(fill)).length;
  };
  expect(paints('silhouette')).toBeGreaterThan(5);
});
