import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { toward } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { crawler } from '#engines/illustrator/built-in/figures/wings-and-fins/crawler.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const DARK = '#453a45';
const SHELL =
  'M-128 -40C-134 -116 -78 -176 -10 -176C50 -176 92 -130 94 -62C94 -44 84 -34 66 -32L-108 -28Q-126 -28 -128 -40Z';
export const LADYBIRD_BREADTH = 104;

/** From the side: a dome with dots, and a head that turns to us. */
export function ladybird(brush: Brush): Drawing {
  return crawler(brush, { dark: DARK, body: shell(brush), head: [70, -128], legs: [-86, -36, 14, 58] });
}

function shell(brush: Brush): Art {
  const { canvas, facing, look, ball, form, of, lit, actor, swing } = brush;
  const red = look.coat ?? '#e2473c';
  const outer = toward(facing, SHELL);
  const open = actor.pose === 'fly' || actor.pose === 'cheer' || actor.pose === 'jump';
  const spots: Point[] = [
    [-84, -94],
    [-30, -138],
    [-22, -78],
    [-78, -44],
    [36, -62],
    [30, -120],
  ];
  const dome = [
    path(outer, ball(red, 0.25, 0.32)),
    group(
      spots.map(([x, y]) => ellipse(x * facing, y, 18, 19, of(DARK))),
      { clip: canvas.clip(outer), airy: true },
    ),
    line(toward(facing, 'M-102 -112Q-82 -148 -44 -160'), lit(red, 0.65), 9, { opacity: 0.6, airy: true }),
  ];
  if (!open) return dome;
  const flap = 8 + swing * 10;
  return [
    path(toward(facing, 'M-116 -34C-110 -90 -60 -120 0 -120C50 -120 80 -90 82 -40Z'), form(DARK, 0.2, 0.2)),
    path(
      toward(facing, 'M20 -120C-30 -190 -110 -230 -156 -196C-170 -160 -110 -100 0 -92Z'),
      form('#e6f2ff', 0.3, 0.1),
      { opacity: 0.85 },
    ),
    group(dome, { turn: facing * (14 + flap), pivot: [70 * facing, -110] }),
  ];
}
