import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  browWhenTroubled,
  handsFrom,
  SIDES,
  type Side,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { puffs } from '#engines/illustrator/built-in/figures/animals/halos.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** A face in the moving air: a head of cloud that ends in a whirl. */
export function wind(brush: Brush): Drawing {
  const { canvas, ball, look, swing, stance, fromBehind, lit } = brush;
  const coat = look.coat ?? '#a9cbe6';
  const hands = handsFrom(brush, [78, -150], 0.9);
  const arms = SIDES.map((side) => gust(brush, coat, side, (side < 0 ? hands.left : hands.right).hand));
  const head = [
    hair(brush, coat),
    path(puffs(brush.random('cloud'), [0, -200], 74, 66, { count: 11, size: 30 }), ball(coat, 0.45, 0.26)),
    [
      [-46, -262, 20],
      [40, -266, 16],
      [76, -226, 12],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.6, '#ffffff', { opacity: 0.35, airy: true })),
    !fromBehind && features(brush, coat),
  ];
  return {
    art: [
      canvas.glow(0, -190, 170, 150, lit(coat, 0.5), 0.3),
      whirl(brush, coat),
      group(stance.armsAbove ? [head, arms] : [arms, head], { turn: swing * 2.5, pivot: [0, -130] }),
      blows(brush) && !fromBehind && breath(brush),
      airBubble(brush, -204, 126),
    ],
    face: { left: -64, right: 64, top: -240, bottom: -140 },
    hand: hands.front,
  };
}

const blows = ({ actor }: Brush) =>
  ['run', 'fly', 'give', 'point'].includes(actor.pose) && !['sad', 'scared'].includes(actor.mood);

function features(brush: Brush, coat: Colour): Art {
  const { turn, form, of } = brush;
  const blowing = blows(brush);
  return [
    SIDES.map((side) =>
      circle(turn + side * 50, -178, blowing ? 24 : 17, form(mix('#f0a0a4', coat, 0.4), 0.3, 0.1), {
        opacity: 0.7,
      }),
    ),
    face(brush, {
      y: -212,
      gap: 30,
      eye: 11,
      ink: '#3a3f58',
      ...(!blowing && { mouthY: -176 }),
      ...browWhenTroubled(brush, tone(coat, -0.3)),
    }),
    blowing && [
      circle(turn, -168, 15, form(mix('#f0a0a4', coat, 0.3), 0.2, 0.15)),
      circle(turn, -168, 7, of('#5a4a66')),
    ],
  ];
}

/** Three locks that are blown back. */
function hair({ form, facing, swing }: Brush, coat: Colour): Art {
  const f = -facing;
  const fill = form(mix(coat, '#ffffff', 0.55), 0.3, 0.1);
  const s = swing * 6;
  return [
    path(
      `M${f * 10} -284C${f * 50} -318 ${n(f * 110)} ${n(-312 + s)} ${n(f * 138)} ${n(-276 + s)}C${f * 112} -286 ${f * 92} -276 ${f * 78} -256Z`,
      fill,
    ),
    path(
      `M${f * 56} -268C${f * 100} -284 ${n(f * 150)} ${n(-256 - s)} ${n(f * 160)} ${n(-216 - s)}C${f * 138} -238 ${f * 108} -236 ${f * 88} -224Z`,
      fill,
    ),
    path(
      `M${-f * 30} -280C${-f * 10} -312 ${f * 30} -322 ${n(f * 62)} ${n(-314 + s)}C${f * 46} -302 ${f * 40} -290 ${f * 36} -276Z`,
      fill,
    ),
  ];
}

/** Rings that narrow towards the ground. */
function whirl({ of, lit, swing, facing }: Brush, coat: Colour): Art {
  const rings: readonly (readonly [y: number, half: number])[] = [
    [-112, 70],
    [-84, 54],
    [-58, 40],
    [-34, 26],
    [-14, 13],
  ];
  return rings.map(([y, half], i) => {
    const x = (i % 2 ? 1 : -1) * swing * 5 - facing * i * 7;
    return [
      ellipse(x, y, half, 15 - i * 1.6, of(mix(coat, '#ffffff', 0.12 * i)), { opacity: 0.92 - i * 0.1 }),
      line(
        `M${at([x - half * 0.7, y - 2])}Q${at([x, y + 9])} ${at([x + half * 0.8, y - 3])}`,
        lit(coat, 0.7),
        4,
        {
          opacity: 0.7,
          airy: true,
        },
      ),
    ];
  });
}

/** An arm that is a stroke of air with a curl for a hand. */
function gust({ of, form }: Brush, coat: Colour, side: Side, [x, y]: Point): Art {
  const out: Point = [side * Math.max(116, Math.abs(x)), lerp(-150, y, 0.4) + 14];
  return [
    line(`M${at([side * 66, -150])}Q${at(out)} ${at([x, y])}`, of(mix(coat, '#ffffff', 0.25)), 24, {
      opacity: 0.95,
    }),
    circle(x, y, 18, form(mix(coat, '#ffffff', 0.4), 0.3, 0.14)),
  ];
}

function breath({ facing, turn, swing }: Brush): Art {
  const x = turn + facing * 24;
  const far = (by: number) => n(x + facing * (by + swing * 8));
  return line(
    `M${n(x + facing * 70)} -178C${far(96)} -186 ${far(124)} -190 ${far(150)} -180C${far(164)} -172 ${far(156)} -158 ${far(144)} -164M${n(x + facing * 70)} -160Q${far(100)} -154 ${far(132)} -142`,
    '#ffffff',
    6,
    { opacity: 0.75, airy: true },
  );
}
