import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { inkOn } from '#engines/illustrator/built-in/figures/people/face/eyes.ts';
import type { Mouth } from '#engines/illustrator/built-in/figures/people/face/masks.ts';
import type { Measures } from '#engines/illustrator/built-in/figures/people/face/measures.ts';

const WIDTH = 3.4;

/** Mouths are read from afar; those that are open have less room above the chin. */
const LARGER = 1.4;
const OPEN = 1.2;
const OPEN_MOUTHS: ReadonlySet<Mouth> = new Set<Mouth>(['laugh', 'grin', 'agape', 'round', 'wail', 'yawn']);

export function mouth(brush: Brush, kind: Mouth, m: Measures): Art {
  const pivot = [brush.yaw * 3, m.mouth] as const;
  const scale = OPEN_MOUTHS.has(kind) ? OPEN : LARGER;
  return group(drawn(brush, kind, m), { x: pivot[0] * (1 - scale), y: pivot[1] * (1 - scale), scale });
}

function drawn(brush: Brush, kind: Mouth, { mouth: y }: Measures): Art {
  const { of, look, yaw } = brush;
  const x = yaw * 3;
  const lip = of(look.beard ? '#8f4340' : inkOn(look.skin));
  const inside = of('#7a2630');
  const tongue = of('#ec7f88');
  const curve = (half: number, ends: number, middle: number) =>
    line(`M${n(x - half)} ${n(y + ends)}Q${n(x)} ${n(y + middle)} ${n(x + half)} ${n(y + ends)}`, lip, WIDTH);
  const faint = (d: string, opacity: number) => line(d, lip, 2.2, { opacity });
  switch (kind) {
    case 'smile':
      return [curve(13, -2, 9), faint(`M${n(x - 15)} ${y - 4}q1 2 3 3M${n(x + 15)} ${y - 4}q-1 2 -3 3`, 0.6)];
    case 'laugh':
      return open(brush, [x, y], 17, 1, 23);
    case 'grin':
      return open(brush, [x, y], 14, 3, 11);
    case 'agape':
      return open(brush, [x, y], 9, -4, 15, false);
    case 'round':
      return [ellipse(x, y + 4, 6.4, 8.4, inside), ellipse(x, y + 9, 4.2, 2.8, tongue)];
    case 'wobble':
      return line(`M${n(x - 11)} ${y + 3}q4 -6 7 -1t7 0t7 1`, lip, WIDTH);
    case 'small':
      return curve(7, 3, -1);
    case 'frown':
      return [curve(11, 5, -4), faint(`M${n(x - 5)} ${y + 9}q5 2 10 0`, 0.35)];
    case 'wail':
      return [
        path(
          `M${n(x - 14)} ${y + 9}C${n(x - 12)} ${y - 9} ${n(x + 12)} ${y - 9} ${n(x + 14)} ${y + 9}Q${n(x)} ${y + 3} ${n(x - 14)} ${y + 9}Z`,
          inside,
        ),
        ellipse(x, y + 3.5, 7, 2.6, tongue),
      ];
    case 'grit':
      return [
        path(
          `M${n(x - 11)} ${y + 5}Q${n(x)} ${y - 6} ${n(x + 11)} ${y + 5}Q${n(x)} ${y + 3} ${n(x - 11)} ${y + 5}Z`,
          of('#fffaf0'),
        ),
        line(
          `M${n(x - 11)} ${y + 5}Q${n(x)} ${y - 6} ${n(x + 11)} ${y + 5}Q${n(x)} ${y + 3} ${n(x - 11)} ${y + 5}`,
          lip,
          2.6,
        ),
      ];
    case 'firm':
      return [curve(10, 0, 2.5), faint(`M${n(x - 12)} ${y - 2}q0 2 2 2M${n(x + 12)} ${y - 2}q0 2 -2 2`, 0.5)];
    case 'smirk':
      return line(`M${n(x - 9)} ${y + 1}Q${n(x + 4)} ${y + 6} ${n(x + 13)} ${y - 5}`, lip, WIDTH);
    case 'yawn':
      return [ellipse(x, y + 3, 6, 6.4, inside), ellipse(x, y + 6.4, 4, 2.4, tongue)];
    case 'asleep':
      return curve(7, 0, 4);
    default:
      return curve(9, -0.5, 5);
  }
}

function open(
  { of, canvas }: Brush,
  [x, y]: readonly [number, number],
  half: number,
  top: number,
  low: number,
  teeth = true,
): Art {
  const d = `M${n(x - half)} ${n(y - 3)}Q${n(x)} ${n(y + top)} ${n(x + half)} ${n(y - 3)}C${n(x + half * 0.96)} ${n(y + low)} ${n(x - half * 0.96)} ${n(y + low)} ${n(x - half)} ${n(y - 3)}Z`;
  return [
    path(d, of('#7a2630')),
    group(
      [
        ellipse(x, y + low * 0.84, half * 0.62, low * 0.34, of('#ec7f88')),
        teeth &&
          path(
            `M${n(x - half)} ${n(y - 6)}H${n(x + half)}V${n(y + 1.5)}Q${n(x)} ${n(y + top + 5)} ${n(x - half)} ${n(y + 1.5)}Z`,
            of('#fffaf0'),
          ),
      ],
      { clip: canvas.clip(d) },
    ),
  ];
}
