import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface FaceOptions {
  /** Of the eyes. */
  y: number;
  /** Between the middle of the face and an eye. */
  gap: number;
  /** Size of an eye. */
  eye: number;
  ink?: Colour;
  blush?: Colour;
  brow?: Colour;
  /** None: a beak or a beard does the talking. */
  mouthY?: number;
}

/** Eyes, brows, cheeks and mouth, as the mood has them. */
export function face(brush: Brush, { y, gap, eye, ink = '#33242a', blush, brow, mouthY }: FaceOptions): Art {
  const { turn } = brush;
  const left = turn - gap;
  const right = turn + gap;
  return [
    blush && [left - gap * 0.62, right + gap * 0.62].map((x) => cheek(brush, x, y + eye * 2.2, eye, blush)),
    [left, right].map((x) => oneEye(brush, x, y, eye, ink)),
    brow && [
      eyebrow(brush, left, y - eye * 2.1, eye, brow, -1),
      eyebrow(brush, right, y - eye * 2.1, eye, brow, 1),
    ],
    mouthY !== undefined && mouth(brush, mouthY, eye, ink),
  ];
}

function cheek({ canvas, of }: Brush, x: number, y: number, eye: number, colour: Colour): Art {
  const fill = canvas.radial([
    [0, of(colour), 0.75],
    [0.6, of(colour), 0.4],
    [1, of(colour), 0],
  ]);
  return ellipse(x, y, eye * 2.1, eye * 1.5, fill, { airy: true });
}

export function oneEye(brush: Brush, x: number, y: number, eye: number, ink: Colour): Art {
  const { mood } = brush.actor;
  const dark = brush.of(ink);
  if (mood === 'sleepy' || brush.actor.pose === 'sleep') {
    return line(`M${at([x - eye, y])}q${n(eye)} ${n(eye * 0.9)} ${n(eye * 2)} 0`, dark, eye * 0.45);
  }
  if (brush.blink || (mood === 'excited' && brush.canvas.frame === 1)) {
    return line(
      `M${at([x - eye, y + eye * 0.3])}q${n(eye)} ${n(-eye * 1.1)} ${n(eye * 2)} 0`,
      dark,
      eye * 0.45,
    );
  }
  const wide = mood === 'surprised' || mood === 'scared' ? 1.18 : 1;
  const [gx, gy] = brush.gaze;
  const look = { x: x + gx * eye * 0.22, y: y + gy * eye * 0.2 };
  return [
    ellipse(look.x, look.y, eye * 0.82 * wide, eye * 1.1 * wide, dark, { inLines: 'dark' }),
    ellipse(look.x - eye * 0.26 + gx * eye * 0.2, look.y - eye * 0.42, eye * 0.3, eye * 0.34, '#ffffff', {
      opacity: 0.95,
    }),
    ellipse(look.x + eye * 0.28, look.y + eye * 0.45, eye * 0.15, eye * 0.15, '#ffffff', { opacity: 0.6 }),
  ];
}

function eyebrow({ actor, of }: Brush, x: number, y: number, eye: number, colour: Colour, side: 1 | -1): Art {
  const worried = actor.mood === 'sad' || actor.mood === 'scared' ? 1 : actor.mood === 'angry' ? -1 : 0;
  const tilt = side * worried * eye * 0.45;
  return line(
    `M${at([x - eye * 1.05, y - tilt])}q${n(eye)} ${n(-eye * 0.55)} ${n(eye * 2.1)} ${n(tilt * 2)}`,
    of(colour),
    eye * 0.42,
    { opacity: 0.9 },
  );
}

function mouth({ actor, turn: x, of }: Brush, y: number, eye: number, ink: Colour): Art {
  const width = eye * 1.7;
  const inside = of('#7a2f35');
  const curve = (half: number, ends: number, middle: number) =>
    line(
      `M${at([x - half, y + ends])}Q${at([x, y + middle])} ${at([x + half, y + ends])}`,
      of(ink),
      eye * 0.43,
    );
  if (actor.pose === 'sleep') return curve(width * 0.5, 0, eye * 0.7);
  switch (actor.mood) {
    case 'excited':
      return openMouth(x, y, width, inside, of('#ee8791'));
    case 'happy':
      return ['cheer', 'jump', 'run'].includes(actor.pose)
        ? openMouth(x, y, width, inside, of('#ee8791'))
        : curve(width * 0.8, -1, eye * 1.25);
    case 'surprised':
      return ellipse(x, y + eye * 0.6, eye * 0.7, eye * 0.95, inside);
    case 'scared':
      return ellipse(x, y + eye * 0.6, eye * 0.7, eye * 0.6, inside);
    case 'sad':
      return curve(width * 0.7, 5, -4);
    case 'angry':
      return curve(width * 0.6, 3, -2);
    default:
      return curve(width * 0.8, -1, eye * 1.25);
  }
}

function openMouth(x: number, y: number, width: number, inside: Colour, tongue: Colour): Art {
  const low = y + width * 1.25;
  return [
    path(
      `M${at([x - width, y - 2])}Q${at([x, y + 1])} ${at([x + width, y - 2])}Q${at([x + width * 0.8, low])} ${at([x, low])}Q${at([x - width * 0.8, low])} ${at([x - width, y - 2])}Z`,
      inside,
    ),
    ellipse(x, y + width * 0.92, width * 0.5, width * 0.3, tongue),
  ];
}

/** The bubble of air that everybody wears under water and in space; around a head at (0, y). */
export function bubble({ canvas }: Brush, y = -232, radius = 104): Art {
  const glass = canvas.radial([
    [0, '#ffffff', 0.02],
    [0.8, '#d5f2ff', 0.08],
    [0.97, '#e9fbff', 0.42],
    [1, '#ffffff', 0.75],
  ]);
  const k = radius / 104;
  return [
    ellipse(0, y, radius, radius, glass, { airy: true }),
    line(
      `M${at([-78 * k, y - 36 * k])}Q${at([-58 * k, y - 84 * k])} ${at([-10 * k, y - 92 * k])}`,
      '#ffffff',
      9 * k,
      { opacity: 0.65, airy: true },
    ),
    ellipse(-84 * k, y - 8 * k, 5 * k, 9 * k, '#ffffff', { opacity: 0.6, airy: true }),
    line(
      `M${at([84 * k, y + 34 * k])}Q${at([70 * k, y + 68 * k])} ${at([40 * k, y + 84 * k])}`,
      '#ffffff',
      5 * k,
      { opacity: 0.4, airy: true },
    ),
  ];
}

/** Below the chin: there a bubble closes, unless it is so wide that the head would be low in it. */
const NECK = -148;
const HIGHEST = -254;

export function bubbleOnNeck(brush: Brush, radius = 104): Art {
  return bubble(brush, Math.max(NECK - radius, HIGHEST), radius);
}
