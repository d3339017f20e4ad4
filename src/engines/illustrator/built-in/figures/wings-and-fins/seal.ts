import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  browWhenTroubled,
  handsFrom,
  SIDES,
  smallCheeks,
  toward,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { wing } from '#engines/illustrator/built-in/figures/wings-and-fins/wing.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export const SEAL_BREADTH = 140;

const UPRIGHT =
  'M-150 -20C-124 -52 -76 -76 -30 -88C6 -98 14 -130 22 -168C34 -206 96 -206 108 -168C118 -124 112 -52 88 -22C70 -6 30 -4 -20 -4L-130 -6Q-158 -8 -150 -20Z';
const LYING =
  'M-154 -20C-130 -56 -84 -84 -30 -92C20 -98 60 -104 92 -100C128 -96 140 -58 128 -30C116 -6 70 -4 20 -4L-132 -6Q-162 -8 -154 -20Z';

/** On its belly, with its chest raised and a tail like two leaves. */
export function seal(brush: Brush): Drawing {
  const { canvas, facing, form, lit, of, look, swing, stance, actor } = brush;
  const coat = look.coat ?? '#8d97a6';
  const asleep = stance.lying;
  const light = mix(coat, '#fdf6ea', 0.62);
  const body = toward(facing, asleep ? LYING : UPRIGHT);
  const head: Point = asleep ? [86, -74] : [66, -176];
  const fin = form(tone(coat, -0.05), 0.2, 0.22);
  const front = frontFin(brush);
  const hop = ['walk', 'run'].includes(actor.pose) ? swing * 3 * facing : 0;
  const x = head[0] * facing;
  return {
    art: group(
      [
        group(
          path(
            toward(
              facing,
              'M-128 -18C-150 -44 -178 -52 -198 -44C-192 -26 -180 -18 -168 -14C-184 -8 -194 4 -194 12C-168 12 -142 4 -126 -6Z',
            ),
            fin,
          ),
          { y: -10, turn: swing * 5 * facing, pivot: [-132 * facing, -14] },
        ),
        front && wing({ shoulder: [84 * facing, -96], tip: front, width: 40, fill: fin, side: facing }),
        path(body, form(coat, 0.24, 0.32)),
        group(
          [
            ellipse(
              (asleep ? 60 : 80) * facing,
              asleep ? -14 : -70,
              asleep ? 80 : 42,
              asleep ? 22 : 84,
              of(light),
              { opacity: 0.75 },
            ),
            spots(brush, coat),
          ],
          { clip: canvas.clip(body), airy: true },
        ),
        line(toward(facing, 'M-104 -56Q-64 -80 -20 -88'), lit(coat, 0.6), 8, { opacity: 0.45, airy: true }),
        group(headOf(brush, coat, light), { x, y: head[1], turn: swing * 2.4, pivot: [0, 40] }),
        wing({
          shoulder: [(asleep ? 30 : 44) * facing, asleep ? -42 : -64],
          tip: [(asleep ? -14 : 8) * facing, -8 - swing * 2],
          width: 40,
          fill: fin,
          side: facing > 0 ? -1 : 1,
        }),
      ],
      { turn: hop, pivot: [0, 0] },
    ),
    face: { left: x - 52, right: x + 52, top: head[1] - 40, bottom: head[1] + 46 },
    hand: front ?? [x + 40 * facing, head[1] + 24],
  };
}

/** It claps and waves with the flipper beyond. */
function frontFin(brush: Brush): Point | undefined {
  const { actor } = brush;
  const still = ['stand', 'walk', 'run', 'sit', 'sleep', 'look-away', 'fly'].includes(actor.pose);
  return still && !actor.reach ? undefined : handsFrom(brush, [84, -96], 0.9).front;
}

function spots({ facing, of }: Brush, coat: Colour): Art {
  return [
    [-96, -44, 8],
    [-70, -62, 6],
    [-48, -50, 9],
    [-14, -70, 7],
    [4, -46, 6],
    [20, -104, 6],
    [-24, -34, 5],
  ].map(([x = 0, y = 0, r = 0]) =>
    ellipse(x * facing, y, r, r * 0.75, of(tone(coat, -0.12)), { opacity: 0.4 }),
  );
}

/** Around (0, 0). */
function headOf(brush: Brush, coat: Colour, light: Colour): Art {
  const { ball, form, of, turn, fromBehind } = brush;
  return [
    circle(0, 0, 58, ball(coat, 0.26, 0.24)),
    !fromBehind && [
      SIDES.map((side) => ellipse(turn + side * 16, 18, 21, 17, form(light, 0.1, 0.12))),
      smallCheeks(brush, mix('#f0716f', coat, 0.1), [38, 10]),
      face(brush, {
        y: -8,
        gap: 27,
        eye: 12,
        mouthY: 24,
        ...browWhenTroubled(brush, tone(coat, -0.22)),
      }),
      path(
        `M${at([turn - 11, 4])}Q${at([turn, -3])} ${at([turn + 11, 4])}Q${at([turn + 6, 14])} ${at([turn, 15])}Q${at([turn - 6, 14])} ${at([turn - 11, 4])}Z`,
        of('#3a2f38'),
      ),
      line(
        SIDES.map(
          (side) =>
            `M${at([turn + side * 26, 16])}q${side * 16} -4 ${side * 32} -2M${at([turn + side * 26, 22])}q${side * 16} 2 ${side * 30} 8`,
        ).join(''),
        of(mix(coat, '#ffffff', 0.7)),
        2.4,
        { opacity: 0.8, airy: true },
      ),
    ],
  ];
}
