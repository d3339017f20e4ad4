import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { SIDES, toward } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { crawler } from '#engines/illustrator/built-in/figures/wings-and-fins/crawler.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const isUp = ({ actor }: Brush) => ['fly', 'cheer', 'jump'].includes(actor.pose);

const WING_CASE =
  'M-132 -44C-134 -112 -86 -168 -14 -168C44 -168 80 -126 82 -62C82 -44 72 -34 54 -32L-110 -28Q-130 -28 -132 -44Z';

/** A glossy back in two halves, and a shield behind the head. */
export function beetle(brush: Brush): Drawing {
  const { facing, look, ball, form, lit, shaded, of, swing } = brush;
  const coat = look.coat ?? '#8a5a3c';
  const dark = '#3f332f';
  const back = [
    path(toward(facing, WING_CASE), ball(coat, 0.32, 0.38)),
    line(toward(facing, 'M-126 -66C-92 -92 -20 -104 70 -96'), shaded(coat, 0.45), 5, {
      opacity: 0.7,
      airy: true,
    }),
    line(
      toward(facing, 'M-112 -92C-76 -118 -20 -130 50 -126M-88 -130C-60 -146 -24 -152 12 -152'),
      shaded(coat, 0.3),
      3.4,
      { opacity: 0.4, airy: true },
    ),
    line(toward(facing, 'M-104 -112Q-82 -142 -46 -154'), lit(coat, 0.75), 9, { opacity: 0.6, airy: true }),
    ellipse(-22 * facing, -156, 9, 5, lit(coat, 0.8), { opacity: 0.5, airy: true }),
  ];
  return crawler(brush, {
    dark,
    head: [78, -116],
    legs: [-86, -30, 26],
    legWidth: 15,
    headRadius: 52,
    feelers: SIDES.map((side) => [
      line(
        `M${side * 18} -42C${side * 22} -62 ${side * 36 + swing * 2} -70 ${side * 54 + swing * 3} -68`,
        of(dark),
        6,
      ),
      [0, 1, 2].map((i) => ellipse(side * (50 + i * 7) + swing * 3, -68 - i * 5, 5, 7, of(tone(coat, 0.05)))),
    ]),
    body: isUp(brush)
      ? [
          hiddenWing(brush, dark),
          group(back, { turn: facing * (16 + swing * 8), pivot: [66 * facing, -104] }),
        ]
      : [
          back,
          path(
            toward(facing, 'M40 -160C78 -160 98 -128 96 -92C94 -62 84 -44 66 -40C50 -60 40 -110 40 -160Z'),
            form(tone(coat, -0.06), 0.3, 0.3),
          ),
        ],
  });
}

function hiddenWing({ facing, form }: Brush, dark: Colour): Art {
  return [
    path(toward(facing, 'M-116 -34C-110 -90 -60 -116 0 -116C46 -116 72 -88 74 -40Z'), form(dark, 0.2, 0.2)),
    path(
      toward(facing, 'M20 -116C-30 -190 -110 -230 -156 -196C-170 -160 -110 -100 0 -92Z'),
      form('#e6f2ff', 0.3, 0.1),
      { opacity: 0.85 },
    ),
  ];
}

/** Three balls on six legs. */
export function ant(brush: Brush): Drawing {
  const { facing, look, ball, of, lit, swing } = brush;
  const coat = look.coat ?? '#a2583c';
  const dark = mix(coat, '#3a2420', 0.35);
  return crawler(brush, {
    dark,
    head: [74, -118],
    legs: [-58, -16, 26],
    legWidth: 11,
    headRadius: 54,
    mask: mix(coat, '#fde8cf', 0.8),
    feelers: SIDES.map((side) =>
      line(
        `M${side * 18} -44C${side * 22} -72 ${side * 36} -84 ${side * 44} -82L${side * 58 + swing * 4} -64`,
        of(dark),
        6,
      ),
    ),
    body: [
      ellipse(-84 * facing, -74, 62, 48, ball(coat, 0.3, 0.34)),
      line(toward(facing, 'M-96 -116Q-72 -92 -78 -38M-64 -114Q-44 -88 -52 -44'), of(dark), 5, {
        opacity: 0.45,
        airy: true,
      }),
      line(toward(facing, 'M-128 -92Q-114 -114 -92 -112'), lit(coat, 0.7), 7, { opacity: 0.55, airy: true }),
      ellipse(0, -66, 36, 30, ball(coat, 0.3, 0.3)),
      ellipse(-12 * facing, -82, 10, 5, lit(coat, 0.7), { opacity: 0.45, airy: true }),
    ],
  });
}

const CICADA_BODY =
  'M-112 -34C-96 -96 -36 -142 20 -142C66 -142 92 -112 90 -72C88 -44 66 -28 30 -26L-96 -20Q-118 -20 -112 -34Z';
const CICADA_WING = 'M42 -134C-20 -150 -110 -104 -162 -30Q-160 -16 -142 -18C-80 -34 -10 -52 46 -84Z';

/** Clear wings laid like a roof, and eyes at the corners of a broad head. */
export function cicada(brush: Brush): Drawing {
  const { canvas, facing, look, ball, of, lit, swing, actor } = brush;
  const coat = look.coat ?? '#5c6b4a';
  const dark = mix(coat, '#2c2a2a', 0.55);
  const vein = of(mix(coat, '#e9a24c', 0.5));
  const wing = (turn: number): Art =>
    group(
      [
        path(
          toward(facing, CICADA_WING),
          canvas.linear([
            [0, of('#f6e6b8'), 0.92],
            [1, of('#bcd8e2'), 0.8],
          ]),
        ),
        line(
          toward(
            facing,
            'M42 -130C-20 -146 -108 -100 -158 -30M40 -104C-10 -110 -80 -76 -130 -32M6 -132Q-8 -104 -20 -66M-48 -116Q-60 -84 -76 -48M-92 -86Q-104 -62 -116 -36',
          ),
          vein,
          4,
          { opacity: 0.75, airy: true },
        ),
      ],
      { turn: facing * turn, pivot: [40 * facing, -110] },
    );
  const up = isUp(brush) ? 46 + swing * 12 : actor.pose === 'wave' ? 10 + swing * 8 : 0;
  return crawler(brush, {
    dark,
    head: [72, -104],
    legs: [-50, -4, 40],
    legWidth: 12,
    headRadius: 50,
    feelers: [
      SIDES.map((side) =>
        line(`M${side * 14} -42Q${side * 18} -58 ${n(side * 30 + swing * 2)} -64`, of(dark), 4),
      ),
      SIDES.map((side) => [
        circle(side * 46, -26, 17, ball('#d9604a', 0.3, 0.3)),
        ellipse(side * 46 - 5, -32, 5, 4, '#ffffff', { opacity: 0.55, airy: true }),
      ]),
    ],
    body: [
      up > 0 && wing(up + 16),
      path(toward(facing, CICADA_BODY), ball(coat, 0.24, 0.34)),
      line(
        toward(facing, 'M-84 -30Q-76 -60 -58 -84M-54 -28Q-46 -70 -26 -106M-22 -28Q-14 -80 4 -124'),
        of(dark),
        5,
        {
          opacity: 0.5,
          airy: true,
        },
      ),
      line(toward(facing, 'M30 -132Q62 -134 78 -108'), lit(coat, 0.6), 7, { opacity: 0.5, airy: true }),
      wing(up),
    ],
  });
}
