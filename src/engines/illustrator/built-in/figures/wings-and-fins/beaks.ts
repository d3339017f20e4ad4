import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export type Beak = 'point' | 'bill' | 'hook';

interface BeakShape {
  upper: string;
  /** Where the lower half meets it: how wide, how low. */
  jaw: readonly [width: number, y: number];
  shine: string;
}

const BEAKS: Record<Beak, BeakShape> = {
  point: {
    upper: 'M-15 0C-13 -11 13 -11 15 0C12 10 5 18 0 19C-5 18 -12 10 -15 0Z',
    jaw: [9, 8],
    shine: 'M-7 -4Q-2 -7 4 -6',
  },
  bill: {
    upper:
      'M-13 -12C-4 -18 4 -18 13 -12C18 -6 36 -6 37 5C38 16 18 17 0 17C-18 17 -38 16 -37 5C-36 -6 -18 -6 -13 -12Z',
    jaw: [24, 12],
    shine: 'M-26 1Q-14 -6 -4 -9',
  },
  hook: {
    upper: 'M-22 0C-22 -24 22 -24 22 0C22 18 12 30 2 40C-3 42 -6 38 -6 34C-14 26 -22 16 -22 0Z',
    jaw: [12, 20],
    shine: 'M-12 -8Q-4 -15 6 -13',
  },
};

/** A beak in the middle of the face, open when there is something to cry out. */
export function beak(brush: Brush, shape: Beak, y: number, colour: Colour, scale = 1): Art {
  const { turn, form, of, shaded, lit } = brush;
  const { upper, jaw, shine } = BEAKS[shape];
  const [wide, low] = jaw;
  const drop = opening(brush);
  return group(
    [
      drop > 0 && [
        ellipse(0, low + drop * 0.5, wide, 8 + drop * 0.6, shaded(colour, 0.3)),
        ellipse(0, low + drop * 0.4, wide * 0.74, 4 + drop * 0.5, of('#7a2f35')),
      ],
      path(upper, form(colour, 0.25, 0.25)),
      line(shine, lit(colour, 0.6), 3, { opacity: 0.7, airy: true }),
      shape === 'bill' && [
        line('M-30 9Q-14 14 0 12Q14 14 30 9', shaded(colour, 0.4), 2.6, { opacity: 0.6, airy: true }),
        ellipse(-6, -7, 2, 2.6, shaded(colour, 0.5)),
        ellipse(6, -7, 2, 2.6, shaded(colour, 0.5)),
      ],
    ],
    { x: turn, y, scale },
  );
}

function opening({ actor }: Brush): number {
  if (actor.pose === 'sleep') return 0;
  if (actor.mood === 'excited') return 12;
  if (actor.mood === 'surprised' || actor.mood === 'scared') return 9;
  return actor.mood === 'happy' && ['cheer', 'jump', 'run', 'wave'].includes(actor.pose) ? 9 : 0;
}
