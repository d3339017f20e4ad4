import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface BillowOptions {
  name: string;
  /** Where the tops are. */
  y: number;
  /** Of one puff. */
  size: number;
  /** 0 near, 1 at the horizon. */
  depth?: number;
  /** How far the row drifts from one frame to the next. */
  drift?: number;
  /** How deep the light reaches below the tops. */
  reach?: number;
}

/** A row of cloud tops over the whole width, filled with cloud below. */
export function billows(
  canvas: Canvas,
  { name, y, size, depth = 0, drift = 5, reach = size * 2.2 }: BillowOptions,
): Art {
  const { light } = canvas;
  const random = canvas.random(`billows ${name}`);
  let puffs = '';
  let tops = '';
  for (let x = -size * 1.4; x < 1600 + size * 1.4; x += size * between(random, 0.7, 1.15)) {
    const radius = size * between(random, 0.55, 1);
    const cx = x + canvas.frame * drift;
    const cy = y + radius * between(random, 0.55, 0.9);
    puffs += blob(random, [cx, cy], radius * 1.2, radius, { corners: 8, wobble: 0.03 });
    tops += blob(random, [cx - radius * 0.14, cy - radius * 0.2], radius * 0.9, radius * 0.68, {
      corners: 7,
      wobble: 0.05,
    });
  }
  const bright = mix(light.cloud, light.haze, depth * 0.7);
  const dim = mix(light.cloudShade, light.haze, depth * 0.7);
  const body = canvas.linearAt(
    [
      [0, bright],
      [0.4, mix(bright, dim, 0.35)],
      [1, dim],
    ],
    [0, y, 0, y + reach],
  );
  return [
    path(`${puffs}M-60 ${n(y + size * 0.9)}H1660V920H-60Z`, body),
    path(tops, mix(bright, light.key, 0.55), { opacity: 0.5 * (1 - depth * 0.5) }),
  ];
}
