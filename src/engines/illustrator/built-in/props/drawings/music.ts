import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  crescent,
  deep,
  dots,
  dusk,
  gleam,
  lying,
  PAINT,
  ring,
  rod,
  shade,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const bell: PropArt = {
  width: 82,
  height: 100,
  grip: [0, -94],
  draw: (brush) => [
    line(ring([0, -91], 7), deep(brush, PAINT.brass, 0.3), 4),
    circle(0, -8, 8, brush.ball(PAINT.bark, 0.3)),
    path(
      'M0 -88C-22 -88 -26 -68 -28 -48C-30 -32 -34 -24 -41 -16Q-40 -10 -34 -10H34Q40 -10 41 -16C34 -24 30 -32 28 -48C26 -68 22 -88 0 -88Z',
      brush.form(PAINT.brass, 0.34, 0.36),
    ),
    shade(brush, 'M10 -86C24 -82 26 -64 28 -48C30 -32 34 -24 41 -16Q40 -10 34 -10H16Q20 -50 10 -86Z', 0.15),
    line('M-32 -28Q0 -20 32 -28', deep(brush, PAINT.brass, 0.36), 2.2),
    path('M-41 -16Q0 -6 41 -16Q40 -10 34 -10H-34Q-40 -10 -41 -16Z', deep(brush, PAINT.brass, 0.34), {
      opacity: 0.8,
    }),
    gleam(brush, 'M-19 -66Q-20 -50 -24 -38', 4.6, 0.7),
    brush.near && [
      line('M-28 -44Q0 -36 28 -44', deep(brush, PAINT.brass, 0.36), 1.2),
      dots([-18, -34, -6, -32, 6, -32, 18, -34], 1.6, brush.lit('#fff2c8', 0.4)),
    ],
  ],
};

/** Round and low, with cords around it; the sticks lie on its skin. */
const drum: PropArt = {
  width: 100,
  height: 78,
  grip: [-42, -34],
  draw: (brush) => [
    path('M-44 -50V-14Q-40 0 0 0Q40 0 44 -14V-50Z', brush.form(PAINT.red, 0.26, 0.34)),
    shade(brush, 'M16 -46H44V-14Q42 -2 14 -0.6Q26 -24 16 -46Z', 0.15),
    line('M-43 -42L-31 -10L-18 -36L-6 -6L6 -34L18 -7L31 -38L43 -13', brush.of(PAINT.cream), 2.6),
    path('M-46 -18Q0 2 46 -18V-11Q42 0 0 0Q-42 0 -46 -11Z', brush.form(PAINT.brass, 0.3, 0.34)),
    path('M-46 -54Q0 -34 46 -54V-46Q0 -26 -46 -46Z', brush.form(PAINT.brass, 0.34, 0.3)),
    ellipse(0, -54, 46, 14, deep(brush, PAINT.brass, 0.2)),
    ellipse(0, -55, 42, 11.6, brush.form('#fbf0dc', 0.3, 0.16)),
    rod(brush, [-14, -54], [42, -69], 4, PAINT.wood),
    rod(brush, [-30, -58], [26, -73], 4, PAINT.wood),
    circle(-15, -54, 5, brush.ball(PAINT.wood, 0.4)),
    circle(-31, -58, 5, brush.ball(PAINT.wood, 0.4)),
    brush.near && [
      dots([-31, -12, -6, -8, 18, -9, -18, -37, 6, -35, 31, -39], 2.4, brush.ball(PAINT.brass, 0.5)),
      line(ring([0, -55], 36, 9), deep(brush, '#fbf0dc', 0.16), 1),
    ],
  ],
};

/** The body that guitars and violins share: two rounds and a waist, 60 high, its foot at (0, 0). */
function soundBox(brush: Parameters<PropArt['draw']>[0], colour: Colour) {
  const outline =
    'M0 -60C15 -60 22 -52 21 -43C20 -36 19 -35 21 -30C26 -24 28 -18 27 -14C25 -3 14 0 0 0C-14 0 -25 -3 -27 -14C-28 -18 -26 -24 -21 -30C-19 -35 -20 -36 -21 -43C-22 -52 -15 -60 0 -60Z';
  return [
    path(outline, deep(brush, colour, 0.4)),
    group(path(outline, brush.form(colour, 0.34, 0.22)), { y: -2.4, scale: 0.92 }),
  ];
}

