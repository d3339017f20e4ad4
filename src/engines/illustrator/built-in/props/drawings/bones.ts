import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { STEEL, detailed, gleam, seam, thing } from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

const flat = (brush: PropBrush, d: string): Art => path(d, brush.form('#f1e6cf', 0.34, 0.28));

/** The great bones of somebody who has long been dead, put up for people to see. */
const skeleton = thing([100, 84], [0, -40], (brush) => {
  const { of, near } = brush;
  const bone = of('#e8dabd');
  return [
    rect(-30, -4, 66, 4, of('#8c6038'), { corner: 1 }),
    line('M-6 -4V-40M22 -4V-44', of(STEEL), 1.8),
    line('M-48 -22Q-30 -36 -8 -46Q14 -54 26 -60Q34 -66 36 -74', bone, 4.4),
    Array.from({ length: 9 }, (_, i) =>
      circle(-40 + i * 8.6, -28 - i * 4.4 + (i > 3 ? (i - 3) * 1 : 0), 2.8, bone),
    ),
    Array.from({ length: 6 }, (_, i) =>
      line(`M${-8 + i * 6} ${-47 - i * 1.6}q5 9 1 ${18 - Math.abs(i - 2) * 2}`, bone, 2.4),
    ),
    line('M-10 -44L-16 -26L-8 -14L-12 -4M-4 -42L4 -26L-2 -14L4 -4', bone, 4.4),
    line('M24 -52L28 -38L24 -30M27 -54L34 -42L38 -40', bone, 3),
    flat(brush, 'M30 -72Q30 -84 42 -82Q50 -80 50 -74Q50 -70 40 -69L32 -68Z'),
    path('M34 -67L48 -67Q48 -63 38 -62Z', bone),
    circle(38, -76, 2.2, of('#4a3a30')),
    line('M42 -69l1 2.4M45 -69l1 2.4M48 -70l.6 2.4', of('#fbf4e6'), 1.4),
    near && seam(brush, 'M-46 -22L-36 -28M0 -50L14 -54M-26 -2H30', '#b09a70', { width: 0.9 }),
  ];
});

/** A nose like none today: it runs up and over the head, and is hollow. */
const skull = thing([100, 70], [0, -30], (brush) => {
  const { of, near } = brush;
  return [
    flat(
      brush,
      'M-48 -14Q-50 -24 -34 -30Q-16 -38 -6 -46Q10 -62 48 -70Q52 -66 46 -60Q24 -46 14 -32Q20 -22 14 -14Q6 -8 -6 -10L-40 -8Q-48 -8 -48 -14Z',
    ),
    flat(brush, 'M-44 -6L-4 -8Q14 -10 16 -16Q20 -4 4 -1Q-24 2 -40 0Q-46 -2 -44 -6Z'),
    ellipse(-2, -28, 7, 6, of('#4a3a30')),
    ellipse(-40, -19, 3.4, 2.2, of('#4a3a30')),
    line('M-4 -46Q14 -58 40 -66', of('#cbb98e'), 2),
    line('M-34 -8v4M-28 -8v4M-22 -8v4M-16 -8v4M-10 -9v4', of('#b8a578'), 1.6),
    line('M6 -24Q10 -20 8 -14', of('#b8a578'), 2),
    near &&
      seam(brush, 'M-30 -24Q-20 -28 -12 -34M10 -50Q20 -56 34 -62M-36 -12H-12', '#b09a70', { width: 0.9 }),
    gleam(brush, 'M-40 -24Q-30 -30 -18 -34', 2.4, 0.5),
  ];
});

/** Cloth for two people: only the part with the tail. Whoever is in it looks out at the top. */
const horseCostume = thing([88, 100], [-30, -40], (brush) => {
  const { of, form } = brush;
  const brown: Colour = '#a8744a';
  return [
    path('M34 -70Q48 -60 41 -24Q39 -12 43 -8Q34 -10 33 -24Q36 -48 26 -62Z', form('#5c3f2c', 0.24, 0.26)),
    path(
      'M-34 -78Q-38 -92 -12 -94Q16 -96 30 -80Q40 -66 32 -46L30 -2H16L12 -34H-14L-16 -2H-30L-32 -40Q-42 -54 -34 -78Z',
      form(brown, 0.26, 0.26),
    ),
    path('M-34 -78Q-30 -92 -12 -94Q-26 -78 -30 -44Q-42 -54 -34 -78Z', of('#c99a6a'), { opacity: 0.6 }),
    path('M-31 -8H-15V0H-32ZM15 -8H31V0H14Z', of('#4a3a30')),
    rect(-14, -72, 22, 20, form('#8c4f38', 0.24, 0.24), { corner: 4 }),
    path('M-14 -72H8L-3 -62Z', of('#b8784f')),
    circle(-3, -62, 2, of('#e0b04c')),
    line('M-18 -94V-70M12 -94Q14 -82 8 -72', of('#7d5232'), 2),
    line('M-24 -66h.1M22 -58h.1M18 -78h.1M-22 -46h.1', of('#c99a6a'), 6, { opacity: 0.6 }),
  ];
});

export const BONES_AND_BODIES = {
  skeleton,
  skull,
  'horse-costume': detailed(
    horseCostume,
    'M-28 -30V-12M20 -34V-12M-10 -46H14M-20 -84Q-4 -90 10 -86',
    '#6d4529',
  ),
} satisfies Partial<Record<Prop, PropArt>>;
