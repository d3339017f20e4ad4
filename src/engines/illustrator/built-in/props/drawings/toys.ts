import type { Prop } from '#domain/picture-world.ts';
import { star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  crescent,
  dots,
  deep,
  dusk,
  gleam,
  PAINT,
  ring,
  shade,
  tiedBow,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const ball: PropArt = {
  width: 100,
  height: 100,
  grip: [0, -8],
  draw: (brush) => [
    circle(0, -50, 50, brush.ball(PAINT.red, 0.3, 0.2)),
    group(
      [
        path(
          'M-47.5 -15.5Q0 6 47.5 -15.5A50 50 0 0 1 49.2 8.7Q0 36 -49.2 8.7A50 50 0 0 1 -47.5 -15.5Z',
          brush.ball(PAINT.cream, 0.3, 0.2),
        ),
        brush.near && [
          line('M-48.4 -11Q0 11 48.4 -11M-49.6 4Q0 31 49.6 4', brush.of(PAINT.blue), 2),
          path(star([-18, 5], 7), brush.of(PAINT.yellow)),
          path(star([2, 9.6], 7), brush.of(PAINT.yellow)),
          path(star([22, 6], 6.4), brush.of(PAINT.yellow)),
        ],
      ],
      { y: -50, turn: -16 },
    ),
    crescent(brush, [0, -50], 50, 0.2),
    gleam(brush, 'M-35 -68Q-31 -81 -17 -87', 6.5, 0.6),
  ],
};

const balloon: PropArt = {
  width: 62,
  height: 100,
  grip: [0, 0],
  onString: true,
  draw: (brush) => [
    line('M0 -32C7 -22 -6 -13 0 0', brush.of('#8a7d92'), 1.8),
    path(
      'M0 -100C19 -100 31 -87 31 -70C31 -54 14 -41 3 -38H-3C-14 -41 -31 -54 -31 -70C-31 -87 -19 -100 0 -100Z',
      brush.ball(PAINT.red, 0.34, 0.3),
    ),
    path('M-5 -32Q0 -35 5 -32L2 -39H-2Z', deep(brush, PAINT.red, 0.2)),
    shade(brush, 'M22 -91C34 -72 24 -48 3 -38C18 -52 28 -68 22 -91Z', 0.16),
    gleam(brush, 'M-21 -74Q-20 -87 -10 -92', 5.4, 0.65),
    gleam(brush, 'M-21 -64L-20.6 -62', 4.4, 0.5),
    brush.near &&
      line('M-2 -41Q-5 -46 -5 -50M2 -41Q6 -46 6 -51', deep(brush, PAINT.red, 0.4), 1.1, { opacity: 0.6 }),
  ],
};

const kite: PropArt = {
  width: 66,
  height: 100,
  grip: [0, -70],
  onString: true,
  draw: (brush) => [
    line('M0 -36C16 -30 -14 -20 0 -12Q8 -7 2 -2', brush.of(PAINT.bark), 1.5),
    [
      [8, -27, PAINT.yellow],
      [-5, -17, PAINT.teal],
      [6, -6, PAINT.red],
    ].map(([x, y, colour]) =>
      path(`M${x} ${y}l-7 -4v8ZM${x} ${y}l7 -4v8Z`, brush.form(colour as typeof PAINT.red)),
    ),
    path('M0 -100L-33 -72L0 -72Z', brush.lit(PAINT.red, 0.16)),
    path('M0 -100L33 -72L0 -72Z', brush.of(PAINT.yellow)),
    path('M-33 -72L0 -36V-72Z', brush.of(PAINT.yellow)),
    path('M33 -72L0 -36V-72Z', deep(brush, PAINT.red, 0.14)),
    line('M0 -98V-38M-31 -72H31', brush.of(PAINT.bark), 1.7),
    brush.near && [
      line('M-3 -95L-29 -73.5M3 -95L29 -73.5M-29 -70.5L-3 -41M29 -70.5L3 -41', brush.lit(PAINT.cream), 0.8, {
        dash: '2 2.4',
        opacity: 0.8,
      }),
      circle(0, -72, 2, brush.of(PAINT.bark)),
    ],
  ],
};

const gift: PropArt = {
  width: 96,
  height: 100,
  grip: [0, -6],
  draw: (brush) => [
    rect(-42, -62, 84, 62, brush.form(PAINT.teal, 0.2, 0.3), { corner: 5 }),
    brush.near &&
      dots([-30, -44, -20, -20, -32, -8, 22, -46, 31, -26, 20, -9], 3, brush.lit(PAINT.teal, 0.45)),
    rect(-9, -62, 18, 62, brush.form(PAINT.red, 0.22, 0.24)),
    shade(brush, 'M20 -56H42V-5Q42 0 37 0H26Q30 -30 20 -56Z', 0.14),
    rect(-42, -60, 84, 8, dusk(brush), { opacity: 0.22 }),
    rect(-48, -75, 96, 19, brush.form(PAINT.teal, 0.34, 0.14), { corner: 5 }),
    rect(-10, -75, 20, 19, brush.form(PAINT.red, 0.3, 0.1)),
    gleam(brush, 'M-42 -71H-18', 2.4, 0.5),
    tiedBow(brush, [0, -79], 30, PAINT.red),
    brush.near && [
      line('M12 -54L24 -40', brush.of(PAINT.cream), 1),
      path('M20 -42L28 -38L33 -24L21 -20L17 -34Z', brush.of(PAINT.paper)),
      line('M22 -33l6 -2M23 -28l6 -2', brush.shaded(PAINT.wood, 0.1), 1.2),
    ],
  ],
};

const teddyBear: PropArt = {
  width: 78,
  height: 100,
  grip: [0, -34],
  draw: (brush) => {
    const fur = brush.ball('#c48a5a', 0.26, 0.26);
    const pale = brush.lit('#e7c08e', 0.2);
    const dark = brush.of('#4d3730');
    return [
      circle(-22, -89, 10.5, fur),
      circle(22, -89, 10.5, fur),
      circle(-22, -88, 5, brush.shaded('#e7c08e', 0.1)),
      circle(22, -88, 5, brush.shaded('#e7c08e', 0.1)),
      ellipse(0, -28, 25, 26, fur),
      ellipse(0, -26, 15, 17, pale, { opacity: 0.75 }),
      shade(brush, 'M16 -48Q32 -22 8 -3Q24 -22 16 -48Z', 0.16),
      group(ellipse(0, 0, 9, 17, fur), { x: -29, y: -36, turn: 28 }),
      group(ellipse(0, 0, 9, 17, fur), { x: 29, y: -36, turn: -28 }),
      ellipse(-22, -11, 16, 11, fur),
      ellipse(22, -11, 16, 11, fur),
      ellipse(-26, -11, 7.6, 7.8, pale),
      ellipse(26, -11, 7.6, 7.8, pale),
      ellipse(0, -72, 30, 26, fur),
      ellipse(0, -63, 13.5, 10.5, pale),
      ellipse(0, -68, 4.6, 3.4, dark),
      line('M0 -66V-62Q-5 -57 -9 -60M0 -62Q5 -57 9 -60', dark, 1.7),
      circle(-12, -76, 2.9, dark),
      circle(12, -76, 2.9, dark),
      circle(-12.8, -77, 0.9, '#ffffff'),
      circle(11.2, -77, 0.9, '#ffffff'),
      ellipse(-19, -67, 4.6, 3, brush.of('#de8f78'), { opacity: 0.5 }),
      ellipse(19, -67, 4.6, 3, brush.of('#de8f78'), { opacity: 0.5 }),
      tiedBow(brush, [0, -47], 15, PAINT.red),
      brush.near && [
        line('M0 -41V-12M0 -97V-86', brush.shaded('#a06a42', 0.2), 1, { dash: '2.2 2', opacity: 0.7 }),
        group(
          [
            rect(-4.5, -4.5, 9, 9, brush.of(PAINT.blue), { corner: 1.5 }),
            line('M-5.6 -2h2.6M-5.6 2h2.6M3 -2h2.6M3 2h2.6', brush.of(PAINT.cream), 0.9),
          ],
          { x: -31, y: -37, turn: 24 },
        ),
      ],
    ];
  },
};

const puzzle: PropArt = {
  width: 92,
  height: 100,
  grip: [0, -10],
  draw: (brush) => {
    const piece =
      'M-42 -72Q-42 -76 -38 -76H-14C-6 -76 -14 -82 -14 -88C-14 -95 -8 -100 0 -100C8 -100 14 -95 14 -88C14 -82 6 -76 14 -76H34Q38 -76 38 -72V-52C38 -44 40 -52 44 -52Q50 -52 50 -40Q50 -28 44 -28C40 -28 38 -36 38 -28V-4Q38 0 34 0H14C8 0 14 -5 14 -10Q12 -20 0 -20Q-12 -20 -14 -10C-14 -5 -8 0 -14 0H-38Q-42 0 -42 -4V-26C-42 -32 -38 -27 -33 -27Q-23 -29 -23 -39Q-23 -49 -33 -51C-38 -51 -42 -46 -42 -52Z';
    return group(
      [
        path(piece, brush.shaded(PAINT.teal, 0.5)),
        group(path(piece, brush.form(PAINT.teal, 0.34, 0.16)), { x: -2.5, y: -2.5, scale: 0.955 }),
        line('M-37 -56V-68Q-37 -72 -33 -72H-22', brush.lit(PAINT.cream, 0.4), 2.6, { opacity: 0.6 }),
        brush.near && [
          circle(10, -54, 9, brush.of(PAINT.yellow)),
          line(
            'M10 -68v-3M10 -40v3M-4 -54h-3M24 -54h3M0 -64l-2 -2M20 -44l2 2M20 -64l2 -2M0 -44l-2 2',
            brush.of(PAINT.yellow),
            2,
          ),
        ],
      ],
      { x: -4 },
    );
  },
};

const yoYo: PropArt = {
  width: 62,
  height: 100,
  grip: [0, -95],
  draw: (brush) => [
    line('M0 -92C-2 -80 3 -70 0 -58', brush.of(PAINT.cream), 2.2),
    line(ring([0, -95], 4), brush.of(PAINT.cream), 2),
    circle(3, -31, 30, deep(brush, PAINT.red, 0.45)),
    circle(-1, -31, 30, brush.ball(PAINT.red, 0.34, 0.26)),
    circle(-1, -31, 19, brush.ball(PAINT.yellow, 0.3, 0.2)),
    crescent(brush, [-1, -31], 30, 0.16),
    circle(-1, -31, 6, brush.ball(PAINT.cream)),
    gleam(brush, 'M-24 -40Q-20 -52 -9 -56', 3.4, 0.65),
    brush.near && line(ring([-1, -31], 25), brush.lit(PAINT.cream), 1.2, { dash: '2 3', opacity: 0.7 }),
  ],
};

export const TOYS = {
  ball,
  balloon,
  kite,
  gift,
  'teddy-bear': teddyBear,
  puzzle,
  'yo-yo': yoYo,
} satisfies Partial<Record<Prop, PropArt>>;
