import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { airBubble, bothArms, browWhenTroubled } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** The tall clock in the hall: its dial is its face. */
export function clock(brush: Brush): Drawing {
  const { look, swing, fromBehind, form, of, shaded, stance } = brush;
  const coat = look.coat ?? '#96603c';
  const arms = bothArms(brush, { shoulder: [50, -176], width: 16, skin: tone(coat, 0.06), length: 0.9 });
  const trim = tone(coat, 0.12);
  const body: Art = [
    rect(-60, -30, 120, 30, form(tone(coat, -0.05), 0.2, 0.3), { corner: 4 }),
    rect(-46, -204, 92, 180, form(coat, 0.2, 0.3), { corner: 4 }),
    rect(-28, -172, 56, 126, shaded(coat, 0.4), { corner: 6 }),
    group([line('M0 -172V-86', of('#e8c45f'), 4), circle(0, -74, 17, of('#f0cf6a'))], {
      turn: swing * 7,
      pivot: [0, -172],
    }),
    path(
      'M-66 -200V-292Q-66 -312 -44 -312Q-20 -346 0 -346Q20 -346 44 -312Q66 -312 66 -292V-200Z',
      form(trim, 0.2, 0.28),
    ),
    circle(0, -258, 53, of('#f8efdb')),
    !fromBehind && [
      hours(of('#b59a74')),
      face(brush, {
        y: -266,
        gap: 20,
        eye: 8.4,
        blush: '#f2a59a',
        mouthY: -238,
        ...browWhenTroubled(brush, '#7a5a3e'),
      }),
      line('M0 -258V-296M0 -258L22 -252', of('#5d4c4a'), 3, { opacity: 0.5 }),
    ],
    airBubble(brush, -258, 92),
  ];
  return {
    art: stance.armsAbove ? [body, arms.art] : [arms.art, body],
    face: { left: -50, right: 50, top: -306, bottom: -210 },
    hand: arms.hand,
  };
}

const hours = (ink: string): Art =>
  Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return circle(x * 46, -258 + y * 46, i % 3 ? 1.8 : 3, ink);
  });

/** Windows are its eyes, and the door is shut below its smile. */
export function house(brush: Brush): Drawing {
  const { look, fromBehind, form, of, canvas } = brush;
  const coat = look.coat ?? '#f0dcb4';
  const roof: Colour = look.top;
  const arms = bothArms(brush, { shoulder: [104, -110], width: 20, skin: tone(coat, -0.08), length: 0.7 });
  const pane = canvas.light.night ? '#ffe29a' : of('#d9eef2');
  return {
    art: [
      arms.art,
      rect(48, -296, 30, 70, form('#b8674f', 0.2, 0.3), { corner: 3 }),
      rect(-108, -196, 216, 196, form(coat, 0.2, 0.24), { corner: 4 }),
      path(
        'M-132 -186L-6 -298Q0 -302 6 -298L132 -186Q136 -176 124 -176H-124Q-136 -176 -132 -186Z',
        form(roof, 0.22, 0.3),
      ),
      !fromBehind && [
        [-44, 44].map((x) => rect(x - 29, -162, 58, 54, pane, { corner: 8 })),
        face(brush, { y: -134, gap: 44, eye: 13, blush: mix('#f0716f', coat, 0.2), mouthY: -86 }),
      ],
      path('M-24 0V-40Q-24 -62 0 -62Q24 -62 24 -40V0Z', form('#4f8a84', 0.2, 0.3)),
      circle(14, -28, 4, of('#f0cf6a')),
    ],
    face: { left: -80, right: 80, top: -170, bottom: -66 },
    hand: arms.hand,
  };
}

/** White, with two roots to walk on. */
export function tooth(brush: Brush): Drawing {
  const { look, form, fromBehind, stance, swing } = brush;
  const coat = look.coat ?? '#fbf8ef';
  const arms = bothArms(brush, { shoulder: [86, -136], width: 20, skin: tone(coat, -0.06), length: 0.8 });
  const body: Art = [
    path(
      'M-100 -216Q-108 -284 -50 -290Q0 -272 50 -290Q108 -284 100 -216Q96 -140 74 -90Q66 0 40 0Q18 0 12 -70Q0 -92 -12 -70Q-18 0 -40 0Q-66 0 -74 -90Q-96 -140 -100 -216Z',
      form(coat, 0.4, 0.22),
    ),
    line('M-72 -248Q-80 -206 -66 -168', '#ffffff', 11, { opacity: 0.8, airy: true }),
    !fromBehind &&
      face(brush, {
        y: -206,
        gap: 32,
        eye: 12,
        blush: '#f4a3a8',
        mouthY: -168,
        ...browWhenTroubled(brush, '#8a8494'),
      }),
    airBubble(brush, -200, 128),
  ];
  return {
    art: group(stance.armsAbove ? [body, arms.art] : [arms.art, body], { turn: swing * 2, pivot: [0, 0] }),
    face: { left: -66, right: 66, top: -240, bottom: -146 },
    hand: arms.hand,
  };
}

const BOOT = 'M-34 -196H34Q40 -130 36 -86Q98 -74 108 -34Q112 -8 100 0H-40Q-46 -60 -34 -196Z';

const oneBoot = ({ form, of, facing }: Brush, coat: Colour, shade: number): Art =>
  group(
    [
      path(BOOT, form(tone(coat, shade), 0.24, 0.3)),
      rect(-40, -206, 80, 24, form(tone(coat, shade + 0.14), 0.3, 0.2), { corner: 9 }),
      rect(-44, -12, 156, 13, of(tone(coat, -0.22)), { corner: 5 }),
      line('M2 -86Q30 -84 52 -74', of(tone(coat, -0.18)), 5, { opacity: 0.7 }),
    ],
    { scale: [facing, 1] },
  );

const armsOfBoot = (brush: Brush, coat: Colour, reach: number) =>
  bothArms(brush, { shoulder: [reach, -116], width: 16, skin: tone(coat, -0.04), length: 0.6 });

const faceOfBoot = (brush: Brush, coat: Colour): Art =>
  !brush.fromBehind &&
  face(brush, { y: -146, gap: 17, eye: 9, blush: mix('#f48a80', coat, 0.3), mouthY: -118 });

/** A pair that goes nowhere without each other. */
export function boots(brush: Brush): Drawing {
  const { look, facing, swing } = brush;
  const coat = look.coat ?? '#c2603f';
  const arms = armsOfBoot(brush, coat, 60);
  return {
    art: [
      group(oneBoot(brush, coat, -0.05), { x: -facing * 62 }),
      group(oneBoot(brush, coat, 0), { x: facing * 24, turn: swing * 1.5, pivot: [0, 0] }),
      arms.art,
      group(faceOfBoot(brush, coat), { x: facing * 24 }),
    ],
    face: { left: -44 + facing * 24, right: 44 + facing * 24, top: -176, bottom: -100 },
    hand: arms.hand,
  };
}

/** One of a pair that has quarrelled. */
export function boot(brush: Brush): Drawing {
  const coat = brush.look.coat ?? '#c2603f';
  const arms = armsOfBoot(brush, coat, 34);
  return {
    art: [
      group(oneBoot(brush, coat, 0), { turn: brush.swing * 3, pivot: [0, 0] }),
      arms.art,
      faceOfBoot(brush, coat),
    ],
    face: { left: -44, right: 44, top: -176, bottom: -100 },
    hand: arms.hand,
  };
}
