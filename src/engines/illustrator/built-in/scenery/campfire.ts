import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const STONES = [
  [-62, 4, 19],
  [-36, 14, 22],
  [0, 18, 24],
  [38, 14, 21],
  [63, 4, 18],
] as const;

/** Crossed logs in a ring of stones; it burns at any time, and shines in the dark. */
export function campfire(canvas: Canvas, [x, y]: Point, scale = 1): Art {
  const { paint, light } = canvas;
  return [
    canvas.glow(x, y + 8 * scale, 120 * scale, 26 * scale, light.shadow, 0.45),
    canvas.glow(x, y - 40 * scale, 260 * scale, 200 * scale, '#ffb65a', light.lamps ? 0.6 : 0.28),
    group(
      [
        line('M-46 2L40 -18M46 2L-40 -18', paint.of('#7b4f33'), 15),
        line('M-44 0L38 -20M44 0L-38 -20', paint.lit('#a06b43', 0.3), 4, { opacity: 0.7 }),
        flames(canvas),
        STONES.map(([sx, sy, size], i) =>
          ellipse(sx, sy, size, size * 0.68, i % 2 ? paint.of('#9a9a9c') : paint.shaded('#a9a39c', 0.2)),
        ),
        STONES.map(([sx, sy, size]) =>
          ellipse(sx - size * 0.2, sy - size * 0.28, size * 0.55, size * 0.25, '#ffc987', { opacity: 0.45 }),
        ),
      ],
      { x, y, scale },
    ),
  ];
}

/** Flames around (0, -10), about 100 high. */
export function flames(canvas: Canvas): Art {
  const tongue = (width: number, height: number, phase: number) => {
    const lean = canvas.sway(phase) * 9;
    return `M${n(-width)} -8C${n(-width * 1.2)} ${n(-height * 0.45)} ${n(lean * 0.4 - width * 0.1)} ${n(-height * 0.5)} ${n(lean)} ${n(-height)}C${n(lean * 0.5 + width * 0.3)} ${n(-height * 0.6)} ${n(width * 1.25)} ${n(-height * 0.4)} ${n(width)} -8Q0 6 ${n(-width)} -8Z`;
  };
  return [
    group(path(tongue(20, 66, 1), '#f2793d'), { x: -15, y: 2, turn: -10 }),
    group(path(tongue(20, 58, 2.4), '#f2793d'), { x: 17, y: 2, turn: 12 }),
    path(tongue(30, 104, 0), '#f78f3f'),
    path(tongue(20, 74, 0.8), '#ffc24d'),
    path(tongue(11, 44, 1.6), '#fff0a8'),
  ];
}
