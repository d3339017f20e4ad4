import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { airBubble, bothArms, browWhenTroubled } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { legs } from '#engines/illustrator/built-in/figures/limbs.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Of eyes in the dark. */
const PALE: Colour = '#fbeebc';

/** A bit of the night: soft, round and black, with two eyes. */
export function dark(brush: Brush): Drawing {
  const { canvas, look, stance, swing, fromBehind, ball } = brush;
  const coat = look.coat ?? '#2d2938';
  const arms = bothArms(brush, { shoulder: [70, -96], width: 30, skin: tone(coat, 0.03), length: 0.6 });
  const body = [
    path(fluff(swing), ball(coat, 0.2, 0.35)),
    line('M-60 -214Q-30 -246 4 -248', tone(coat, 0.22), 7, { opacity: 0.5, airy: true }),
    !fromBehind && face(brush, { y: -164, gap: 34, eye: 17, ink: PALE, mouthY: -116 }),
    airBubble(brush, -150, 132),
  ];
  return {
    art: [
      canvas.glow(0, -130, 190, 190, coat, 0.35),
      group(stance.armsAbove ? [body, arms.art] : [arms.art, body], { y: stance.drop * 0.4 }),
    ],
    face: { left: -72, right: 72, top: -204, bottom: -96 },
    hand: arms.hand,
  };
}

/** Round, with a tuft, its edge never quite still. */
function fluff(swing: number): string {
  const w = n(112 + swing * 2);
  return `M-14 -258Q-10 -284 12 -290Q6 -272 22 -258C88 -250 ${w} -196 ${w} -124C${w} -48 72 -6 40 -10Q20 4 0 -8Q-22 4 -42 -10C-78 -8 -${w} -50 -${w} -124C-${w} -196 -80 -250 -14 -258Z`;
}

const PUFFS: readonly (readonly [number, number, number])[] = [
  [-92, -96, 50],
  [92, -92, 52],
  [-52, -58, 48],
  [50, -54, 48],
  [-56, -164, 60],
  [54, -160, 62],
  [0, -196, 66],
  [0, -104, 86],
];

/** Fluff with a face: a cloud, a yawn, a sigh. */
export function cloud(brush: Brush): Drawing {
  const { look, swing, fromBehind, ball, stance } = brush;
  const coat = look.coat ?? '#f4f4f6';
  const arms = bothArms(brush, { shoulder: [92, -104], width: 26, skin: tone(coat, -0.05), length: 0.6 });
  const body = [
    PUFFS.map(([x, y, r], i) => circle(x + swing * (i % 2 ? 2 : -2), y, r, ball(coat, 0.4, 0.2))),
    !fromBehind &&
      face(brush, {
        y: -142,
        gap: 32,
        eye: 11,
        ink: '#4a4658',
        blush: mix('#f48aa0', coat, 0.15),
        mouthY: -106,
        ...browWhenTroubled(brush, tone(coat, -0.4)),
      }),
  ];
  return {
    art: stance.armsAbove ? [body, arms.art] : [arms.art, body],
    face: { left: -66, right: 66, top: -176, bottom: -86 },
    hand: arms.hand,
  };
}

/** Somebody's double on wall and ground, thin as smoke; it means no harm. */
export function shadow(brush: Brush): Drawing {
  const { look, stance, fromBehind, of } = brush;
  const coat = look.coat ?? '#5a5a80';
  const arms = bothArms(brush, { shoulder: [36, -150], width: 22, skin: coat, length: 1 });
  const drop = stance.drop;
  const body: Art = [
    path('M-40 -164Q0 -178 40 -164Q50 -110 46 -74H-46Q-50 -110 -40 -164Z', of(coat)),
    ellipse(0, -218, 66, 62, of(coat)),
    path('M-58 -236Q-60 -292 0 -290Q60 -292 58 -236Q30 -258 0 -256Q-30 -258 -58 -236Z', of(coat)),
    !fromBehind && face(brush, { y: -216, gap: 26, eye: 10, ink: PALE, mouthY: -186 }),
  ];
  return {
    art: [
      legs(brush, { hip: [22, -84], width: 27, leg: of(coat), shoe: of(coat) }),
      group(stance.armsAbove ? [body, arms.art] : [arms.art, body], { y: drop }),
    ],
    face: { left: -56, right: 56, top: -260 + drop, bottom: -166 + drop },
    hand: [arms.hand[0], arms.hand[1] + drop],
  };
}

/** A small sea that stands up, its crest curled. */
export function wave(brush: Brush): Drawing {
  const { look, swing, fromBehind, form, of, lit, facing } = brush;
  const coat = look.coat ?? '#4f9fc4';
  const arms = bothArms(brush, { shoulder: [78, -104], width: 26, skin: tone(coat, 0.06), length: 0.7 });
  const crest = group(
    [
      path(
        `M-120 0Q-116 -120 -60 -204Q-6 -282 70 -262Q116 -244 ${n(112 + swing * 4)} -200Q90 -224 62 -210Q96 -150 116 0Z`,
        form(coat, 0.3, 0.28),
      ),
      path(
        `M-52 -210Q-2 -282 70 -262Q116 -244 ${n(112 + swing * 4)} -200Q84 -238 40 -226Q-10 -222 -52 -210Z`,
        of('#eef8fb'),
      ),
      path(
        'M-126 0Q-124 -26 -100 -22Q-86 -40 -62 -26Q-44 -42 -20 -26Q2 -40 24 -26Q46 -40 66 -24Q92 -36 104 -18Q122 -20 122 0Z',
        of('#eef8fb'),
      ),
      line('M-92 -60Q-84 -120 -56 -160M-64 -40Q-58 -80 -44 -104', lit(coat, 0.5), 6, {
        opacity: 0.6,
        airy: true,
      }),
    ],
    { scale: [facing, 1] },
  );
  return {
    art: [
      arms.art,
      crest,
      !fromBehind &&
        face(brush, { y: -146, gap: 28, eye: 11, blush: mix('#f48aa0', coat, 0.3), mouthY: -112 }),
    ],
    face: { left: -58, right: 58, top: -180, bottom: -92 },
    hand: arms.hand,
  };
}
