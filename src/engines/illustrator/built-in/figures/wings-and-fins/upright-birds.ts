import { airBubble, browWhenTroubled, SIDES } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { beak } from '#engines/illustrator/built-in/figures/wings-and-fins/beaks.ts';
import { birdFeet } from '#engines/illustrator/built-in/figures/wings-and-fins/feet.ts';
import { bothWings } from '#engines/illustrator/built-in/figures/wings-and-fins/wing.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** A bird that stands up straight, seen from the front: one egg for head and body. */
interface UprightBird {
  body: Art;
  /** Behind the body, or before it when seen from behind. */
  tail: Art;
  /** Belly, face and beak. */
  front: Art;
  /** What stays in sight from behind as well. */
  crest?: Art;
  scarf?: Art;
  wings: { shoulder: Point; length: number; width: number; fill: string; quill?: string };
  feet: Art;
  breadth: number;
}

export function uprightBird(brush: Brush, bird: UprightBird): Drawing {
  const { stance, swing, fromBehind } = brush;
  const sink = stance.lying ? 10 : stance.drop * 0.34;
  const { art: wings, hand } = bothWings(brush, bird.wings);
  const rock = { y: sink, turn: swing * 1.4, pivot: [0, -20] as const };
  return {
    art: [
      !fromBehind && bird.tail,
      bird.feet,
      group(
        [
          bird.crest,
          bird.body,
          !fromBehind && bird.front,
          bird.scarf,
          wings,
          fromBehind && bird.tail,
          airBubble(brush, -222, 112),
        ],
        rock,
      ),
    ],
    face: { left: -66, top: -258 + sink, right: 66, bottom: -172 + sink },
    hand: [hand[0], hand[1] + sink],
  };
}

const OWL_BODY =
  'M0 -286C54 -286 84 -256 84 -208C84 -190 90 -160 88 -120C84 -54 50 -18 0 -18C-50 -18 -84 -54 -88 -120C-90 -160 -84 -190 -84 -208C-84 -256 -54 -286 0 -286Z';

export function owl(brush: Brush): Drawing {
  const { of, form, ball, shaded, turn, look } = brush;
  const coat = look.coat ?? '#a27850';
  const dark = tone(coat, -0.16);
  const cream = mix(coat, '#fff1d6', 0.78);
  return uprightBird(brush, {
    breadth: 84,
    tail: path('M-26 -44C-30 -20 -22 -4 0 -6C22 -6 30 -20 26 -44Z', form(dark, 0.1, 0.3)),
    feet: birdFeet(brush, { hip: [30, -30], colour: '#e9a03f', leg: 14, size: 1.1 }),
    crest: SIDES.map((side) =>
      path(
        `M${side * 80} -226C${side * 88} -264 ${side * 94} -296 ${side * 90} -316C${side * 64} -310 ${side * 34} -298 ${side * 16} -276Z`,
        form(dark, 0.2, 0.1),
      ),
    ),
    body: path(OWL_BODY, ball(coat)),
    front: [
      path(
        'M0 -164C40 -164 62 -134 62 -100C62 -54 36 -30 0 -30C-36 -30 -62 -54 -62 -100C-62 -134 -40 -164 0 -164Z',
        form(cream, 0.1, 0.22),
      ),
      line(featherRows(), of(mix(cream, dark, 0.45)), 3.6, { opacity: 0.7, airy: true }),
      path(
        `M${n(turn)} -236C${n(turn - 16)} -262 -30 -276 -56 -280C-30 -288 30 -288 56 -280C30 -276 ${n(turn + 16)} -262 ${n(turn)} -236Z`,
        shaded(coat, 0.2),
        { opacity: 0.6, airy: true },
      ),
      SIDES.map((side) => [
        circle(turn + side * 34, -214, 40, of(mix(cream, coat, 0.3))),
        circle(turn + side * 34, -214, 33, form('#fff6e6', 0.1, 0.12)),
      ]),
      face(brush, {
        y: -214,
        gap: 31,
        eye: 14,
        blush: mix('#ee6f63', coat, 0.1),
        ...browWhenTroubled(brush, dark),
      }),
      look.glasses && roundGlasses(brush, -214, 34, 39),
      beak(brush, 'point', -196, '#eea33c', 1.05),
    ],
    wings: {
      shoulder: [74, -166],
      length: 1,
      width: 52,
      fill: form(dark, 0.28, 0.18),
      quill: shaded(dark, 0.4),
    },
  });
}

