import { describe, expect, test } from 'vitest';
import { ACTIONS, EMOTIONS, SHOTS, type Action, type Shot } from '#domain/scene-direction.ts';
import { wholePerson, type SaidPerson } from '#domain/look.ts';
import { FIGURES } from '#domain/picture-world.ts';
import {
  boundsBox,
  faceBox,
  handPoints,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { layOut, type PictureOptions } from '#engines/illustrator/built-in/compose/layout.ts';
import { drawPicture } from '#engines/illustrator/built-in/compose/picture.ts';
import { calmSide } from '#engines/illustrator/built-in/compose/sheet.ts';
import { distance } from '#engines/illustrator/built-in/draw/vectors.ts';
import { overlap, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { randomDirection } from '#engines/illustrator/testing/random-direction.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';

const mira: SceneCharacter = { id: 'mira', name: 'Mira', figure: 'child', gender: 'f' };
const opa: SceneCharacter = { id: 'opa', name: 'Opa', figure: 'elder', gender: 'm' };
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
const staged = (told: SceneSpec, more: Partial<PictureOptions> = {}) =>
  layOut({ scene: told, seed: 's', ...more });
const actorIn = (actors: readonly Blocked[], id: string): Blocked => {
  const found = actors.find(({ actor }) => actor.id === id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const handOf = ({ figure, ...blocked }: Blocked) =>
  pointOnPicture(blocked, figure.points?.far ?? figure.hand);

describe('who does something together, touches [PI-07]', () => {
  const together = (pose: Action) => {
    const { actors } = staged(scene([{ ...mira, pose, with: 'opa' }, opa]));
    return [actorIn(actors, 'mira'), actorIn(actors, 'opa')] as const;
  };

  test.each(['hold-hands', 'high-five'] as const)('%s: the hands meet', (pose) => {
    const [one, other] = together(pose);
    expect(distance(handOf(one), handOf(other))).toBeLessThan(46);
  });

  test('hug: each has a hand on the other', () => {
    const [one, other] = together('hug');
    for (const [self, held] of [
      [one, other],
      [other, one],
    ] as const) {
      const [x, y] = handOf(self);
      const { left, top, right, bottom } = boundsBox(held);
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(right);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(bottom);
    }
  });

  test.each(['hug', 'hold-hands', 'give', 'whisper', 'high-five', 'read-together'] as const)(
    '%s: they turn to each other, whoever else is there',
    (pose) => {
      const others = ['a', 'b', 'c'].map((id): SceneCharacter => ({ ...mira, id, name: id, pose: 'stand' }));
      const { actors } = staged(scene([{ ...mira, pose, with: 'opa' }, ...others, opa]));
      const [one, other] = [actorIn(actors, 'mira'), actorIn(actors, 'opa')];
      expect(one.actor.facing).toBe(Math.sign(other.x - one.x));
      expect(other.actor.facing).toBe(Math.sign(one.x - other.x));
      const between = actors.filter(({ x }) => x > Math.min(one.x, other.x) && x < Math.max(one.x, other.x));
      expect(between).toEqual([]);
    },
  );

  test('on somebody’s shoulders one is above them, and without anybody one sits', () => {
    const { actors } = staged(scene([{ ...mira, pose: 'on-shoulders', with: 'opa' }, opa]));
    const [rider, carrier] = [actorIn(actors, 'mira'), actorIn(actors, 'opa')];
    expect(faceBox(rider).bottom).toBeLessThan(faceBox(carrier).bottom);
    expect(Math.abs(rider.x - carrier.x)).toBeLessThan(80);
    expect(actorIn(staged(scene([{ ...mira, pose: 'on-shoulders' }])).actors, 'mira').actor.pose).toBe('sit');
  });
});

test('who sleeps lies, at home in a bed [PI-07]', () => {
  const asleep = (place: SceneSpec['place']) => {
    const { actors } = staged(scene([{ ...mira, pose: 'sleep' }], { place, view: undefined as never }));
    return actorIn(actors, 'mira');
  };
  for (const place of ['meadow', 'bedroom'] as const) {
    const { left, top, right, bottom } = boundsBox(asleep(place));
    expect(right - left).toBeGreaterThan(bottom - top);
  }
  expect(asleep('bedroom').actor.inBed).toBe(true);
  expect(asleep('meadow').actor.inBed).toBeUndefined();
});

const TRIM = {
  hair: { style: 'short' },
  top: { kind: 'tee' },
  bottom: { kind: 'trousers' },
} satisfies SaidPerson;

test('nobody floats: feet are on the ground unless the doing lifts them [PI-07]', () => {
  // Who digs has the spade in the ground.
  const ALOFT = new Set<Action>([
    'jump',
    'fly',
    'swim',
    'fall',
    'run',
    'cheer',
    'ride',
    'on-shoulders',
    'dig',
    'hang',
  ]);
  for (const pose of ACTIONS.filter((action) => !ALOFT.has(action))) {
    for (const figure of ['child', 'adult', 'elder', 'baby'] as const) {
      // Long hair and skirts may hang below whoever crawls.
      const look = wholePerson({ age: figure, ...TRIM }, 'mira', { gender: 'f' });
      const self = actorIn(staged(scene([{ ...mira, figure, pose, look }])).actors, 'mira');
      // Hair may lie on the ground before whoever lies there.
      const lies = pose === 'sleep' || pose === 'lie';
      const gap = self.y - (lies ? faceBox(self).bottom + 12 * self.scale : boundsBox(self).bottom);
      expect(Math.abs(gap) / self.scale, `${figure} ${pose}`).toBeLessThan(lies ? 30 : 16);
    }
  }
});

test('nobody blows, shouts or knocks away from what they look at, and nobody cheers who is sad [PI-08]', () => {
  for (const pose of ['blow', 'shout', 'knock'] as const) {
    const told = scene(
      [
        { ...mira, pose, looks: 'kite' },
        { ...opa, pose: 'stand' },
      ],
      {
        props: ['kite'],
        things: [{ what: 'kite', at: { how: 'on', what: 'ground' } }],
      },
    );
    const { actors, props } = staged(told);
    const self = actorIn(actors, 'mira');
    expect(Math.sign((props[0]?.x ?? 0) - self.x), pose).toBe(self.actor.facing);
  }
  const { pose: _open, ...idle } = { ...opa, mood: 'sad' as const };
  const poses = Array.from({ length: 12 }, (_, i) => {
    const { actors } = staged(scene([idle], { description: `a moment ${i}` }));
    return actorIn(actors, 'opa').actor.pose;
  });
  expect(poses).not.toContain('cheer');
});

test('each has a feeling and a gaze of their own [PI-08]', () => {
  const told = scene([
    { ...mira, mood: 'laughing', looks: 'opa' },
    { ...opa, mood: 'worried', looks: 'mira' },
  ]);
  const { actors } = staged(told);
  const [one, other] = [actorIn(actors, 'mira'), actorIn(actors, 'opa')];
  expect([one.actor.mood, other.actor.mood]).toEqual(['laughing', 'worried']);
  expect(Math.sign(one.actor.gaze?.[0] ?? 0)).toBe(Math.sign(other.x - one.x));
  expect(Math.sign(other.actor.gaze?.[0] ?? 0)).toBe(Math.sign(one.x - other.x));
});

test('every feeling is another face [PI-08]', () => {
  const faces = EMOTIONS.map((mood) =>
    drawPicture({ scene: scene([{ ...mira, mood, pose: 'stand' }]), seed: 's' }),
  );
  expect(new Set(faces).size).toBe(EMOTIONS.length);
});

const shown = (shot: Shot) => staged(scene([{ ...mira, holds: 'lantern' }, opa], { shot }));
const breadth = ({ left, right }: Box) => right - left;

describe('the camera [PI-06]', () => {
  test('each shot shows more or less, or from elsewhere', () => {
    const pictures = SHOTS.map((shot) => drawPicture({ scene: scene([mira, opa], { shot }), seed: 's' }));
    // Of empty hands, a detail is a close-up.
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(SHOTS.length - 1);
    expect(breadth(shown('detail').view)).toBeLessThan(breadth(shown('close').view));
    expect(breadth(shown('close').view)).toBeLessThan(breadth(shown('two-shot').view));
    expect(breadth(shown('two-shot').view)).toBeLessThan(breadth(shown('medium').view));
  });

  test('a close-up is of the face of whom it is about, a detail of the hand', () => {
    const near = shown('close');
    const { left, top, right, bottom } = faceBox(actorIn(near.actors, 'mira'));
    expect(left).toBeGreaterThan(near.view.left);
    expect(right).toBeLessThan(near.view.right);
    expect(top).toBeGreaterThan(near.view.top);
    expect(bottom).toBeLessThan(near.view.bottom);
    const detail = shown('detail');
    const [x, y] = handOf(actorIn(detail.actors, 'mira'));
    expect(x).toBeGreaterThan(detail.view.left);
    expect(x).toBeLessThan(detail.view.right);
    expect(y).toBeGreaterThan(detail.view.top);
    expect(y).toBeLessThan(detail.view.bottom);
  });

  test('over a shoulder the first is large and from behind, and the others are seen', () => {
    const { actors, view } = shown('over-shoulder');
    const [watcher, other] = [actorIn(actors, 'mira'), actorIn(actors, 'opa')];
    expect(watcher.figure.fromBehind).toBe(true);
    expect(other.figure.fromBehind).toBe(false);
    expect(overlap(faceBox(watcher), faceBox(other))).toBe(false);
    expect(overlap(faceBox(other), view)).toBe(true);
  });
});

test('from above, the ground fills the picture and everybody is shorter [PI-06]', () => {
  const { actors, view } = shown('birds-view');
  expect(view.top).toBeGreaterThan(600);
  for (const actor of actors) {
    const { top, bottom } = boundsBox(actor);
    expect(actor.squash).toBeLessThan(1);
    expect(bottom - top).toBeLessThan((view.bottom - view.top) * 0.75);
  }
});

test('nobody climbs, swims or pulls in the empty air [PI-07]', () => {
  const doing = (pose: Action, more: Partial<SceneSpec>) => {
    const { actors, props } = staged(scene([{ ...mira, pose }], { view: undefined as never, ...more }));
    return [actorIn(actors, 'mira').actor.pose, ...props.map(({ prop }) => prop)];
  };
  expect(doing('climb', { place: 'meadow' })).toEqual(['reach']);
  expect(doing('climb', { place: 'library' })).toEqual(['climb', 'ladder']);
  expect(doing('swim', { place: 'meadow' })).toEqual(['run']);
  expect(doing('swim', { place: 'underwater' })).toEqual(['swim']);
  expect(doing('pull', { place: 'meadow' })).toEqual(['walk']);
});

test('who swims or is in the water is cut by it, and the head is above [PI-07]', () => {
  for (const more of [{ pose: 'swim' }, { pose: 'wave', at: { how: 'in', what: 'water' } }] as const) {
    const { actors } = staged(scene([{ ...mira, ...more }, opa], { place: 'beach', view: 'openBay' }));
    const self = actorIn(actors, 'mira');
    const { waterline } = self;
    if (waterline === undefined) throw new Error('she is in the water');
    expect(pointOnPicture(self, [0, waterline])[1]).toBeCloseTo(self.y);
    expect(faceBox(self).bottom).toBeLessThan(self.y);
    expect(actorIn(actors, 'opa').waterline).toBeUndefined();
  }
});

test('who sits on shoulders has the shins before who carries them, whose hands hold on [PI-07]', () => {
  const { actors } = staged(scene([{ ...mira, pose: 'on-shoulders', with: 'opa' }, opa]));
  const [rider, carrier] = [actorIn(actors, 'mira'), actorIn(actors, 'opa')];
  const [x, y] = rider.hangsAt ?? [0, 0];
  expect(rider.figure.hanging).toBeDefined();
  expect(y).toBeGreaterThan(faceBox(carrier).bottom - 10);
  for (const hand of handPoints(carrier)) {
    expect(Math.abs(hand[0] - x)).toBeLessThan(60 * carrier.scale);
    expect(hand[1]).toBeGreaterThan(y);
  }
});

describe('shapes and words [PI-10]', () => {
  const cast = [mira, opa, { ...mira, id: 'ben', name: 'Ben' }];

  test.each([
    ['wide', 16 / 9],
    ['page', 4 / 3],
    ['square', 1],
    ['tall', 3 / 4],
  ] as const)('%s: everybody is on it', (format, ratio) => {
    for (const shot of ['wide', 'medium', 'two-shot', 'close'] as const) {
      const { actors, view } = staged(scene(cast, { shot }), { format });
      expect(breadth(view) / (view.bottom - view.top)).toBeCloseTo(ratio, 2);
      if (shot !== 'wide' && shot !== 'medium') continue;
      for (const { left, right } of actors.map(boundsBox)) {
        expect(left).toBeGreaterThan(view.left - 12);
        expect(right).toBeLessThan(view.right + 12);
      }
    }
    const svg = drawPicture({ scene: scene(cast), seed: 's', format });
    const [, width = 0, height = 0] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number);
    expect(width / height).toBeCloseTo(ratio, 1);
  });

  test.each(['left', 'right', 'top'] as const)('no face where words go: %s', (words) => {
    for (const format of ['wide', 'page', 'square', 'tall'] as const) {
      const { actors, view } = staged(scene(cast), { format, words });
      for (const actor of actors) expect(overlap(faceBox(actor), calmSide(view, words)), format).toBe(false);
    }
  });
});

test(
  'directions that nobody picked are drawn and rasterised, near and far [PI-04]',
  { timeout: 120_000 },
  async () => {
    const studio = openStudio();
    for (let i = 0; i < 48; i++) {
      const svg = await studio.draw({ scene: randomDirection('sound', i), seed: `s${i}` });
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      const pixels = await studio.rasterize({ svg, format: 'webp', width: 160 });
      expect(pixels.length).toBeGreaterThan(400);
    }
    await studio.close();
  },
);

test('everybody does everything without a broken line', { timeout: 300_000 }, () => {
  for (const figure of FIGURES) {
    for (const [i, pose] of ACTIONS.entries()) {
      if ((i + FIGURES.indexOf(figure)) % 9 !== 0) continue;
      const svg = drawPicture({
        scene: scene([{ ...mira, figure, pose, holds: 'book' }]),
        seed: 's',
        frame: i % 3,
      });
      expect(svg, `${figure} ${pose}`).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});
