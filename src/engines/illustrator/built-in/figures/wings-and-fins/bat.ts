import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  browWhenTroubled,
  handsFrom,
  SIDES,
  smallCheeks,
  type Side,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const HEAD = -196;

/** Large ears, a small body, and a coat of wings, in which it wraps itself to rest. Asleep it hangs, as bats do. */
export function bat(brush: Brush): Drawing {
  const awake = uprightBat(brush);
  if (brush.actor.pose !== 'sleep') return awake;
  const { left, right, top, bottom } = awake.face;
  const over = (y: number) => 2 * HANGING[1] - y;
  return {
    art: [branch(brush), group(awake.art, { turn: 180, pivot: HANGING })],
    face: { left: -right, right: -left, top: over(bottom), bottom: over(top) },
    hand: [-awake.hand[0], over(awake.hand[1])],
  };
}

/** About which it turns upside down. */
const HANGING: Point = [0, -164];

function branch({ facing, of, form, swing }: Brush): Art {
  const f = -facing;
  return [
    line(
      `M${f * 104} -4C${f * 84} -110 ${f * 112} -232 ${f * 66} -288Q${f * 20} -322 ${-f * 76} -302`,
      of('#8a6a50'),
      15,
    ),
    line(`M${f * 96} -180Q${f * 128} -204 ${f * 132} -232`, of('#8a6a50'), 9),
    group(
      path(
        `M${f * 132} -232C${f * 114} -250 ${f * 118} -272 ${f * 134} -284C${f * 152} -270 ${f * 150} -248 ${f * 132} -232Z`,
        form('#8fae5c', 0.2, 0.2),
      ),
      {
        turn: swing * 4,
        pivot: [f * 132, -232],
      },
    ),
  ];
}

function uprightBat(brush: Brush): Drawing {
  const { form, ball, of, look, fromBehind, swing, stance } = brush;
  const coat = look.coat ?? '#6f5c72';
  const light = mix(coat, '#f6e2cc', 0.6);
  const skin = mix(tone(coat, -0.08), '#b56f72', 0.28);
  const wrapped = stance.lying || stance.drop > 0;
  const hands = handsFrom(brush, [40, -140], 1.12);
  const tipOf = (side: Side): Point => spreadTip(brush, side, (side < 0 ? hands.left : hands.right).hand);
  const wings = SIDES.map((side) =>
    wrapped ? folded(brush, side, skin) : membrane(brush, side, tipOf(side), skin),
  );
  const head = group(
    [
      ears(brush, coat),
      circle(0, HEAD, 62, ball(coat, 0.24, 0.28)),
      !fromBehind && [
        ellipse(brush.turn, HEAD + 22, 34, 26, form(light, 0.1, 0.12)),
        smallCheeks(brush, mix('#f0716f', coat, 0.1), [40, HEAD + 16]),
        face(brush, {
          y: HEAD - 4,
          gap: 27,
          eye: 11,
          mouthY: HEAD + 28,
          ...browWhenTroubled(brush, tone(coat, -0.2)),
        }),
        nose(brush),
        fangs(brush),
      ],
      airBubble(brush, HEAD - 16, 108),
    ],
    { turn: swing * 2.5, pivot: [0, -150] },
  );
  return {
    art: [
      !wrapped && !fromBehind && wings,
      SIDES.map((side) =>
        line(
          `M${side * 14} -56L${side * 16} -30M${side * 10} -30h0M${side * 22} -30h0`,
          of(tone(coat, -0.12)),
          9,
        ),
      ),
      path(
        'M0 -170C40 -170 50 -128 46 -98C42 -64 22 -46 0 -46C-22 -46 -42 -64 -46 -98C-50 -128 -40 -170 0 -170Z',
        form(coat, 0.18, 0.34),
      ),
      !fromBehind && ellipse(0, -100, 28, 40, form(light, 0.08, 0.2)),
      wrapped && wings,
      head,
      fromBehind && !wrapped && wings,
    ],
    face: { left: -56, right: 56, top: HEAD - 40, bottom: HEAD + 48 },
    hand: wrapped ? [brush.facing * 40, -110] : tipOf(brush.facing),
  };
}

/** Out to the side, and up or down with the beat, unless the wing has something to do. */
function spreadTip({ actor, facing, swing }: Brush, side: Side, hand: Point): Point {
  const busy =
    actor.reach !== undefined ||
    ['wave', 'cheer', 'jump', 'point', 'give', 'hug', 'think', 'hold-hands'].includes(actor.pose);
  const both = ['cheer', 'jump', 'hug'].includes(actor.pose);
  if (busy && (both || side === facing)) {
    return [side * Math.max(70, side * hand[0] + 26), Math.min(-96, hand[1])];
  }
  return [side * 164, -178 - swing * 34];
}

