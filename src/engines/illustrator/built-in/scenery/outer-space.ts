import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit, slantLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** From the zenith to the horizon of a sky without air. It is dark at all hours, but takes some of their colour. */
export function deepSky({ light }: Canvas): readonly [Colour, Colour, Colour] {
  const share = light.night ? 0.1 : 0.26;
  return [
    mix('#10153f', light.sky[0], share * 0.6),
    mix('#2a2768', light.sky[1], share * 0.7),
    mix('#5a4590', light.sky[2], share),
  ];
}

/** Darkness full of stars and coloured mist. */
export function starField(canvas: Canvas, { left, top, right, bottom }: Box): Art {
  const random = canvas.random('star field');
  const [zenith, middle, horizon] = deepSky(canvas);
  const dark = canvas.linear([
    [0, zenith],
    [0.55, middle],
    [1, horizon],
  ]);
  const [width, height] = [right - left, bottom - top];
  const mists = [
    [0.26, 0.36, 0.34, 0.5, '#b56ad6', 0.42],
    [0.74, 0.6, 0.4, 0.46, '#4a9ad6', 0.42],
    [0.52, 0.2, 0.24, 0.36, '#ef8aa5', 0.32],
  ] as const;
  return [
    rect(left, top, width, height, dark),
    mists.map(([x, y, rx, ry, colour, strength]) =>
      canvas.glow(left + width * x, top + height * y, width * rx, height * ry, colour, strength),
    ),
    stars(random, { left, top, right, bottom }),
    Array.from({ length: 6 }, (_, i): Art => {
      const [x, y] = [between(random, left + 60, right - 60), between(random, top + 40, top + height * 0.6)];
      const size = between(random, 8, 15) * (1 + 0.18 * canvas.sway(i));
      return [
        canvas.glow(x, y, 44, 44, '#fff1c0', 0.5),
        path(star([x, y], size, { points: 4, waist: 0.22 }), '#fff8e0'),
      ];
    }),
  ];
}

export function stars(random: Random, { left, top, right, bottom }: Box, opacity = 1): Art {
  const kinds = [
    [150, 2, 0.55],
    [55, 3.4, 0.8],
    [16, 5.5, 1],
  ] as const;
  return kinds.map(([count, size, strength]) => {
    let d = '';
    for (let i = 0; i < count; i++)
      d += `M${n(between(random, left, right))} ${n(between(random, top, bottom))}h.1`;
    return line(d, '#fff8e6', size, { opacity: strength * opacity });
  });
}

/** A banded planet with a ring. */
export function ringedPlanet(canvas: Canvas, [x, y]: Point, radius: number, colour: Colour): Art {
  const disc = canvas.clip('M-100 0a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z');
  const bands = [
    [-62, 18],
    [-26, 13],
    [6, 24],
    [42, 12],
    [66, 18],
  ] as const;
  const body = canvas.radial(
    [
      [0, mix(colour, '#ffffff', 0.5)],
      [0.5, colour],
      [1, mix(colour, '#2b1f55', 0.6)],
    ],
    [0.35, 0.32, 0.75],
  );
  const ring = (sweep: 0 | 1): Art =>
    group(
      [
        line(`M-172 10A172 40 0 0 ${sweep} 172 10`, mix(colour, '#fff3d6', sweep ? 0.4 : 0.65), 11, {
          opacity: sweep ? 0.5 : 0.9,
        }),
        line(`M-148 8A148 30 0 0 ${sweep} 148 8`, mix(colour, '#ffffff', 0.3), 5, {
          opacity: sweep ? 0.4 : 0.8,
        }),
      ],
      { turn: -16 },
    );
  return [
    canvas.glow(x, y, radius * 1.9, radius * 1.9, colour, 0.5),
    group(
      [
        ring(1),
        circle(0, 0, 100, body),
        group(
          bands.map(([top, height], i) =>
            path(
              `M-120 ${top}q60 ${i % 2 ? 14 : -11} 120 0t120 0v${height}q-60 ${i % 2 ? 13 : -10} -120 0t-120 0Z`,
              mix(colour, i % 2 ? '#ffffff' : '#5a2f6a', 0.3),
              { opacity: 0.42 },
            ),
          ),
          { clip: disc },
        ),
        ring(0),
      ],
      { x, y, scale: radius / 100 },
    ),
  ];
}

