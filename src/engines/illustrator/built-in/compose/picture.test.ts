import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  FIGURES,
  PLACES,
  POSES,
  TIMES_OF_DAY,
  viewsOf,
  WEATHERS,
  type Weather,
} from '#domain/picture-world.ts';
import {
  boundsBox,
  faceBox,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { footingOf, obstaclesOf, standsIn } from '#engines/illustrator/built-in/compose/clearance.ts';
import { canvasFor, layOut, stageOf } from '#engines/illustrator/built-in/compose/layout.ts';
import { inFrame, LAST_FRAME } from '#engines/illustrator/built-in/compose/motion.ts';
import { drawPicture } from '#engines/illustrator/built-in/compose/picture.ts';
import { overlap, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { SETTINGS } from '#engines/illustrator/built-in/settings/settings.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import { rasterize } from '#engines/illustrator/studio/rasterize.ts';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { randomScene } from '#engines/illustrator/testing/random-scene.ts';

const studio = openStudio();
afterAll(() => studio.close());

/** What is wrong with an SVG, if anything. */
function faults(svg: string): string[] {
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id);
  return [
    ...(svg.match(/NaN|undefined|Infinity|null/g) ?? []),
    ...(svg.match(/<(?:text|filter|script|image|foreignObject)\b/g) ?? []),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `twice: ${id}`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `nowhere: ${id}`),
  ];
}

test('400 scenes that nobody picked are sound drawings [IL-06]', { timeout: 300_000 }, async () => {
  const wrong: string[] = [];
  const one = async (i: number) => {
    const svg = await studio.draw({ scene: randomScene(`any ${i}`), seed: `story ${i % 50}`, frame: i % 3 });
    wrong.push(...faults(svg).map((fault) => `${i}: ${fault}`));
  };
  for (let i = 0; i < 400; i += 20) await Promise.all(Array.from({ length: 20 }, (_, k) => one(i + k)));
  expect(wrong).toEqual([]);
});

const inside = (box: Box, { left, top, right, bottom }: Box, slack: number) =>
  box.left >= left - slack &&
  box.top >= top - slack &&
  box.right <= right + slack &&
  box.bottom <= bottom + slack;

/** What a medium picture shows of people at least: it goes from the knees up. */
function toTheKnees(actor: Blocked): Box {
  const { bottom, ...box } = boundsBox(actor);
  const hips = actor.figure.points && pointOnPicture(actor, actor.figure.points.hips)[1];
  return { ...box, bottom: hips === undefined ? bottom : hips + (bottom - hips) * 0.4 };
}

/** A scene that nobody picked, with its actors in every frame. */
function staged(i: number) {
  const options = { scene: randomScene(`cast ${i}`), seed: `story ${i}` };
  const canvas = canvasFor(options, 0);
  const stage = stageOf(canvas, options.scene);
  const { actors, props, view, shot } = layOut(options, stage);
  const groups = [0, 1, 2, LAST_FRAME].map((frame) => inFrame(canvasFor(options, frame), actors));
  return { i, groups, props, view, shot, obstacles: obstaclesOf(canvas, stage) };
}

