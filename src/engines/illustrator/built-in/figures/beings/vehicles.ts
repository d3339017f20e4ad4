import { toward } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** A vehicle seen from the side, as it faces right, that turns its face to us. */
export interface Vehicle {
  /** It comes in this colour only. */
  paint?: Colour;
  rim?: Colour;
  body: (brush: Brush, coat: Colour) => Art;
  wheels: readonly (readonly [x: number, radius: number])[];
  /** Between the eyes. */
  face: Point;
  gap: number;
  mouth: number;
  mouthWidth: number;
  lamp: Point;
}

const GLASS = '#cfe9f3';
const METAL = '#c3cad4';

const car: Vehicle = {
  body: ({ facing, form, lit, of, shaded }, coat) => [
    path(
      toward(
        facing,
        'M-146 -62C-150 -98 -132 -118 -96 -122C-84 -172 -54 -204 -6 -206C52 -206 84 -174 98 -126C134 -120 150 -100 148 -62Q148 -34 126 -34L-124 -34Q-146 -34 -146 -62Z',
      ),
      form(coat, 0.28, 0.3),
    ),
    path(toward(facing, 'M-76 -122C-66 -160 -48 -182 -22 -186L-22 -122Z'), form(GLASS, 0.3, 0.15)),
    path(toward(facing, 'M-10 -187C44 -190 72 -164 84 -118L-10 -118Z'), form(GLASS, 0.3, 0.15)),
    line(toward(facing, 'M-16 -112Q-18 -70 -14 -40'), shaded(coat, 0.3), 3, { opacity: 0.5, airy: true }),
    line(toward(facing, 'M-46 -96L-32 -96'), shaded(coat, 0.4), 6, { airy: true }),
    line(toward(facing, 'M-140 -40L142 -40'), of(METAL), 13),
    line(toward(facing, 'M-66 -176Q-46 -196 -12 -197'), lit(coat, 0.7), 6, { opacity: 0.6, airy: true }),
  ],
  wheels: [
    [-84, 36],
    [88, 36],
  ],
  face: [36, -146],
  gap: 23,
  mouth: -84,
  mouthWidth: 20,
  lamp: [132, -86],
};

const tractor: Vehicle = {
  rim: '#f2c14e',
  body: ({ facing, form, of, lit, shaded }, coat) => [
    line(toward(facing, 'M116 -160L116 -204'), shaded(METAL, 0.3), 13),
    line(toward(facing, 'M116 -204L126 -210'), shaded(METAL, 0.3), 11),
    path(toward(facing, 'M-112 -96L-104 -226L2 -226L14 -96Z'), form(coat, 0.2, 0.3)),
    path(toward(facing, 'M-94 -140L-88 -208L-12 -208L-4 -140Z'), form(GLASS, 0.3, 0.15)),
    path(
      toward(facing, 'M-122 -222Q-124 -244 -104 -246L8 -246Q26 -244 24 -222Z'),
      form(tone(coat, -0.08), 0.25, 0.2),
    ),
    path(
      toward(
        facing,
        'M-60 -44L-60 -120Q-10 -168 20 -168L126 -164Q148 -160 150 -138L150 -70Q150 -44 126 -44Z',
      ),
      form(coat, 0.28, 0.28),
    ),
    path(
      toward(
        facing,
        'M-150 -72C-148 -126 -110 -154 -68 -152C-28 -150 2 -120 4 -72L-16 -72C-20 -108 -40 -130 -70 -130C-104 -130 -128 -106 -132 -72Z',
      ),
      form(tone(coat, -0.06), 0.25, 0.2),
    ),
    line(toward(facing, 'M34 -158Q80 -160 122 -156'), lit(coat, 0.7), 6, { opacity: 0.6, airy: true }),
    circle(-134 * facing, -96, 5, of('#f0625f')),
  ],
  wheels: [
    [-68, 64],
    [98, 40],
  ],
  face: [72, -132],
  gap: 23,
  mouth: -97,
  mouthWidth: 19,
  lamp: [148, -108],
};

const train: Vehicle = {
  rim: '#d9534f',
  body: ({ facing, form, lit, of, shaded, swing }, coat) => [
    [0, 1, 2].map((i) =>
      circle((92 - i * 22) * facing, -262 - i * 20 - swing * 3, 15 + i * 6, of('#f4f1ec'), {
        opacity: 0.8 - i * 0.15,
        airy: true,
      }),
    ),
    path(toward(facing, 'M76 -176L68 -232Q92 -244 118 -232L110 -176Z'), form(tone(coat, -0.2), 0.25, 0.2)),
    path(toward(facing, 'M-8 -176L-8 -196Q10 -212 28 -196L28 -176Z'), form('#f2c14e', 0.3, 0.3)),
    path(toward(facing, 'M-146 -50L-146 -228L-36 -228L-36 -50Z'), form(tone(coat, -0.06), 0.22, 0.3)),
    path(toward(facing, 'M-126 -146L-126 -204Q-92 -214 -58 -204L-58 -146Z'), form(GLASS, 0.3, 0.15)),
    path(
      toward(facing, 'M-162 -224Q-160 -248 -136 -250L-44 -250Q-22 -248 -20 -224Z'),
      form('#d9534f', 0.25, 0.25),
    ),
    path(
      toward(facing, 'M-40 -58L-40 -184L110 -184Q148 -178 148 -122Q148 -66 110 -58Z'),
      form(coat, 0.3, 0.3),
    ),
    line(toward(facing, 'M-22 -182L-22 -60'), of('#f2c14e'), 7, { airy: true }),
    line(toward(facing, 'M2 -172Q60 -176 108 -170'), lit(coat, 0.7), 6, { opacity: 0.6, airy: true }),
    path(toward(facing, 'M112 -54L168 -12L96 -12Z'), form('#d9534f', 0.2, 0.25)),
    line(toward(facing, 'M-146 -52L124 -52'), shaded('#5d5868', 0.1), 16),
  ],
  wheels: [
    [-104, 38],
    [-16, 30],
    [58, 30],
  ],
  face: [66, -134],
  gap: 24,
  mouth: -94,
  mouthWidth: 20,
  lamp: [138, -160],
};