const CLOUDS =
  'M-96 -6Q-60 -26 -30 -12Q-4 -22 10 -10Q-20 -4 -40 -4Q-70 -2 -96 -6ZM-70 48Q-40 34 -14 44Q14 34 44 46Q10 56 -20 54Q-46 56 -70 48ZM-6 -50Q24 -64 48 -52Q66 -56 76 -48Q40 -42 -6 -50ZM26 8Q54 -2 88 10Q60 18 26 8Z';

/** The earth as travellers see it: seas, lands, clouds, and a thin line of air. */
export function earth(canvas: Canvas, [x, y]: Point, radius: number): Art {
  const disc = canvas.clip('M-100 0a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z');
  const drift = canvas.sway() * 3;
  const night = canvas.radial(
    [
      [0, '#16245c', 0],
      [0.62, '#16245c', 0],
      [1, '#16245c', 0.6],
    ],
    [0.34, 0.3, 0.82],
  );
  return [
    canvas.glow(x, y, radius * 1.8, radius * 1.8, '#8fd0ff', 0.6),
    group(
      [
        circle(
          0,
          0,
          100,
          canvas.radial(
            [
              [0, '#8fd6ec'],
              [0.55, '#4a98cf'],
              [1, '#27508f'],
            ],
            [0.36, 0.32, 0.78],
          ),
        ),
        group(
          [
            path(
              'M-84 -46Q-60 -84 -18 -76Q2 -60 -16 -44Q-22 -22 -44 -18Q-50 4 -62 2Q-74 -24 -84 -46Z',
              '#86bf6c',
            ),
            path('M-40 14Q-12 8 -4 30Q-10 62 -30 82Q-44 66 -46 44Z', '#9cc66c'),
            path('M22 -70Q58 -86 84 -52Q104 -30 96 4Q72 18 64 -6Q42 -8 36 -30Q16 -44 22 -70Z', '#a9c870'),
            path('M34 24Q62 10 74 34Q70 62 50 74Q34 58 34 24Z', '#86bf6c'),
            path('M-30 -104Q10 -84 40 -100V-120H-30Z', '#f6fbff'),
            group(path(CLOUDS, '#ffffff', { opacity: 0.72 }), { x: drift }),
          ],
          { clip: disc },
        ),
        circle(0, 0, 100, night),
        line('M-100 0a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z', '#cdeeff', 4, { opacity: 0.6 }),
      ],
      { x, y, scale: radius / 100 },
    ),
  ];
}

/** A rocket that stands on its fins; about 300 high, its feet at the origin. */
export function rocket(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  const hull = '#f6f1ea';
  const glass = light.lamps ? '#ffe9a8' : paint.of('#7fc4de');
  return [
    line('M-58 -64L-92 0M58 -64L92 0', paint.of('#8f96ac'), 11),
    line('M-108 0H-76M76 0H108', paint.of('#6f7690'), 10),
    path('M-50 -150Q-104 -110 -98 -28Q-76 -62 -44 -66Z', sideLit(canvas, colour)),
    path('M50 -150Q104 -110 98 -28Q76 -62 44 -66Z', sideLit(canvas, colour)),
    path('M-34 -44H34L44 -14H-44Z', sideLit(canvas, '#8f96ac')),
    path(
      'M0 -330C62 -270 76 -150 46 -44H-46C-76 -150 -62 -270 0 -330Z',
      sideLit(canvas, hull, { contrast: 0.4 }),
    ),
    path(
      'M0 -330C28 -303 46 -272 55 -240Q0 -224 -55 -240C-46 -272 -28 -303 0 -330Z',
      sideLit(canvas, colour),
    ),
    line('M-64 -128Q0 -112 64 -128', paint.of(colour), 12),
    circle(0, -186, 31, slantLit(canvas, '#c9935c')),
    circle(0, -186, 23, glass),
    path('M-15 -192Q-10 -204 4 -206Q-6 -198 -8 -186Z', '#ffffff', { opacity: 0.7 }),
    light.lamps && canvas.glow(0, -186, 90, 90, '#ffd98a', 0.6),
    path('M-20 -46V-84Q-20 -104 0 -104Q20 -104 20 -84V-46Z', paint.shaded('#c9c4cc', 0.1)),
    circle(10, -72, 4, paint.of(colour)),
    circle(0, -334, 8, paint.of('#f2c761')),
    ellipse(-30, -250, 5, 14, '#ffffff', { opacity: 0.5 }),
  ];
}
