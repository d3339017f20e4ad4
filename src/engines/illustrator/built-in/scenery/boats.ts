import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface BoatOptions {
  hull: Colour;
  sail?: Colour;
  scale?: number;
  depth?: number;
}

/** A dinghy under sail, rocking on the water. */
export function sailingBoat(
  canvas: Canvas,
  [x, y]: Point,
  { hull, sail = '#f0a95c', scale = 1, depth = 0 }: BoatOptions,
): Art {
  const { paint, light } = canvas;
  const foam = mix(paint.of('#ffffff', depth * 0.4), light.haze, 0.2);
  return group(
    [
      path('M6 -94Q52 -50 46 -12L6 -10Z', mix(paint.of('#fff3df', depth), light.key, 0.3)),
      path('M-5 -84Q-34 -44 -34 -14L-5 -12Z', paint.of(sail, depth)),
      line('M0 0V-100', paint.of('#7a5540', depth), 5),
      path(`M0 -100q10 ${canvas.sway() * 3} 20 2q-10 4 -20 8Z`, paint.of('#e0604f', depth)),
      path('M-46 0Q0 14 46 0L34 26Q0 34 -34 26Z', topLit(canvas, hull, { depth })),
      line('M-42 5Q0 18 42 5', paint.of('#fff3df', depth), 3, { opacity: 0.8 }),
      line('M-58 30q14 -8 28 0t28 0t28 0t28 0', foam, 4, { opacity: 0.6 }),
    ],
    { x: x + canvas.frame * 4, y, scale, turn: canvas.sway() * 2 },
  );
}

/** Pulled up on the sand, oars inside; about 300 wide. */
export function rowingBoat(canvas: Canvas, [x, y]: Point, { hull, scale = 1 }: BoatOptions): Art {
  const { paint } = canvas;
  const wood = '#b98452';
  return group(
    [
      ellipse(4, 4, 158, 16, canvas.light.shadow, { opacity: 0.28 }),
      path('M-146 -74Q0 -46 150 -82L140 -62Q0 -34 -134 -56Z', paint.shaded('#7a5236', 0.35)),
      path('M-104 -62L-66 -57V-40L-98 -44ZM60 -60L98 -68V-46L64 -42Z', paint.lit(wood, 0.15)),
      line('M-60 -52L122 -112M20 -50L-128 -104', paint.lit('#c99a66', 0.2), 8),
      path('M122 -112l34 -18q12 2 6 14l-32 16ZM-128 -104l-36 -14q-12 4 -4 15l34 12Z', paint.of('#d9ad76')),
      path(
        'M-150 -76Q-60 -36 4 -40Q96 -40 156 -86Q148 -18 100 -2Q0 10 -104 -2Q-142 -24 -150 -76Z',
        sideLit(canvas, hull),
      ),
      line('M-147 -58Q-60 -20 6 -23Q92 -24 151 -66', paint.shaded(hull, 0.3), 3, { opacity: 0.6 }),
      line('M-138 -36Q-56 -4 6 -6Q86 -6 142 -42', paint.shaded(hull, 0.3), 3, { opacity: 0.5 }),
      line('M-150 -76Q-60 -36 4 -40Q96 -40 156 -86', paint.lit('#fbeed4', 0.2), 9),
    ],
    { x, y, scale },
  );
}

/** Turned over to dry; about 300 wide. */
export function upturnedBoat(canvas: Canvas, [x, y]: Point, { hull, scale = 1 }: BoatOptions): Art {
  const { paint } = canvas;
  const snow = canvas.weather === 'snow';
  return group(
    [
      ellipse(6, 2, 168, 15, canvas.light.shadow, { opacity: 0.3 }),
      path('M-160 0Q-150 -64 -60 -82Q60 -94 128 -56Q158 -34 164 0Z', topLit(canvas, hull)),
      line('M-156 -22Q0 -58 160 -20M-146 -44Q0 -80 146 -40', paint.shaded(hull, 0.35), 3, {
        opacity: 0.55,
      }),
      line('M-158 -4H162', paint.lit('#fbeed4', 0.2), 10),
      path('M-30 -85Q40 -92 96 -72L90 -64Q40 -82 -30 -76Z', paint.shaded(hull, 0.45)),
      path(
        'M-150 -44Q-120 -74 -60 -82Q0 -90 60 -84Q-40 -82 -96 -60Q-130 -46 -150 -44Z',
        paint.lit(hull, 0.5),
        {
          opacity: 0.55,
        },
      ),
      snow && line('M-128 -64Q-60 -96 20 -96Q96 -94 132 -62', paint.of('#ffffff'), 14),
    ],
    { x, y, scale },
  );
}

/** Folded from a sheet of paper, 76 wide, rocking. */
export function paperBoat(canvas: Canvas, [x, y]: Point, scale = 1): Art {
  const { paint } = canvas;
  const sheet = '#fff8ea';
  return group(
    [
      ellipse(0, 14, 34, 6, paint.shaded('#3f8a94', 0.3), { opacity: 0.4 }),
      path('M-14 0L0 -28L14 0Z', paint.of(sheet)),
      path('M0 -28L14 0H0Z', paint.shaded(sheet, 0.25)),
      path('M-38 -8L-24 14H24L38 -8L0 2Z', paint.lit(sheet, 0.3)),
      path('M0 2L38 -8L24 14H0Z', paint.shaded(sheet, 0.18)),
    ],
    { x: x + canvas.sway() * 4, y, turn: canvas.sway(1) * 3, scale },
  );
}
