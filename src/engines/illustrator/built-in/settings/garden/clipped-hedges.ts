import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Box, Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { slantLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A clipped shape, leafy on its surface only. */
export function clipped(
  canvas: Canvas,
  random: Random,
  d: string,
  box: Box,
  {
    colour,
    depth = 0,
    count = 70,
    size = 7,
  }: { colour: Colour; depth?: number; count?: number; size?: number },
): Art {
  const paint = leaves(canvas, colour, depth);
  const { light } = canvas;
  const anywhere = (r: Random): Point => [between(r, box.left, box.right), between(r, box.top, box.bottom)];
  const lit = (r: Random): Point => [
    box.left + (box.right - box.left) * r() ** 1.7,
    box.top + (box.bottom - box.top) * r() ** 1.4,
  ];
  const body = canvas.linear(
    [
      [0, mix(paint.light, light.key, 0.12)],
      [0.4, paint.middle],
      [1, paint.dark],
    ],
    [0, 0, 1, 0.7],
  );
  return [
    path(d, body),
    group(
      [
        dabs(random, {
          count,
          place: anywhere,
          colour: paint.dark,
          width: size,
          length: size * 0.8,
          angle: 0.6,
          opacity: 0.4,
        }),
        dabs(random, {
          count,
          place: lit,
          colour: paint.bright,
          width: size * 0.8,
          length: size * 0.7,
          angle: -0.6,
          opacity: 0.6,
        }),
      ],
      { clip: canvas.clip(d) },
    ),
  ];
}

export function hedgeCone(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  colour: Colour,
  depth: number,
): Art {
  const w = height * 0.26;
  return [
    ellipse(x, y + 16, w * 1.1, 8, canvas.light.shadow, { opacity: 0.25 }),
    path(
      `M${x - w * 0.6} ${y - 16}H${x + w * 0.6}L${x + w * 0.46} ${y + 16}H${x - w * 0.46}Z`,
      slantLit(canvas, '#c9865f', { depth }),
    ),
    clipped(
      canvas,
      random,
      `M${x} ${y - height}Q${x + w} ${y - height * 0.4} ${x + w} ${y - 26}Q${x} ${y - 4} ${x - w} ${y - 26}Q${x - w} ${y - height * 0.4} ${x} ${y - height}Z`,
      { left: x - w, top: y - height, right: x + w, bottom: y },
      { colour, depth, count: 26, size: 5 },
    ),
  ];
}

export function hedgeSnail(canvas: Canvas, random: Random, leaf: Colour): Art {
  const { paint } = canvas;
  const groove = paint.shaded(leaf, 0.5);
  return group(
    [
      ellipse(0, 4, 190, 16, canvas.light.shadow, { opacity: 0.3 }),
      clipped(
        canvas,
        random,
        'M-170 0V-44Q-170 -54 -160 -54H160Q170 -54 170 -44V0Z',
        { left: -170, top: -54, right: 170, bottom: 0 },
        { colour: tone(leaf, -0.03), count: 40 },
      ),
      clipped(
        canvas,
        random,
        'M-150 -50Q-150 -84 -100 -86H60Q104 -88 108 -130Q108 -158 132 -160Q160 -158 158 -124Q152 -56 96 -50Z',
        { left: -150, top: -160, right: 160, bottom: -50 },
        { colour: tone(leaf, 0.02), count: 50 },
      ),
      line('M126 -156Q118 -186 108 -196M142 -156Q150 -186 162 -194', paint.of(leaf), 8),
      ellipse(106, -199, 11, 11, paint.of(tone(leaf, 0.05))),
      ellipse(164, -197, 11, 11, paint.of(tone(leaf, 0.05))),
      clipped(
        canvas,
        random,
        'M-28 -84A92 92 0 1 1 20 -90Q0 -76 -28 -84Z',
        { left: -130, top: -270, right: 90, bottom: -76 },
        { colour: leaf, count: 80 },
      ),
      line(
        'M10 -110Q-70 -84 -94 -154Q-98 -226 -28 -232Q40 -226 34 -164Q22 -122 -24 -136Q-52 -158 -28 -184Q-8 -192 0 -172',
        groove,
        9,
        { opacity: 0.75 },
      ),
    ],
    { x: 196, y: 768 },
  );
}

export function hedgeBird(canvas: Canvas, random: Random, leaf: Colour): Art {
  return group(
    [
      ellipse(0, 4, 96, 12, canvas.light.shadow, { opacity: 0.3 }),
      clipped(
        canvas,
        random,
        'M-74 0V-90Q-74 -100 -64 -100H64Q74 -100 74 -90V0Z',
        { left: -74, top: -100, right: 74, bottom: 0 },
        { colour: tone(leaf, -0.03), count: 40 },
      ),
      clipped(
        canvas,
        random,
        'M-78 -160A78 60 0 1 1 78 -160A78 60 0 1 1 -78 -160ZM-104 -224A38 38 0 1 1 -28 -224A38 38 0 1 1 -104 -224ZM-100 -238L-134 -220L-98 -208ZM46 -196L126 -262Q140 -220 122 -186L64 -136Z',
        { left: -134, top: -264, right: 136, bottom: -98 },
        { colour: leaf, count: 90 },
      ),
    ],
    { x: 1482, y: 764, scale: 0.95 },
  );
}
