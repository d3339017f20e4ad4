import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { blob, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

interface Tail {
  /** To the right. */
  draw: (animal: Furry) => Art;
  root: Point;
  /** Degrees it wags over the frames. */
  wag: number;
}

const BUSHY =
  'M24 -50C70 -30 128 -40 132 -100C134 -140 112 -168 96 -178C100 -150 86 -124 66 -112C48 -100 30 -84 24 -50Z';
const BUSHY_TIP = 'M131 -116C130 -146 112 -168 96 -178C99 -160 95 -146 88 -134L104 -138L110 -122L122 -130Z';
const CURVED = 'M34 -48C90 -40 100 -90 84 -120C76 -138 92 -152 104 -144';

export const TAILS = {
  none: { root: [0, 0], wag: 0, draw: () => undefined },
  stub: { root: [40, -60], wag: 6, draw: ({ form, coat }) => ellipse(48, -60, 14, 13, form(coat.fur)) },
  fox: {
    root: [20, -50],
    wag: 6,
    draw: ({ form, of, coat }) => [path(BUSHY, form(coat.fur, 0.15, 0.35)), path(BUSHY_TIP, of(coat.belly))],
  },
  wolf: {
    root: [20, -50],
    wag: 6,
    draw: ({ form, of, coat }) => [path(BUSHY, form(coat.fur, 0.15, 0.35)), path(BUSHY_TIP, of(coat.dark))],
  },
  bushy: {
    root: [20, -50],
    wag: 6,
    draw: ({ form, coat }) => path(BUSHY, form(coat.fur, 0.15, 0.35)),
  },
  raccoon: {
    root: [20, -50],
    wag: 6,
    draw: ({ canvas, form, of, coat }) => [
      path(BUSHY, form(coat.fur, 0.15, 0.35)),
      group(
        line(
          'M62 -130Q66 -80 60 -24M92 -150Q92 -90 100 -30M84 -160Q124 -132 144 -140M90 -128Q118 -100 140 -82',
          of(coat.dark),
          15,
        ),
        { clip: canvas.clip(BUSHY) },
      ),
      path(BUSHY_TIP, of(coat.dark)),
    ],
  },
  /** Taller than its owner's shoulders, and curled. */
  squirrel: {
    root: [24, -40],
    wag: 4,
    draw: ({ form, lit, coat }) => [
      path(
        'M20 -34C60 -8 134 -24 142 -96C146 -134 124 -152 130 -190C134 -214 158 -216 168 -200C186 -246 136 -288 98 -262C56 -232 72 -184 70 -148C68 -112 34 -96 20 -34Z',
        form(coat.fur, 0.2, 0.38),
      ),
      path(
        'M50 -46C84 -34 116 -56 116 -100C116 -134 98 -156 104 -196C108 -222 126 -240 144 -236C118 -256 90 -236 90 -196C90 -160 98 -136 84 -106C74 -86 56 -74 50 -46Z',
        lit(coat.fur, 0.32),
        { opacity: 0.7 },
      ),
    ],
  },
  cotton: {
    root: [46, -58],
    wag: 6,
    draw: ({ of, random }) => path(blob(random('tail'), [48, -58], 23, 22, { corners: 9 }), of('#fffaf2')),
  },
  striped: {
    root: [34, -48],
    wag: 5,
    draw: ({ of, coat }) => [
      line(CURVED, of(coat.fur), 17),
      line('M63 -56L69 -44M80 -70L93 -68M84 -95L96 -96M76 -118L88 -124', of(coat.dark), 6, { opacity: 0.8 }),
    ],
  },
  spotted: {
    root: [34, -48],
    wag: 5,
    draw: ({ of, coat }) => [
      line(CURVED, of(coat.fur), 17),
      line('M58 -50h0M78 -62h0M90 -82h0M88 -104h0M84 -124h0', of(coat.dark), 8, { opacity: 0.85 }),
      line('M92 -146Q98 -148 104 -144', of(coat.dark), 17),
    ],
  },
  lion: {
    root: [34, -48],
    wag: 5,
    draw: ({ of, form, coat, random }) => [
      line('M34 -48C90 -40 104 -90 94 -124', of(coat.fur), 12),
      path(blob(random('tail'), [94, -134], 18, 22, { corners: 8 }), form(coat.dark)),
    ],
  },
  wagging: {
    root: [36, -52],
    wag: 15,
    draw: ({ of, coat }) => line('M36 -52C70 -56 84 -84 88 -108', of(coat.fur), 18),
  },
  mouse: {
    root: [34, -40],
    wag: 4,
    draw: ({ of }) => line('M34 -40C90 -20 110 -60 92 -90C84 -104 100 -116 110 -108', of('#e0a3a3'), 7),
  },
  pig: {
    root: [46, -66],
    wag: 8,
    draw: ({ of, coat }) => line('M48 -66c14 -4 24 -18 12 -22c-12 -2 -8 20 20 8', of(coat.dark), 6.5),
  },
  monkey: {
    root: [30, -50],
    wag: 5,
    draw: ({ of, coat }) =>
      line(
        'M34 -50C84 -24 118 -56 112 -106C108 -140 78 -142 78 -120C78 -104 98 -104 98 -118',
        of(coat.fur),
        13,
      ),
  },
  elephant: {
    root: [50, -80],
    wag: 8,
    draw: ({ of, coat }) => [
      line('M54 -84C76 -80 84 -62 84 -46', of(coat.fur), 7),
      circle(84, -40, 7, of(coat.dark)),
    ],
  },
} satisfies Record<string, Tail>;

export type TailName = keyof typeof TAILS;

/** Behind the back; of those who lie on that side, over it. */
export function tail(animal: Furry, name: TailName, girth = 1): Art {
  const { draw, root, wag }: Tail = TAILS[name];
  const side = animal.stance.lying ? animal.facing : -animal.facing;
  return group(draw(animal), {
    x: (girth - 1) * 40 * side,
    scale: [side, 1],
    turn: animal.swing * wag * side,
    pivot: [root[0] * side, root[1]],
  });
}
