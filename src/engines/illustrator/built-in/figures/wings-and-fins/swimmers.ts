import type { Action } from '#domain/scene-direction.ts';
import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { browWhenTroubled, handsFrom, toward } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face, oneEye } from '#engines/illustrator/built-in/figures/face.ts';
import { wing } from '#engines/illustrator/built-in/figures/wings-and-fins/wing.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { apply, matrixOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const AT_REST: ReadonlySet<Action> = new Set(['stand', 'walk', 'run', 'sit', 'sleep', 'look-away', 'fly']);

interface Fins {
  /** Behind the body: it does what an arm would do, and is hidden else. */
  far: Art;
  near: Art;
  /** Where the fin in front ends. */
  tip: Point;
}

function finsOf(brush: Brush, near: Point, far: Point, size: number, fill: string): Fins {
  const { facing, actor, swing } = brush;
  const shoulder: Point = [near[0] * facing, near[1]];
  const rest: Point = [
    shoulder[0] - (52 + swing * 5) * size * facing,
    shoulder[1] + (44 - swing * 12) * size,
  ];
  const trailing = wing({ shoulder, tip: rest, width: 44 * size, fill, side: facing > 0 ? -1 : 1 });
  if (AT_REST.has(actor.pose) && !actor.reach) return { far: undefined, near: trailing, tip: rest };
  const [x, y] = handsFrom(brush, far, size * 1.25).front;
  const tip: Point = actor.reach ? [x, y] : [x, far[1] + (y - far[1]) * 0.6];
  return {
    far: wing({ shoulder: [far[0] * facing, far[1]], tip, width: 46 * size, fill, side: facing }),
    near: trailing,
    tip,
  };
}

/** Nose up for joy, nose down for sorrow. */
function tilt({ actor, facing, swing }: Brush): number {
  const raised = ['cheer', 'jump', 'wave'].includes(actor.pose) ? -9 : 0;
  const sunk = actor.mood === 'sad' || actor.pose === 'sleep' ? 5 : 0;
  return facing * (raised + sunk + swing * 1.5);
}

const WHALE =
  'M150 -104C150 -36 88 -4 14 -4C-58 -4 -104 -42 -126 -100C-132 -116 -140 -126 -150 -132C-140 -146 -122 -146 -108 -134C-86 -112 -64 -118 -44 -140C-12 -176 42 -192 88 -184C130 -176 150 -146 150 -104Z';
const WHALE_BELLY =
  'M150 -92C144 -32 86 -4 14 -4C-40 -4 -80 -28 -104 -62C-60 -40 -20 -44 20 -52C70 -60 120 -64 150 -92Z';

export function whale(brush: Brush): Drawing {
  const { canvas, facing, form, ball, shaded, lit, look, swing, fromBehind } = brush;
  const coat = look.coat ?? '#5b93c4';
  const belly = mix(coat, '#fdf6e6', 0.8);
  const body = toward(facing, WHALE);
  const fins = finsOf(brush, [22, -54], [112, -56], 1, form(tone(coat, -0.05), 0.2, 0.2));
  const x = 56 * facing;
  const placing = { turn: tilt(brush), pivot: [0, -90] as const };
  return {
    art: group(
      [
        spout(brush, 62 * facing),
        fins.far,
        group(
          path(
            toward(
              facing,
              'M-120 -108C-152 -104 -186 -122 -196 -164C-172 -170 -152 -162 -142 -146C-146 -170 -134 -196 -104 -206C-90 -176 -98 -136 -112 -112Z',
            ),
            form(coat, 0.2, 0.25),
          ),
          { turn: swing * 5 * facing, pivot: [-116 * facing, -112] },
        ),
        path(body, ball(coat)),
        group(
          [
            path(toward(facing, WHALE_BELLY), form(belly, 0.1, 0.25)),
            line(
              toward(facing, 'M138 -58C96 -34 30 -28 -50 -30M120 -36C84 -18 40 -14 -20 -16'),
              shaded(belly, 0.3),
              3,
              { opacity: 0.5 },
            ),
          ],
          { clip: canvas.clip(body) },
        ),
        [-34, -10, -16].map((dx, i) =>
          circle(dx * facing, -112 - i * 12, 7 - i, lit(coat, 0.4), { opacity: 0.6, airy: true }),
        ),
        line(toward(facing, 'M-16 -156Q30 -178 78 -172'), lit(coat, 0.55), 8, { opacity: 0.5, airy: true }),
        !fromBehind &&
          group(
            face(brush, {
              y: -108,
              gap: 36,
              eye: 11.5,
              blush: mix('#f0716f', coat, 0.1),
              mouthY: -82,
              ink: '#2c2a3c',
              ...browWhenTroubled(brush, tone(coat, -0.25)),
            }),
            { x },
          ),
        fins.near,
      ],
      placing,
    ),
    face: { left: x - 60, right: x + 72, top: -136, bottom: -60 },
    hand: apply(matrixOf(placing), fins.tip),
  };
}

