import { expect, test } from 'vitest';
import { AGES, HAIR_STYLES, type Age } from '#domain/look.ts';
import { ACTIONS, EMOTIONS, type Action } from '#domain/scene-direction.ts';
import { boundsOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { toSvg } from '#engines/illustrator/built-in/draw/shapes.ts';
import { distance } from '#engines/illustrator/built-in/draw/vectors.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { characterSheet } from '#engines/illustrator/built-in/figures/character-sheet.ts';
import { drawFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { bodyOf } from '#engines/illustrator/built-in/figures/people/body.ts';
import { jointsOf, layerOf } from '#engines/illustrator/built-in/figures/people/arms.ts';
import {
  ANKLE,
  BONES,
  bonesOf,
  twoBones,
  type Bones,
} from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import { holdingSide, withThingInSight } from '#engines/illustrator/built-in/figures/people/holding.ts';
import { felt } from '#engines/illustrator/built-in/figures/people/rig/feeling.ts';
import { inSkirt } from '#engines/illustrator/built-in/figures/people/rig/postures/seated.ts';
import { frameOf, isOnHead, type Frame } from '#engines/illustrator/built-in/figures/people/rig/frame.ts';
import { postureOf } from '#engines/illustrator/built-in/figures/people/rig/postures.ts';
import type { LegPosture } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';

const SWINGS = [0, 1, -1];
const SIDES = [
  [-1, 'near'],
  [1, 'far'],
] as const;

function everyBody(see: (frame: Frame, where: string, action: Action, age: Age) => void): void {
  for (const action of ACTIONS) {
    for (const age of AGES) {
      for (const swing of SWINGS) {
        see(
          frameOf(BONES[age], postureOf(age, action)(BONES[age], swing)),
          `${age} ${action} ${swing}`,
          action,
          age,
        );
      }
    }
  }
}

const kneeOf = (bones: Bones, hip: readonly [number, number], { to, knee, bend = -1 }: LegPosture) =>
  knee ? { joint: knee, end: to } : twoBones(hip, to, [bones.thigh, bones.shin], bend);

test('hands are beside the head, never on the face, unless they are meant to touch it [PI-07]', () => {
  everyBody((frame, where) => {
    for (const [side, arm] of SIDES) {
      const pose = frame.posture[arm];
      if (pose.touchesFace) continue;
      expect(isOnHead(frame, jointsOf(frame, side, pose).wrist), `${where} ${arm}`).toBe(false);
    }
  });
});

test('a hand that reaches for something behind the own face stays beside it [PI-07]', () => {
  const frame = frameOf(BONES.child, postureOf('child', 'point')(BONES.child, 0));
  const eyes = frame.onHead([10, -60]);
  expect(isOnHead(frame, eyes)).toBe(true);
  for (const [side, arm] of SIDES) {
    expect(isOnHead(frame, jointsOf(frame, side, frame.posture[arm], eyes).wrist)).toBe(false);
  }
});

test('who thinks, whispers, listens or peeks has a hand at the head [PI-07]', () => {
  for (const action of ['think', 'whisper', 'listen', 'peek', 'eat', 'drink'] as const) {
    for (const age of AGES) {
      const frame = frameOf(BONES[age], postureOf(age, action)(BONES[age], 0));
      const { wrist } = jointsOf(frame, 1, frame.posture.far);
      expect(isOnHead(frame, wrist, 24), `${age} ${action}`).toBe(true);
    }
  }
});

test('every limb holds together: joints are as far apart as bones let them [PI-07]', () => {
  everyBody((frame, where, _action, age) => {
    const { bones, posture } = frame;
    // A baby's arms would not reach past its head, nor its legs around whom it rides on.
    const [arms, legs] = age === 'baby' ? [1.6, 1.4] : [1.3, 1.3];
    for (const [side, arm] of SIDES) {
      const { shoulder, elbow, wrist } = jointsOf(frame, side, posture[arm]);
      const leg = kneeOf(bones, frame.hip(side), posture[`${arm}Leg`]);
      const parts = [
        [distance(shoulder, elbow), bones.upperArm * arms],
        [distance(elbow, wrist), bones.forearm * arms],
        [distance(frame.hip(side), leg.joint), bones.thigh * legs],
        [distance(leg.joint, leg.end), bones.shin * legs],
      ] as const;
      for (const [length, most] of parts) expect(length, `${where} ${arm}`).toBeLessThan(most);
      expect(distance(shoulder, elbow), `${where} ${arm}`).toBeGreaterThan(bones.upperArm * 0.3);
    }
  });
});

/** Off the ground, or on somebody's back. */
const ALOFT = new Set<Action>(['jump', 'fly', 'swim', 'fall', 'run', 'ride', 'on-shoulders', 'hang']);

test('a foot or a knee is on the ground, and none below it [PI-07]', () => {
  everyBody((frame, where, action) => {
    if (ALOFT.has(action)) return;
    const { bones, posture } = frame;
    const ends = [frame.hip(-1), frame.hip(1)].flatMap((hip, i) => {
      const { joint, end } = kneeOf(bones, hip, i ? posture.farLeg : posture.nearLeg);
      return [end[1] + ANKLE, joint[1] + bones.leg[1] / 2];
    });
    expect(Math.max(...ends), where).toBeGreaterThan(-12);
    expect(Math.max(...ends), where).toBeLessThan(8);
  });
});

test('who hangs does so from a bar whose posts stand on the ground [PI-07]', () => {
  for (const figure of ['child', 'adult', 'elder'] as const) {
    const { behind, lift } = drawn({ figure, pose: 'hang' });
    const { bottom, top } = boundsOf(behind);
    expect(bottom - lift, figure).toBeGreaterThan(0);
    expect(bottom - lift, figure).toBeLessThan(16);
    expect(top, figure).toBeGreaterThan(-700);
  }
});

test('who sits on something does so as high as it is, the feet hanging or on the ground [PI-07]', () => {
  for (const age of AGES) {
    for (const action of ['sit', 'eat', 'read', 'read-together', 'write'] as const) {
      const bones = BONES[age];
      expect(postureOf(age, action)(bones, 0).seat, `${age} ${action}`).toBe(0);
      for (const seat of [24, 44, 62, 90]) {
        const { hips, nearLeg, farLeg, seat: own } = postureOf(age, action)(bones, 0, seat);
        const where = `${age} ${action} ${seat}`;
        if (own === 0) continue;
        expect(own, where).toBe(seat);
        expect(-hips[1] - seat, where).toBeGreaterThan(bones.leg[0] * 0.3);
        expect(-hips[1] - seat, where).toBeLessThan(bones.leg[0] * 0.6);
        for (const { to, knee } of [nearLeg, farLeg]) {
          expect(to[1], where).toBeLessThanOrEqual(-ANKLE);
          // A lap: the knees well ahead of the hips, the feet below them.
          expect((knee?.[0] ?? 0) - hips[0], where).toBeGreaterThan(bones.thigh * 0.7);
          expect(to[1], where).toBeGreaterThan(knee?.[1] ?? 0);
        }
      }
    }
  }
  expect(drawn({ pose: 'sit', seat: 60 }).seat).toBe(60);
});

function drawn(more: Partial<Actor>) {
  const canvas = new Canvas({ seed: 's', light: lightOf('day', 'clear'), weather: 'clear' });
  const look = characterSheet({ id: 'x', figure: 'child', gender: 'f', seed: 's' });
  const actor: Actor = { id: 'x', figure: 'child', look, pose: 'stand', mood: 'happy', facing: 1, ...more };
  return drawFigure(canvas, actor);
}

test('glasses come off for sleep, and nobody sleeps without a blanket [PI-07]', () => {
  const look = characterSheet({ id: 'x', figure: 'child', gender: 'f', seed: 's' });
  const { glasses: _worn, ...bare } = look;
  const seen = { ...bare, glasses: { shape: 'round' } as const };
  const svg = (pose: Action, worn: Actor['look']) => toSvg(drawn({ pose, look: worn }).art);
  expect(svg('sleep', seen)).toBe(svg('sleep', bare));
  expect(svg('lie', seen)).not.toBe(svg('lie', bare));
  expect(svg('sleep', bare)).not.toBe(svg('lie', bare));
});

test('from behind, a cheek is seen beyond any hair, but not beside a headscarf [PI-07]', () => {
  const { hat: _hat, ...look } = characterSheet({ id: 'x', figure: 'child', gender: 'f', seed: 's' });
  const cheeks = (more: Partial<Actor['look']>) =>
    toSvg(drawn({ pose: 'look-away', look: { ...look, ...more } }).art).split('M40 -262').length - 1;
  for (const hairStyle of HAIR_STYLES) expect(cheeks({ hairStyle }), hairStyle).toBe(1);
  expect(cheeks({ hat: 'headscarf' })).toBe(0);
});

test('a man is broader at the shoulders than a woman, and children are alike [PI-03]', () => {
  for (const age of ['adult', 'elder'] as const) {
    const [man, woman] = [bonesOf(age, 'm'), bonesOf(age, 'f')];
    expect(man.shoulder).toBeGreaterThan(woman.shoulder);
    expect(man.torso).toBe(woman.torso);
  }
  expect(bonesOf('child', 'm')).toBe(bonesOf('child', 'f'));
});

test('a hand that holds is before the trunk or at its side, in every pose but asleep [PI-07]', () => {
  for (const action of ACTIONS) {
    const actor: Actor = { ...drawnAs(action), holds: 'cup' };
    const bones = BONES.child;
    const posture = withThingInSight(actor, bones, postureOf('child', action)(bones, 0));
    const arm = holdingSide(actor) === 1 ? posture.far : posture.near;
    const hidden = layerOf(holdingSide(actor), arm) === 'behind' && !posture.lying && !posture.fromBehind;
    expect(hidden, action).toBe(ON_THE_GROUND.has(action));
  }
});

/** Whose hands are on the ground. */
const ON_THE_GROUND = new Set<Action>(['crawl']);

const drawnAs = (pose: Action): Actor => ({
  id: 'x',
  figure: 'child',
  look: characterSheet({ id: 'x', figure: 'child', gender: 'f', seed: 's' }),
  pose,
  mood: 'happy',
  facing: 1,
});

test('what the hand goes to says how a body reaches: up, ahead, or bent to the ground [PI-07]', () => {
  const spine = (target?: readonly [number, number]) =>
    postureOf('child', 'reach', target)(BONES.child, 0).spine;
  expect(spine()).toBe(spine([60, -320]));
  expect(spine([90, -150])).toBeGreaterThan(spine());
  expect(spine([90, -20])).toBeGreaterThan(spine([90, -150]) + 20);
});

test('who sits on the ground in a skirt has both feet ahead of the lap [PI-07]', () => {
  for (const age of ['child', 'adult', 'elder'] as const) {
    const bones = BONES[age];
    const { hips, nearLeg, farLeg } = inSkirt(bones, postureOf(age, 'sit')(bones, 0), 'sit');
    for (const { to } of [nearLeg, farLeg]) expect(to[0] - hips[0]).toBeGreaterThan(bones.thigh);
  }
});

test('a skirt falls freely only where both legs are under it [PI-07]', () => {
  for (const age of ['child', 'adult', 'elder'] as const) {
    const falls = (action: Action) => {
      const bones = BONES[age];
      const frame = frameOf(bones, postureOf(age, action)(bones, 0));
      const leg = (side: 1 | -1, posture: LegPosture) => {
        const { joint, end } = kneeOf(bones, frame.hip(side), posture);
        return { hip: frame.hip(side), knee: joint, ankle: end };
      };
      const { nearLeg, farLeg } = frame.posture;
      return bodyOf(frame, { near: leg(-1, nearLeg), far: leg(1, farLeg) }).falls;
    };
    expect(falls('stand'), age).toBe(true);
    expect(falls('whisper'), age).toBe(true);
    expect(falls('catch'), age).toBe(false);
  }
});

test('a feeling is in the whole body of who stands [PI-07]', () => {
  const bones = BONES.child;
  const standing = postureOf('child', 'stand')(bones, 0);
  const bodies = EMOTIONS.map((mood) => JSON.stringify(felt(bones, standing, { pose: 'stand', mood })));
  expect(new Set(bodies).size).toBe(EMOTIONS.length);
});
