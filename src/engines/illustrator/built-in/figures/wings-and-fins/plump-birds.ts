import {
  airBubble,
  browWhenTroubled,
  handsFrom,
  toward,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { beak, type Beak } from '#engines/illustrator/built-in/figures/wings-and-fins/beaks.ts';
import { birdFeet } from '#engines/illustrator/built-in/figures/wings-and-fins/feet.ts';
import { wing } from '#engines/illustrator/built-in/figures/wings-and-fins/wing.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** A bird seen from the side that turns its head to us. All of it drawn as it faces right. */
interface PlumpBird {
  coat: Colour;
  /** Of the wing. */
  dark: Colour;
  body: string;
  /** In front of the body: a breast of another colour. */
  breast?: Art;
  tail: Art;
  head: Point;
  headSize: number;
  /** On the head: behind it, and before it under the face. */
  crest?: Art;
  mask?: Art;
  beak: { shape: Beak; y: number; colour: Colour; scale: number };
  /** Over the beak. */
  wattle?: Art;
  eye: { y: number; gap: number; size: number };
  feet: { colour: Colour; webbed?: boolean; leg: number; hipY: number; size?: number };
  wing: { root: Point; rest: Point; width: number };
  breadth: number;
}

export function plumpBird(brush: Brush, bird: PlumpBird): Drawing {
  const { facing, stance, swing, fromBehind, ball, form, shaded } = brush;
  const sink = stance.lying || stance.drop > 0 ? -bird.feet.hipY * 0.55 : 0;
  const head: Point = [bird.head[0] * facing, bird.head[1]];
  const look = { width: bird.wing.width, fill: form(bird.dark, 0.24, 0.2), quill: shaded(bird.dark, 0.4) };
  const front = frontWing(brush, head);
  const tail = group(bird.tail, { turn: swing * 3 * facing, pivot: [-60 * facing, -90] });
  const face = { left: head[0] - 54, right: head[0] + 54, top: head[1] - 40, bottom: head[1] + 50 };
  const rock = { y: sink, turn: swing * 1.2, pivot: [0, -30] as const };
  return {
    art: [
      group([!fromBehind && tail, front && wing({ ...look, ...front, side: facing })], rock),
      birdFeet(brush, { ...bird.feet, hip: [20, bird.feet.hipY], x: -4 * facing }),
      group(
        [
          path(toward(facing, bird.body), ball(bird.coat, 0.2, 0.3)),
          !fromBehind && bird.breast,
          fromBehind && tail,
          group(headOf(brush, bird), { x: head[0], y: head[1], turn: swing * 2.4, pivot: [0, 40] }),
          wing({ ...look, ...nearWing(brush, bird), side: facing > 0 ? -1 : 1 }),
        ],
        rock,
      ),
    ],
    face: { ...face, top: face.top + sink, bottom: face.bottom + sink },
    hand: front
      ? [front.tip[0], front.tip[1] + sink]
      : [head[0] + brush.turn, head[1] + bird.beak.y + 8 + sink],
  };
}

const AT_REST: ReadonlySet<Action> = new Set(['stand', 'walk', 'sit', 'sleep', 'look-away']);

/** The wing beyond the body; hidden unless it does something. */
function frontWing(brush: Brush, head: Point): { shoulder: Point; tip: Point } | undefined {
  const { facing, actor, swing } = brush;
  if (AT_REST.has(actor.pose) && !actor.reach) return undefined;
  if (actor.pose === 'fly')
    return { shoulder: [20 * facing, -120], tip: [head[0] + 122 * facing, -164 - swing * 40] };
  return { shoulder: [62 * facing, -106], tip: handsFrom(brush, [72, -106], 1.1).front };
}

function nearWing(
  { facing, actor, swing }: Brush,
  { wing: { root, rest } }: PlumpBird,
): { shoulder: Point; tip: Point } {
  const tips: Partial<Record<string, Point>> = {
    fly: [-92, -196 - swing * 36],
    cheer: [-96, -190 - swing * 10],
    jump: [-98, -176 - swing * 12],
    run: [-104, -128 - swing * 16],
  };
  const [x, y] = tips[actor.pose] ?? [rest[0], rest[1] - swing * 4];
  return { shoulder: [root[0] * facing, root[1]], tip: [x * facing, y] };
}

/** Around (0, 0). */
function headOf(brush: Brush, bird: PlumpBird): Art {
  const { fromBehind, ball } = brush;
  const { eye, beak: bill } = bird;
  return [
    bird.crest,
    circle(0, 0, bird.headSize, ball(bird.coat)),
    !fromBehind && [
      bird.mask,
      face(brush, {
        y: eye.y,
        gap: eye.gap,
        eye: eye.size,
        blush: mix('#f0716f', bird.coat, 0.15),
        ...browWhenTroubled(brush, tone(bird.dark, -0.15)),
      }),
      beak(brush, bill.shape, bill.y, bill.colour, bill.scale),
      bird.wattle,
    ],
    airBubble(brush, 0, bird.headSize * 1.45),
  ];
}

export function duck(brush: Brush): Drawing {
  const { facing, form, look } = brush;
  const coat = look.coat ?? '#f7cf4b';
  return plumpBird(brush, {
    coat,
    dark: tone(coat, -0.06, 1.05, -8),
    body: 'M-110 -136C-100 -112 -80 -106 -56 -118C-20 -138 30 -140 62 -118C92 -92 84 -40 38 -26C4 -16 -42 -16 -68 -34C-98 -54 -116 -92 -120 -128Q-118 -144 -110 -136Z',
    tail: path(
      toward(facing, 'M-84 -110C-104 -118 -116 -140 -112 -156C-98 -150 -88 -138 -70 -112Z'),
      form(coat, 0.1, 0.25),
    ),
    breast: ellipse(34 * facing, -64, 40, 30, form(mix(coat, '#fff6d8', 0.55), 0.1, 0.1), { opacity: 0.7 }),
    head: [34, -190],
    headSize: 70,
    crest: path(
      toward(facing, 'M-14 -62C-30 -84 -18 -98 -8 -92C-6 -104 10 -106 10 -92C22 -94 22 -78 12 -62Z'),
      form(coat, 0.2, 0.1),
    ),
    beak: { shape: 'bill', y: 18, colour: '#ef8f35', scale: 1 },
    eye: { y: -8, gap: 30, size: 9.4 },
    feet: { colour: '#ef8f35', webbed: true, leg: 12, hipY: -34, size: 1.1 },
    wing: { root: [-8, -98], rest: [-92, -84], width: 54 },
    breadth: 96,
  });
}

export function chicken(brush: Brush): Drawing {
  const { facing, form, shaded, turn, look } = brush;
  const coat = look.coat ?? '#fbf3e4';
  const dark = mix(coat, '#b5743c', 0.35);
  const red = '#e0493f';
  return plumpBird(brush, {
    coat,
    dark,
    body: 'M-104 -160C-92 -128 -60 -118 -34 -132C-4 -156 20 -176 40 -178C74 -170 100 -124 88 -82C78 -44 40 -26 0 -26C-56 -26 -98 -62 -110 -126Q-114 -168 -104 -160Z',
    tail: [
      path(
        toward(facing, 'M-66 -96C-120 -110 -146 -150 -138 -186C-118 -182 -100 -168 -92 -152Z'),
        form(dark, 0.1, 0.25),
      ),
      path(
        toward(facing, 'M-62 -104C-104 -140 -116 -182 -98 -214C-80 -200 -66 -170 -56 -126Z'),
        form(coat, 0.1, 0.3),
      ),
      path(
        toward(facing, 'M-66 -100C-118 -124 -138 -168 -122 -204C-102 -194 -84 -168 -70 -130Z'),
        form(mix(coat, dark, 0.5), 0.1, 0.25),
      ),
    ],
    breast: group(
      line('M-16 -62q9 10 18 0M12 -62q9 10 18 0M-2 -82q9 10 18 0M26 -82q9 10 18 0', shaded(dark, 0.1), 3.4, {
        opacity: 0.4,
        airy: true,
      }),
      { x: 14 * facing },
    ),
    head: [40, -206],
    headSize: 60,
    crest: path(
      toward(
        facing,
        'M-30 -46C-52 -70 -34 -92 -18 -82C-18 -108 10 -112 14 -90C26 -106 48 -94 40 -74C44 -60 34 -48 26 -44Z',
      ),
      form(red, 0.2, 0.25),
    ),
    beak: { shape: 'point', y: 12, colour: '#f0a13a', scale: 1.25 },
    wattle: [-8, 8].map((x) => ellipse(turn + x, 44, 8, 12, form(red, 0.2, 0.25))),
    eye: { y: -8, gap: 25, size: 8.6 },
    feet: { colour: '#ec9a37', leg: 9, hipY: -40 },
    wing: { root: [-2, -112], rest: [-82, -94], width: 58 },
    breadth: 92,
  });
}

export function songbird(brush: Brush): Drawing {
  const { facing, form, of, look, turn } = brush;
  const coat = look.coat ?? '#5fa3d4';
  const breast = BREASTS[coat] ?? '#f7e3c4';
  const dark = tone(coat, -0.1);
  return plumpBird(brush, {
    coat,
    dark,
    body: 'M-84 -92C-74 -140 -40 -180 20 -190C76 -196 100 -150 96 -106C90 -56 52 -34 8 -34C-40 -34 -76 -56 -84 -92Z',
    tail: [
      path(
        toward(
          facing,
          'M-56 -104C-98 -108 -140 -122 -160 -140C-166 -124 -164 -110 -156 -100C-132 -84 -96 -66 -56 -60Z',
        ),
        form(dark, 0.1, 0.25),
      ),
      path(
        toward(
          facing,
          'M-62 -90C-100 -86 -136 -92 -158 -100C-152 -84 -140 -78 -124 -74C-100 -64 -80 -60 -56 -58Z',
        ),
        form(coat, 0.1, 0.3),
      ),
    ],
    breast: path(
      toward(
        facing,
        'M94 -108C88 -58 52 -36 10 -36C-8 -36 -22 -40 -34 -46C-26 -86 8 -128 46 -136C70 -140 90 -128 94 -108Z',
      ),
      form(breast, 0.15, 0.2),
    ),
    head: [26, -184],
    headSize: 70,
    crest: path(
      toward(
        facing,
        'M-22 -58C-44 -78 -50 -96 -44 -102C-30 -104 -16 -96 -8 -86C-8 -100 0 -108 8 -108C16 -98 16 -80 14 -62Z',
      ),
      form(dark, 0.2, 0.15),
    ),
    mask: ellipse(turn, 24, 52, 38, of(mix(breast, '#fff8ea', 0.35))),
    beak: { shape: 'point', y: 10, colour: '#f0a13a', scale: 1.05 },
    eye: { y: -8, gap: 31, size: 9.6 },
    feet: { colour: '#b98256', leg: 7, hipY: -46, size: 0.9 },
    wing: { root: [-14, -118], rest: [-104, -84], width: 58 },
    breadth: 88,
  });
}

/** What breast goes with which coat: bluebird, robin, finch, wren. */
const BREASTS: Partial<Record<Colour, Colour>> = {
  '#5fa3d4': '#f6d9b0',
  '#9c7a5f': '#e8734a',
  '#e9bd45': '#fdf0c4',
  '#6fae84': '#f7e6a8',
  '#d9706b': '#fbe3d0',
};
export const SONGBIRD_COATS = Object.keys(BREASTS) as Colour[];