/** A hand with long fingers, and skin between them. */
function membrane({ form, shaded, of }: Brush, side: Side, [tx, ty]: Point, skin: Colour): Art {
  const root: Point = [side * 30, -150];
  const wrist: Point = [lerp(root[0], tx, 0.55), lerp(root[1], ty, 0.55) - 34];
  const low: Point = [side * 26, -66];
  const fingers = [0.34, 0.68].map((share): Point => [lerp(tx, low[0], share), lerp(ty, low[1], share) + 22]);
  const [second = low, third = low] = fingers;
  const dip = (a: Point, b: Point): Point => [lerp(a[0], b[0], 0.5) - side * 8, lerp(a[1], b[1], 0.5) - 18];
  return [
    path(
      `M${at(root)}Q${at([lerp(root[0], wrist[0], 0.5), Math.min(root[1], wrist[1]) - 4])} ${at(wrist)}Q${at([lerp(wrist[0], tx, 0.6), wrist[1] - 2])} ${at([tx, ty])}Q${at(dip([tx, ty], second))} ${at(second)}Q${at(dip(second, third))} ${at(third)}Q${at(dip(third, low))} ${at(low)}Z`,
      form(skin, 0.2, 0.28),
    ),
    line(
      `M${at(wrist)}Q${at([lerp(wrist[0], second[0], 0.6) + side * 6, lerp(wrist[1], second[1], 0.4)])} ${at(second)}M${at(wrist)}Q${at([lerp(wrist[0], third[0], 0.5), lerp(wrist[1], third[1], 0.4)])} ${at(third)}`,
      shaded(skin, 0.3),
      4,
      { opacity: 0.6, airy: true },
    ),
    line(`M${at(root)}L${at(wrist)}`, of(tone(skin, -0.04)), 9),
    circle(wrist[0], wrist[1] - 5, 6, of(tone(skin, 0.08))),
  ];
}

/** Like a blanket pulled together before the belly. */
function folded({ form, shaded }: Brush, side: Side, skin: Colour): Art {
  return [
    path(
      `M${side * 34} -164C${side * 68} -152 ${side * 72} -96 ${side * 52} -52Q${side * 44} -36 ${side * 34} -44Q${side * 20} -34 ${side * 8} -46C${side * 2} -86 ${-side * 4} -120 ${side * 6} -146Z`,
      form(skin, 0.22, 0.3),
    ),
    line(
      `M${side * 40} -150Q${side * 46} -100 ${side * 34} -50M${side * 26} -142Q${side * 26} -96 ${side * 20} -46`,
      shaded(skin, 0.3),
      4,
      {
        opacity: 0.5,
        airy: true,
      },
    ),
  ];
}

function ears({ ball, of, fromBehind, swing, actor }: Brush, coat: Colour): Art {
  const droop = actor.mood === 'sad' || actor.pose === 'sleep' ? 16 : 0;
  return SIDES.map((side) =>
    group(
      [
        path('M16 -244C14 -292 34 -328 66 -334C84 -312 84 -262 58 -222Z', ball(coat, 0.2, 0.26)),
        !fromBehind &&
          path('M28 -248C28 -286 42 -308 62 -314C70 -296 70 -264 54 -236Z', of(mix('#eea49c', coat, 0.2))),
      ],
      { scale: [side, 1], turn: side * (droop + swing * 4), pivot: [side * 40, -240] },
    ),
  );
}

function nose({ turn, of }: Brush): Art {
  return path(
    `M${at([turn - 8, HEAD + 15])}Q${at([turn, HEAD + 8])} ${at([turn + 8, HEAD + 15])}Q${at([turn + 4, HEAD + 22])} ${at([turn, HEAD + 22])}Q${at([turn - 4, HEAD + 22])} ${at([turn - 8, HEAD + 15])}Z`,
    of('#8c4a55'),
  );
}

/** Two crumbs of white: a bat who eats moths, and nobody else. */
function fangs({ turn, of, actor }: Brush): Art {
  if (!['happy', 'calm'].includes(actor.mood) || actor.pose === 'sleep') return undefined;
  return SIDES.map((side) => path(`M${at([turn + side * 6 - 3, HEAD + 32])}h6l-3 7Z`, of('#fffdf5')));
}