function featherRows(): string {
  const rows: readonly (readonly [y: number, xs: readonly number[]])[] = [
    [-134, [-22, 2]],
    [-114, [-34, -10, 14]],
    [-94, [-44, -22, 2, 24]],
    [-74, [-34, -10, 14]],
    [-54, [-22, 2]],
  ];
  return rows.flatMap(([y, xs]) => xs.map((x) => `M${x} ${y}q10 11 20 0`)).join('');
}

export function roundGlasses({ turn, of }: Brush, y: number, gap: number, radius: number): Art {
  const wire = of('#6b3f4a');
  const ring = (x: number) =>
    line(
      `M${n(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
      wire,
      4.4,
    );
  return [ring(turn - gap - 4), ring(turn + gap + 4)];
}

const PENGUIN_BODY =
  'M0 -286C50 -286 76 -254 76 -212C76 -194 92 -164 92 -116C92 -50 52 -14 0 -14C-52 -14 -92 -50 -92 -116C-92 -164 -76 -194 -76 -212C-76 -254 -50 -286 0 -286Z';

export function penguin(brush: Brush): Drawing {
  const { form, ball, turn, look } = brush;
  const coat = look.coat ?? '#3f4c68';
  const white = '#fdf8ee';
  const [l, r] = [n(turn - 60), n(turn + 60)];
  return uprightBird(brush, {
    breadth: 88,
    tail: path('M-30 -40C-34 -14 -16 -2 0 0C16 -2 34 -14 30 -40Z', form(coat, 0.1, 0.3)),
    feet: birdFeet(brush, { hip: [34, -26], colour: '#f0953a', leg: 18, webbed: true, size: 1.25 }),
    body: path(PENGUIN_BODY, ball(coat, 0.2, 0.3)),
    front: [
      path(
        'M0 -170C44 -176 70 -146 70 -108C70 -52 40 -26 0 -26C-40 -26 -70 -52 -70 -108C-70 -146 -44 -176 0 -170Z',
        form(white, 0.1, 0.22),
      ),
      path(
        `M${n(turn)} -238C${n(turn + 14)} -262 ${r} -258 ${r} -216C${r} -184 ${n(turn + 36)} -166 ${n(turn)} -166C${n(turn - 36)} -166 ${l} -184 ${l} -216C${l} -258 ${n(turn - 14)} -262 ${n(turn)} -238Z`,
        form(white, 0.1, 0.1),
      ),
      face(brush, { y: -216, gap: 29, eye: 9.4, blush: '#f2857a', ...browWhenTroubled(brush, coat) }),
      beak(brush, 'point', -200, '#f0953a', 1.25),
    ],
    scarf: look.scarf && scarf(brush, look.scarf),
    wings: { shoulder: [76, -164], length: 1, width: 40, fill: form(coat, 0.22, 0.2) },
  });
}

function scarf({ facing, of, shaded, lit, swing }: Brush, colour: Colour): Art {
  return [
    group(
      path(
        `M${facing * 26} -160L${facing * 56} -98Q${facing * 42} -90 ${facing * 28} -94L${facing * 8} -152Z`,
        shaded(colour, 0.14),
      ),
      { turn: swing * 4, pivot: [facing * 18, -156] },
    ),
    line('M-68 -172Q0 -142 68 -172', of(colour), 25),
    line('M-64 -176Q0 -148 64 -176', lit(colour, 0.4), 4, { opacity: 0.55, airy: true }),
  ];
}

const PARROT_BODY =
  'M0 -284C46 -284 72 -254 72 -212C72 -190 78 -164 76 -130C72 -66 42 -20 0 -18C-42 -20 -72 -66 -76 -130C-78 -164 -72 -190 -72 -212C-72 -254 -46 -284 0 -284Z';

/** The second and third colour of a parrot of the first. */
const PARROT_FEATHERS: Partial<Record<Colour, readonly [Colour, Colour]>> = {
  '#e2503f': ['#f6bf3f', '#3d7fc4'],
  '#55b058': ['#f2d34b', '#e2543f'],
  '#3f8fd0': ['#f6c53f', '#2f5fa8'],
  '#f3c041': ['#58b45a', '#e8663f'],
};
export const PARROT_COATS = Object.keys(PARROT_FEATHERS) as Colour[];

export function parrot(brush: Brush): Drawing {
  const { of, form, ball, shaded, turn, swing, facing, look } = brush;
  const coat = look.coat ?? '#e2503f';
  const [second, third] = PARROT_FEATHERS[coat] ?? ['#f6bf3f', '#3d7fc4'];
  return uprightBird(brush, {
    breadth: 80,
    tail: group(
      [
        path(
          `M${-facing * 8} -60C${-facing * 60} -40 ${-facing * 104} -14 ${-facing * 132} 0Q${-facing * 118} 10 ${-facing * 90} 4C${-facing * 50} -2 0 -12 ${facing * 16} -40Z`,
          form(third, 0.2, 0.2),
        ),
        path(
          `M${-facing * 8} -52C${-facing * 50} -34 ${-facing * 80} -10 ${-facing * 100} 3C${-facing * 66} 4 ${-facing * 14} -2 ${facing * 16} -34Z`,
          form(coat, 0.1, 0.3),
        ),
        path(
          `M${-facing * 6} -44C${-facing * 34} -30 ${-facing * 52} -12 ${-facing * 68} 2C${-facing * 40} 4 0 0 ${facing * 16} -30Z`,
          form(second, 0.1, 0.25),
        ),
      ],
      { turn: facing * swing * 3, pivot: [0, -40] },
    ),
    feet: birdFeet(brush, { hip: [26, -32], colour: '#8d8791', leg: 13 }),
    crest: group(
      [
        path('M-18 -270C-40 -306 -34 -330 -20 -338C-6 -318 2 -296 4 -274Z', form(second, 0.2, 0.2)),
        path('M18 -270C34 -300 36 -318 28 -330C10 -318 -4 -296 -6 -274Z', form(third, 0.2, 0.2)),
        path('M-10 -270C-14 -312 -4 -340 8 -346C18 -322 16 -294 12 -270Z', form(coat, 0.3, 0.1)),
      ],
      { turn: swing * 3, pivot: [0, -270] },
    ),
    body: path(PARROT_BODY, ball(coat)),
    front: [
      path(
        'M0 -162C34 -162 50 -136 50 -104C50 -62 28 -36 0 -34C-28 -36 -50 -62 -50 -104C-50 -136 -34 -162 0 -162Z',
        form(mix(second, coat, 0.15), 0.2, 0.22),
      ),
      line(
        'M-28 -130q9 10 18 0M-9 -130q9 10 18 0M10 -130q9 10 18 0M-19 -108q9 10 18 0M1 -108q9 10 18 0M-9 -86q9 10 18 0',
        of(mix(second, coat, 0.6)),
        3.4,
        { opacity: 0.6, airy: true },
      ),
      SIDES.map((side) => ellipse(turn + side * 36, -214, 31, 33, of('#fdf6e8'))),
      face(brush, {
        y: -218,
        gap: 33,
        eye: 9.6,
        blush: mix('#ee6f63', coat, 0.1),
        ...browWhenTroubled(brush, shaded(coat, 0.4)),
      }),
      beak(brush, 'hook', -208, '#f2ab3d', 1.05),
    ],
    wings: {
      shoulder: [66, -164],
      length: 1.02,
      width: 50,
      fill: wingBands(brush, coat, second, third),
      quill: shaded(third, 0.3),
    },
  });
}

/** From the shoulder to the tip: three colours, as a macaw has them. */
function wingBands({ canvas, lit, of, shaded }: Brush, first: Colour, second: Colour, third: Colour): string {
  return canvas.linear([
    [0, lit(first, 0.15)],
    [0.34, of(first)],
    [0.38, of(second)],
    [0.56, of(second)],
    [0.6, of(third)],
    [1, shaded(third, 0.2)],
  ]);
}
