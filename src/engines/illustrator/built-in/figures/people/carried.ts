import type { Figure } from '#domain/picture-world.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { at, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** In these poses the hand at the back hangs down, free to carry something. */
const FREE_HANDED: ReadonlySet<Action> = new Set<Action>(['stand', 'walk', 'wave', 'point', 'look-away']);

type Carried = (brush: Brush, hand: Point) => Art;

const CARRIED: Partial<Record<Figure, Carried>> = {
  wizard: (brush, hand) => staff(brush, hand),
  witch: (brush, hand) => broom(brush, hand),
  teacher: (brush, hand) => book(brush, hand),
  fairy: (brush, hand) => wand(brush, hand),
};

/** What figures carry as their mark, in their own space; `hand` is the one at the back. */
export function carried(brush: Brush, hand: Point): Art {
  return FREE_HANDED.has(brush.actor.pose) && CARRIED[brush.actor.figure]?.(brush, hand);
}

function staff({ canvas, of, lit, facing }: Brush, [x, y]: Point): Art {
  const top: Point = [x - facing * 8, y - 150];
  return [
    line(`M${at([x + facing * 6, -4])}L${at([x, y])}L${at(top)}`, of('#7a5236'), 9),
    line(
      `M${at([top[0] - 12, top[1] - 12])}Q${at([top[0], top[1] + 16])} ${at([top[0] + 12, top[1] - 12])}`,
      of('#7a5236'),
      6,
    ),
    canvas.glow(top[0], top[1] - 14, 44, 44, '#9fe6ff', 0.6),
    circle(top[0], top[1] - 14, 13, lit('#7fd0ee', 0.3)),
    circle(top[0] - 4, top[1] - 19, 4, '#ffffff', { opacity: 0.8 }),
  ];
}

function broom({ of, form, shaded, facing }: Brush, [x, y]: Point): Art {
  const foot: Point = [x + facing * 6, -52];
  return [
    line(`M${at(foot)}L${at([x - facing * 8, y - 120])}`, of('#8a5f3c'), 8),
    path(
      `M${at([foot[0] - 9, foot[1] - 6])}Q${at([foot[0], foot[1] - 14])} ${at([foot[0] + 9, foot[1] - 6])}C${at([foot[0] + 14, -36])} ${at([foot[0] + 24, -20])} ${at([foot[0] + 22, -4])}Q${at([foot[0], 4])} ${at([foot[0] - 22, -4])}C${at([foot[0] - 24, -20])} ${at([foot[0] - 14, -36])} ${at([foot[0] - 9, foot[1] - 6])}Z`,
      form('#dcae5e', 0.25, 0.3),
    ),
    line(`M${at([foot[0] - 11, foot[1]])}h22`, shaded('#b5482f', 0.1), 7),
    line(`M${at([foot[0] - 7, -8])}v-24M${at([foot[0] + 7, -8])}v-24`, shaded('#dcae5e', 0.35), 2.5, {
      opacity: 0.6,
    }),
  ];
}

function book({ form, of, facing }: Brush, [x, y]: Point): Art {
  return group(
    [
      rect(-23, -30, 46, 58, of('#fbf3e0'), { corner: 4 }),
      rect(-25, -32, 42, 60, form('#b5503f', 0.2, 0.3), { corner: 5 }),
      path(star([-4, -4], 10), of('#f3cf78')),
    ],
    { x: x + facing * 2, y: y - 4, turn: facing * -8 },
  );
}

function wand({ canvas, of, lit, facing }: Brush, [x, y]: Point): Art {
  const tip: Point = [x - facing * 26, y - 44];
  return [
    line(`M${at([x + facing * 4, y + 8])}L${at(tip)}`, of('#f3e4c4'), 5),
    canvas.glow(tip[0], tip[1], 34, 34, '#fff2b0', 0.6),
    path(star(tip, 15, { waist: 0.5 }), lit('#f7d05e', 0.15)),
  ];
}
