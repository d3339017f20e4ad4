import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  browWhenTroubled,
  handsFrom,
  smallCheeks,
  toward,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { birdFeet } from '#engines/illustrator/built-in/figures/wings-and-fins/feet.ts';
import { wing } from '#engines/illustrator/built-in/figures/wings-and-fins/wing.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** A bird with a neck, seen from the side; the eyes look at us over a beak that points ahead. */
interface TallBird {
  coat: Colour;
  wing: Colour;
  body: string;
  tail: string;
  neck: { from: Point; width: number };
  head: Point;
  headSize: number;
  beak: { length: number; depth: number; colour: Colour };
  crest?: Art;
  breast?: Art;
  feet: Art;
  /** How far it sinks to sit. */
  sinking: number;
}

const STILL: ReadonlySet<string> = new Set(['stand', 'walk', 'sit', 'sleep', 'look-away']);

function tallBird(brush: Brush, bird: TallBird): Drawing {
  const { facing, stance, swing, ball, form, shaded, fromBehind, actor } = brush;
  const rests = stance.lying || stance.drop > 0;
  const sink = rests ? bird.sinking : 0;
  const tucked = actor.pose === 'sleep';
  const head: Point = tucked
    ? [bird.neck.from[0] + 8, bird.neck.from[1] - 44]
    : [bird.head[0] + (rests ? 4 : 0), bird.head[1] + (rests ? 20 : 0)];
  const at0: Point = [head[0] * facing, head[1]];
  const look = { width: 56, fill: form(bird.wing, 0.24, 0.2), quill: shaded(bird.wing, 0.4) };
  const far = farWing(brush, bird.neck.from);
  return {
    art: [
      group(
        [
          path(toward(facing, bird.tail), form(bird.wing, 0.15, 0.25)),
          far && wing({ ...look, ...far, side: facing }),
        ],
        {
          y: sink,
        },
      ),
      bird.feet,
      group(
        [
          path(toward(facing, bird.body), ball(bird.coat, 0.2, 0.3)),
          neckOf(brush, bird, head),
          !fromBehind && bird.breast,
          wing({ ...look, ...nearWing(brush), side: facing > 0 ? -1 : 1 }),
          group(headOf(brush, bird), {
            x: at0[0],
            y: at0[1],
            turn: swing * 2.5 + (tucked ? 14 * facing : 0),
            pivot: [0, 20],
          }),
        ],
        { y: sink, turn: swing * 0.8, pivot: [0, -60] },
      ),
    ],
    face: { left: at0[0] - 44, right: at0[0] + 44, top: at0[1] - 36 + sink, bottom: at0[1] + 40 + sink },
    hand: far
      ? [far.tip[0], far.tip[1] + sink]
      : [at0[0] + (bird.headSize + bird.beak.length * 0.8) * facing, at0[1] + 22 + sink],
  };
}

function neckOf(
  { of, shaded, canvas, facing }: Brush,
  { coat, neck: { from, width } }: TallBird,
  [hx, hy]: Point,
): Art {
  const [x, y] = from;
  const d = `M${at([x * facing, y])}C${at([(x + 46) * facing, lerp(y, hy, 0.3)])} ${at([(hx - 40) * facing, lerp(y, hy, 0.6)])} ${at([hx * facing, hy])}`;
  const fill = canvas.linearAt(
    [
      [0, of(coat)],
      [1, shaded(coat, 0.16)],
    ],
    [hx * facing, hy, x * facing, y],
  );
  return line(d, fill, width);
}

function farWing(brush: Brush, [x, y]: Point): { shoulder: Point; tip: Point } | undefined {
  const { facing, actor, swing } = brush;
  if (STILL.has(actor.pose) && !actor.reach) return undefined;
  const shoulder: Point = [(x - 22) * facing, y + 24];
  if (actor.pose === 'fly') return { shoulder, tip: [(x + 96) * facing, y - 74 - swing * 40] };
  return { shoulder, tip: handsFrom(brush, [x, y + 20], 1.05).front };
}

function nearWing({ facing, actor, swing }: Brush): { shoulder: Point; tip: Point } {
  const tips: Partial<Record<string, Point>> = {
    fly: [-120, -236 - swing * 36],
    cheer: [-112, -220 - swing * 10],
    jump: [-112, -206 - swing * 12],
    run: [-118, -170 - swing * 14],
  };
  const [x, y] = tips[actor.pose] ?? [-104, -124 - swing * 4];
  return { shoulder: [8 * facing, -152], tip: [x * facing, y] };
}