const guitar: PropArt = {
  width: 46,
  height: 100,
  grip: [0, -70],
  turn: 36,
  draw: (brush) => [
    group(soundBox(brush, PAINT.crust), { scale: 0.84 }),
    rect(-3.4, -88, 6.8, 52, brush.form(PAINT.bark, 0.2, 0.3), { corner: 1 }),
    path('M-4 -86L-6 -98Q0 -101 6 -98L4 -86Z', brush.form(PAINT.bark, 0.34, 0.2)),
    circle(0, -31, 8, brush.lit(PAINT.wood, 0.3)),
    circle(0, -31, 6.4, deep(brush, '#5c3f33', 0.2)),
    rect(-8, -13.5, 16, 3.6, brush.of(PAINT.bark), { corner: 1.4 }),
    line('M-1.8 -12V-92M0 -12V-92M1.8 -12V-92', brush.lit(PAINT.cream, 0.3), 0.6),
    gleam(brush, 'M-17 -14Q-19 -20 -14 -26', 2.2, 0.6),
    dots([-6.6, -96, -6.2, -91, 6.6, -96, 6.2, -91], 1.5, brush.lit(PAINT.cream, 0.3)),
    brush.near && [
      line(
        'M-3.4 -80h6.8M-3.4 -73h6.8M-3.4 -66h6.8M-3.4 -59h6.8M-3.4 -53h6.8M-3.4 -47h6.8',
        brush.lit(PAINT.steel, 0.3),
        0.8,
      ),
      line(ring([0, -31], 9.6), deep(brush, PAINT.bark, 0.2), 0.8, { dash: '1.4 1.2' }),
      path('M9 -28Q16 -22 12 -16Q6 -20 9 -28Z', deep(brush, PAINT.bark, 0.1), { opacity: 0.7 }),
    ],
  ],
};

const violin: PropArt = {
  width: 60,
  height: 100,
  grip: [-9, -70],
  turn: 40,
  draw: (brush) => [
    group(
      [
        group(soundBox(brush, '#b8673f'), { scale: 0.88 }),
        rect(-2.6, -86, 5.2, 46, brush.form(PAINT.dark, 0.2, 0.2), { corner: 1 }),
        path('M-3 -84Q-5 -96 0 -97Q6 -97 3 -90V-84Z', brush.form('#b8673f', 0.34, 0.2)),
        path('M-3 -24L3 -24L4.4 -6H-4.4Z', brush.of(PAINT.dark)),
        line(
          'M-8.6 -36C-13 -33 -7 -27 -11 -23M8.6 -36C13 -33 7 -27 11 -23',
          deep(brush, '#5c3026', 0.2),
          1.7,
        ),
        line('M-6 -27Q0 -30 6 -27', brush.lit(PAINT.wood, 0.4), 2),
        line('M-1 -8V-88M1 -8V-88', brush.lit(PAINT.cream, 0.3), 0.6),
        gleam(brush, 'M-18 -14Q-20 -20 -15 -26', 2, 0.6),
        brush.near && [
          dots([-5.6, -93, -5, -88, 5.6, -93, 5, -88], 1.2, brush.of(PAINT.dark)),
          path('M-12 -4Q-18 -8 -14 -12Q-8 -10 -8 -3Z', brush.of(PAINT.dark)),
        ],
      ],
      { x: -5, y: -3, turn: -5 },
    ),
    rod(brush, [20, -4], [28, -92], 2.6, PAINT.bark),
    line('M18 -8L25 -90', brush.lit(PAINT.cream, 0.3), 1.2),
  ],
};

