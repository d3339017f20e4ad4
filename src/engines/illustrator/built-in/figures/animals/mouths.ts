import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { at } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const INK = '#33242a';

/** Whether the mood opens the mouth in laughter. */
export function laughs({ actor: { mood, pose } }: Brush): boolean {
  return (
    pose !== 'sleep' && (mood === 'excited' || (mood === 'happy' && ['cheer', 'jump', 'run'].includes(pose)))
  );
}

/** Whether the mouth shows as a smile that teeth may peep out of. */
export function smiles({ actor: { mood, pose } }: Brush): boolean {
  return pose !== 'sleep' && (mood === 'happy' || mood === 'excited' || mood === 'calm');
}

/** The mouth of those who have a broad one: from one cheek to the other. */
export function broadMouth(brush: Brush, y: number, half: number, thickness = 4): Art {
  const { turn: x, of, actor } = brush;
  const curve = (ends: number, middle: number, reach = half) =>
    line(
      `M${at([x - reach, y + ends])}Q${at([x, y + middle])} ${at([x + reach, y + ends])}`,
      of(INK),
      thickness,
    );
  if (actor.pose === 'sleep') return curve(0, half * 0.3, half * 0.7);
  if (laughs(brush)) return laughter(brush, y, half);
  switch (actor.mood) {
    case 'surprised':
    case 'scared':
      return ellipse(x, y + 6, half * 0.34, actor.mood === 'scared' ? 6 : 10, of('#7a2f35'));
    case 'sad':
    case 'angry':
      return curve(half * 0.26, -half * 0.12, half * 0.75);
    default:
      return curve(-half * 0.2, half * 0.55);
  }
}

function laughter({ turn: x, of }: Brush, y: number, half: number): Art {
  const low = y + half * 0.62;
  return [
    path(
      `M${at([x - half, y - half * 0.2])}Q${at([x, y + half * 0.16])} ${at([x + half, y - half * 0.2])}Q${at([x + half * 0.7, low])} ${at([x, low])}Q${at([x - half * 0.7, low])} ${at([x - half, y - half * 0.2])}Z`,
      of('#7a2f35'),
    ),
    ellipse(x, y + half * 0.46, half * 0.4, half * 0.13, of('#ee8791')),
  ];
}
