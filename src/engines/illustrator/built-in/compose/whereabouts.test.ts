import { expect, test } from 'vitest';
import type { SceneCharacter, SceneSpec, SceneThing } from '#engines/illustrator/port.ts';
import { boundsBox, faceBox, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { layOut } from '#engines/illustrator/built-in/compose/layout.ts';
import { thingsAround } from '#engines/illustrator/built-in/compose/things.ts';
import { overlap } from '#engines/illustrator/built-in/draw/geometry.ts';
import { looksOf } from '#engines/illustrator/built-in/figures/looks.ts';
import { COLOUR_HUES } from '#engines/illustrator/built-in/figures/told-look.ts';
import { quietScene, somebody } from '#engines/illustrator/testing/quiet-scene.ts';

const scene = (characters: SceneCharacter[], things: SceneThing[] = [], more: Partial<SceneSpec> = {}) =>
  quietScene(characters, { props: things.map(({ what }) => what), things, ...more });

const laidOut = (...told: Parameters<typeof scene>) => layOut({ scene: scene(...told), seed: 's' });
const highOf = (blocked: Blocked) => boundsBox(blocked).bottom - boundsBox(blocked).top;
const find = (actors: readonly Blocked[], id: string): Blocked => {
  const found = actors.find(({ actor }) => actor.id === id);
  if (!found) throw new Error(`${id} is not in the picture`);
  return found;
};

test('a tiny one stands on a hand, and is no larger than that [PI-04]', () => {
  const { actors } = laidOut([
    somebody('mira'),
    somebody('horse', { figure: 'horse', said: { size: 'tiny', colour: 'white' } }),
  ]);
  const [mira, horse] = [find(actors, 'mira'), find(actors, 'horse')];
  expect(highOf(horse)).toBeLessThan(highOf(mira) * 0.3);
  expect(boundsBox(horse).bottom).toBeLessThan(mira.y - highOf(mira) * 0.3);
  expect(overlap(boundsBox(horse), boundsBox(mira))).toBe(true);
});

test('a giant is many times as large, behind all, with its face on the page [PI-04]', () => {
  const { actors, view } = laidOut([
    somebody('mira'),
    somebody('troll', { figure: 'troll', said: { size: 'giant' } }),
  ]);
  const [mira, troll] = [find(actors, 'mira'), find(actors, 'troll')];
  expect(highOf(troll)).toBeGreaterThan(highOf(mira) * 2.5);
  expect(troll.y).toBeLessThan(mira.y);
  const face = faceBox(troll);
  expect(face.left).toBeGreaterThan(view.left);
  expect(face.right).toBeLessThan(view.right);
  expect(face.top).toBeGreaterThan(view.top);
  expect(overlap(face, faceBox(mira))).toBe(false);
});

test('beside somebody big a child is small [PI-04]', () => {
  const { actors } = laidOut([somebody('mira'), somebody('bo', { figure: 'dragon', said: { size: 'big' } })]);
  expect(highOf(find(actors, 'bo'))).toBeGreaterThan(highOf(find(actors, 'mira')) * 1.7);
});

test('on a chair one sits on its seat; in a boat its side hides the legs [PI-04]', () => {
  const chair = laidOut([somebody('mira', { at: { how: 'on', what: 'chair' }, pose: 'sit' })]);
  const [seat] = chair.props;
  const mira = find(chair.actors, 'mira');
  expect(seat?.prop).toBe('chair');
  expect(mira.actor.seat).toBeGreaterThan(60);
  expect(mira.y).toBeGreaterThan(seat?.y ?? 0);
  const boat = laidOut([somebody('mira', { at: { how: 'in', what: 'rowing-boat' }, pose: 'sit' })], [], {
    place: 'beach',
    view: 'openBay',
  });
  const hull = boat.props.find(({ prop }) => prop === 'rowing-boat');
  expect(hull?.ground).toBe('water');
  expect(hull?.y).toBeGreaterThan(find(boat.actors, 'mira').y);
});

test('nobody leaves a cup on the floor [PI-04]', () => {
  for (const [place, view] of [
    ['bedroom', 'kitchen'],
    ['forest', 'pathBetweenTrees'],
    ['garden', 'cottageGarden'],
  ] as const) {
    const { props } = laidOut([somebody('mira')], [{ what: 'cup' }], { place, view });
    const cup = props.find(({ prop }) => prop === 'cup');
    expect(props.length, place).toBe(2);
    expect(cup?.lift, place).toBeGreaterThan(20);
  }
});

test('outside, what hangs on a wall stands on the ground [PI-04]', () => {
  const liftOf = (more: Partial<SceneSpec>) => {
    const { props } = laidOut([somebody('mira')], [{ what: 'window' }], more);
    return props.find(({ prop }) => prop === 'window')?.lift ?? 0;
  };
  expect(liftOf({ place: 'snow', view: 'frozenLake' })).toBe(0);
  expect(liftOf({ place: 'bedroom', view: 'livingRoom' })).toBeGreaterThan(100);
});

test('things are where the story has them: on a head, in the sky, many of them [PI-04]', () => {
  const { actors, props } = laidOut(
    [somebody('mira'), somebody('rex', { figure: 'pet-dog' })],
    [
      { what: 'hat', at: { how: 'on', what: 'rex' }, colour: 'red' },
      { what: 'star', count: 'many', at: { how: 'in', what: 'sky' } },
    ],
  );
  const rex = find(actors, 'rex');
  const hat = props.find(({ prop }) => prop === 'hat');
  expect(hat?.colour).toBe('red');
  expect(Math.abs((hat?.x ?? 0) - (faceBox(rex).left + faceBox(rex).right) / 2)).toBeLessThan(2);
  expect(hat?.box.bottom).toBeLessThan((faceBox(rex).top + faceBox(rex).bottom) / 2);
  const stars = props.filter(({ prop }) => prop === 'star');
  expect(stars.length).toBeGreaterThan(6);
  expect(stars.every(({ box }) => box.bottom < 345)).toBe(true);
});

test('whom only the story knows looks as it says [PI-04]', () => {
  const looks = looksOf(
    scene([
      somebody('horse', { figure: 'horse', said: { colour: 'white' } }),
      somebody('jindo', {
        figure: 'adult',
        gender: 'm',
        said: { skin: 3, beard: 'full', wears: ['tunic', 'turban'], colour: 'orange' },
      }),
    ]),
    's',
  );
  expect(looks.get('horse')?.coat).toBe(COLOUR_HUES.white);
  expect(looks.get('jindo')).toMatchObject({
    beard: 'full',
    outfit: 'tunic',
    hat: 'turban',
    top: COLOUR_HUES.orange,
  });
});

test.each(['stove', 'label', 'needle', 'cauldron'] as const)(
  'however near a picture is, the %s that it is about is seen whole [PI-06]',
  (what) => {
    const near = (['close', 'two-shot'] as const).flatMap((shot) =>
      (['bedroom', 'forest', 'beach'] as const).map((place) =>
        laidOut([somebody('mira'), somebody('opa', { figure: 'elder' })], [{ what }], { shot, place }),
      ),
    );
    for (const { props, view } of near) {
      const box = props.find(({ prop }) => prop === what)?.box;
      expect(box?.left).toBeGreaterThan(view.left - 6);
      expect(box?.right).toBeLessThan(view.right + 6);
      expect(box?.bottom).toBeLessThan(view.bottom + 6);
    }
  },
);

test('a scene is about its own things, and not about what others have with them [PI-06]', () => {
  const cast = (holder: string) =>
    ['mira', 'ben'].map((id) => somebody(id, id === holder ? { holds: 'cupboard' } : {}));
  const around = (holder: string) =>
    thingsAround(scene(cast(holder), [{ what: 'apple' }])).map(({ what }) => what);
  expect(around('ben')).toEqual(['apple', 'cupboard']);
  expect(around('mira')).toEqual(['cupboard', 'apple']);
});
