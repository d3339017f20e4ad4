import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface StillWaterOptions {
  name: string;
  /** Its outline, and a box around it. */
  d: string;
  box: Box;
  colour?: Colour;
  depth?: number;
  /** How many lines of light play on it. */
  glints?: number;
  /** What mirrors in it; cut off at the shore. */
  mirrored?: Art;
}

/** A pond, a stream or a lake: the sky above, deeper towards us, with light playing on it. */
export function stillWater(
  canvas: Canvas,
  { name, d, box, colour = '#5aa7b8', depth = 0, glints = 26, mirrored }: StillWaterOptions,
): Art {
  const { paint, light } = canvas;
  const random = canvas.random(`water ${name}`);
  const water = paint.of(colour, depth);
  const body = canvas.linearAt(
    [
      [0, mix(water, light.sky[2], 0.55)],
      [0.5, water],
      [1, mix(water, light.shadow, 0.2)],
    ],
    [0, box.top, 0, box.bottom],
  );
  const shine = mix(water, light.key, 0.65);
  const tall = box.bottom - box.top;
  return [
    path(d, body),
    group(
      [
        mirrored,
        Array.from({ length: glints }, (_, i) => {
          const near = (i + 0.5) / glints;
          const length = (0.5 + near) * between(random, 30, 70);
          const x = between(random, box.left, box.right) + canvas.sway(i) * 6;
          return line(
            `M${n(x)} ${n(box.top + near * tall)}q${n(length * 0.25)} ${n(-2 - near * 3)} ${n(length * 0.5)} 0t${n(length * 0.5)} 0`,
            shine,
            1.6 + near * 2.2,
            { opacity: between(random, 0.3, 0.75) },
          );
        }),
      ],
      { clip: canvas.clip(d) },
    ),
    line(d, mix(water, light.shadow, 0.3), 4, { opacity: 0.35 }),
  ];
}
