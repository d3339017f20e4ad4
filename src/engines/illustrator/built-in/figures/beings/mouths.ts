import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { at, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface MouthOptions {
  x: number;
  y: number;
  /** Half of it. */
  width: number;
  ink: string;
  /** Shown when it opens. */
  teeth?: 'row' | 'pair';
  /** It is open even for a plain smile. */
  grin?: boolean;
  stroke?: number;
}

/** A mouth on its own, for those whose eyes are elsewhere or more than two. */
export function wideMouth(brush: Brush, options: MouthOptions): Art {
  const { actor } = brush;
  const { x, y, width: w, ink, grin = false, stroke = Math.max(3.4, w * 0.14) } = options;
  const curve = (half: number, ends: number, middle: number) =>
    line(`M${at([x - half, y + ends])}Q${at([x, y + middle])} ${at([x + half, y + ends])}`, ink, stroke);
  if (actor.pose === 'sleep' || actor.mood === 'sleepy') return curve(w * 0.45, 0, w * 0.4);
  switch (actor.mood) {
    case 'surprised':
    case 'scared':
      return ellipse(
        x,
        y + w * 0.24,
        w * 0.32,
        w * (actor.mood === 'scared' ? 0.26 : 0.4),
        brush.of('#7a2f35'),
      );
    case 'sad':
      return curve(w * 0.6, w * 0.3, -w * 0.2);
    case 'angry':
      return curve(w * 0.55, w * 0.18, -w * 0.06);
    case 'calm':
      return curve(w * 0.8, 0, w * 0.6);
    case 'excited':
      return laugh(brush, options, 1.15);
    default:
      return grin || ['cheer', 'jump', 'run'].includes(actor.pose)
        ? laugh(brush, options, 0.9)
        : curve(w * 0.8, 0, w * 0.85);
  }
}

function laugh({ canvas, of }: Brush, { x, y, width: w, teeth }: MouthOptions, depth: number): Art {
  const low = y + w * depth;
  const opening = `M${at([x - w, y - 2])}Q${at([x, y + w * 0.16])} ${at([x + w, y - 2])}C${at([x + w * 0.92, low])} ${at([x + w * 0.4, low])} ${at([x, low])}C${at([x - w * 0.4, low])} ${at([x - w * 0.92, low])} ${at([x - w, y - 2])}Z`;
  return [
    path(opening, of('#7a2f35')),
    group(
      [
        ellipse(x, low, w * 0.55, w * 0.36, of('#ee8791')),
        teeth === 'row' &&
          path(
            `M${at([x - w, y - 8])}H${n(x + w)}V${n(y + w * 0.2)}Q${at([x, y + w * 0.36])} ${at([x - w, y + w * 0.2])}Z`,
            of('#fffaf0'),
          ),
        teeth === 'pair' &&
          [-0.5, 0.5].map((share) =>
            path(
              `M${at([x + w * (share - 0.16), y - 8])}h${n(w * 0.32)}l${n(-w * 0.16)} ${n(w * 0.42 + 8)}Z`,
              of('#fffaf0'),
            ),
          ),
      ],
      { clip: canvas.clip(opening), airy: true },
    ),
  ];
}
