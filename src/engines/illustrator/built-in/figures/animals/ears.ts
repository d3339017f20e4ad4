import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

interface Ear {
  /** The right ear; the left one is its mirror image. */
  draw: (animal: Furry) => Art;
  /** What is seen of it only from the front. */
  inside?: (animal: Furry) => Art;
  root: Point;
  /** Degrees it twitches over the frames. */
  sway: number;
  /** Hangs before the head instead of standing behind it. */
  hangs?: boolean;
}

const PINK = '#eea49c';

export const EARS = {
  none: { draw: () => undefined, root: [0, 0], sway: 0 },
  pointed: {
    root: [46, -270],
    sway: 2,
    draw: ({ ball, of, coat }) => [
      path('M66 -244C74 -284 80 -318 74 -334Q68 -342 58 -332C42 -316 26 -292 18 -274Z', ball(coat.fur)),
      path(
        'M76 -306C78 -322 77 -330 74 -334Q68 -342 58 -332C53 -327 49 -322 45 -317Q60 -318 76 -306Z',
        of(coat.dark),
      ),
    ],
    inside: ({ shaded, coat }) =>
      path(
        'M58 -262C62 -282 64 -296 61 -306C50 -300 40 -288 34 -276Z',
        shaded(mix(coat.fur, coat.dark, 0.55), 0.1),
      ),
  },
  /** Larger than a wolf's, and slim. */
  coyote: {
    root: [44, -268],
    sway: 3,
    draw: ({ ball, coat }) =>
      path('M70 -238C82 -284 86 -334 76 -352Q70 -358 60 -346C42 -324 24 -296 14 -272Z', ball(coat.fur)),
    inside: ({ of, coat }) =>
      path('M62 -258C68 -288 70 -312 66 -326C52 -314 40 -294 32 -276Z', of(mix(coat.belly, coat.dark, 0.25))),
  },
  /** Between a mouse's and none. */
  rat: {
    root: [48, -262],
    sway: 4,
    draw: ({ ball, coat }) => ellipse(56, -274, 27, 29, ball(coat.fur)),
    inside: ({ of }) => ellipse(57, -271, 17, 19, of('#eab0aa')),
  },
  cat: {
    root: [46, -270],
    sway: 2,
    draw: ({ ball, coat }) =>
      path('M68 -240C76 -276 76 -300 70 -314Q64 -318 56 -310C42 -298 28 -286 18 -274Z', ball(coat.fur)),
    inside: ({ of }) => path('M60 -258C64 -276 64 -288 62 -296C52 -290 44 -284 38 -276Z', of(PINK)),
  },
  round: {
    root: [50, -262],
    sway: 2,
    draw: ({ ball, coat }) => ellipse(56, -272, 25, 25, ball(coat.fur)),
    inside: ({ of, coat }) => ellipse(56, -270, 13, 13, of(mix(coat.belly, coat.dark, 0.25))),
  },
  'round-dark': {
    root: [50, -262],
    sway: 2,
    draw: ({ ball, coat }) => ellipse(57, -273, 26, 26, ball(coat.dark)),
    inside: ({ of, coat }) => ellipse(56, -270, 13, 13, of(mix(coat.dark, '#000000', 0.25))),
  },
  /** Dark with a light rim, as a raccoon's. */
  rimmed: {
    root: [50, -262],
    sway: 2,
    draw: ({ ball, of, coat }) => [
      path('M74 -246C88 -282 82 -306 66 -308C46 -308 30 -294 22 -278Z', of(coat.belly)),
      path('M70 -248C80 -280 76 -298 64 -300C48 -300 36 -288 28 -276Z', ball(coat.dark)),
    ],
  },
  mouse: {
    root: [50, -256],
    sway: 3,
    draw: ({ ball, coat }) => ellipse(66, -276, 42, 42, ball(coat.fur)),
    inside: ({ of }) => ellipse(66, -274, 27, 27, of('#efb3b0')),
  },
  tiny: {
    root: [44, -270],
    sway: 3,
    draw: ({ ball, coat }) => ellipse(48, -280, 19, 20, ball(coat.fur)),
    inside: ({ of }) => ellipse(48, -277, 10, 11, of(PINK)),
  },
  koala: {
    root: [60, -250],
    sway: 3,
    draw: ({ ball, random, coat }) =>
      path(blob(random('ear'), [84, -256], 42, 42, { corners: 11, wobble: 0.07 }), ball(coat.fur)),
    inside: ({ of, random, coat }) =>
      path(
        blob(random('inside'), [83, -252], 25, 27, { wobble: 0.05 }) +
          [0.1, 0.45, 0.8]
            .map((turn): Point => [86 + Math.cos(turn * 3 - 0.6) * 18, -250 + Math.sin(turn * 3 - 0.6) * 18])
            .map((tuft) => blob(random('tuft'), tuft, 12, 12))
            .join(''),
        of(coat.belly),
      ),
  },
  rabbit: {
    root: [32, -270],
    sway: 4,
    draw: ({ ball, coat }) =>
      path('M18 -266C-2 -330 5 -382 22 -388C45 -390 54 -326 50 -258Z', ball(coat.fur)),
    inside: ({ of }) => path('M25 -280C11 -326 15 -360 24 -367C36 -363 42 -322 41 -276Z', of('#efb7b0')),
  },
  floppy: {
    root: [50, -270],
    sway: 4,
    hangs: true,
    draw: ({ form, coat }) =>
      path(
        'M40 -276C84 -290 106 -240 98 -196C92 -176 74 -178 68 -200C64 -224 58 -240 36 -262Z',
        form(coat.dark, 0.18, 0.25),
      ),
  },
  pig: {
    root: [50, -270],
    sway: 3,
    hangs: true,
    draw: ({ form, coat }) =>
      path(
        'M70 -240C86 -276 92 -296 82 -304C62 -308 38 -292 26 -276C40 -270 58 -258 70 -240Z',
        form(coat.fur, 0.1, 0.25),
      ),
    inside: ({ of, coat }) =>
      path(
        'M70 -254C78 -276 82 -290 76 -295C62 -296 50 -286 42 -278C54 -272 64 -264 70 -254Z',
        of(coat.dark),
        {
          opacity: 0.35,
        },
      ),
  },
  monkey: {
    root: [66, -222],
    sway: 2,
    draw: ({ ball, coat }) => ellipse(80, -222, 29, 31, ball(coat.fur)),
    inside: ({ of, coat }) => ellipse(80, -220, 18, 20, of(coat.belly)),
  },
  /** As large as sails. */
  elephant: {
    root: [56, -238],
    sway: 6,
    draw: ({ form, coat }) =>
      path(
        'M44 -272C84 -306 148 -296 150 -236C152 -190 122 -156 96 -160C76 -164 60 -186 52 -206Z',
        form(coat.fur, 0.14, 0.3),
      ),
    inside: ({ of }) =>
      path(
        'M62 -258C92 -280 134 -276 134 -234C134 -200 114 -176 97 -178C82 -182 70 -198 64 -214Z',
        of(PINK),
        {
          opacity: 0.75,
        },
      ),
  },
  squirrel: {
    root: [46, -274],
    sway: 3,
    draw: ({ ball, of, coat }) => [
      path('M66 -254C76 -284 76 -312 70 -330C54 -318 32 -300 20 -276Z', ball(coat.fur)),
      path('M54 -318C56 -334 66 -348 76 -356C80 -342 80 -326 74 -310Q64 -322 54 -318Z', of(coat.dark)),
    ],
    inside: ({ of, coat }) =>
      path('M60 -262C66 -284 66 -298 64 -306C52 -298 42 -288 36 -276Z', of(mix(coat.belly, PINK, 0.5))),
  },
  /** Hangs to the side, as those of sheep and cows. */
  sideways: {
    root: [52, -250],
    sway: 5,
    draw: ({ form, coat }) =>
      path(
        'M44 -262C72 -284 112 -276 118 -252C116 -232 74 -226 46 -236Z',
        form(mix(coat.fur, coat.dark, 0.15), 0.18, 0.25),
      ),
    inside: ({ of }) =>
      path('M62 -256C80 -268 102 -264 106 -251C102 -240 78 -238 62 -244Z', of(PINK), { opacity: 0.85 }),
  },
  /** Of horses. */
  leaf: {
    root: [38, -280],
    sway: 4,
    draw: ({ ball, coat }) =>
      path('M54 -262C66 -296 62 -326 50 -338C32 -326 18 -302 18 -276Z', ball(coat.fur)),
    inside: ({ of, coat }) =>
      path('M48 -276C54 -296 52 -312 48 -320C38 -310 32 -296 30 -280Z', of(mix(coat.dark, PINK, 0.6))),
  },
  /** As long as the face, and nearly never still. */
  donkey: {
    root: [34, -276],
    sway: 6,
    draw: ({ ball, of, coat }) => [
      path('M54 -258C76 -300 92 -352 82 -384C58 -378 22 -326 14 -274Z', ball(coat.fur)),
      path('M83 -366C85 -374 84 -380 82 -384C74 -382 66 -375 58 -366Q72 -362 83 -366Z', of(coat.dark)),
    ],
    inside: ({ of, coat }) =>
      path('M50 -270C66 -304 76 -338 72 -362C54 -346 34 -310 28 -278Z', of(mix(coat.belly, PINK, 0.45))),
  },
  /** Small and furry, low on a large head. */
  mammoth: {
    root: [58, -238],
    sway: 5,
    draw: ({ form, coat }) =>
      path(
        'M48 -266C76 -284 104 -268 104 -238C104 -210 90 -194 76 -198C64 -204 56 -216 52 -230Z',
        form(coat.fur, 0.14, 0.3),
      ),
    inside: ({ of, coat }) =>
      path(
        'M60 -256C78 -266 92 -258 92 -238C92 -220 84 -210 76 -212C68 -218 64 -228 62 -236Z',
        of(mix(coat.dark, PINK, 0.45)),
        { opacity: 0.75 },
      ),
  },
  /** Of deer and giraffes: leaves held to the side. */
  deer: {
    root: [46, -262],
    sway: 5,
    draw: ({ ball, coat }) =>
      path('M40 -254C52 -296 92 -316 112 -304C116 -278 88 -240 52 -240Z', ball(coat.fur)),
    inside: ({ of, coat }) =>
      path('M56 -256C66 -282 90 -296 102 -294C102 -278 84 -254 62 -250Z', of(mix(coat.belly, PINK, 0.5))),
  },
} satisfies Record<string, Ear>;

export type EarName = keyof typeof EARS;

/** Who lies on an ear presses it. */
const PRESSED = 0.72;

/** Both ears, if they are of those that hang before the head, or of the others. */
export function ears(animal: Furry, name: EarName, hanging: boolean): Art {
  const { draw, inside, root, sway, hangs = false }: Ear = EARS[name];
  const { stance, facing, swing, fromBehind } = animal;
  if (hangs !== hanging) return undefined;
  return ([-1, 1] as const).map((side) =>
    group([draw(animal), !fromBehind && inside?.(animal)], {
      scale: [side * (stance.lying && side !== facing ? PRESSED : 1), 1],
      turn: swing * sway * side,
      pivot: [root[0] * side, root[1]],
    }),
  );
}
