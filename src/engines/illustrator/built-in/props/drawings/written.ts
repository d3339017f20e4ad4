import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CORAL,
  GLASS,
  INK,
  LEAF,
  PAPER,
  WOOD,
  dusk,
  gleam,
  hollow,
  laid,
  seam,
  shine,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A slip of paper that was folded once, with a few lines by hand. */
const note = thing([78, 100], [20, -10], (brush) => {
  const { of, form, near } = brush;
  return [
    path('M-38 -98L34 -100Q37 -52 39 -14L26 0L-36 -2Q-40 -50 -38 -98Z', form(PAPER, 0.4, 0.16)),
    path('M39 -14L24 -15L26 0Z', of('#dccbaa')),
    seam(brush, 'M-39 -52Q0 -49 37 -53', '#cbbb9c', { width: 1.6, opacity: 0.8 }),
    line(
      'M-27 -84q5 -5 9 0t9 0t9 -1t9 1t8 -1M-27 -70q5 -4 9 0t9 0t9 0t9 0M-27 -38q5 -5 9 0t9 0t9 -1t9 1t8 -1M-27 -24q5 -4 9 0t9 0',
      of(INK),
      3,
      { airy: true },
    ),
    near && [
      line('M8 -24q4 -7 8 -1q4 -6 8 0q-2 7 -8 10q-6 -3 -8 -9Z', of(CORAL), 1.8, { airy: true }),
      line('M-30 -90H26M-30 -61H26M-30 -31H28', of('#b9c6cf'), 0.8, { opacity: 0.7, airy: true }),
    ],
  ];
});

/** A tag of card on a loop of string. */
const label = thing([100, 60], [-34, -32], (brush) => {
  const { of, form, near } = brush;
  return [
    line('M-30 -28C-44 -50 -50 -60 -44 -58C-36 -58 -34 -40 -30 -28', of('#b98a58'), 2.6),
    path('M-44 -28L-26 -52H46Q50 -52 50 -48V-6Q50 -2 46 -2H-26Z', form('#f0d9a8', 0.36, 0.2)),
    circle(-31, -27, 6, of('#d0a76c')),
    circle(-31, -27, 3, hollow(brush, '#6b5136')),
    line('M-12 -38q5 -5 9 0t9 0t9 -1t9 1t8 -1M-12 -24q5 -4 9 0t9 0t9 0M-12 -12h34', of(INK), 2.8, {
      airy: true,
    }),
    near &&
      line('M-22 -48H46M-22 -6H46M46 -48V-6', of(CORAL), 1.2, { dash: '3 3', airy: true, opacity: 0.8 }),
  ];
});

/** Folded, it stands by itself. */
const card = thing([100, 92], [0, -10], (brush) => {
  const { of, form, near } = brush;
  return [
    path('M-14 -88L48 -80L50 -6L-12 0Z', form('#e6d6b8', 0.2, 0.24)),
    path('M-50 -90L34 -92L36 0L-48 -4Z', form('#fbf1de', 0.4, 0.1)),
    path('M-43 -83L28 -85L29 -7L-42 -10Z', of('#bfe0dc')),
    path('M-42 -10L-43 -34Q-22 -46 -4 -32Q14 -40 28 -30L29 -7Z', of('#86b56c')),
    circle(-7, -56, 13, form('#f5c75a', 0.4, 0.16)),
    near && [
      line(
        'M-7 -76V-73M-7 -39V-36M-27 -56h3M10 -56h3M-21 -70l2 2M7 -42l2 2M7 -70l-2 2M-21 -42l-2 2',
        of('#f5c75a'),
        2.4,
      ),
      line('M-30 -26v9M-12 -24v9M12 -24v9', of('#4d7d48'), 1.4),
      circle(-30, -27, 3, of(CORAL)),
      circle(-12, -25, 3, of('#f8f0dc')),
      circle(12, -25, 3, of('#c77fb0')),
    ],
    dusk(brush, 'M34 -92L36 0L42 -2L40 -81Z', 0.16),
  ];
});

const pen = thing(
  [16, 100],
  [0, -34],
  (brush) => {
    const { of, near } = brush;
    return [
      path('M-5 -22L-1 0H1L5 -22Z', upright(brush, BRASS)),
      rect(-6, -34, 12, 13, upright(brush, '#3d4560'), { corner: 2 }),
      path('M-7 -92Q-7 -100 0 -100Q7 -100 7 -92L6.4 -34H-6.4Z', upright(brush, '#3f6f9c')),
      rect(-7.4, -60, 14.8, 4, upright(brush, BRASS)),
      path('M3 -92H7V-66Q5 -62 3 -66Z', of(BRASS)),
      near && [line('M0 -14V-2', of('#7d5f28'), 0.9), circle(0, -14, 1.2, of('#7d5f28'))],
      gleam(brush, 'M-4 -88V-64', 2, 0.5),
    ];
  },
  26,
);

