import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface MasonryOptions {
  name: string;
  colour: Colour;
  /** Height of a row of stones. */
  course?: number;
  depth?: number;
  /** Brightest here; without it evenly lit from above. */
  brightest?: Point;
}

/** A wall of cut stones in rows. */
export function masonry(
  canvas: Canvas,
  { left, top, right, bottom }: Box,
  { name, colour, course = 58, depth = 0, brightest }: MasonryOptions,
): Art {
  const { paint, light } = canvas;
  const random = canvas.random(`masonry ${name}`);
  const away = (near: Colour) => mix(near, light.haze, depth);
  const body = brightest
    ? canvas.radialAt(
        [
          [0, away(paint.lit(colour, 0.42))],
          [0.5, away(paint.of(colour))],
          [1, away(paint.shaded(colour, 0.36))],
        ],
        [...brightest, 1050],
      )
    : topLit(canvas, colour, { depth, contrast: 0.2 });
  let seams = '';
  let odd = '';
  let bright = '';
  for (let y = top, row = 0; y < bottom; y += course, row++) {
    const low = Math.min(bottom, y + course);
    seams += `M${n(left)} ${n(y)}H${n(right)}`;
    for (let x = left - (row % 2 ? course : 0); x < right;) {
      const wide = course * between(random, 1.5, 2.4);
      const [from, to] = [Math.max(left, x), Math.min(right, x + wide)];
      if (to < right) seams += `M${n(to)} ${n(y)}V${n(low)}`;
      const chance = random();
      const stone = `M${n(from)} ${n(y)}H${n(to)}V${n(low)}H${n(from)}Z`;
      if (chance < 0.12) odd += stone;
      else if (chance > 0.9) bright += stone;
      x += wide;
    }
  }
  return [
    rect(left, top, right - left, bottom - top, body),
    odd !== '' && path(odd, away(paint.of(tone(colour, -0.07, 1.15))), { opacity: 0.35 }),
    bright !== '' && path(bright, away(paint.lit(colour, 0.5)), { opacity: 0.3 }),
    line(seams, away(paint.shaded(tone(colour, -0.05), 0.32)), 3, { opacity: 0.3 * (1 - depth) }),
  ];
}

/** A round pillar with foot and head; `y` is where it stands. */
export function pillar(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  top: number,
  colour: Colour,
): Art {
  const { paint } = canvas;
  const w = width;
  const shaft = sideLit(canvas, colour, { contrast: 0.36 });
  return [
    ellipse(x + w * 0.1, y, w * 0.95, w * 0.14, canvas.light.shadow, { opacity: 0.28 }),
    rect(x - w / 2, top, w, y - top, shaft),
    line(
      `M${n(x - w * 0.2)} ${n(top + w)}V${n(y - w * 0.5)}M${n(x + w * 0.16)} ${n(top + w)}V${n(y - w * 0.5)}`,
      paint.shaded(colour, 0.3),
      3,
      { opacity: 0.25 },
    ),
    rect(x - w * 0.72, y - w * 0.36, w * 1.44, w * 0.38, shaft, { corner: 6 }),
    rect(x - w * 0.62, y - w * 0.56, w * 1.24, w * 0.24, shaft, { corner: 8 }),
    path(
      `M${n(x - w * 0.5)} ${n(top + w * 0.7)}Q${n(x - w * 0.84)} ${n(top + w * 0.4)} ${n(x - w * 0.84)} ${n(top)}H${n(x + w * 0.84)}Q${n(x + w * 0.84)} ${n(top + w * 0.4)} ${n(x + w * 0.5)} ${n(top + w * 0.7)}Z`,
      shaft,
    ),
    rect(x - w * 0.6, top + w * 0.66, w * 1.2, w * 0.14, paint.lit(colour, 0.35), { corner: 5 }),
  ];
}