const fireEngine: Vehicle = {
  paint: '#dd4b41',
  rim: '#f2c14e',
  body: ({ canvas, facing, form, lit, of, shaded }, coat) => [
    canvas.glow(70 * facing, -232, 44, 36, '#8fd0ff', 0.6),
    path(toward(facing, 'M52 -214L56 -234Q70 -244 86 -234L90 -214Z'), form('#5fb0ea', 0.4, 0.2)),
    line(
      toward(
        facing,
        'M-140 -214L16 -196M-138 -196L16 -178M-116 -210L-112 -194M-84 -206L-80 -190M-52 -202L-48 -186M-20 -199L-16 -183',
      ),
      shaded('#b9c0ca', 0.15),
      7,
    ),
    path(toward(facing, 'M-150 -44L-150 -156Q-150 -172 -134 -172L4 -172L4 -44Z'), form(coat, 0.2, 0.3)),
    path(
      toward(
        facing,
        'M-2 -44L-2 -200Q0 -216 18 -216L98 -216Q124 -214 134 -184L150 -128L150 -64Q150 -44 130 -44Z',
      ),
      form(coat, 0.3, 0.28),
    ),
    path(
      toward(facing, 'M14 -124L14 -184Q16 -198 30 -198L92 -198Q108 -196 114 -182L132 -124Z'),
      form(GLASS, 0.3, 0.15),
    ),
    path(
      toward(facing, 'M-136 -142L-84 -142L-84 -84L-136 -84ZM-70 -142L-18 -142L-18 -84L-70 -84Z'),
      form(METAL, 0.4, 0.3),
    ),
    line(toward(facing, 'M-136 -126L-84 -126M-136 -112L-84 -112M-136 -98L-84 -98'), shaded(METAL, 0.35), 3, {
      opacity: 0.7,
      airy: true,
    }),
    line(
      toward(
        facing,
        'M-44 -129C-26 -129 -28 -98 -44 -98C-60 -98 -62 -124 -46 -122C-34 -120 -36 -106 -46 -108',
      ),
      of('#e9a03f'),
      6,
      { airy: true },
    ),
    line(toward(facing, 'M-146 -48L146 -48'), of(mix(METAL, '#ffffff', 0.3)), 12),
    line(toward(facing, 'M18 -207Q60 -212 98 -207'), lit(coat, 0.7), 5, { opacity: 0.6, airy: true }),
  ],
  wheels: [
    [-92, 36],
    [84, 36],
  ],
  face: [66, -156],
  gap: 24,
  mouth: -98,
  mouthWidth: 20,
  lamp: [138, -80],
};

const boat: Vehicle = {
  rim: '#4b8fb8',
  body: ({ facing, form, lit, of, shaded }, coat) => [
    path(toward(facing, 'M-92 -196L-88 -258L-46 -258L-42 -196Z'), form('#f2c14e', 0.25, 0.3)),
    path(toward(facing, 'M-89 -240L-88 -260Q-67 -268 -46 -260L-45 -240Z'), form(tone(coat, -0.08), 0.2, 0.2)),
    path(
      toward(facing, 'M-104 -108L-100 -196Q-98 -206 -86 -206L74 -206Q90 -204 92 -190L100 -108Z'),
      form('#fdf6e8', 0.2, 0.25),
    ),
    path(
      toward(facing, 'M-114 -200Q-114 -216 -98 -218L84 -218Q104 -216 104 -200Z'),
      form(tone(coat, -0.04), 0.25, 0.2),
    ),
    circle(-66 * facing, -150, 22, of(coat)),
    circle(-66 * facing, -150, 15, form(GLASS, 0.3, 0.15)),
    path(
      toward(
        facing,
        'M-152 -116Q-150 -128 -138 -126L-110 -118L110 -118Q140 -124 158 -138Q168 -138 164 -124C152 -64 124 -34 90 -34L-98 -34C-128 -36 -150 -80 -152 -116Z',
      ),
      form(coat, 0.28, 0.3),
    ),
    line(toward(facing, 'M-148 -104C-60 -100 70 -98 158 -118'), of('#fff4dc'), 8, { airy: true }),
    line(toward(facing, 'M-126 -60C-60 -56 60 -56 128 -64'), shaded(coat, 0.3), 4, {
      opacity: 0.5,
      airy: true,
    }),
    line(toward(facing, 'M-84 -197Q0 -200 72 -197'), lit('#fdf6e8', 0.7), 4, { opacity: 0.6, airy: true }),
  ],
  wheels: [
    [-78, 26],
    [74, 26],
  ],
  face: [32, -172],
  gap: 26,
  mouth: -134,
  mouthWidth: 19,
  lamp: [138, -92],
};

export const VEHICLES: readonly Vehicle[] = [car, tractor, train, fireEngine, boat];