function spout({ of, swing }: Brush, x: number): Art {
  const water = of('#bfe6f7');
  const k = 1 + swing * 0.08;
  return [
    line(
      `M${at([x, -178])}Q${at([x, -214 * k])} ${at([x - 26, -226 * k])}M${at([x, -178])}Q${at([x, -214 * k])} ${at([x + 26, -226 * k])}M${at([x, -178])}V-222`,
      water,
      9,
    ),
    circle(x - 40, -216 * k, 6, water),
    circle(x + 40, -216 * k, 6, water),
    circle(x, -240 * k, 6, water),
  ];
}

const DOLPHIN =
  'M164 -112C158 -122 140 -124 124 -126C108 -160 66 -180 16 -174C-44 -166 -92 -120 -126 -66Q-136 -48 -120 -46C-84 -60 -40 -64 8 -62C60 -60 104 -76 122 -96C138 -96 156 -98 162 -102Q168 -106 164 -112Z';
const DOLPHIN_BELLY =
  'M162 -102C150 -96 136 -98 122 -96C104 -76 60 -60 8 -62C-20 -62 -50 -62 -80 -56C-30 -84 30 -84 70 -98C96 -108 130 -106 164 -106Z';

/** In profile: the snout is what makes a dolphin. */
export function dolphin(brush: Brush): Drawing {
  const { facing, form, look, lit, swing, fromBehind, of } = brush;
  const coat = look.coat ?? '#7fa6c4';
  const dark = tone(coat, -0.06);
  const fins = finsOf(brush, [40, -82], [62, -64], 0.85, form(dark, 0.2, 0.2));
  const eye: Point = [86 * facing, -126];
  const placing = { y: -10, turn: tilt(brush) * 1.6 - facing * 6, pivot: [0, -100] as const };
  return {
    art: group(
      [
        fins.far,
        path(
          toward(facing, 'M-22 -160C-34 -196 -58 -214 -82 -218C-80 -188 -72 -160 -58 -140Z'),
          form(dark, 0.2, 0.2),
        ),
        group(
          path(
            toward(
              facing,
              'M-112 -66C-128 -92 -154 -104 -180 -102C-176 -80 -162 -64 -142 -54C-154 -36 -154 -16 -144 2C-118 -4 -100 -26 -100 -52Z',
            ),
            form(dark, 0.2, 0.2),
          ),
          { turn: swing * 7 * facing, pivot: [-112 * facing, -58] },
        ),
        path(toward(facing, DOLPHIN), form(coat, 0.28, 0.25)),
        path(toward(facing, DOLPHIN_BELLY), form('#fbf7ee', 0.1, 0.2)),
        line(toward(facing, 'M-34 -148Q10 -168 56 -160'), lit(coat, 0.6), 7, { opacity: 0.55, airy: true }),
        !fromBehind && [
          ellipse(eye[0] - 8 * facing, -104, 15, 10, of('#f0938c'), { opacity: 0.5, airy: true }),
          oneEye(brush, eye[0], eye[1], 10.5, '#2c2a3c'),
          profileBrow(brush, eye, dark),
          snoutMouth(brush),
        ],
        fins.near,
      ],
      placing,
    ),
    face: {
      left: Math.min(60 * facing, 160 * facing),
      right: Math.max(60 * facing, 160 * facing),
      top: -176,
      bottom: -96,
    },
    hand: apply(matrixOf(placing), fins.tip),
  };
}

function profileBrow(brush: Brush, [x, y]: Point, colour: Colour): Art {
  const { brow } = browWhenTroubled(brush, tone(colour, -0.2));
  if (!brow) return undefined;
  const tip = brush.actor.mood === 'angry' ? 6 : -6;
  return line(
    `M${at([x - 11 * brush.facing, y - 20 - tip * 0.3])}Q${at([x, y - 26])} ${at([x + 12 * brush.facing, y - 21 + tip])}`,
    brush.of(brow),
    4.4,
  );
}

