import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { bristles, puffs, spiky } from '#engines/illustrator/built-in/figures/animals/halos.ts';
import { pattern } from '#engines/illustrator/built-in/figures/pattern.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** An outline written for the right half, made whole; `girth` widens it. */
function mirrored(girth: number, build: (x: (value: number) => string) => string): string {
  return build((value) => n(value * girth));
}

const outline = (girth: number) =>
  mirrored(
    girth,
    (x) =>
      `M${x(-32)} -172C${x(-50)} -146 ${x(-62)} -108 ${x(-56)} -74C${x(-50)} -48 ${x(-28)} -40 0 -40C${x(28)} -40 ${x(50)} -48 ${x(56)} -74C${x(62)} -108 ${x(50)} -146 ${x(32)} -172Q0 -184 ${x(-32)} -172Z`,
  );

const bellyOutline = (girth: number) =>
  mirrored(
    girth,
    (x) =>
      `M${x(-20)} -160C${x(-34)} -130 ${x(-40)} -104 ${x(-36)} -80C${x(-32)} -60 ${x(-18)} -52 0 -52C${x(18)} -52 ${x(32)} -60 ${x(36)} -80C${x(40)} -104 ${x(34)} -130 ${x(20)} -160Q0 -150 ${x(-20)} -160Z`,
  );

const vestOutline = (girth: number) =>
  mirrored(
    girth,
    (x) =>
      `M${x(-33)} -173C${x(-46)} -150 ${x(-56)} -122 ${x(-58)} -92Q0 -78 ${x(58)} -92C${x(56)} -122 ${x(46)} -150 ${x(33)} -173Q0 -160 ${x(-33)} -173Z`,
  );

export interface TorsoFeatures {
  /** Against a slim animal. */
  girth?: number;
  skin?: SkinName;
  /** The belly has the colour of the rest. */
  plainBelly?: boolean;
}

/** The trunk of a body that stands upright. */
export function torso(animal: Furry, { girth = 1, skin, plainBelly }: TorsoFeatures): Art {
  const { coat, form, fromBehind, facing } = animal;
  const d = outline(girth);
  return [
    path(d, form(coat.fur, 0.18, 0.36)),
    !fromBehind && !plainBelly && group(belly(animal, girth), { x: facing * 4 }),
    skin && SKINS[skin](animal, d),
    vest(animal, girth),
  ];
}

function belly({ canvas, of, shaded, coat }: Furry, girth: number): Art {
  const fill = canvas.linear([
    [0, of(coat.belly)],
    [1, shaded(coat.belly, 0.25)],
  ]);
  return path(bellyOutline(girth), fill);
}

const SKINS = {
  stripes: ({ canvas, of, coat }, d) =>
    group(
      path(
        'M-70 -140Q-40 -136 -36 -128Q-50 -126 -70 -126ZM70 -140Q40 -136 36 -128Q50 -126 70 -126ZM-70 -112Q-44 -108 -40 -100Q-52 -98 -70 -98ZM70 -112Q44 -108 40 -100Q52 -98 70 -98ZM-70 -84Q-44 -80 -38 -72Q-52 -70 -70 -70ZM70 -84Q44 -80 38 -72Q52 -70 70 -70Z',
        of(coat.dark),
      ),
      { clip: canvas.clip(d), airy: true },
    ),
  rosettes: ({ canvas, of, coat }, d) =>
    group(
      line(
        [
          [-48, -146],
          [48, -146],
          [-54, -120],
          [54, -120],
          [-50, -94],
          [50, -94],
          [-46, -68],
          [46, -68],
        ]
          .map(([x = 0, y = 0]) => `M${x - 6} ${y + 3}a7 7 0 0 1 12 -6M${x + 6} ${y + 2}a7 7 0 0 1 -9 5`)
          .join(''),
        of(coat.dark),
        5,
        { opacity: 0.85 },
      ),
      { clip: canvas.clip(d), airy: true },
    ),
  /** A dark band across chest and shoulders. */
  panda: ({ canvas, of, coat }, d) =>
    group(path('M-90 -190H90V-130Q0 -112 -90 -130Z', of(coat.dark)), { clip: canvas.clip(d), airy: true }),
  wool: (animal) =>
    path(
      puffs(animal.random('fleece'), [0, -108], 50, 52, { count: 13, size: 25 }),
      animal.form(animal.coat.belly, 0.2, 0.22),
    ),
  spines: (animal) =>
    animal.fromBehind && [
      path(spiky([0, -108], 60, 66, 20), animal.form(animal.coat.dark, 0.2, 0.3)),
      bristles(animal, SPINES),
    ],
  /** A chest of longer fur. */
  ruff: ({ of, coat, fromBehind }) =>
    !fromBehind &&
    path('M-38 -168L-30 -140L-20 -148L-10 -130L0 -142L10 -130L20 -148L30 -140L38 -168Z', of(coat.belly)),
  toy: (animal) => stitching(animal),
  spots: ({ canvas, of, coat }, d) =>
    group(
      [-44, 46, -52, 50].map((x, i) => circle(x, -140 + i * 22, 8 - i, of(coat.dark), { opacity: 0.35 })),
      { clip: canvas.clip(d), airy: true },
    ),
} satisfies Record<string, (animal: Furry, d: string) => Art>;

export type SkinName = keyof typeof SKINS;

const SPINES: readonly Point[] = [-26, 0, 26].flatMap((x): Point[] => [
  [x, -140],
  [x + 13, -116],
  [x, -92],
  [x - 13, -68],
]);

/** The seam down the front, and a patch that was sewn on later. */
function stitching({ coat, shaded, of, facing, look, fromBehind }: Furry): Art {
  const thread = shaded(coat.fur, 0.5);
  if (fromBehind) return line('M0 -174V-46', thread, 3, { dash: '7 6', opacity: 0.8 });
  const x = facing * -16;
  return [
    line('M4 -156V-54', thread, 3, { dash: '7 6', opacity: 0.7 }),
    !look.vest &&
      group(
        [
          rect(-15, -15, 30, 30, of(mix(look.top, '#fff2dc', 0.2)), { corner: 5 }),
          line('M-10 -10H10V10H-10Z', of('#fff6e6'), 2.4, { dash: '4 4' }),
        ],
        { x, y: -82, turn: -9 },
      ),
  ];
}

function vest(animal: Furry, girth: number): Art {
  const { look, form, shaded, of, facing, fromBehind } = animal;
  if (!look.vest) return undefined;
  const d = vestOutline(girth);
  return [
    path(d, form(look.vest)),
    pattern(animal, d, look.vest),
    line(`M${n(-56 * girth)} -93Q0 -79 ${n(56 * girth)} -93`, shaded(look.vest, 0.3), 5, { opacity: 0.5 }),
    !fromBehind &&
      look.pattern === 'plain' &&
      [-138, -116].map((y) => circle(facing * 4, y, 4.5, of('#fbe8c0'))),
  ];
}

export function scarf({ look, facing, of, shaded, lit, swing }: Furry): Art {
  if (!look.scarf) return undefined;
  const sway = swing * 3;
  return [
    line('M-40 -160Q0 -140 40 -160', of(look.scarf), 21),
    path(
      `M${facing * 12} -150L${facing * 40 + sway} -92L${facing * 14 + sway} -88Z`,
      shaded(look.scarf, 0.14),
    ),
    line('M-36 -158Q0 -140 36 -158', lit(look.scarf, 0.3), 4, { opacity: 0.5 }),
  ];
}
