import { describe, expect, test } from 'vitest';
import { arrange } from '#engines/illustrator/built-in/compose/arrange.ts';
import type { Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { faceBox, heldThing } from '#engines/illustrator/built-in/compose/boxes.ts';
import {
  faultsOf,
  sumOf,
  type FaultKind,
  type Staged,
} from '#engines/illustrator/built-in/compose/critic.ts';
import { canvasFor, intended, layOut, stageOf } from '#engines/illustrator/built-in/compose/layout.ts';
import { middleOf } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';
import { randomDirection } from '#engines/illustrator/testing/random-direction.ts';

const mira: SceneCharacter = { id: 'mira', name: 'Mira', figure: 'child', gender: 'f', pose: 'stand' };
const opa: SceneCharacter = { id: 'opa', name: 'Opa', figure: 'elder', gender: 'm', pose: 'stand' };
const scene = (characters: readonly SceneCharacter[], more: Partial<SceneSpec> = {}): SceneSpec => ({
  description: 'a moment',
  place: 'meadow',
  view: 'floweryHills',
  time: 'day',
  weather: 'clear',
  mood: 'calm',
  shot: 'medium',
  characters,
  props: [],
  ...more,
});

/** As it was asked for, without a second try. */
function firstTry(told: SceneSpec, seed = 's') {
  const canvas = canvasFor({ scene: told, seed }, 0);
  const { plan, premises } = intended({ scene: told, seed }, canvas, stageOf(canvas, told));
  return arrange(plan, premises);
}

describe('the critic sees', () => {
  const two = firstTry(scene([mira, opa]));
  const withSecond = (
    staged: Staged,
    more: (first: Blocked, second: Blocked) => Partial<Blocked>,
  ): Staged => {
    const [first, second] = staged.actors;
    if (!first || !second) throw new Error('there are two');
    return { ...staged, actors: [first, { ...second, ...more(first, second) }] };
  };
  const kinds = (staged: Staged): FaultKind[] => faultsOf(staged).map(({ kind }) => kind);

  test('nothing wrong with two who stand side by side', () => {
    expect(kinds(two)).toEqual([]);
  });

  test('a face behind somebody, and how much of them is hidden', () => {
    const hidden = withSecond(two, ({ x, y }) => ({ x, y: y + 40 }));
    expect(kinds(hidden)).toEqual(expect.arrayContaining(['face-covered', 'overlap']));
  });

  test('a touch that ends in the air, and a partner to whom one has turned the back', () => {
    const hands = firstTry(scene([{ ...mira, pose: 'hold-hands', with: 'opa' }, opa]));
    expect(kinds(hands)).toEqual([]);
    const [first] = hands.actors;
    const away = first
      ? { ...first, actor: { ...first.actor, facing: first.actor.facing === 1 ? -1 : 1 } }
      : undefined;
    expect(kinds({ ...hands, actors: [away as Blocked, ...hands.actors.slice(1)] })).toContain('partner-far');
    const { reach: _reach, ...empty } = first?.actor ?? {};
    expect(
      kinds({ ...hands, actors: [{ ...first, actor: empty } as Blocked, ...hands.actors.slice(1)] }),
    ).toContain('touch-misses');
  });

  test('somebody before the thing it is about, unless they are at it', () => {
    const ball = firstTry(scene([mira, opa], { props: ['ball'] }));
    const { focus } = ball;
    if (!focus) throw new Error('there is a ball');
    const { x, y } = focus;
    const before = withSecond(ball, () => ({ x, y: y + 4 }));
    expect(kinds(ball)).not.toContain('focus-covered');
    expect(kinds(before)).toContain('focus-covered');
    const atIt = withSecond(before, (_, { actor }) => ({
      actor: { ...actor, at: { how: 'beside', what: 'ball' } },
    }));
    expect(kinds(atIt)).not.toContain('focus-covered');
  });

  test('a held thing behind somebody, or cut, and a thing that somebody stands in', () => {
    const holding = firstTry(scene([{ ...mira, holds: 'lantern' }, opa], { props: ['barrel'] }));
    const [first, second] = holding.actors;
    const thing = first && heldThing(first);
    const barrel = holding.props.find(({ prop }) => prop === 'barrel');
    if (!second || !thing || !barrel) throw new Error('there is somebody with a lantern beside a barrel');
    expect(kinds(holding)).toEqual([]);
    const before = withSecond(holding, ({ y }) => ({ x: (thing.left + thing.right) / 2, y: y + 8 }));
    expect(kinds(before)).toContain('held-hidden');
    expect(kinds({ ...holding, view: { ...holding.view, bottom: thing.bottom - 8 } })).toContain('cut');
    const within = withSecond(holding, () => ({ x: barrel.x, y: barrel.y }));
    expect(kinds(within)).toContain('thing-in-body');
  });

  test('a thing before a body or a face, unless somebody is at it, and one that is held before a face', () => {
    const standing = firstTry(scene([mira, opa], { props: ['barrel'] }));
    const barrel = standing.props.find(({ prop }) => prop === 'barrel');
    if (!barrel) throw new Error('there is a barrel');
    const behind = withSecond(standing, () => ({ x: barrel.x, y: barrel.y - 40 }));
    expect(kinds(standing)).not.toContain('behind-thing');
    expect(kinds(behind)).toContain('behind-thing');
    const atIt = withSecond(behind, (_, { actor }) => ({
      actor: { ...actor, at: { how: 'behind', what: 'barrel' } },
    }));
    expect(kinds(atIt)).not.toContain('behind-thing');
    const holding = firstTry(scene([{ ...mira, holds: 'lantern' }, opa]));
    const [first, second] = holding.actors;
    const thing = first && heldThing(first);
    if (!second || !thing) throw new Error('there is somebody with a lantern');
    expect(kinds(holding)).not.toContain('held-in-face');
    const [[x, y], [faceX, faceY]] = [middleOf(thing), middleOf(faceBox(second))];
    const moved = withSecond(holding, (before) => ({
      x: second.x + x - faceX,
      y: before.y - 2,
      lift: before.y - 2 + faceY - second.y + second.lift - y,
    }));
    expect(kinds(moved)).toContain('held-in-face');
  });

  test('nothing wrong with a giant behind all, a tiny one on a hand, and who sits at furniture', () => {
    const told = scene([
      mira,
      { ...opa, id: 'troll', figure: 'troll', said: { size: 'giant' } },
      { ...opa, id: 'horse', figure: 'horse', said: { size: 'tiny' } },
      { ...opa, pose: 'read', at: { how: 'on', what: 'chair' } },
    ]);
    expect(sumOf(layOut({ scene: told, seed: 's' }).faults)).toBeLessThan(0.5);
  });

  test('a head that the frame cuts, and feet in the scenery', () => {
    const [first] = two.actors;
    if (!first) throw new Error('there are two');
    const { left, right } = faceBox(first);
    expect(kinds({ ...two, view: { ...two.view, left: (left + right) / 2 } })).toContain('cut');
    const bush = { left: first.x - 50, right: first.x + 50, top: first.y - 20, bottom: first.y + 20 };
    expect(kinds({ ...two, obstacles: [bush] })).toContain('in-scenery');
  });
});

test('no random direction has faults that one sees at the first glance [PI-07]', { timeout: 240_000 }, () => {
  const directions = Array.from({ length: 120 }, (_, i) => ({
    scene: randomDirection('critic', i),
    seed: `critic ${i}`,
  }));
  const mean = (sums: readonly number[]) => sums.reduce((all, sum) => all + sum, 0) / sums.length;
  const searched = directions.map((each) => sumOf(layOut(each).faults));
  // A third of it are things of which the frame cuts a little, which it did not see before.
  expect(mean(searched)).toBeLessThan(0.28);
  expect(Math.max(...searched)).toBeLessThan(5);
  // Without the search, as many would be seen as with the first try.
  const first = directions.slice(0, 60).map((each) => sumOf(faultsOf(firstTry(each.scene, each.seed))));
  expect(mean(first)).toBeGreaterThan(0.4);
  expect(Math.max(...first)).toBeGreaterThan(4);
});