/** Around (0, 0). */
function headOf(brush: Brush, { coat, headSize, beak, crest, wing: dark }: TallBird): Art {
  const { ball, form, shaded, facing, fromBehind, actor, turn, of } = brush;
  const talks = actor.pose !== 'sleep' && ['excited', 'surprised', 'scared'].includes(actor.mood);
  const root = headSize * 0.7;
  const { length, depth } = beak;
  const upper = `M${at([root, -depth * 0.8])}C${at([root + length * 0.4, -depth * 0.8])} ${at([root + length * 0.8, -depth * 0.1])} ${at([root + length, depth * 0.3])}C${at([root + length * 0.7, depth * 0.5])} ${at([root + length * 0.3, depth * 0.6])} ${at([root - 4, depth * 0.7])}Z`;
  const lower = `M${at([root - 4, depth * 0.4])}C${at([root + length * 0.3, depth * 0.5])} ${at([root + length * 0.6, depth * 0.5])} ${at([root + length * 0.9, depth * 0.5])}C${at([root + length * 0.6, depth])} ${at([root + length * 0.2, depth * 1.2])} ${at([root - 6, depth * 1.1])}Z`;
  const middle = turn * 0.6 + facing * headSize * 0.16;
  return [
    crest,
    group(
      [
        group(path(lower, shaded(beak.colour, 0.2)), { turn: talks ? 16 : 0, pivot: [root, depth * 0.5] }),
        path(upper, form(beak.colour, 0.25, 0.2)),
      ],
      { scale: [facing, 1], y: 8 },
    ),
    circle(0, 0, headSize, ball(coat, 0.24, 0.26)),
    !fromBehind &&
      smallCheeks(brush, mix('#f0716f', coat, 0.15), [headSize * 0.62, headSize * 0.34], headSize * 0.32),
    !fromBehind &&
      group(
        face(
          { ...brush, turn: 0 },
          {
            y: -6,
            gap: headSize * 0.4,
            eye: 8.6,
            ...browWhenTroubled(brush, tone(dark, -0.2)),
          },
        ),
        { x: middle },
      ),
    !fromBehind &&
      path(
        `M${at([middle + facing * headSize * 0.42, 6])}Q${at([facing * headSize, -4])} ${at([facing * (headSize + 14), 9])}Q${at([facing * headSize * 0.9, 22])} ${at([middle + facing * headSize * 0.34, 20])}Z`,
        of(beak.colour),
      ),
    airBubble(brush, 0, headSize * 1.7),
  ];
}

/** Grey, on stilts, with a plume behind the eye. Asleep it stands on one leg. */
export function heron(brush: Brush): Drawing {
  const { facing, form, of, look, swing, actor } = brush;
  const coat = look.coat ?? '#c3ccd8';
  const dark = mix(coat, '#47566e', 0.55);
  return tallBird(brush, {
    coat: mix(coat, '#ffffff', 0.45),
    wing: coat === '#f7f4ee' ? '#e6e2dc' : mix(coat, '#7f93ad', 0.55),
    body: 'M-108 -112C-92 -160 -40 -186 14 -178C54 -170 66 -134 46 -108C18 -84 -50 -84 -86 -92Q-112 -100 -108 -112Z',
    tail: 'M-78 -136C-112 -128 -138 -104 -146 -84C-120 -80 -94 -88 -70 -100Z',
    neck: { from: [34, -150], width: 27 },
    head: [62, -288],
    headSize: 36,
    beak: { length: 66, depth: 12, colour: '#e8b04c' },
    crest: group(
      path(toward(facing, 'M-4 -34C-40 -40 -76 -24 -96 2C-70 -8 -48 -12 -30 -10Z'), form(dark, 0.2, 0.2)),
      { turn: swing * 4 * facing, pivot: [0, -20] },
    ),
    breast: line(
      toward(facing, 'M30 -140Q34 -120 26 -100M42 -146Q48 -126 42 -106'),
      of(mix(coat, '#ffffff', 0.75)),
      7,
      { opacity: 0.8 },
    ),
    feet: actor.pose === 'sleep' ? oneLeg(brush) : stilts(brush),
    sinking: actor.pose === 'sleep' ? 0 : 62,
  });
}

function stilts({ facing, stance, of, swing, actor }: Brush): Art {
  const colour = of('#b98d5e');
  if (stance.drop > 0) {
    return line(toward(facing, 'M-20 -44L-26 -6L18 -6M4 -44L0 -4L44 -4'), colour, 8);
  }
  const stride = ['walk', 'run'].includes(actor.pose) ? swing * 20 : 0;
  const leg = (x: number, step: number): Art => {
    const foot: Point = [(x + step) * facing, Math.min(-3, -3 - Math.max(0, step) * 0.9)];
    const knee: Point = [(x - 8 + Math.abs(step) * 0.5) * facing, lerp(-96, foot[1], 0.48)];
    return line(
      `M${at([x * facing, -96])}L${at(knee)}L${at(foot)}M${at([foot[0] - 12 * facing, foot[1]])}L${at([foot[0] + 22 * facing, foot[1]])}`,
      colour,
      7.5,
    );
  };
  return [leg(-22, -stride), leg(6, stride)];
}

function oneLeg({ facing, of }: Brush): Art {
  return line(toward(facing, 'M-4 -96L-10 -48L-4 -3M-16 -3L20 -3M10 -92L30 -72L8 -62'), of('#b98d5e'), 7.5);
}

export function goose(brush: Brush): Drawing {
  const { facing, form, look } = brush;
  const coat = look.coat ?? '#fbf7ee';
  const dark = mix(coat, '#8f8a86', 0.28);
  return tallBird(brush, {
    coat,
    wing: dark,
    body: 'M-126 -132C-112 -108 -94 -108 -66 -128C-30 -152 34 -156 62 -130C88 -98 78 -44 34 -30C0 -20 -52 -20 -80 -38C-112 -58 -130 -94 -134 -124Q-132 -140 -126 -132Z',
    tail: 'M-92 -108C-116 -116 -134 -138 -132 -156C-112 -152 -96 -138 -76 -112Z',
    neck: { from: [44, -112], width: 40 },
    head: [64, -248],
    headSize: 44,
    beak: { length: 34, depth: 19, colour: '#f09a3c' },
    breast: ellipse(38 * facing, -66, 36, 30, form(mix(coat, '#ffffff', 0.35), 0.1, 0.1), { opacity: 0.5 }),
    feet: birdFeet(brush, {
      hip: [22, -36],
      colour: '#f09a3c',
      webbed: true,
      leg: 12,
      x: -8 * facing,
      size: 1.15,
    }),
    sinking: 22,
  });
}
