import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  bothArms,
  browWhenTroubled,
  toward,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone } from '#engines/illustrator/built-in/draw/colour.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';

/** A little rocket on three fins, its porthole full of face. */
export function rocket(brush: Brush): Drawing {
  const { look, form, of, fromBehind, stance, swing } = brush;
  const coat = look.coat ?? '#d9604f';
  const white = '#f4efe6';
  const arms = bothArms(brush, { shoulder: [70, -130], width: 18, skin: tone(coat, -0.04), length: 0.8 });
  const body: Art = [
    path('M-62 -70Q-116 -50 -112 0L-52 -28ZM62 -70Q116 -50 112 0L52 -28Z', form(coat, 0.2, 0.3)),
    path('M-18 -34H18L12 0H-12Z', form(tone(coat, -0.1), 0.2, 0.3)),
    path('M0 -322C66 -262 84 -168 58 -26Q0 -10 -58 -26C-84 -168 -66 -262 0 -322Z', form(white, 0.2, 0.3)),
    path('M0 -322C30 -294 50 -262 62 -226Q0 -244 -62 -226C-50 -262 -30 -294 0 -322Z', form(coat, 0.25, 0.3)),
    line('M-64 -56Q0 -40 64 -56', of(coat), 13),
    circle(0, -154, 60, of('#c9ccd4')),
    circle(0, -154, 51, of('#e9f3f4')),
    !fromBehind &&
      face(brush, {
        y: -164,
        gap: 22,
        eye: 10,
        blush: '#f2a59a',
        mouthY: -132,
        ...browWhenTroubled(brush, '#6b6472'),
      }),
  ];
  return {
    art: group(stance.armsAbove ? [body, arms.art] : [arms.art, body], { turn: swing * 1.6, pivot: [0, 0] }),
    face: { left: -52, right: 52, top: -204, bottom: -104 },
    hand: arms.hand,
  };
}

/** The moon herself, round and pale, come down for a visit. */
export function moon(brush: Brush): Drawing {
  const { canvas, look, ball, of, fromBehind, stance, swing } = brush;
  const coat = look.coat ?? '#f6e7b4';
  const arms = bothArms(brush, { shoulder: [104, -128], width: 22, skin: tone(coat, -0.05), length: 0.7 });
  const crater = of(tone(coat, -0.07));
  const body: Art = [
    circle(0, -150, 126, ball(coat, 0.35, 0.22)),
    circle(-70, -218, 17, crater),
    circle(78, -208, 12, crater),
    circle(-84, -92, 12, crater),
    ellipse(62, -68, 22, 16, crater),
    !fromBehind &&
      face(brush, {
        y: -164,
        gap: 36,
        eye: 13,
        blush: mix('#f0716f', coat, 0.2),
        mouthY: -118,
        ...browWhenTroubled(brush, tone(coat, -0.3)),
      }),
    airBubble(brush, -150, 150),
  ];
  return {
    art: [
      canvas.glow(0, -150, 260, 260, '#fff3c4', 0.55),
      group(stance.armsAbove ? [body, arms.art] : [arms.art, body], { turn: swing * 2, pivot: [0, -150] }),
    ],
    face: { left: -76, right: 76, top: -206, bottom: -92 },
    hand: arms.hand,
  };
}

/** Green glass with a letter inside, and a cork for a hat. */
export function bottle(brush: Brush): Drawing {
  const { look, form, of, fromBehind, stance, swing } = brush;
  const coat = look.coat ?? '#7fb59a';
  const arms = bothArms(brush, { shoulder: [58, -120], width: 15, skin: tone(coat, -0.08), length: 0.75 });
  const body: Art = [
    rect(-19, -322, 38, 34, form('#b98a58', 0.2, 0.3), { corner: 6 }),
    path(
      'M-24 -296H24V-244Q66 -220 66 -176V-24Q66 0 42 0H-42Q-66 0 -66 -24V-176Q-66 -220 -24 -244Z',
      form(coat, 0.35, 0.28),
    ),
    rect(-40, -92, 80, 66, form('#f8efdb', 0.1, 0.14), { corner: 10 }),
    line('M-40 -78h80M-12 -92v66', of('#d9503f'), 5),
    line('M-48 -190V-60', '#ffffff', 9, { opacity: 0.55, airy: true }),
    !fromBehind &&
      face(brush, {
        y: -168,
        gap: 25,
        eye: 10,
        blush: '#f2a59a',
        mouthY: -134,
        ...browWhenTroubled(brush, '#3f6f5c'),
      }),
    airBubble(brush, -170, 120),
  ];
  return {
    art: group(stance.armsAbove ? [body, arms.art] : [arms.art, body], { turn: swing * 4, pivot: [0, 0] }),
    face: { left: -54, right: 54, top: -208, bottom: -104 },
    hand: arms.hand,
  };
}

/** A leather strip with a tassel, which has been in every book. */
export function bookmark(brush: Brush): Drawing {
  const { look, form, of, fromBehind, stance, swing } = brush;
  const coat = look.coat ?? '#b5483f';
  const arms = bothArms(brush, { shoulder: [44, -170], width: 13, skin: tone(coat, -0.06), length: 0.8 });
  const body: Art = [
    line('M0 -318Q34 -346 52 -318M52 -318l-8 34M52 -318l2 36M52 -318l12 32', of('#e6bd55'), 5),
    path('M-48 -316H48V-22L30 0L16 -22L0 0L-16 -22L-30 0L-48 -22Z', form(coat, 0.22, 0.3)),
    line('M-38 -304H38V-34M-38 -304V-34', of('#e6bd55'), 3.4, { opacity: 0.8 }),
    !fromBehind &&
      face(brush, {
        y: -232,
        gap: 21,
        eye: 9,
        blush: mix('#f0716f', coat, 0.3),
        mouthY: -202,
        ...browWhenTroubled(brush, '#5a2a2a'),
      }),
    airBubble(brush, -220, 108),
  ];
  return {
    art: group(stance.armsAbove ? [body, arms.art] : [arms.art, body], { turn: swing * 3, pivot: [0, 0] }),
    face: { left: -44, right: 44, top: -268, bottom: -174 },
    hand: arms.hand,
  };
}

/** Folded from a page of somebody's sums. */
export function paperPlane(brush: Brush): Drawing {
  const { look, facing, form, of, fromBehind, swing } = brush;
  const coat = look.coat ?? '#f6f2ea';
  const at = (d: string) => toward(facing, d);
  return {
    art: group(
      [
        path(at('M-150 -226L168 -150L-96 -96Z'), form(tone(coat, -0.05), 0.1, 0.2)),
        path(at('M-96 -96L168 -150L-60 -150L-84 -50Z'), form(tone(coat, -0.14), 0.1, 0.2)),
        path(at('M-150 -226L168 -150L-60 -150Z'), form(coat, 0.3, 0.14)),
        line(at('M-112 -206L96 -158M-92 -188L40 -160'), of('#8fb4d0'), 3, { opacity: 0.6 }),
        !fromBehind &&
          group(face(brush, { y: -138, gap: 19, eye: 9, blush: '#f2a59a', mouthY: -116 }), { x: facing * 8 }),
      ],
      { turn: swing * 3 - facing * 4, pivot: [0, -150] },
    ),
    face: { left: -40, right: 60, top: -176, bottom: -98 },
    hand: [facing * 110, -140],
  };
}
