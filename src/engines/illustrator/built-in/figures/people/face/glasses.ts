import type { Glasses } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { lightness } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { eyeAt, type Measures } from '#engines/illustrator/built-in/figures/people/face/measures.ts';

export function glasses({ look, of, lit, yaw }: Brush, { shape, colour }: Glasses, m: Measures): Art {
  const frame = colour ?? (lightness(look.skin) < 0.62 ? '#e0b864' : '#6b4a4a');
  const wire = of(frame);
  const y = m.eyes + 2;
  const one = (side: 1 | -1) => {
    const { x: eye, narrow } = eyeAt(m, yaw, side);
    const [x, rx] = [eye + side * 1.5, 20.5 * (0.15 + 0.85 * narrow)];
    const d =
      shape === 'round'
        ? `M${n(x - rx)} ${y}a${n(rx)} 20.5 0 1 0 ${n(rx * 2)} 0a${n(rx)} 20.5 0 1 0 ${n(-rx * 2)} 0Z`
        : `M${n(x - rx)} ${y - 11}q0 -5 6 -5h${n(rx * 2 - 12)}q6 0 6 5v14q0 13 -13 13h${n(-rx * 2 + 26)}q-13 0 -13 -13Z`;
    const art = [
      path(d, '#ffffff', { opacity: 0.13, airy: true }),
      line(
        `M${n(x - rx * 0.62)} ${y + 2}Q${n(x - rx * 0.5)} ${y - 12} ${n(x - rx * 0.05)} ${y - 14}`,
        '#ffffff',
        3,
        { opacity: 0.5, airy: true },
      ),
      line(d, wire, 4.2),
      line(d, lit(frame, 0.6), 1.3, { opacity: 0.5 }),
    ];
    return { art, left: x - rx, right: x + rx };
  };
  const [left, right] = [one(-1), one(1)];
  return [
    line(`M${at([left.left, y - 3])}L${n(-62 - yaw * 20)} ${y - 5}`, wire, 3.8),
    yaw < 0.7 && line(`M${at([right.right, y - 3])}L${n(64 - yaw * 20)} ${y - 5}`, wire, 3.8),
    line(
      `M${at([left.right, y - 2])}Q${n((left.right + right.left) / 2)} ${y - 9} ${at([right.left, y - 2])}`,
      wire,
      4.2,
    ),
    left.art,
    right.art,
  ];
}