/** A low bottle, its cork beside its neck, and a drop that ran. */
const ink = thing([84, 100], [0, -40], (brush) => {
  const { of, form, near } = brush;
  const blue: Colour = '#2f3f74';
  return [
    rect(-15, -100, 30, 22, upright(brush, '#c2935c'), { corner: 4 }),
    rect(-17, -82, 34, 16, upright(brush, GLASS), { corner: 3 }),
    path('M-18 -68H18Q42 -58 42 -40V-8Q42 0 34 0H-34Q-42 0 -42 -8V-40Q-42 -58 -18 -68Z', of(GLASS)),
    path('M-37 -46H37V-9Q37 -4 32 -4H-32Q-37 -4 -37 -9Z', form(blue, 0.16, 0.2)),
    rect(-25, -40, 50, 28, of(PAPER), { corner: 3 }),
    path('M0 -36Q8 -26 8 -22A8 8 0 0 1 -8 -22Q-8 -26 0 -36Z', of(blue)),
    near && [
      rect(-22, -37, 44, 22, 'none', { corner: 2, stroke: of('#b99a66'), width: 1 }),
      line('M18 -70Q21 -60 19 -54', of(blue), 2.4),
    ],
    shine(brush, 'M-35 -50Q-36 -30 -35 -12', 3, 0.5),
  ];
});

const notebook = thing([80, 100], [24, -16], (brush) => {
  const { of, form, near } = brush;
  const red: Colour = '#c2574a';
  return [
    rect(-32, -98, 72, 96, of('#efe4cc'), { corner: 4 }),
    rect(-36, -100, 72, 100, form(red, 0.26, 0.24), { corner: 5 }),
    rect(-16, -82, 42, 22, of(PAPER), { corner: 3 }),
    line('M-9 -74q4 -4 8 0t8 0t8 0M-9 -66h22', of(INK), 2.2, { airy: true }),
    [-88, -72, -56, -40, -24, -10].map((y) => line(`M-40 ${y}q5 -6 12 0`, of('#8d929c'), 3)),
    near && [
      rect(-28, -92, 58, 84, 'none', { corner: 3, stroke: of('#e39a84'), width: 1.2 }),
      line('M22 -50L12 -30M26 -44L16 -24', of('#e39a84'), 1.2),
    ],
    gleam(brush, 'M-24 -50V-16', 2.6, 0.24),
  ];
});

/** On two legs, with a sum and a flower that nobody wiped off. */
const blackboard = thing([100, 98], [0, -20], (brush) => {
  const { of, form, near } = brush;
  const chalk = of('#f3f0e4');
  return [
    path('M-40 -30L-46 0H-38L-32 -30ZM40 -30L46 0H38L32 -30Z', upright(brush, WOOD)),
    rect(-50, -98, 100, 72, form(WOOD, 0.3, 0.26), { corner: 3 }),
    rect(-44, -92, 88, 60, form('#3f5a50', 0.14, 0.2), { corner: 1.5 }),
    line('M-34 -70L-25 -86L-16 -70ZM-2 -72h14v-14h-14ZM34 -78a7 7 0 1 0 -14 0a7 7 0 1 0 14 0Z', chalk, 2.2),
    line('M-30 -50q6 -8 12 0t12 0t12 -2M16 -40V-52', chalk, 2, { opacity: 0.85 }),
    [0, 72, 144, 216, 288].map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return ellipse(16 + 5 * Math.sin(angle), -57 + 5 * Math.cos(angle), 3, 3, of('#f0b9b0'));
    }),
    circle(16, -57, 2.6, of('#f4d37a')),
    rect(-48, -31, 96, 6, form('#d8a66c', 0.3, 0.2), { corner: 2 }),
    rect(-22, -36, 16, 5, of('#c9b28e'), { corner: 1.4 }),
    line('M10 -33.5h8M22 -33.5h5', chalk, 2.6),
    near &&
      line('M-40 -44q14 3 30 0M0 -88q16 2 34 -1M-40 -66q10 2 20 0', chalk, 1, { opacity: 0.28, airy: true }),
  ];
});

/** A house on a hill, in a frame. */
const picture = thing([100, 82], [0, -8], (brush) => {
  const { of, form, near } = brush;
  return [
    rect(-50, -82, 100, 82, form('#b07a48', 0.34, 0.3), { corner: 3 }),
    rect(-43, -75, 86, 68, of('#f6ecd6'), { corner: 1.5 }),
    rect(-36, -68, 72, 54, of('#bcdde0')),
    circle(20, -55, 7, of('#f4cf70')),
    path('M-36 -34Q-14 -48 6 -34Q22 -28 36 -36V-14H-36Z', of(LEAF)),
    path('M-36 -24Q-8 -32 14 -22Q28 -18 36 -22V-14H-36Z', of('#86b56c')),
    rect(-18, -46, 16, 13, of('#f3e3c4')),
    path('M-21 -45L-10 -55L1 -45Z', of(CORAL)),
    rect(-12, -41, 5, 8, of('#8a5f42')),
    near && [
      line('M-48 -80L-43 -75M48 -80L43 -75M-48 -2L-43 -7M48 -2L43 -7', of('#7d5330'), 1.4),
      line('M14 -62q3 -3 5 0q3 -3 5 0', of(INK), 1),
      line('M-6 -33Q0 -26 -10 -15', of('#e6d3a6'), 2.4),
    ],
    shine(brush, 'M-46 -78H30', 2, 0.4),
    dusk(brush, 'M-36 -68H36V-65H-33V-14H-36Z', 0.22),
  ];
});

export const THINGS_WRITTEN_AND_SHOWN = {
  note,
  label,
  card,
  pen: laid(pen),
  ink,
  notebook,
  blackboard,
  picture,
} satisfies Partial<Record<Prop, PropArt>>;
