import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  browWhenTroubled,
  handsFrom,
  type Side,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { legs, type Arms } from '#engines/illustrator/built-in/figures/limbs.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, blob, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { between } from '#domain/random.ts';

const BARK = '#a9744c';
const TRUNK =
  'M-50 -214C-50 -160 -52 -110 -60 -70C-62 -48 -40 -38 0 -38C40 -38 62 -48 60 -70C52 -110 50 -160 50 -214Z';
export const TREE_BREADTH = 84;

/** What grows on a crown of this colour. */
const FRUITS: Partial<Record<Colour, Colour>> = {
  '#7cb45e': '#e2503f',
  '#f2a9bd': '#fff3f0',
  '#e8a043': '#c9583a',
  '#5fa56a': '#f4c64b',
};
export const TREE_COATS = Object.keys(FRUITS) as Colour[];

/** A little tree that walks on two roots. */
export function tree(brush: Brush): Drawing {
  const { form, look, of, shaded, stance, fromBehind, turn } = brush;
  const coat = look.coat ?? '#7cb45e';
  // The trunk is too low for more.
  const drop = stance.drop * 0.7;
  const hands = handsFrom(brush, [60, -130], 1.05);
  const arms = [branch(brush, -1, hands.left, coat), branch(brush, 1, hands.right, coat)];
  const trunk = [
    path(TRUNK, form(BARK, 0.2, 0.34)),
    line(
      'M-40 -84Q-38 -64 -30 -54M38 -96Q40 -72 34 -58M-42 -190Q-40 -178 -42 -168M30 -66Q28 -56 24 -52',
      shaded(BARK, 0.35),
      3.4,
      {
        opacity: 0.5,
        airy: true,
      },
    ),
    !fromBehind && [
      face(brush, {
        y: -140,
        gap: 23,
        eye: 9.4,
        blush: mix('#f0605f', BARK, 0.2),
        mouthY: -100,
        ...browWhenTroubled(brush, tone(BARK, -0.22)),
      }),
      ellipse(turn, -120, 9, 7, form(tone(BARK, 0.06), 0.3, 0.2)),
    ],
  ];
  return {
    art: [
      legs(brush, {
        hip: [28, -58],
        width: 32,
        leg: of(tone(BARK, -0.04)),
        shoe: of(tone(BARK, -0.1)),
      }),
      group(
        [
          stance.armsAbove && brush.actor.pose !== 'think'
            ? [trunk, crown(brush, coat), arms]
            : [arms, trunk, crown(brush, coat)],
          airBubble(brush, -130, 92),
        ],
        { y: drop },
      ),
    ],
    face: { left: -50, right: 50, top: -168 + drop, bottom: -78 + drop },
    hand: [hands.front[0], hands.front[1] + drop],
  };
}

function branch({ of, form }: Brush, side: Side, { hand: [x, y], bow }: Arms['left'], coat: Colour): Art {
  const from: Point = [side * 54, -130];
  const elbow: Point = [(from[0] + x) / 2 + side * Math.abs(bow) * 0.7, (from[1] + y) / 2 + 6];
  const leaf = (turn: number) =>
    group(path('M0 0C8 -12 26 -14 36 -4C28 10 10 12 0 0Z', form(coat, 0.2, 0.25)), { x, y, turn });
  const out = (Math.atan2(y - elbow[1], x - elbow[0]) * 180) / Math.PI;
  return [
    line(`M${at(from)}Q${at(elbow)} ${at([x, y])}`, of(tone(BARK, -0.04)), 17),
    leaf(out - 40),
    leaf(out + 36),
    circle(x, y, 10, of(tone(BARK, -0.04))),
  ];
}

const CLOUDS: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-76, -226, 52, 46],
  [76, -226, 52, 46],
  [-56, -284, 58, 52],
  [56, -284, 58, 52],
  [0, -318, 62, 52],
  [0, -248, 86, 62],
];

/** Leaves sway; where they and the fruit hang, chance decides. */
function crown(brush: Brush, coat: Colour): Art {
  const { form, of, lit, shaded, swing } = brush;
  const random = brush.random('crown');
  const outline = CLOUDS.map(([x, y, rx, ry]) =>
    blob(random, [x, y], rx, ry, { corners: 9, wobble: 0.05 }),
  ).join('');
  const dabs = Array.from({ length: 16 }, () => {
    const [x, y] = [between(random, -92, 60), between(random, -346, -226)];
    return `M${at([x, y])}q7 -7 14 -2`;
  });
  const fruit = FRUITS[coat] ?? '#e2503f';
  const spots = [
    [-78, -232],
    [-34, -296],
    [22, -252],
    [62, -300],
    [84, -226],
    [-14, -340],
  ] as const;
  return group(
    [
      path(outline, form(coat, 0.25, 0.3)),
      path(blob(random, [-30, -300], 62, 34, { wobble: 0.08 }), lit(coat, 0.28), {
        opacity: 0.55,
        airy: true,
      }),
      line('M-96 -206q22 16 46 2q20 14 48 2q28 12 50 -2q24 12 44 -4', shaded(coat, 0.3), 4, {
        opacity: 0.4,
        airy: true,
      }),
      line(dabs.join(''), lit(coat, 0.5), 4, { opacity: 0.55, airy: true }),
      spots.map(([x, y]) => [
        circle(x + between(random, -8, 8), y + between(random, -8, 8), 10, of(fruit), { airy: true }),
      ]),
    ],
    { turn: swing * 2, pivot: [0, -200] },
  );
}