const trumpet: PropArt = {
  width: 100,
  height: 44,
  grip: [-12, -24],
  turn: -10,
  draw: (brush) => [
    line('M-24 -28C-38 -28 -38 -8 -24 -8H10C24 -8 24 -28 10 -28', deep(brush, PAINT.brass, 0.22), 4.6),
    line('M-24 -29C-36 -29 -38 -14 -30 -10M-20 -9H8', brush.lit(PAINT.brass, 0.4), 1.4, { opacity: 0.8 }),
    rod(brush, [-46, -28], [18, -28], 5, PAINT.brass),
    path('M10 -31C28 -31 38 -36 46 -43V-13C38 -20 28 -25 10 -25Z', brush.form(PAINT.brass, 0.36, 0.36)),
    ellipse(46, -28, 4, 15.4, deep(brush, PAINT.brass, 0.44)),
    line(ring([46, -28], 3.4, 14.6), brush.lit(PAINT.brass, 0.3), 1.6),
    path('M-50 -32.6L-43 -30V-26L-50 -23.4Z', brush.form(PAINT.steel, 0.4, 0.3)),
    [-14, -4, 6].map((x) => [
      rect(x - 3.6, -32, 7.2, 26, brush.form(PAINT.brass, 0.4, 0.34), { corner: 2 }),
      rect(x - 1.2, -37, 2.4, 6, brush.of(PAINT.steel)),
      rect(x - 3, -39.6, 6, 3, brush.lit(PAINT.cream, 0.2), { corner: 1.5 }),
    ]),
    line('M16 -30Q30 -31 40 -36', brush.lit('#fff6da', 0.4), 2, { opacity: 0.8 }),
    brush.near && [
      line(
        'M-17.6 -24h7.2M-7.6 -24h7.2M2.4 -24h7.2M-17.6 -14h7.2M-7.6 -14h7.2M2.4 -14h7.2',
        deep(brush, PAINT.brass, 0.44),
        1,
      ),
      line('M-24 -2.4V-6M-24 -2.4h4', deep(brush, PAINT.brass, 0.2), 1.6),
    ],
    path('M-28 -6H12Q10 -4.6 8 -4.6H-24Z', dusk(brush), { opacity: 0.14 }),
  ],
};

const microphone: PropArt = {
  width: 46,
  height: 100,
  grip: [0, -26],
  turn: 20,
  draw: (brush) => [
    path('M-13 -56H13L8 -4Q7 0 0 0Q-7 0 -8 -4Z', brush.form(PAINT.navy, 0.26, 0.36)),
    gleam(brush, 'M-7 -48L-4.4 -12', 2.6, 0.45),
    circle(0, -77, 22.6, brush.ball(PAINT.steel, 0.4, 0.36)),
    line(
      'M-20 -86Q0 -80 20 -86M-22.4 -77Q0 -70 22.4 -77M-20 -67Q0 -60 20 -67M-10 -97Q-16 -77 -10 -57M10 -97Q16 -77 10 -57M0 -99V-55',
      brush.of(PAINT.iron),
      1.2,
      { opacity: 0.6 },
    ),
    brush.near &&
      line(
        'M-15 -93Q0 -88 15 -93M-21.6 -82Q0 -75 21.6 -82M-22 -72Q0 -65 22 -72M-5 -98Q-8 -77 -5 -56M5 -98Q8 -77 5 -56',
        brush.of(PAINT.iron),
        0.8,
        { opacity: 0.6 },
      ),
    crescent(brush, [0, -77], 22.4, 0.16),
    gleam(brush, 'M-14 -82Q-12 -90 -5 -93', 3, 0.8),
    rect(-16, -59, 32, 7, brush.form(PAINT.brass, 0.4, 0.3), { corner: 3 }),
    rect(-3, -44, 6, 11, brush.of(PAINT.red), { corner: 3 }),
  ],
};

export const MUSIC = {
  bell,
  drum,
  guitar,
  trumpet,
  violin,
  microphone: lying(microphone),
} satisfies Partial<Record<Prop, PropArt>>;
