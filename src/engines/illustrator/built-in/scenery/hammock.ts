import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A striped hammock between two points of its cords, with a pillow at its left end. */
export function hammock(
  canvas: Canvas,
  [left, top]: Point,
  [right, end]: Point,
  { cloth, stripe, sag = 150 }: { cloth: Colour; stripe: Colour; sag?: number },
): Art {
  const { paint } = canvas;
  const wide = right - left;
  const [from, to] = [left + wide * 0.16, right - wide * 0.16];
  const low = (top + end) / 2 + sag + canvas.sway(1) * 4;
  const [a, b] = [lerp(top, low, 0.3), lerp(end, low, 0.3)];
  const middle = (from + to) / 2;
  const curve = (down: number) =>
    `M${n(from + down * 0.06)} ${n(a + down * 0.3)}Q${n(middle)} ${n(low + down)} ${n(to - down * 0.06)} ${n(b + down * 0.3)}`;
  return [
    line(
      `M${n(left)} ${n(top)}L${n(from)} ${n(a - 4)}M${n(left)} ${n(top)}L${n(from)} ${n(a + 20)}M${n(right)} ${n(end)}L${n(to)} ${n(b - 4)}M${n(right)} ${n(end)}L${n(to)} ${n(b + 20)}`,
      paint.of('#e8d3a4'),
      4,
    ),
    path(
      `M${n(from)} ${n(a - 6)}Q${n(middle)} ${n(low - 14)} ${n(to)} ${n(b - 6)}V${n(b + 22)}Q${n(to - wide * 0.08)} ${n(low + 44)} ${n(middle)} ${n(low + 46)}Q${n(from + wide * 0.08)} ${n(low + 44)} ${n(from)} ${n(a + 22)}Z`,
      sideLit(canvas, cloth),
    ),
    line(curve(8) + curve(36), paint.of(stripe), 8),
    path(
      `M${n(from + 6)} ${n(a + 2)}q22 -30 54 -6q10 22 -8 36q-32 -2 -46 -30Z`,
      sideLit(canvas, mix(stripe, '#ffffff', 0.45)),
    ),
  ];
}
