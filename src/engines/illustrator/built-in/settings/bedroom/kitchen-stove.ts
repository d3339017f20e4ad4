import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  footShadow,
  hollow,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';

/** A kettle steams on it; (x, y) is the middle of its foot, `worktop` the height of what stands beside it. */
export function stove(canvas: Canvas, [x, y]: Point, worktop: number): Art {
  const { paint, light } = canvas;
  const enamel = '#f3ead8';
  const top = worktop - 4 - y;
  return group(
    [
      rect(-100, top, 200, -top, sideLit(canvas, enamel, { contrast: 0.25 }), { corner: 8 }),
      rect(-74, top + 60, 148, 96, hollow(canvas, '#8a6a5c'), { corner: 10 }),
      light.lamps && canvas.glow(0, top + 108, 90, 60, '#ffab4f', 0.7),
      rect(-62, top + 52, 124, 8, paint.of('#aab4bc'), { corner: 4 }),
      [-66, -22, 22, 66].map((kx) => circle(kx, top + 28, 10, paint.of('#e0806a'))),
      rect(-106, top - 10, 212, 14, paint.of('#6f757c'), { corner: 5 }),
      kettle(canvas, [-40, top - 10]),
      path(`M14 ${top - 12}V${top - 54}H88V${top - 12}Z`, sideLit(canvas, '#5f93a8')),
      rect(8, top - 62, 86, 12, topLit(canvas, '#7fb0c0'), { corner: 5 }),
      circle(51, top - 66, 7, paint.of('#8a5f42')),
    ],
    { x, y },
  );
}

function kettle(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const drift = canvas.sway() * 6;
  const steam = `M-50 -62Q${n(-66 + drift)} -86 -50 -104T${n(-54 - drift)} -148`;
  return group(
    [
      line(steam, '#ffffff', 11, { opacity: 0.4 }),
      line(`M-50 -62Q${n(-40 + drift)} -90 -56 -116`, '#ffffff', 7, { opacity: 0.35 }),
      line('M-24 -50Q0 -88 24 -50', paint.of('#5a4a48'), 7),
      path('M-30 -30L-54 -52L-46 -58L-22 -44Z', slantLit(canvas, '#d9604f')),
      path('M-36 0Q-42 -48 0 -50Q42 -48 36 0Z', slantLit(canvas, '#d9604f', { contrast: 0.4 })),
      circle(0, -52, 6, paint.of('#5a4a48')),
    ],
    { x, y },
  );
}

/** Round-shouldered and hung with magnets. */
export function fridge(canvas: Canvas, [x, y]: Point, colour: Colour): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y, 110, 18),
    group(
      [
        rect(-100, -14, 30, 14, paint.of('#5a5a60')),
        rect(70, -14, 30, 14, paint.of('#5a5a60')),
        rect(-112, -390, 224, 380, sideLit(canvas, colour), { corner: 34 }),
        line('M-110 -262H110', paint.shaded(colour, 0.4), 4, { opacity: 0.6 }),
        line('M78 -340V-286M78 -236V-170', paint.lit('#e6ecee', 0.5), 10),
        line('M-92 -340Q-90 -372 -62 -374', '#ffffff', 8, { opacity: 0.45 }),
        rect(-62, -226, 70, 84, paint.of('#fdf6e8')),
        path('M-54 -150Q-36 -200 -22 -168Q-12 -184 0 -150Z', paint.of('#7fb58a')),
        circle(-12, -204, 9, paint.of('#f2c761')),
        circle(-27, -226, 7, paint.of('#e0705c')),
        path('M40 -122C22 -136 28 -150 40 -142C52 -150 58 -136 40 -122Z', paint.of('#e0705c')),
        circle(-40, -310, 9, paint.of('#f2c761')),
        circle(-12, -322, 7, paint.of('#5fae8c')),
      ],
      { x, y },
    ),
  ];
}
