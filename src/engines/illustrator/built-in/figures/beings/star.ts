import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { airBubble, bothArms, browWhenTroubled } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { legs } from '#engines/illustrator/built-in/figures/limbs.ts';
import { mix, tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, star as spiky, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';

const MIDDLE: Point = [0, -174];
const RADIUS = 138;

/** A star that fell from the sky and still glows. */
export function star(brush: Brush): Drawing {
  const { canvas, ball, look, stance, swing, fromBehind, of, lit } = brush;
  const coat = look.coat ?? '#f9cf52';
  const limb = tone(coat, -0.04);
  const drop = stance.drop * 0.7;
  const arms = bothArms(brush, { shoulder: [76, -146], width: 21, skin: limb, length: 0.95 });
  const body = [
    path(softStar(), ball(coat, 0.35, 0.22)),
    line('M-22 -262Q-14 -278 -2 -284M-98 -206Q-80 -210 -66 -210', lit(coat, 0.8), 7, {
      opacity: 0.7,
      airy: true,
    }),
    !fromBehind &&
      face(brush, {
        y: -182,
        gap: 27,
        eye: 10,
        blush: mix('#f0716f', coat, 0.1),
        mouthY: -152,
        ...browWhenTroubled(brush, tone(coat, -0.3)),
      }),
    airBubble(brush, -174, 152),
  ];
  return {
    art: [
      canvas.glow(0, -170, 240 + swing * 8, 240 + swing * 8, '#ffe79a', 0.6),
      sparkles(brush),
      legs(brush, { hip: [26, -100], width: 23, leg: of(limb), shoe: of(tone(coat, -0.12)) }),
      group(stance.armsAbove ? [body, arms.art] : [arms.art, body], {
        y: drop,
        turn: swing * 2.5,
        pivot: [0, -120],
      }),
    ],
    face: { left: -58, right: 58, top: -212 + drop, bottom: -128 + drop },
    hand: [arms.hand[0], arms.hand[1] + drop],
  };
}

function sparkles({ canvas }: Brush) {
  const spots: readonly (readonly [number, number, number])[] = [
    [-128, -280, 12],
    [136, -262, 9],
    [-144, -112, 8],
    [142, -96, 11],
  ];
  return spots.map(([x, y, r], i) =>
    path(spiky([x, y], r * (1 + canvas.sway(i * 2) * 0.25), { points: 4, waist: 0.3 }), '#fff6d0', {
      opacity: 0.9,
      airy: true,
    }),
  );
}

/** Five tips, all of them round. */
function softStar(): string {
  const corners = Array.from({ length: 10 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const reach = i % 2 ? RADIUS * 0.6 : RADIUS;
    return [MIDDLE[0] + Math.cos(angle) * reach, MIDDLE[1] + Math.sin(angle) * reach];
  });
  const corner = (i: number): Point => corners[(i + 10) % 10] ?? MIDDLE;
  const between = (a: Point, b: Point, share: number): Point => [
    lerp(a[0], b[0], share),
    lerp(a[1], b[1], share),
  ];
  const rounded = corners.map((tip, i) => {
    const share = i % 2 ? 0.3 : 0.42;
    return `${i ? 'L' : 'M'}${at(between(tip, corner(i - 1), share))}Q${at(tip)} ${at(between(tip, corner(i + 1), share))}`;
  });
  return `${rounded.join('')}Z`;
}
