import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  browWhenTroubled,
  handsFrom,
  type Side,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import type { Arms } from '#engines/illustrator/built-in/figures/limbs.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const SNOW = '#fafbff';
const COAL = '#3d3a4a';
const STICK = '#8a5f43';
export const SNOWMAN_BREADTH = 96;

export function snowman(brush: Brush): Drawing {
  const { canvas, look, stance, swing, lit, of, shaded, fromBehind } = brush;
  const snow = canvas.radial(
    [
      [0, lit(SNOW, 0.1)],
      [0.6, of(SNOW)],
      [1, shaded(SNOW, 0.34)],
    ],
    [canvas.side < 0 ? 0.38 : 0.62, 0.34, 0.8],
  );
  const hands = handsFrom(brush, [76, -122], 1.1);
  const arms = [stickArm(brush, -1, hands.left), stickArm(brush, 1, hands.right)];
  const sink = stance.drop * 0.2;
  const tilt = { turn: swing * 2.6, pivot: [0, -160] as const };
  const head = group(
    [circle(0, -214, 70, snow), !fromBehind && features(brush), topHat(brush), airBubble(brush, -226, 118)],
    tilt,
  );
  const belly = [
    ellipse(0, -80 + sink * 0.5, 96 + sink * 0.4, 80 - sink * 0.5, snow),
    !fromBehind && [-112, -84, -56].map((y) => circle(brush.turn * 0.6, y, 7.5, of(COAL))),
  ];
  const body = [belly, group(head, { y: sink }), group(scarf(brush, look.scarf ?? '#e0604f'), { y: sink })];
  const lifted = stance.armsAbove ? [body, group(arms, { y: sink })] : [group(arms, { y: sink }), body];
  return {
    art: lifted,
    face: { left: -58, right: 58, top: -246 + sink, bottom: -160 + sink },
    hand: [hands.front[0], hands.front[1] + sink],
  };
}

function stickArm({ of }: Brush, side: Side, { hand: [x, y], bow }: Arms['left']): Art {
  const from: Point = [side * 70, -122];
  const angle = Math.atan2(y - from[1], x - from[0]);
  const twig = (turn: number, length: number, back: number) => {
    const root: Point = [x - Math.cos(angle) * back, y - Math.sin(angle) * back];
    return `M${at(root)}L${at([root[0] + Math.cos(angle + turn) * length, root[1] + Math.sin(angle + turn) * length])}`;
  };
  const elbow: Point = [(from[0] + x) / 2 + side * Math.abs(bow) * 0.3, (from[1] + y) / 2 + 6];
  return [
    line(`M${at(from)}Q${at(elbow)} ${at([x, y])}`, of(STICK), 10),
    line(twig(0.7, 22, 2) + twig(-0.7, 22, 2) + twig(0, 20, 2), of(STICK), 6.5),
  ];
}

function features(brush: Brush): Art {
  const { turn, facing, form, shaded } = brush;
  const carrot = '#f0883a';
  const x = (offset: number) => n(turn + facing * offset);
  return [
    face(brush, {
      y: -228,
      gap: 27,
      eye: 9.4,
      ink: COAL,
      blush: '#f3a0a8',
      mouthY: -184,
      ...browWhenTroubled(brush, COAL),
    }),
    path(
      `M${x(-9)} -214C${x(-10)} -202 ${x(2)} -198 ${x(10)} -200L${x(52)} -198Q${x(58)} -202 ${x(52)} -205L${x(6)} -219Q${x(-6)} -222 ${x(-9)} -214Z`,
      form(carrot, 0.25, 0.3),
    ),
    line(`M${x(12)} -215l${facing * 2} 6M${x(24)} -202l${facing * 2} -5`, shaded(carrot, 0.35), 2.6, {
      opacity: 0.6,
      airy: true,
    }),
  ];
}

function topHat({ form, of, look, facing }: Brush): Art {
  const felt = '#3f4560';
  return group(
    [
      path(
        'M-42 -272C-40 -300 -44 -322 -46 -340Q0 -354 46 -340C44 -322 40 -300 42 -272Z',
        form(felt, 0.25, 0.25),
      ),
      path('M-43 -290C-20 -280 20 -280 43 -290L42 -268Q0 -258 -42 -268Z', of(mix(look.top, '#ffffff', 0.05))),
      path(
        'M-72 -268C-40 -284 40 -284 72 -268Q74 -256 60 -256C30 -264 -30 -264 -60 -256Q-74 -256 -72 -268Z',
        form(felt, 0.3, 0.2),
      ),
    ],
    { turn: -facing * 5, pivot: [0, -270] },
  );
}

function scarf({ facing, of, shaded, lit, swing }: Brush, colour: Colour): Art {
  return [
    group(
      [
        path(
          `M${facing * 30} -150L${facing * 62} -84Q${facing * 46} -74 ${facing * 32} -80L${facing * 10} -142Z`,
          shaded(colour, 0.14),
        ),
        line(`M${facing * 36} -94L${facing * 56} -98`, lit(colour, 0.5), 5, { opacity: 0.7, airy: true }),
      ],
      { turn: swing * 4, pivot: [facing * 20, -148] },
    ),
    line('M-54 -160Q0 -132 54 -160', of(colour), 27),
    line('M-50 -164Q0 -138 50 -164', lit(colour, 0.4), 4, { opacity: 0.55, airy: true }),
  ];
}