describe('in scenes that nobody picked', () => {
  let scenes: ReturnType<typeof staged>[];
  beforeAll(() => {
    scenes = Array.from({ length: 200 }, (_, i) => staged(i));
  }, 120_000);

  test('everybody is in the picture in every frame, and no face is covered by another or by a thing', () => {
    const wrong: string[] = [];
    for (const { i, groups, props, view, shot } of scenes) {
      for (const actors of groups) {
        for (const [k, actor] of actors.entries()) {
          if (!inside(shot === 'medium' ? toTheKnees(actor) : boundsBox(actor), view, 12))
            wrong.push(`${i}: ${actor.actor.figure} leaves the picture`);
          for (const other of actors.slice(k + 1)) {
            if (overlap(faceBox(actor), faceBox(other))) wrong.push(`${i}: two faces in one place`);
          }
          for (const { box, prop } of props) {
            if (overlap(faceBox(actor), box)) wrong.push(`${i}: ${prop} before a face`);
          }
        }
      }
      // What stands on a table touches it.
      const onGround = props.filter(({ lift = 0 }) => lift === 0);
      for (const [k, { box }] of onGround.entries()) {
        if (onGround.slice(k + 1).some((other) => overlap(box, other.box))) {
          wrong.push(`${i}: things collide`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('nobody stands inside the scenery in any frame, and hardly a thing', () => {
    const wrong: string[] = [];
    let things = 0;
    let amid = 0;
    for (const { i, groups, props, obstacles } of scenes) {
      for (const actor of groups.flat()) {
        if (standsIn(footingOf(actor), obstacles)) wrong.push(`${i}: ${actor.actor.figure}`);
      }
      const onGround = props.filter(({ lift = 0, ground }) => lift === 0 && ground === undefined);
      things += onGround.length;
      // Better there than nowhere: the story is about it.
      amid += onGround.filter(({ box, y }) => standsIn({ ...box, y }, obstacles)).length;
    }
    expect(wrong).toEqual([]);
    expect(amid).toBeLessThan(things * 0.06);
  });
});

const scene = (more: Partial<SceneSpec> = {}): SceneSpec => ({
  description: 'a quiet moment',
  place: 'meadow',
  time: 'day',
  weather: 'clear',
  mood: 'happy',
  characters: [{ id: 'mia', name: 'Mia', figure: 'child', gender: 'f', pose: 'wave' }],
  props: [],
  ...more,
});
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

test('the same seed draws the same picture in another process', () => {
  const specs = Array.from({ length: 8 }, (_, i) => ({
    scene: randomScene(`same ${i}`),
    seed: `s${i}`,
    frame: i % 3,
  }));
  const script = `
    const { drawPicture } = await import('#engines/illustrator/built-in/compose/picture.ts');
    const { createHash } = await import('node:crypto');
    for (const spec of ${JSON.stringify(specs)}) console.log(createHash('sha256').update(drawPicture(spec)).digest('hex'));`;
  const elsewhere = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(elsewhere.trim().split('\n')).toEqual(specs.map((spec) => sha(drawPicture(spec))));
});

test('a hero looks the same in every scene of a story, and differs between stories', () => {
  const lookIn = (seed: string, place: SceneSpec['place']) => {
    const [hero] = layOut({ scene: scene({ place }), seed }).actors;
    return JSON.stringify(hero?.actor.look);
  };
  expect(lookIn('one', 'beach')).toBe(lookIn('one', 'castle'));
  const stories = new Set(['one', 'two', 'three', 'four'].map((seed) => lookIn(seed, 'beach')));
  expect(stories.size).toBeGreaterThan(2);
});

test('ids begin with the prefix, so that pictures can stand in one page', () => {
  const svg = drawPicture({ scene: scene({ props: ['gem', 'violin'] }), seed: 's', prefix: 'zz9' });
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => !id?.startsWith('zz9'))).toEqual([]);
});

test('the frames of an animation are one view, a little later each', () => {
  const frames = [0, 1, 2].map((frame) => drawPicture({ scene: scene(), seed: 's', frame }));
  const view = (svg: string) => /viewBox="[^"]+"/.exec(svg)?.[0];
  expect(new Set(frames.map(view)).size).toBe(1);
  expect(new Set(frames).size).toBe(3);
});

test('no weather falls indoors or under water', () => {
  const drawn = (place: SceneSpec['place'], weather: Weather) =>
    drawPicture({ scene: scene({ place, weather }), seed: 's' });
  for (const place of ['school', 'underwater', 'space'] as const) {
    expect(drawn(place, 'rain')).not.toContain('stroke="#e6f2fa"');
  }
  expect(drawn('farm', 'rain')).toContain('stroke="#e6f2fa"');
});

describe('golden structure', () => {
  const shape = (svg: string) => ({
    paths: svg.match(/<path/g)?.length ?? 0,
    ellipses: svg.match(/<ellipse/g)?.length ?? 0,
    gradients: svg.match(/Gradient id/g)?.length ?? 0,
  });

  test.each(FIGURES)('%s', (figure) => {
    const characters = [{ id: 'x', name: 'X', figure, gender: 'x' as const, pose: 'wave' as const }];
    const [actor] = layOut({ scene: scene({ characters }), seed: 'golden' }).actors;
    const box = Object.fromEntries(
      Object.entries(actor?.figure.bounds ?? {}).map(([side, value]) => [
        side,
        Math.round((value as number) / 20) * 20,
      ]),
    );
    expect(box).toMatchSnapshot('its box');
    expect(actor?.figure.face.top).toBeLessThan(0);
  });

  test.each(PLACES)('%s', (place) => {
    expect(shape(drawPicture({ scene: scene({ place, characters: [] }), seed: 'golden' }))).toMatchSnapshot(
      'its parts',
    );
  });
});

test.each(POSES)('every figure can %s', (pose) => {
  const meadow = { scene: scene({ place: 'meadow' }), seed: 'p' };
  const stage = stageOf(canvasFor(meadow, 0), meadow.scene);
  for (const figure of FIGURES) {
    const characters = [{ id: 'x', name: 'X', figure, gender: 'x' as const, pose }];
    const [actor] = layOut({ ...meadow, scene: { ...meadow.scene, characters } }, stage).actors;
    const { left, right, top, bottom } = actor?.figure.bounds ?? { left: 0, right: 0, top: 0, bottom: 0 };
    expect(right - left, `${figure} is too broad`).toBeLessThan(520);
    expect(bottom - top, `${figure} is too flat`).toBeGreaterThan(60);
    expect(Number.isFinite(left + right + top + bottom)).toBe(true);
  }
});

/** Mean difference in lightness (0 to 255) between the actors and what would be seen behind them. */
async function contrast(more: Partial<SceneSpec>): Promise<number> {
  const pixels = async (characters: SceneSpec['characters']) => {
    const svg = drawPicture({ scene: scene({ ...more, characters }), seed: 'contrast' });
    const png = await rasterize({ svg, format: 'png', width: 320 });
    return sharp(png).greyscale().raw().toBuffer();
  };
  const [without, withActors] = await Promise.all([pixels([]), pixels(scene().characters)]);
  const differences = [...withActors]
    .map((value, i) => Math.abs(value - (without[i] ?? 0)))
    .filter((value) => value > 6);
  return differences.reduce((sum, value) => sum + value, 0) / differences.length;
}

describe('the actors stand out from the scenery', () => {
  test.each(TIMES_OF_DAY)('in the light of %s', async (time) => {
    expect(await contrast({ time, place: 'forest' })).toBeGreaterThan(18);
  });
  test.each(WEATHERS)('when it is %s', async (weather) => {
    expect(await contrast({ weather, place: 'farm' })).toBeGreaterThan(18);
  });
});

test('every view that a direction may name is there', () => {
  for (const place of PLACES) {
    expect(SETTINGS[place].compositions.map(({ name }) => name)).toEqual(viewsOf(place));
  }
});
