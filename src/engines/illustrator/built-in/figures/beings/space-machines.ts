import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  browWhenTroubled,
  handsFrom,
  SIDES,
  toward,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face, oneEye } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';

export const ROVER_BREADTH = 130;
const STEEL = '#9aa3b0';
const CELLS = '#4a6a9c';

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

/** Two bones, a joint, and a small grip. */
function machineArm({ of, form, facing }: Brush, from: Point, hand: Point): Art {
  const elbow: Point = [lerp(from[0], hand[0], 0.5) + facing * 14, Math.max(from[1], hand[1]) - 6];
  return [
    line(`M${at(from)}L${at(elbow)}L${at(hand)}`, of(STEEL), 12),
    circle(elbow[0], elbow[1], 10, form('#e0a24a', 0.25, 0.2)),
    line(`M${at(hand)}l${facing * 12} -12M${at(hand)}l${facing * 14} 6`, of(tone(STEEL, -0.12)), 8),
    circle(hand[0], hand[1], 9, form('#e0a24a', 0.25, 0.2)),
  ];
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

const FOIL =
  'M-62 -214L62 -214Q76 -214 78 -200L86 -112Q86 -96 70 -96L-70 -96Q-86 -96 -86 -112L-78 -200Q-76 -214 -62 -214Z';

/** In gold foil, with wings of solar cells, a dish for a hat and three legs to land on. */
export function probe(brush: Brush): Drawing {
  const { canvas, form, lit, of, look, stance, swing, fromBehind, actor } = brush;
  const coat = look.coat ?? '#e6bd62';
  const rests = stance.lying || stance.drop > 0;
  const sink = rests ? 22 : 0;
  const inFlight = stance.lift > 20;
  const raised = ['cheer', 'jump', 'fly'].includes(actor.pose) ? 22 : actor.mood === 'sad' || rests ? -14 : 4;
  const hands = handsFrom(brush, [60, -118], 0.8);
  return {
    art: [
      landingLegs(brush, inFlight, sink),
      group(
        [
          SIDES.map((side) =>
            group(solarWing(brush), {
              scale: [side, 1],
              turn: -side * (raised + swing * 4 + (actor.pose === 'wave' && side === brush.facing ? 26 : 0)),
              pivot: [side * 74, -172],
            }),
          ),
          dish(brush),
          path(FOIL, form(coat, 0.28, 0.3)),
          group(
            line(
              'M-90 -190L-40 -160L-80 -120M40 -214L70 -180L30 -120L60 -90M-20 -214L-40 -160M90 -140L30 -120M-40 -160L-10 -96',
              lit(coat, 0.5),
              4,
              { opacity: 0.4 },
            ),
            { clip: canvas.clip(FOIL), airy: true },
          ),
          !fromBehind && [
            rect(-58, -200, 116, 76, of('#3c4458'), { corner: 26 }),
            rect(-52, -195, 104, 66, form('#eaf3f8', 0.1, 0.14), { corner: 22 }),
            face(brush, {
              y: -170,
              gap: 24,
              eye: 10.5,
              ink: '#2f3344',
              blush: '#f0938c',
              mouthY: -148,
              ...browWhenTroubled(brush, '#5a6170'),
            }),
          ],
          machineArm(brush, [70 * brush.facing, -110], hands.front),
        ],
        { y: sink, turn: swing * 1.5, pivot: [0, -120] },
      ),
    ],
    face: { left: -58, right: 58, top: -200 + sink, bottom: -122 + sink },
    hand: [hands.front[0], hands.front[1] + sink],
  };
}

function solarWing({ form, lit, of }: Brush): Art {
  return [
    line('M70 -172L96 -172', of(STEEL), 10),
    rect(92, -206, 92, 68, form(CELLS, 0.28, 0.22), { corner: 6 }),
    line('M122 -206V-138M153 -206V-138M92 -172H184', lit(CELLS, 0.35), 3, { opacity: 0.7, airy: true }),
    line('M98 -198L112 -184', '#ffffff', 5, { opacity: 0.4, airy: true }),
  ];
}

function dish({ form, of, swing, facing }: Brush): Art {
  return group(
    [
      line('M0 -212V-238', of(STEEL), 10),
      path('M-58 -272Q0 -204 58 -272Q0 -252 -58 -272Z', form('#f4f1ea', 0.1, 0.3)),
      ellipse(0, -272, 58, 13, of('#fffdf6')),
      ellipse(0, -271, 46, 8, of('#d5d9e0')),
      line('M0 -270L0 -298', of(STEEL), 5),
      circle(0, -302, 8, form('#e2604f', 0.3, 0.2)),
    ],
    { turn: swing * 4 + facing * 8, pivot: [0, -216] },
  );
}

function landingLegs({ of, form }: Brush, folded: boolean, sink: number): Art {
  const colour = of(tone(STEEL, -0.04));
  const feet: readonly Point[] = folded
    ? [
        [-70, -46],
        [0, -36],
        [70, -46],
      ]
    : [
        [-104 - sink * 0.4, -6],
        [0, -2],
        [104 + sink * 0.4, -6],
      ];
  return feet.map(([x, y]) => [
    line(`M${at([x * 0.52, -106 + sink])}L${at([x, y - 4])}`, colour, 11),
    ellipse(x, y, 20, 7, form('#c9ced6', 0.2, 0.3)),
  ]);
}

export const ROVER_COATS: readonly Colour[] = ['#ede6d8', '#e3c9a8', '#cfd8de'];
