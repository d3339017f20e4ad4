import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Behind the ear that we see. */
export function hearing({ look, of, lit, form, fromBehind, yaw }: Brush, ear: number): Art {
  if (!look.hearing) return undefined;
  const { kind, colour } = look.hearing;
  const s = fromBehind ? 1 : -1;
  const x = s * 66 - yaw * 6;
  const piece = [
    line(
      `M${n(x + s)} ${ear - 20}C${n(x + s * 15)} ${ear - 20} ${n(x + s * 17)} ${ear - 2} ${n(x + s * 12)} ${ear + 9}`,
      of(colour),
      8.5,
    ),
    line(
      `M${n(x + s * 3)} ${ear - 21}C${n(x + s * 13)} ${ear - 21} ${n(x + s * 15)} ${ear - 6} ${n(x + s * 12)} ${ear + 2}`,
      lit(colour, 0.6),
      2.6,
      { opacity: 0.8 },
    ),
    line(
      `M${n(x)} ${ear - 20}C${n(x - s * 9)} ${ear - 20} ${n(x - s * 8)} ${ear - 6} ${n(x - s)} ${ear + 2}`,
      of('#f4efe6'),
      2.4,
    ),
    circle(x - s * 0.5, ear + 3, 4, of('#f4efe6')),
  ];
  if (kind === 'aid') return piece;
  const [cx, cy] = [s * 45, -256];
  return [
    line(
      `M${n(x + s * 4)} ${ear - 21}C${n(x + s * 10)} ${ear - 42} ${n(cx + s * 22)} ${cy} ${cx} ${cy}`,
      of('#55505e'),
      3,
    ),
    circle(cx, cy, 13.5, of('#47424f')),
    circle(cx, cy, 11, form(colour, 0.4, 0.2)),
    circle(cx - 3, cy - 4, 3, '#ffffff', { opacity: 0.5 }),
    piece,
  ];
}
