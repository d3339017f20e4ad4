import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  browWhenTroubled,
  handsFrom,
  SIDES,
  toward,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { oneEye } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { CELLS, machineArm, STEEL } from '#engines/illustrator/built-in/figures/beings/machine-parts.ts';

export const ROVER_BREADTH = 130;
export const ROVER_COATS: readonly Colour[] = ['#ede6d8', '#e3c9a8', '#cfd8de'];

/** Six wheels, a table of solar cells, and two lenses on a mast. */
export function rover(brush: Brush): Drawing {
  const { facing, form, lit, of, shaded, look, stance, swing, actor } = brush;
  const coat = look.coat ?? '#ede6d8';
  const rests = stance.lying || stance.drop > 0;
  const sink = rests ? 16 : 0;
  const droops = actor.mood === 'sad' || actor.pose === 'sleep';
  const head: Point = [50 * facing, -262 + (droops ? 44 : 0) + sink];
  const hands = handsFrom(brush, [96, -96], 0.85);
  const hand: Point = [hands.front[0], Math.min(hands.front[1], -40)];
  return {
    art: [
      line(`M${at([40 * facing, -140])}L${at([head[0], head[1] + 20])}`, of(STEEL), 15),
      line(`M${at([40 * facing - 4, -140])}L${at([head[0] - 4, head[1] + 20])}`, lit(STEEL, 0.5), 4, {
        opacity: 0.6,
        airy: true,
      }),
      aerial(brush),
      group(
        [
          path(
            toward(facing, 'M-96 -122L82 -122L100 -70Q98 -58 84 -58L-84 -58Q-98 -58 -100 -70Z'),
            form(coat, 0.2, 0.3),
          ),
          rect(-26, -104, 52, 30, of(mix(coat, '#e0a24a', 0.7)), { corner: 6 }),
          line('M-16 -89h0M0 -89h0M16 -89h0', shaded('#a06a2a', 0.1), 7),
          panel(brush),
        ],
        { y: sink },
      ),
      wheels(brush),
      group(machineArm(brush, [88 * facing, -84], hand), { y: sink }),
      group(lenses(brush, coat), {
        x: head[0],
        y: head[1],
        turn: swing * 3 + (droops ? 8 * facing : 0),
        pivot: [0, 20],
      }),
    ],
    face: { left: head[0] - 58, right: head[0] + 58, top: head[1] - 28, bottom: head[1] + 30 },
    hand: [hand[0], hand[1] + sink],
  };
}

function panel({ facing, form, of, lit }: Brush): Art {
  return [
    path(toward(facing, 'M-132 -148L96 -148L116 -122L-112 -122Z'), form(CELLS, 0.25, 0.2)),
    line(
      toward(
        facing,
        'M-86 -148L-66 -122M-40 -148L-20 -122M6 -148L26 -122M52 -148L72 -122M-122 -135L106 -135',
      ),
      lit(CELLS, 0.35),
      3,
      {
        opacity: 0.7,
        airy: true,
      },
    ),
    line(toward(facing, 'M-112 -121L116 -121'), of('#d9dde4'), 6),
  ];
}

function wheels({ facing, of, lit, form, swing, actor }: Brush): Art {
  const rolls = ['walk', 'run'].includes(actor.pose) ? swing * 24 : 0;
  const steel = of(tone(STEEL, -0.1));
  return [
    line(toward(facing, 'M-92 -30L-46 -66L-6 -30M-46 -66L60 -62L92 -30'), steel, 10),
    [-94, -4, 92].map((x) =>
      group(
        [
          circle(0, 0, 31, form('#565a66', 0.25, 0.25)),
          line(
            'M0 -31V-26M22 -22L18 -18M31 0H26M22 22L18 18M0 31V26M-22 22L-18 18M-31 0H-26M-22 -22L-18 -18',
            lit('#565a66', 0.35),
            5,
          ),
          circle(0, 0, 15, of('#c4cad2')),
          line('M-9 0H9M0 -9V9', steel, 4),
        ],
        { x: x * facing, y: -31, turn: rolls * facing },
      ),
    ),
  ];
}

function aerial({ facing, form, of, swing }: Brush): Art {
  return group(
    [
      line(toward(facing, 'M-86 -140L-92 -186'), of(STEEL), 8),
      group(
        [
          ellipse(0, 0, 34, 15, form('#f4f1ea', 0.1, 0.3)),
          line('M0 -2L0 -22', of(STEEL), 5),
          circle(0, -24, 6, of('#e2604f')),
        ],
        {
          x: -94 * facing,
          y: -194,
          turn: -18 * facing + swing * 4,
        },
      ),
    ],
    {},
  );
}

/** A camera for either eye. */
function lenses(brush: Brush, coat: Colour): Art {
  const { form, of, fromBehind, gaze, actor } = brush;
  const { brow } = browWhenTroubled(brush, '#5a6170');
  const tilted = actor.mood === 'angry' ? -1 : 1;
  return [
    rect(-58, -30, 116, 58, form(coat, 0.2, 0.28), { corner: 22 }),
    !fromBehind &&
      SIDES.map((side) => [
        circle(side * 28, -1, 25, of('#4b5160')),
        circle(side * 28, -1, 20, of('#eef6fb')),
        oneEye(brush, side * 28 + gaze[0] * 5, -1 + gaze[1] * 4, 11.5, '#2f3344'),
        brow &&
          line(`M${at([side * 12, -34 - tilted * 6])}L${at([side * 44, -34 + tilted * 6])}`, of(brow), 7),
      ]),
    !fromBehind && smile(brush),
  ];
}

function smile({ actor, of, turn }: Brush): Art {
  const sad = ['sad', 'scared', 'angry'].includes(actor.mood) && actor.pose !== 'sleep';
  const x = turn * 0.3;
  return line(`M${at([x - 7, sad ? 20 : 16])}q7 ${sad ? -7 : 7} 14 0`, of('#5a6170'), 4.4);
}