function snoutMouth({ actor, facing, of }: Brush): Art {
  const ink = of('#3b3a4c');
  const { mood } = actor;
  const open =
    actor.pose !== 'sleep' &&
    (mood === 'excited' || mood === 'surprised' || actor.pose === 'cheer' || actor.pose === 'jump');
  if (open) {
    return path(
      toward(
        facing,
        'M158 -108C138 -104 118 -106 100 -112C104 -94 118 -82 138 -86C148 -90 154 -98 158 -108Z',
      ),
      of('#7a2f35'),
    );
  }
  const end =
    mood === 'sad' || mood === 'scared' || mood === 'angry' ? 'Q114 -106 102 -98' : 'Q114 -104 100 -114';
  return line(toward(facing, `M160 -108Q140 -104 126 -105${end}`), ink, 4);
}

const FISH =
  'M118 -110C118 -52 70 -14 10 -14C-46 -14 -86 -54 -104 -106C-88 -160 -46 -206 10 -206C70 -206 118 -168 118 -110Z';

/** Round, with a big tail; what its flanks look like, chance decides. */
export function fish(brush: Brush): Drawing {
  const { canvas, facing, form, ball, look, lit, swing, fromBehind } = brush;
  const coat = look.coat ?? '#f28a3c';
  const bright = tone(coat, 0.03, 1, 26);
  const body = toward(facing, FISH);
  const fins = finsOf(brush, [0, -78], [86, -66], 0.9, form(bright, 0.25, 0.2));
  const x = 42 * facing;
  const placing = { turn: tilt(brush), pivot: [0, -100] as const };
  return {
    art: group(
      [
        fins.far,
        path(
          toward(facing, 'M-62 -172C-50 -216 -4 -246 52 -238C64 -224 60 -206 50 -192Z'),
          form(bright, 0.2, 0.25),
        ),
        path(toward(facing, 'M-30 -30C-36 -8 -24 6 -4 8C12 2 18 -12 20 -26Z'), form(bright, 0.1, 0.3)),
        group(
          [
            path(
              toward(
                facing,
                'M-84 -108C-110 -146 -146 -176 -172 -172C-184 -150 -166 -130 -160 -108C-166 -86 -184 -66 -172 -44C-146 -40 -110 -70 -84 -108Z',
              ),
              form(bright, 0.2, 0.25),
            ),
            line(
              toward(
                facing,
                'M-106 -116Q-134 -140 -156 -150M-106 -100Q-134 -76 -156 -66M-110 -108L-146 -108',
              ),
              lit(bright, 0.5),
              3.4,
              { opacity: 0.6, airy: true },
            ),
          ],
          { turn: swing * 7 * facing, pivot: [-90 * facing, -108] },
        ),
        path(body, ball(coat)),
        group(flanks(brush, coat), { clip: canvas.clip(body), airy: true }),
        line(toward(facing, 'M-40 -172Q-10 -192 36 -190'), lit(coat, 0.65), 8, { opacity: 0.55, airy: true }),
        !fromBehind &&
          group(
            face(brush, {
              y: -122,
              gap: 29,
              eye: 11.5,
              blush: mix('#f0605f', coat, 0.1),
              mouthY: -86,
              ...browWhenTroubled(brush, tone(coat, -0.25)),
            }),
            { x },
          ),
        fins.near,
      ],
      placing,
    ),
    face: { left: x - 50, right: x + 62, top: -152, bottom: -62 },
    hand: apply(matrixOf(placing), fins.tip),
  };
}

function flanks(brush: Brush, coat: Colour): Art {
  const { facing, of, lit } = brush;
  const kind = Math.floor(brush.random('flanks')() * 3);
  if (kind === 0) {
    return line(
      toward(facing, 'M-10 -220C-34 -160 -34 -70 -12 0M-62 -200C-80 -150 -80 -80 -62 -10'),
      of('#fff8ea'),
      21,
      { opacity: 0.92 },
    );
  }
  if (kind === 1) {
    return [
      path(toward(facing, 'M-110 -84C-40 -40 60 -56 122 -66L100 0L-80 0Z'), of(mix(coat, '#fff4dc', 0.75)), {
        opacity: 0.85,
      }),
      [-60, -34, -8].map((x, i) =>
        circle(x * facing, -142 + (i % 2) * 30, 8, lit(coat, 0.5), { opacity: 0.8 }),
      ),
    ];
  }
  const scales = [-150, -122, -94, -66].flatMap((y, row) =>
    [-76, -50, -24, 2].map((x) => `M${x + (row % 2) * 13 - 12} ${y}q12 14 24 0`),
  );
  return group(line(scales.join(''), lit(coat, 0.45), 3.4, { opacity: 0.6 }), { scale: [facing, 1] });
}
