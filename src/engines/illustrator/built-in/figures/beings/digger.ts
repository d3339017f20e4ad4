import type { Action } from '#domain/scene-direction.ts';
import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { browWhenTroubled } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export const DIGGER_BREADTH = 170;
export const DIGGER_COATS: readonly Colour[] = ['#f2b93c', '#f0a43a', '#e8c04a'];

/** Where the arm bends and where the bucket hangs, of a digger that faces right. */
interface Reach {
  elbow: Point;
  wrist: Point;
}

const RAISED: Reach = { elbow: [118, -270], wrist: [196, -170] };
const LOWERED: Reach = { elbow: [132, -216], wrist: [190, -70] };
const LIFTS: ReadonlySet<Action> = new Set<Action>([
  'cheer',
  'wave',
  'lift',
  'reach',
  'jump',
  'point',
  'give',
]);

/** On two tracks, with a cab to look out of, and a long arm that ends in a bucket with teeth. */
export function digger(brush: Brush): Drawing {
  const { facing, look, actor, swing, fromBehind, form, of } = brush;
  const coat = look.coat ?? '#f2b93c';
  const { elbow, wrist } = LIFTS.has(actor.pose) ? RAISED : LOWERED;
  const sways: Point = [wrist[0], wrist[1] + swing * 4];
  const eyes = 34 * facing;
  return {
    art: [
      group([boom(brush, coat, elbow, sways), tracks(brush), body(brush, coat)], { scale: [facing, 1] }),
      group(bucket(brush, coat), { x: sways[0] * facing, y: sways[1], scale: [facing, 1] }),
      !fromBehind && [
        rect(eyes - 44, -214, 88, 82, of(mix('#dff0f4', coat, 0.08)), { corner: 14 }),
        group(
          face(brush, {
            y: -178,
            gap: 19,
            eye: 10,
            blush: '#f4a58a',
            mouthY: -150,
            ...browWhenTroubled(brush, '#6a4a2c'),
          }),
          { x: eyes },
        ),
        line(`M${at([eyes - 30, -204])}l14 -6`, '#ffffff', 6, { opacity: 0.7, airy: true }),
      ],
      [-1, 1].map((side) => circle(eyes + side * 34, -236, 9, form('#fff0b8', 0.3, 0.2))),
    ],
    face: { left: eyes - 48, right: eyes + 48, top: -218, bottom: -130 },
    hand: [sways[0] * facing, sways[1] + 20],
  };
}

function body({ form, of, shaded }: Brush, coat: Colour): Art {
  return [
    rect(-58, -82, 104, 22, of('#5d6069'), { corner: 6 }),
    path('M-118 -76V-132Q-118 -150 -100 -150H-16V-76Z', form(coat, 0.22, 0.28)),
    line('M-104 -132H-60M-104 -118H-60M-104 -104H-60', shaded(coat, 0.4), 5),
    rect(-112, -190, 14, 44, form('#6a6e78', 0.2, 0.3), { corner: 4 }),
    rect(-22, -232, 112, 156, form(tone(coat, 0.03), 0.24, 0.28), { corner: 16 }),
    rect(-12, -124, 92, 36, form(tone(coat, -0.08), 0.2, 0.2), { corner: 8 }),
    circle(68, -106, 6, of('#6a4a2c')),
  ];
}

function tracks({ form, of, swing, actor }: Brush): Art {
  const rolls = ['walk', 'run'].includes(actor.pose) ? swing * 24 : 0;
  return [
    rect(-124, -62, 226, 62, form('#4b4e58', 0.22, 0.28), { corner: 31 }),
    rect(-110, -50, 198, 38, of('#34363e'), { corner: 19 }),
    [-88, -38, 12, 64].map((x) =>
      group(
        [
          circle(0, 0, 18, of('#8b909b')),
          circle(0, 0, 8, of('#5d6069')),
          line('M-14 0H14', of('#5d6069'), 4),
        ],
        {
          x,
          y: -31,
          turn: rolls,
        },
      ),
    ),
    line('M-104 -61h.1M-74 -62h.1M-44 -62h.1M-14 -62h.1M16 -62h.1M46 -62h.1M76 -61h.1', of('#6a6e78'), 9),
  ];
}

function boom({ form, of }: Brush, coat: Colour, elbow: Point, wrist: Point): Art {
  return [
    line(`M56 -104L${at(elbow)}`, of(tone(coat, -0.1)), 34),
    line(`M56 -108L${at([elbow[0], elbow[1] - 4])}`, of(tone(coat, 0.04)), 18),
    line(`M84 -120L${at([elbow[0] + 2, elbow[1] + 40])}`, of('#c3c8d0'), 9),
    line(`M${at(elbow)}L${at(wrist)}`, of(tone(coat, -0.06)), 26),
    circle(elbow[0], elbow[1], 17, form('#6a6e78', 0.24, 0.24)),
    circle(wrist[0], wrist[1], 12, form('#6a6e78', 0.24, 0.24)),
  ];
}

/** Open towards whoever looks in, with gaps between its teeth. */
function bucket({ form, of }: Brush, coat: Colour): Art {
  return [
    path('M-44 4Q-46 60 6 66Q44 66 52 30L46 6Q20 18 -4 2Z', form(tone(coat, -0.16), 0.22, 0.3)),
    path('M-4 2Q20 18 46 6L50 26Q30 42 6 34Q-8 26 -4 2Z', of('#4a3a28')),
    path('M44 4L66 -2L56 14ZM50 18L72 16L58 30ZM50 34L70 38L52 46Z', of('#d5d9df')),
  ];
}
