import { expect, test } from 'vitest';
import { wholePerson } from '#domain/look.ts';
import { chestOf } from '#engines/illustrator/built-in/compose/touch.ts';
import { bodyBox, pointOnPicture, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { layOut } from '#engines/illustrator/built-in/compose/layout.ts';
import { overlap } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';
import { quietScene } from '#engines/illustrator/testing/quiet-scene.ts';

const ines: SceneCharacter = { id: 'ines', name: 'Ines', figure: 'child', gender: 'f', pose: 'sit' };
const ruth: SceneCharacter = { id: 'ruth', name: 'Ruth', figure: 'elder', gender: 'f', pose: 'sit' };
const onBench = { at: { how: 'on', what: 'bench' } } as const;

function laidOut(characters: SceneCharacter[], more: Partial<SceneSpec> = {}) {
  const { actors, props } = layOut({ scene: quietScene(characters, more), seed: 's' });
  const find = (id: string): Blocked => {
    const found = actors.find(({ actor }) => actor.id === id);
    if (!found) throw new Error(`${id} is not in the picture`);
    return found;
  };
  const [prop] = props;
  if (!prop) throw new Error('there is no furniture');
  return { find, prop };
}

test('a wheelchair stands beside the bench on which the other sits [PI-07]', () => {
  const look = wholePerson({ mobility: { kind: 'wheelchair', colour: 'teal' } }, 'ines', { gender: 'f' });
  for (const cast of [
    [ruth, { ...ines, look }],
    [{ ...ines, look }, ruth],
  ]) {
    const { find, prop } = laidOut(cast.map((each) => ({ ...each, ...onBench })));
    expect(prop.prop).toBe('bench');
    expect(find('ruth').actor.seat).toBeGreaterThan(40);
    expect(find('ines').actor.seat).toBeUndefined();
    expect(find('ines').lift).toBe(0);
    expect(overlap(bodyBox(find('ines')), prop.box)).toBe(false);
  }
});

test('under water, too, a bench holds who sits on it [PI-07]', () => {
  const { find, prop } = laidOut([{ ...ruth, ...onBench }], { place: 'underwater', view: 'coralPalace' });
  const sitting = find('ruth');
  if (!sitting.figure.points) throw new Error('people have bones');
  const [, hips] = pointOnPicture(sitting, sitting.figure.points.hips);
  const middle = (prop.box.top + prop.box.bottom) / 2;
  expect(Math.abs(hips - middle)).toBeLessThan((prop.box.bottom - prop.box.top) * 0.25);
});

test.each(['peek', 'eat', 'write'] as const)(
  'a table hides no chest of a child at it: %s [PI-07]',
  (pose) => {
    const { find, prop } = laidOut([{ ...ines, pose, at: { how: 'at', what: 'table' } }]);
    expect(prop.prop).toBe('table');
    expect(chestOf(find('ines'))[1]).toBeLessThan(prop.box.top + 10);
  },
);

test('nobody shares a chair, but two hug on one bench [PI-07]', () => {
  const onChair = { at: { how: 'on', what: 'chair' } } as const;
  const scene = quietScene([
    { ...ines, ...onChair },
    { ...ruth, ...onChair },
  ]);
  const { props } = layOut({ scene, seed: 's' });
  expect(props.filter(({ prop }) => prop === 'chair')).toHaveLength(2);
  const { find } = laidOut([
    { ...ines, ...onBench },
    { ...ruth, ...onBench, pose: 'hug', with: 'ines' },
  ]);
  expect(find('ruth').actor).toMatchObject({ pose: 'hug', seat: expect.any(Number) as number });
});

const bed = { how: 'in', what: 'bed' } as const;

test.each(['child', 'elder', 'fox', 'bear'] as const)('a %s in bed is under a quilt [PI-07]', (figure) => {
  const { actors } = layOut({ scene: quietScene([{ ...ines, figure, pose: 'sleep', at: bed }]), seed: 's' });
  expect(actors[0]?.actor).toMatchObject({ inBed: true, pose: 'sleep' });
});

test('who sits in bed does so under its quilt, and who is on it at their feet [PI-07]', () => {
  const cat: SceneCharacter = { ...ruth, id: 'tib', figure: 'pet-cat', pose: 'sleep' };
  const scene = quietScene([
    { ...ines, at: bed },
    { ...cat, at: { how: 'on', what: 'bed' } },
  ]);
  const { actors, props } = layOut({ scene, seed: 's' });
  const [lead, pet] = actors;
  expect(lead?.actor).toMatchObject({ inBed: true, pose: 'sit' });
  expect(pet).toMatchObject({ carrier: 'ines' });
  expect(pet?.lift).toBeGreaterThan(60);
  expect(props.map(({ prop }) => prop)).not.toContain('bed');
});

test('on a chair one sleeps as one sits, on a sofa one lies [PI-07]', () => {
  const asleep = (what: 'chair' | 'sofa') => {
    const scene = quietScene([{ ...ruth, pose: 'sleep', at: { how: 'on', what } }], {
      place: 'bedroom',
      view: 'livingRoom',
    });
    return layOut({ scene, seed: 's' }).actors[0]?.actor;
  };
  expect(asleep('chair')).toMatchObject({ pose: 'sit', mood: 'asleep' });
  expect(asleep('sofa')).toMatchObject({ pose: 'sleep' });
  expect(asleep('sofa')?.inBed).toBeUndefined();
});
