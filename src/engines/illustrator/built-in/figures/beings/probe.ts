import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { browWhenTroubled, handsFrom, SIDES } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { tone } from '#engines/illustrator/built-in/draw/colour.ts';
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
