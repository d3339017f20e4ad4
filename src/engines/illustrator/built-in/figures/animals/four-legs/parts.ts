import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { taper, type Posture } from '#engines/illustrator/built-in/figures/animals/four-legs/body.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, blob, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Tails that hang or stand from a rump at (0, 0), to the left. */
export const HIND_TAILS = {
  dog: ({ of, coat }) => line('M6 4C-26 2 -42 -26 -46 -52', of(coat.fur), 18),
  cat: ({ of, coat }) => [
    line('M8 6C-44 12 -56 -38 -42 -70C-36 -88 -50 -102 -62 -94', of(coat.fur), 16),
    line('M-22 -4L-27 8M-40 -22L-52 -20M-43 -46L-55 -47M-38 -68L-49 -74', of(coat.dark), 5.5, {
      opacity: 0.75,
    }),
  ],
  horse: ({ form, coat }) => path(HAIR_TAIL, form(coat.dark, 0.25, 0.3)),
  unicorn: ({ of }) => [
    path(HAIR_TAIL, of('#f2a3c0')),
    path(
      'M2 -4C-26 -8 -44 16 -42 52C-40 74 -50 92 -60 102C-48 102 -36 90 -34 66C-32 36 -22 22 4 10Z',
      of('#b9a2e6'),
    ),
    path(
      'M2 0C-20 2 -30 24 -28 56C-26 78 -32 94 -38 104C-24 96 -16 80 -18 58C-18 36 -8 20 4 14Z',
      of('#8ecbe6'),
    ),
    path('M4 4C-10 12 -16 30 -14 52C-12 68 -14 80 -18 90C-6 80 0 66 -2 48C-4 34 2 20 8 14Z', of('#f5cf7c')),
  ],
  tufted: ({ of, form, coat, random }) => [
    line('M6 -2C-16 4 -22 34 -20 64', of(coat.fur), 8),
    path(blob(random('tail'), [-20, 74], 11, 17, { corners: 8 }), form(coat.dark)),
  ],
  deer: ({ form, of, coat }) => [
    path('M8 -12C-16 -34 -30 -24 -24 -8C-20 6 -6 14 10 12Z', form(coat.fur)),
    path('M6 0C-12 -4 -24 -10 -24 -8C-20 8 -6 16 10 14Z', of(coat.belly)),
  ],
  stub: ({ form, coat }) => path('M10 -10C-10 -8 -24 4 -30 16C-14 18 4 14 12 8Z', form(coat.fur)),
  none: () => undefined,
} satisfies Record<string, (animal: Furry) => Art>;

const HAIR_TAIL =
  'M8 -8C-34 -22 -62 8 -58 50C-56 76 -66 96 -76 106C-56 110 -42 104 -36 94C-30 108 -14 108 -6 98C2 84 0 66 -2 48C-4 32 4 20 14 12Z';

/** They lie on the ground when the animal does. */
export const HANGING_TAILS: ReadonlySet<HindTailName> = new Set(['horse', 'unicorn', 'tufted']);

export type HindTailName = keyof typeof HIND_TAILS;

/** The back edge of a neck, from the body (0) to the head (1). */
export function nape({ neck, head }: Posture, share: number, out: number): Point {
  const along: Point = [head[0] - neck[0], head[1] - neck[1]];
  const length = Math.hypot(...along) || 1;
  return [
    neck[0] + along[0] * share + (along[1] / length) * out,
    neck[1] + along[1] * share - (along[0] / length) * out,
  ];
}

/** Locks of hair down the back of a neck. */
export function mane(
  posture: Posture,
  random: () => number,
  colours: readonly Colour[],
  breadth: number,
): Art {
  const count = 7;
  return Array.from({ length: count }, (_, i) => {
    const middle = nape(posture, lerp(1.14, -0.02, i / (count - 1)), breadth * (0.42 + i * 0.035));
    return path(
      blob(random, middle, breadth * 0.48, breadth * 0.5, { corners: 8, wobble: 0.1 }),
      colours[i % colours.length] ?? '#ffffff',
    );
  });
}

/** A collar with a disc, or a bell. */
export function collar({ of, lit, look }: Furry, { neck, head }: Posture, share: number, half: number): Art {
  const [x, y] = [lerp(neck[0], head[0], share), lerp(neck[1], head[1], share)];
  const colour = look.scarf ?? '#d9534f';
  return [
    line(`M${at([x - half, y - 4])}Q${at([x + 2, y + 18])} ${at([x + half, y + 4])}`, of(colour), 11),
    circle(x + 4, y + 17, 8, of('#f5c84c')),
    circle(x + 2, y + 14, 2.6, lit('#f5c84c', 0.6)),
  ];
}

/** A tongue that hangs out of a glad dog; in the space of heads. */
export function tongue({ turn, of }: Furry): Art {
  return path(
    `M${at([turn - 8, -176])}Q${at([turn, -172])} ${at([turn + 8, -176])}Q${at([turn + 9, -156])} ${at([turn, -155])}Q${at([turn - 9, -156])} ${at([turn - 8, -176])}Z`,
    of('#ee8791'),
  );
}

