import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { polar } from '#engines/illustrator/built-in/draw/vectors.ts';
import { ribbon } from '#engines/illustrator/built-in/figures/people/rig/ribbon.ts';

export type Grip = 'relaxed' | 'open' | 'grip' | 'point' | 'flat';

export interface HandOptions {
  at: Point;
  /** Where the fingers go, in degrees. */
  fingers: number;
  size: number;
  grip: Grip;
  skin: Colour;
  /** 1: above an arm that points right. */
  thumb: 1 | -1;
}

/** What a hand holds lies between the two. */
export interface HandArt {
  palm: Art;
  fingers: Art;
}

export const creaseOn = (skin: Colour): Colour => mix(skin, '#7a3328', 0.45);

const PALM = 'M-6 -5.6C0 -7.8 8 -7.6 9.5 -4C11 1 10 6 6 7C2 8 -3 6.8 -6 5.6Z';
const FIST = 'M1 -6.2C7 -8.5 12.8 -6 12.6 -1C13 5 9 8.5 3 7.2C0 4 0 -3 1 -6.2Z';

/** Drawn at ten times the size of a hand that is one. */
export function hand({ of, shaded }: Brush, { at, fingers, size, grip, skin, thumb }: HandOptions): HandArt {
  const fill = of(skin);
  const crease = (d: string) => line(d, of(creaseOn(skin)), 1.2, { opacity: 0.55, airy: true });
  const finger = (points: readonly Point[], widths: readonly number[], colour = fill) =>
    path(ribbon(points, widths), colour);
  const placed = (art: Art): Art =>
    art && group(art, { x: at[0], y: at[1], turn: fingers, scale: [size / 10, (size / 10) * thumb] });
  const palm = path(PALM, fill);
  switch (grip) {
    case 'open': {
      const spread = [
        [-34, 15.5],
        [-11, 17.5],
        [12, 17],
        [36, 14.2],
      ].map(([angle = 0, length = 0]) =>
        finger([polar(angle, 4), polar(angle, length * 0.7), polar(angle, length)], [5, 4.6, 3.8]),
      );
      const thumbed = finger(
        [
          [-2, -3],
          [3.5, -10],
          [6.2, -13],
        ],
        [5, 5, 4],
      );
      return { palm: placed([spread, palm, thumbed, crease('M-2 -1q5 3 2 6')]), fingers: undefined };
    }
    case 'point':
      return {
        palm: placed([
          finger(
            [
              [3, -3.5],
              [12, -3.6],
              [19.5, -3],
            ],
            [5.2, 4.6, 3.8],
          ),
          palm,
          finger(
            [
              [2, 1],
              [8.5, 1.2],
              [7, 4.2],
            ],
            [5, 5.2, 4.5],
            shaded(skin, 0.06),
          ),
          crease('M3.5 -.2L9.8 0M3.5 3.4L9 3.6'),
          finger(
            [
              [-2.5, -3.5],
              [3, -7.5],
              [7, -7.2],
            ],
            [4.6, 4.6, 3.8],
          ),
        ]),
        fingers: undefined,
      };
    case 'grip':
      return {
        palm: placed(palm),
        fingers: placed([
          path(FIST, fill),
          crease('M6.2 -3L12 -2.6M6 .4L12.4 .6M5.8 3.6L11.2 4'),
          finger(
            [
              [-2, -4],
              [4, -8.2],
              [8.5, -5],
            ],
            [4.8, 4.8, 4],
          ),
        ]),
      };
    default: {
      const curl = grip === 'flat' ? 0 : 2.5;
      return {
        palm: placed([
          path(
            `M-6 -5.6C1 -8 10 -7.4 16 ${-3.4 + curl}C19.5 ${-1 + curl} 18.6 ${3.4 + curl} 14 ${5.2 + curl * 0.6}C9 7.8 1 7.4 -6 5.6Z`,
            fill,
          ),
          crease(`M9.5 -2.8L16.2 ${-1 + curl}M9.5 1L16.6 ${2 + curl}`),
          finger(
            [
              [-2, -3.5],
              [3.6, -9],
              [9, -9.2],
            ],
            [5, 4.8, 3.8],
          ),
        ]),
        fingers: undefined,
      };
    }
  }
}
