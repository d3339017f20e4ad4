import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  bothArms,
  browWhenTroubled,
  SIDES,
  toward,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { legs } from '#engines/illustrator/built-in/figures/limbs.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const BODY =
  'M-32 -172C-50 -146 -64 -108 -60 -74C-54 -46 -30 -38 0 -38C30 -38 54 -46 60 -74C64 -108 50 -146 32 -172Q0 -184 -32 -172Z';
const BELLY =
  'M-20 -160C-34 -130 -42 -104 -38 -80C-34 -58 -18 -50 0 -50C18 -50 34 -58 38 -80C42 -104 34 -130 20 -160Q0 -150 -20 -160Z';
const HEAD =
  'M-72 -222C-72 -270 -38 -288 0 -288C38 -288 72 -270 72 -222C74 -186 44 -160 0 -160C-44 -160 -74 -186 -72 -222Z';

/** What goes with a coat: of the wings, spikes and the tip of the tail. */
const TRIMS: Partial<Record<Colour, Colour>> = {
  '#63b07a': '#f0a24e',
  '#4fa8a8': '#f2c14e',
  '#9a7fcf': '#f29ab0',
  '#e0705f': '#f5bd55',
  '#5f93d4': '#f4b25a',
};
export const DRAGON_COATS = Object.keys(TRIMS) as Colour[];

export function dragon(brush: Brush): Drawing {
  const { form, look, stance, swing, facing, fromBehind, of } = brush;
  const coat = look.coat ?? '#63b07a';
  const trim = TRIMS[coat] ?? '#f0a24e';
  const arms = bothArms(brush, { shoulder: [42, -150], width: 26, skin: coat, length: 1.22 });
  const tilt = { turn: swing * 2.4 + facing * 1.5, pivot: [0, -170] as const };
  const head = group([skull(brush, coat, trim), airBubble(brush, -226, 112)], tilt);
  const trunk = [path(BODY, form(coat, 0.18, 0.36)), fromBehind ? spine(brush, trim) : belly(brush)];
  const back = [
    group(wings(brush, trim), { y: stance.drop }),
    group(tail(brush, coat, trim), { y: stance.drop * 0.3 }),
  ];
  return {
    art: [
      !fromBehind && back,
      legs(brush, { hip: [26, -62], width: 32, leg: of(coat), shoe: of(tone(coat, -0.05)) }),
      group(stance.armsAbove ? [trunk, head, arms.art] : [trunk, arms.art, head], { y: stance.drop }),
      fromBehind && back,
    ],
    face: { left: -62, right: 62, top: -256 + stance.drop, bottom: -162 + stance.drop },
    hand: [arms.hand[0], arms.hand[1] + stance.drop],
  };
}

function belly({ form, shaded, facing }: Brush): Art {
  const cream = '#f6e3a6';
  return group(
    [
      path(BELLY, form(cream, 0.1, 0.25)),
      line(
        'M-31 -136Q0 -126 31 -136M-37 -114Q0 -104 37 -114M-39 -92Q0 -82 39 -92M-34 -71Q0 -62 34 -71',
        shaded(cream, 0.35),
        3,
        { opacity: 0.5, airy: true },
      ),
    ],
    { x: facing * 4 },
  );
}

function spine({ of }: Brush, trim: Colour): Art {
  return [-150, -122, -94, -66].map((y) => path(`M-9 ${y + 10}Q0 ${y - 22} 9 ${y + 10}Z`, of(trim)));
}

const WING =
  'M30 -150C70 -230 130 -250 166 -236C150 -214 152 -196 160 -178C138 -184 126 -172 122 -152C106 -162 92 -152 86 -136C66 -140 46 -134 30 -118Z';

