import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { airBubble, bothArms, browWhenTroubled } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { legs } from '#engines/illustrator/built-in/figures/limbs.ts';
import { mix, tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const SHAFT = 'M-50 -262Q-34 -248 -18 -262Q0 -248 18 -262Q34 -248 50 -262L50 -92L-50 -92Z';

/** It stands on its rubber and wears its point as a hat. */
export function pencil(brush: Brush): Drawing {
  const { look, stance, swing, of, shaded, facing } = brush;
  const coat = look.coat ?? '#f4bd42';
  const arms = bothArms(brush, { shoulder: [48, -140], width: 17, skin: tone(coat, -0.1), length: 1.1 });
  const body = shaft(brush);
  return {
    art: [
      legs(brush, { hip: [22, -66], width: 18, leg: of(tone(coat, -0.1)), shoe: shaded('#5d5570', 0.1) }),
      group(stance.armsAbove ? [body, arms.art] : [arms.art, body], {
        y: stance.drop * 0.8,
        turn: swing * 2 + facing,
        pivot: [0, -60],
      }),
    ],
    face: { left: -46, right: 46, top: -220 + stance.drop * 0.8, bottom: -132 + stance.drop * 0.8 },
    hand: [arms.hand[0], arms.hand[1] + stance.drop * 0.8],
  };
}

function shaft(brush: Brush): Art {
  const { look, form, of, lit, shaded, fromBehind } = brush;
  const coat = look.coat ?? '#f4bd42';
  const rubber = '#ef8f96';
  const metal = '#c3cad4';
  return [
    path('M-50 -76L50 -76L50 -58Q48 -38 24 -38L-24 -38Q-48 -38 -50 -58Z', form(rubber, 0.25, 0.25)),
    path('M-50 -256L-8 -334Q0 -342 8 -334L50 -256Z', form('#f3d8ab', 0.2, 0.25)),
    path('M-17 -317L-8 -334Q0 -344 8 -334L17 -317Q0 -308 -17 -317Z', of(tone(coat, -0.3))),
    path(SHAFT, form(coat, 0.25, 0.25)),
    path('M-50 -262Q-34 -248 -18 -262L-18 -92L-50 -92Z', lit(coat, 0.35), { opacity: 0.5, airy: true }),
    path('M18 -262Q34 -248 50 -262L50 -92L18 -92Z', shaded(coat, 0.28), { opacity: 0.45, airy: true }),
    rect(-53, -96, 106, 24, form(metal, 0.4, 0.35), { corner: 5 }),
    line('M-50 -90h100M-50 -79h100', shaded(metal, 0.4), 2.6, { opacity: 0.6, airy: true }),
    !fromBehind &&
      face(brush, {
        y: -192,
        gap: 23,
        eye: 9.4,
        blush: mix('#f0605f', coat, 0.1),
        mouthY: -160,
        ...browWhenTroubled(brush, tone(coat, -0.3)),
      }),
    airBubble(brush, -206, 124),
  ];
}
