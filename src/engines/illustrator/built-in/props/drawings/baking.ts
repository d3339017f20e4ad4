import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { ellipse, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import { detailed, gleam, thing } from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const crust: Colour = '#d9a45c';

/** Soft, and it rises: in a bowl, or over everything. Empty: it lies there as flat as an old hat. */
const dough = thing([100, 66], [0, -30], (brush) => {
  const { of, form, state } = brush;
  const isFlat = state === 'empty';
  return [
    !isFlat && path('M-40 -34Q-44 -62 -10 -64Q8 -68 26 -62Q44 -56 40 -34Z', form('#f6e6c4', 0.34, 0.22)),
    isFlat &&
      path('M-38 -38Q-20 -46 4 -42Q26 -46 38 -38Q20 -32 0 -33Q-20 -32 -38 -38Z', form('#f6e6c4', 0.34, 0.2)),
    path('M-48 -38H48Q44 -2 18 0H-18Q-44 -2 -48 -38Z', form('#6f9ab0', 0.28, 0.28)),
    line('M-48 -38H48', of('#9cc0d0'), 4),
    path('M-40 -26Q0 -16 40 -26L38 -20Q0 -10 -38 -20Z', of('#f6efe0'), { opacity: 0.7 }),
    !isFlat && line('M-16 -52Q-10 -56 -4 -52M8 -54Q14 -58 20 -53', of('#c9a87a'), 2),
    gleam(brush, 'M-36 -28Q-32 -10 -20 -5', 3, 0.4),
  ];
});

/** One, golden, as it flies or rolls. */
const pancake = thing([100, 40], [0, -16], (brush) => {
  const { of, form } = brush;
  return [
    ellipse(0, -18, 50, 18, form('#b8783c', 0.2, 0.24)),
    ellipse(0, -22, 49, 17, form(crust, 0.3, 0.2)),
    ellipse(-2, -23, 40, 12, of('#e8be7c'), { opacity: 0.8 }),
    path('M-14 -28Q-4 -34 8 -30Q16 -26 10 -22Q-2 -18 -12 -22Q-18 -25 -14 -28Z', of('#f8e49c')),
    line('M-34 -20h.1M28 -26h.1M22 -14h.1M-22 -12h.1M36 -18h.1', of('#a8692f'), 3.4),
    gleam(brush, 'M-38 -28Q-24 -36 -8 -37', 2.4, 0.5),
  ];
});

export const THINGS_OF_BAKING = {
  dough: detailed(dough, 'M-34 -14H34M-24 -46Q-18 -50 -12 -46M2 -44Q8 -48 14 -44', '#4f7688'),
  pancake: detailed(pancake, 'M-40 -12Q0 4 40 -12M-30 -28Q-20 -34 -8 -34', '#8c5a28'),
} satisfies Partial<Record<Prop, PropArt>>;
