import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { blade, fern } from '#engines/illustrator/built-in/nature/plants.ts';
import { leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';

interface PlantOptions {
  colour: Colour;
  depth?: number;
}

/** A tree fern: a scaly stem, and a crown of fronds that bow down. */
export function treeFern(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  { colour, depth = 0 }: PlantOptions,
): Art {
  const { paint } = canvas;
  const green = leaves(canvas, colour, depth);
  const [top, half] = [y - height * 0.62, height * 0.045];
  let scales = '';
  for (let i = 1; i < 9; i++) {
    const sy = y - (height * 0.6 * i) / 9;
    scales += `M${n(x - half)} ${n(sy)}q${n(half)} ${n(half)} ${n(half * 2)} 0`;
  }
  const fronds = [-104, 104, -84, 84, -62, 62, -38, 38, -14, 14].map((turn, i) => {
    const length = height * between(random, 0.46, 0.58);
    const lean = turn < 0 ? -0.7 : 0.7;
    return group(
      [
        path(blade([0, 0], length * 0.82, lean * length * 0.62, length * 0.1), green.dark),
        fern([0, 0], length, i % 2 ? green.light : green.middle, lean),
      ],
      { x, y: top, turn: turn * 0.72 + canvas.sway(i) * 1.4 },
    );
  });
  return [
    path(
      `M${at([x - half * 1.7, y])}Q${at([x - half, y - height * 0.3])} ${at([x - half * 0.9, top])}H${n(x + half * 0.9)}Q${at([x + half, y - height * 0.3])} ${at([x + half * 1.7, y])}Q${at([x, y + half])} ${at([x - half * 1.7, y])}Z`,
      sideLit(canvas, '#8a6448', { depth }),
    ),
    line(scales, paint.shaded(tone('#8a6448', -0.08), 0.3), Math.max(2, half * 0.28), {
      opacity: 0.5 * (1 - depth),
    }),
    fronds,
  ];
}

/** A fat stem like a pineapple, with a tuft of stiff leaves. */
export function cycad(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  { colour, depth = 0 }: PlantOptions,
): Art {
  const { paint } = canvas;
  const green = leaves(canvas, colour, depth);
  const w = height * 0.2;
  const leafy = Array.from({ length: 11 }, (_, i): Art => {
    const angle = -Math.PI / 2 + (i - 5) * 0.31;
    const reach = height * between(random, 0.48, 0.6);
    const tip: Point = [
      x + Math.cos(angle) * reach,
      y - height * 0.42 + Math.sin(angle) * reach + (i - 5) ** 2 * height * 0.011,
    ];
    const bend: Point = [x + Math.cos(angle) * reach * 0.5, y - height * 0.5 + Math.sin(angle) * reach * 0.7];
    const root: Point = [x, y - height * 0.42];
    return path(
      `M${at(root)}Q${at([bend[0] - w * 0.24, bend[1]])} ${at(tip)}Q${at([bend[0] + w * 0.24, bend[1] + w * 0.1])} ${at(root)}Z`,
      [green.dark, green.middle, green.light][i % 3] ?? green.middle,
    );
  });
  let scales = '';
  for (let row = 0; row < 4; row++)
    for (let k = -1; k <= 1; k++)
      scales += `M${n(x + k * w * 0.5 - w * 0.22 + (row % 2) * w * 0.2)} ${n(y - height * (0.06 + row * 0.1))}l${n(w * 0.22)} ${n(-w * 0.26)}l${n(w * 0.22)} ${n(w * 0.26)}`;
  return [
    depth < 0.3 && ellipse(x, y, w * 1.3, w * 0.24, canvas.light.shadow, { opacity: 0.28 }),
    path(
      `M${n(x - w * 0.8)} ${n(y)}Q${n(x - w)} ${n(y - height * 0.3)} ${n(x - w * 0.4)} ${n(y - height * 0.44)}H${n(x + w * 0.4)}Q${n(x + w)} ${n(y - height * 0.3)} ${n(x + w * 0.8)} ${n(y)}Q${n(x)} ${n(y + w * 0.2)} ${n(x - w * 0.8)} ${n(y)}Z`,
      sideLit(canvas, '#9a7850', { depth }),
    ),
    line(scales, paint.shaded('#7a5a3c', 0.25), Math.max(2, w * 0.07), { opacity: 0.55 * (1 - depth) }),
    leafy,
  ];
}

/** Horsetails: straight jointed stems with whorls, as high as trees once. */
export function horsetails(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  { colour, depth = 0 }: PlantOptions,
): Art {
  const green = leaves(canvas, colour, depth);
  return Array.from({ length: 5 }, (_, i) => {
    const sx = x + (i - 2) * height * 0.13;
    const tall = height * between(random, 0.6, 1);
    const lean = canvas.sway(i) * 3;
    let whorls = '';
    for (let k = 1; k < 8; k++) {
      const wy = y - (tall * k) / 8;
      const reach = tall * 0.13 * (1 - k / 9);
      whorls += `M${n(sx - reach + lean * (k / 8))} ${n(wy - reach * 0.7)}L${n(sx + lean * (k / 8))} ${n(wy)}L${n(sx + reach + lean * (k / 8))} ${n(wy - reach * 0.7)}`;
    }
    return [
      line(
        `M${n(sx)} ${n(y)}L${n(sx + lean)} ${n(y - tall)}`,
        i % 2 ? green.middle : green.dark,
        Math.max(3, height * 0.03),
      ),
      line(whorls, green.light, Math.max(1.8, height * 0.014)),
    ];
  });
}