/** Paint on the trunk of the standing animal; it is cut out along the outline. */
export const PELTS = {
  'dog-patch': ({ random, of, coat }) =>
    path(
      blob(random('patch'), [-36, -112], 30, 20, { corners: 9, wobble: 0.12 }),
      of(mix(coat.fur, coat.dark, 0.55)),
    ),
  tabby: ({ of, coat }) =>
    line(
      'M-56 -134Q-52 -116 -56 -100M-32 -134Q-26 -114 -32 -96M-8 -134Q-2 -116 -8 -100M16 -134Q20 -118 16 -104',
      of(coat.dark),
      8,
      { opacity: 0.6 },
    ),
  cow: ({ random, of, coat }) => {
    const chance = random('patches');
    return path(
      blob(chance, [-82, -170], 36, 34, { wobble: 0.16 }) +
        blob(chance, [-18, -140], 34, 28, { wobble: 0.18 }) +
        blob(chance, [50, -178], 30, 34, { wobble: 0.16 }) +
        blob(chance, [-70, -98], 24, 14, { wobble: 0.16 }),
      of(coat.dark),
    );
  },
  giraffe: ({ random, of, coat }) => {
    const chance = random('spots');
    const spots: Point[] = [
      [-66, -180],
      [-36, -190],
      [-4, -184],
      [26, -188],
      [-72, -150],
      [-44, -156],
      [-14, -152],
      [16, -158],
      [40, -160],
      [-56, -126],
      [-26, -124],
      [6, -126],
      [32, -130],
    ];
    return path(
      spots.map((spot) => blob(chance, spot, 12.5, 11, { corners: 6, wobble: 0.14 })).join(''),
      of(coat.dark),
    );
  },
  fawn: ({ of, coat }) =>
    [
      [-62, -156],
      [-44, -162],
      [-26, -156],
      [-54, -140],
      [-34, -142],
      [-14, -144],
      [-66, -136],
      [4, -158],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 5.5, 4.5, of(coat.belly), { opacity: 0.9 })),
  freckled: ({ of, coat }) =>
    [
      [-60, -150, 10],
      [-34, -156, 7],
      [-8, -148, 9],
      [-44, -128, 6],
      [20, -142, 6],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.85, of(coat.dark), { opacity: 0.3 })),
  /** A dark back and light flanks. */
  'goat-saddle': ({ random, of, coat }) =>
    path(
      blob(random('saddle'), [-40, -168], 46, 34, { corners: 10, wobble: 0.1 }),
      of(mix(coat.fur, coat.dark, 0.7)),
    ),
  /** The cross that donkeys wear on their shoulders. */
  'donkey-cross': ({ of, coat }) =>
    line('M-110 -182Q-30 -186 60 -184M16 -190Q20 -150 10 -122', of(coat.dark), 9, { opacity: 0.6 }),
  'lizard-spots': ({ of, coat }) => [
    ellipse(-8, -38, 54, 11, of(coat.belly), { opacity: 0.9 }),
    [
      [-74, -76],
      [-52, -86],
      [-30, -78],
      [-8, -88],
      [14, -80],
      [-60, -60],
      [-18, -64],
      [28, -66],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 6, 5, of(coat.dark), { opacity: 0.45 })),
  ],
  scales: ({ of, coat }) => [
    ellipse(-20, -24, 90, 20, of(coat.belly), { opacity: 0.9 }),
    line(
      'M-72 -72q7 7 14 0M-44 -78q7 7 14 0M-16 -74q7 7 14 0M12 -80q7 7 14 0M-58 -56q7 7 14 0M-30 -58q7 7 14 0M-2 -56q7 7 14 0',
      of(coat.dark),
      3.4,
      { opacity: 0.5 },
    ),
  ],
} satisfies Record<string, (animal: Furry) => Art>;

export type PeltName = keyof typeof PELTS;

/** Spots up the neck of a giraffe. */
export function neckSpots({ random, of, coat }: Furry, posture: Posture): Art {
  const chance = random('neck');
  const spots = Array.from({ length: 6 }, (_, i) =>
    blob(chance, nape(posture, 0.08 + i * 0.125, i % 2 ? -8 : 9), 9 - i * 0.5, 10 - i * 0.4, {
      corners: 6,
      wobble: 0.14,
    }),
  );
  return path(spots.join(''), of(coat.dark));
}

/** Round plates from the neck down to the tail, behind the body. */
export function plates({ form, coat }: Furry, spine: readonly Point[]): Art {
  const fill = form(tone(coat.fur, 0.08, 1.1, -70), 0.25, 0.2);
  return spine.map(([x, y], i) => {
    const size = 17 - Math.abs(i - (spine.length - 1) / 2) * 2.4;
    return ellipse(x, y, size, size, fill);
  });
}

export function thickTail(from: Point, tip: Point, breadth: number, swing: number): string {
  return taper(from, [tip[0], tip[1] + swing * 5], [breadth, 12], -breadth * 0.32);
}

/** The dome of a turtle, with rounded shields. */
export function shell({ coat, form, of, lit, shaded, canvas }: Furry, { placing }: Posture): Art {
  const colour = mix(coat.dark, '#c98f4e', 0.35);
  const dome = 'M-100 -48C-104 -112 -62 -158 -12 -158C40 -158 78 -112 74 -48Q-14 -32 -100 -48Z';
  return group(
    [
      path(dome, form(colour, 0.25, 0.35)),
      group(
        [
          path(
            'M-36 -142L8 -142L24 -110L6 -80L-34 -80L-52 -110ZM36 -136L60 -122L84 -70L46 -66L20 -78L36 -108ZM-62 -136L-90 -120L-112 -70L-74 -66L-48 -78L-64 -108Z',
            lit(colour, 0.28),
            { opacity: 0.75 },
          ),
          line('M-36 -142L8 -142L24 -110L6 -80L-34 -80L-52 -110Z', shaded(colour, 0.3), 4, { opacity: 0.5 }),
        ],
        { clip: canvas.clip(dome), airy: true },
      ),
      line('M-100 -48Q-14 -30 74 -48', of(mix(coat.belly, colour, 0.25)), 15),
      line('M-66 -134Q-44 -152 -14 -152', lit(colour, 0.6), 6, { opacity: 0.5, airy: true }),
    ],
    placing,
  );
}