/** Folded for sleep, and only the one that is not lain upon. */
function wings({ form, shaded, swing, actor, stance, facing }: Brush, trim: Colour): Art {
  const spread = actor.pose === 'fly' ? 14 + swing * 16 : 6 + swing * 7;
  const size = stance.lying ? 0.55 : actor.pose === 'fly' ? 1.1 : 1;
  return SIDES.filter((side) => !stance.lying || side === facing).map((side) =>
    group(
      group(
        [
          path(toward(side, WING), form(trim, 0.25, 0.35)),
          line(
            toward(
              side,
              'M34 -146C80 -200 120 -224 160 -234M60 -168Q100 -184 122 -156M50 -158Q74 -160 86 -140',
            ),
            shaded(trim, 0.4),
            3,
            { opacity: 0.5, airy: true },
          ),
        ],
        { turn: -side * spread, pivot: [side * 30, -140] },
      ),
      { scale: size, y: (size - 1) * 140 },
    ),
  );
}

/** Behind it; asleep it lies over the hip, for there is ground on the other side. */
function tail({ form, facing, swing, stance }: Brush, coat: Colour, trim: Colour): Art {
  const behind = facing > 0 ? -1 : 1;
  const way = stance.lying ? facing : behind;
  return group(
    [
      path(
        toward(way, 'M20 -64C60 -12 126 4 160 -38C168 -54 158 -62 150 -52C126 -26 86 -42 50 -88Z'),
        form(coat, 0.15, 0.35),
      ),
      path(
        toward(way, 'M146 -46C138 -66 140 -84 150 -96C166 -90 178 -74 180 -58C176 -46 168 -38 160 -34Z'),
        form(trim, 0.25, 0.2),
      ),
    ],
    { turn: swing * way * 5, pivot: [way * 20, -50] },
  );
}

function skull(brush: Brush, coat: Colour, trim: Colour): Art {
  const { form, ball, fromBehind, shaded } = brush;
  const dots = [
    [-42, -262],
    [-28, -271],
    [44, -258],
  ] as const;
  return [
    (
      [
        [-34, -290, 18],
        [0, -302, 24],
        [34, -290, 18],
      ] as const
    ).map(([x, y, h]) =>
      path(`M${x - 14} ${y + 16}Q${x} ${y - h} ${x + 14} ${y + 16}Z`, form(trim, 0.2, 0.1)),
    ),
    SIDES.map((side) => [
      path(
        toward(side, 'M46 -268C60 -300 78 -318 90 -316C90 -296 80 -272 64 -254Z'),
        form('#f3e1b5', 0.2, 0.35),
      ),
      path(
        toward(side, 'M64 -228C92 -244 110 -236 108 -224C100 -206 80 -202 64 -206Z'),
        form(coat, 0.1, 0.3),
      ),
    ]),
    path(HEAD, ball(coat, 0.24, 0.3)),
    dots.map(([x, y]) => ellipse(x, y, 5.4, 4.2, shaded(coat, 0.25), { opacity: 0.5, airy: true })),
    fromBehind
      ? path('M-11 -214Q0 -250 11 -214ZM-10 -184Q0 -216 10 -184Z', form(trim, 0.2, 0.1))
      : muzzle(brush, coat),
  ];
}

function muzzle(brush: Brush, coat: Colour): Art {
  const { turn, form, shaded, actor } = brush;
  const x = (offset: number) => n(turn + offset);
  const nostril = shaded(tone(coat, -0.22), 0.1);
  const smiles =
    actor.pose !== 'sleep' &&
    ['happy', 'calm'].includes(actor.mood) &&
    !['cheer', 'jump', 'run'].includes(actor.pose);
  return [
    path(
      `M${x(-48)} -196C${x(-50)} -214 ${x(-20)} -209 ${x(0)} -209C${x(20)} -209 ${x(50)} -214 ${x(48)} -196C${x(50)} -170 ${x(26)} -158 ${x(0)} -158C${x(-26)} -158 ${x(-50)} -170 ${x(-48)} -196Z`,
      form(tone(coat, 0.05), 0.25, 0.2),
    ),
    ellipse(turn - 17, -198, 4.6, 3.6, nostril),
    ellipse(turn + 17, -198, 4.6, 3.6, nostril),
    face(brush, {
      y: -222,
      gap: 30,
      eye: 9.4,
      blush: mix('#ee6f63', coat, 0.15),
      mouthY: -181,
      ...browWhenTroubled(brush, tone(coat, -0.25)),
    }),
    smiles && path(`M${x(-9)} -179l4 8l5 -6Z`, '#fffaf0'),
  ];
}
