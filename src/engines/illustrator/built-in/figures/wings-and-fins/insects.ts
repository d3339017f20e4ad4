import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  bothArms,
  browWhenTroubled,
  SIDES,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Somebody with feelers and wings who hovers, seen from the front. */
interface Hoverer {
  head: Colour;
  dark: Colour;
  /** Both wings, which flap as one. */
  wings: Art;
  body: Art;
  feelers: Art;
  /** Half the distance of the shoulders. */
  shoulder: number;
  /** How thick arms and legs are. */
  limbs: number;
  headRadius: number;
  hip: Point;
}

const HEAD_Y = -214;

export function hoverer(brush: Brush, bug: Hoverer): Drawing {
  const { fromBehind, ball, swing, stance } = brush;
  const arms = bothArms(brush, {
    shoulder: [bug.shoulder, -146],
    width: bug.limbs,
    skin: bug.dark,
    length: 0.86,
  });
  const head = group(
    [
      bug.feelers,
      circle(0, HEAD_Y, bug.headRadius, ball(bug.head)),
      !fromBehind &&
        face(brush, {
          y: HEAD_Y - 2,
          gap: 26,
          eye: 10,
          blush: mix('#f0716f', bug.head, 0.15),
          mouthY: HEAD_Y + 24,
          ...browWhenTroubled(brush, bug.dark),
        }),
      airBubble(brush, HEAD_Y, bug.headRadius * 1.5),
    ],
    { turn: swing * 2.5, pivot: [0, -160] },
  );
  const wings = group(bug.wings, { scale: [0.93 - swing * 0.09, 1] });
  return {
    art: [
      !fromBehind && wings,
      dangling(brush, bug),
      bug.body,
      stance.armsAbove ? [head, arms.art] : [arms.art, head],
      fromBehind && wings,
    ],
    face: { left: -52, right: 52, top: HEAD_Y - 34, bottom: HEAD_Y + 46 },
    hand: arms.hand,
  };
}

function dangling({ swing, facing, of }: Brush, { dark, limbs, hip }: Hoverer): Art {
  return SIDES.map((side) => {
    const knee: Point = [side * (hip[0] + 10), hip[1] + 20];
    const foot: Point = [side * (hip[0] + 4) - facing * 5 + swing * side * 3, hip[1] + 38];
    return [
      line(`M${at([side * hip[0] * 0.7, hip[1]])}Q${at(knee)} ${at(foot)}`, of(dark), limbs * 0.9),
      ellipse(foot[0] + facing * 4, foot[1] + 3, limbs * 0.85, limbs * 0.55, of(dark)),
    ];
  });
}

export function curledFeelers({ of, swing }: Brush, dark: Colour, bulb: Colour): Art {
  return SIDES.map((side) => [
    line(
      `M${side * 18} -258C${side * 22} -290 ${side * 34 + swing * 3} -304 ${side * 50 + swing * 4} -304`,
      of(dark),
      5.5,
    ),
    circle(side * 52 + swing * 4, -304, 9, of(bulb)),
  ]);
}

export function butterfly(brush: Brush): Drawing {
  const { of, form, lit, look } = brush;
  const wings = look.coat ?? '#f08a4b';
  const second = tone(wings, 0.02, 1, 48);
  const dark = '#5a4152';
  const skin = '#f3d3b0';
  const oneSide = (side: 1 | -1): Art => [
    path(
      `M${side * 12} -140C${side * 40} -116 ${side * 122} -116 ${side * 124} -74C${side * 122} -28 ${side * 82} -14 ${side * 60} -40C${side * 38} -62 ${side * 16} -100 ${side * 8} -120Z`,
      form(second, 0.2, 0.3),
    ),
    path(
      `M${side * 10} -150C${side * 40} -232 ${side * 104} -300 ${side * 152} -282C${side * 192} -262 ${side * 170} -156 ${side * 124} -128C${side * 84} -110 ${side * 34} -122 ${side * 10} -136Z`,
      form(wings, 0.25, 0.3),
    ),
    path(
      `M${side * 30} -152C${side * 58} -206 ${side * 104} -254 ${side * 134} -246C${side * 156} -232 ${side * 140} -170 ${side * 110} -150C${side * 84} -136 ${side * 50} -140 ${side * 30} -152Z`,
      lit(wings, 0.35),
      { opacity: 0.75, airy: true },
    ),
    circle(side * 120, -208, 17, of(second), { airy: true }),
    circle(side * 88, -172, 11, of('#fff4dc'), { airy: true }),
    circle(side * 150, -258, 8, of('#fff4dc'), { airy: true }),
    circle(side * 90, -72, 15, lit(second, 0.5), { airy: true }),
    circle(side * 90, -72, 7, of(wings), { airy: true }),
  ];
  return hoverer(brush, {
    head: skin,
    dark,
    wings: SIDES.map(oneSide),
    body: [
      path(
        'M0 -172C26 -172 26 -130 22 -100C18 -64 8 -40 0 -38C-8 -40 -18 -64 -22 -100C-26 -130 -26 -172 0 -172Z',
        form(dark, 0.2, 0.2),
      ),
      line('M-22 -118Q0 -108 22 -118M-19 -92Q0 -82 19 -92M-13 -68Q0 -60 13 -68', lit(dark, 0.35), 4, {
        opacity: 0.7,
        airy: true,
      }),
    ],
    feelers: curledFeelers(brush, dark, wings),
    shoulder: 20,
    limbs: 11,
    headRadius: 58,
    hip: [12, -64],
  });
}

export function bee(brush: Brush): Drawing {
  const { canvas, form, of, shaded } = brush;
  const honey = '#f6c445';
  const dark = '#4a3a3c';
  const body =
    'M0 -178C52 -178 72 -140 68 -104C64 -66 34 -38 0 -36C-34 -38 -64 -66 -68 -104C-72 -140 -52 -178 0 -178Z';
  const glass = form('#d9efff', 0.4, 0.15);
  const oneSide = (side: 1 | -1): Art => [
    path(
      `M${side * 20} -152C${side * 70} -236 ${side * 140} -250 ${side * 150} -206C${side * 154} -164 ${side * 90} -138 ${side * 20} -138Z`,
      glass,
      { opacity: 0.88 },
    ),
    path(
      `M${side * 20} -140C${side * 80} -148 ${side * 126} -126 ${side * 116} -96C${side * 100} -72 ${side * 50} -104 ${side * 20} -132Z`,
      glass,
      {
        opacity: 0.88,
      },
    ),
    line(
      `M${side * 60} -172Q${side * 94} -206 ${side * 126} -210M${side * 60} -132Q${side * 84} -128 ${side * 100} -112`,
      shaded('#a9cfe8', 0.1),
      3,
      {
        opacity: 0.6,
        airy: true,
      },
    ),
  ];
  return hoverer(brush, {
    head: honey,
    dark,
    wings: SIDES.map(oneSide),
    body: [
      path('M-10 -44L0 -16L10 -44Z', of(dark)),
      path(body, form(honey, 0.25, 0.3)),
      group(line('M-80 -132Q0 -112 80 -132M-80 -94Q0 -72 80 -94M-60 -58Q0 -40 60 -58', of(dark), 19), {
        clip: canvas.clip(body),
        airy: true,
      }),
    ],
    feelers: curledFeelers(brush, dark, dark),
    shoulder: 54,
    limbs: 12,
    headRadius: 64,
    hip: [32, -58],
  });
}
