import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

const IRON: Colour = '#46505f';

/** A street lamp; (x, y) is its foot. */
export function streetLamp(canvas: Canvas, [x, y]: Point, height: number): Art {
  const { paint, light } = canvas;
  const iron = paint.shaded(IRON, 0.15);
  return [
    light.lamps && canvas.glow(x, y, height * 0.5, height * 0.09, '#ffd980', 0.4),
    group(
      [
        rect(-17, -18, 34, 18, iron, { corner: 5 }),
        line('M0 -10V-262', iron, 11),
        line('M-3 -14V-258', paint.lit(IRON, 0.35), 3, { opacity: 0.5 }),
        line('M-18 -222h36M-9 -60h18', iron, 6),
        path('M-27 -262h54l-11 -1l13 -54h-58l13 54Z', iron),
        path('M-22 -266h44l9 -48h-62Z', light.lamps ? '#ffe9a8' : paint.of('#fdf6df')),
        path('M-34 -312q34 -38 68 0Z', sideLit(canvas, snowedOn(canvas, IRON))),
        circle(0, -334, 6, iron),
      ],
      { x, y, scale: height / 340 },
    ),
    light.lamps && canvas.glow(x, y - height * 0.84, height * 0.55, height * 0.55, '#ffd980', 0.65),
  ];
}

/** A park bench, 190 wide; (x, y) is the middle of its foot. */
export function bench(canvas: Canvas, [x, y]: Point, scale: number, colour: Colour = '#b57a4a'): Art {
  const { paint } = canvas;
  const slat = sideLit(canvas, colour);
  const seat = sideLit(canvas, snowedOn(canvas, colour));
  return group(
    [
      ellipse(0, 0, 104, 9, canvas.light.shadow, { opacity: 0.3 }),
      line('M-76 -6V-104M76 -6V-104M-76 -44h-12V-4M76 -44h12V-4', paint.shaded(IRON, 0.15), 8),
      [-104, -84, -64].map((top) => rect(-92, top, 184, 14, slat, { corner: 6 })),
      rect(-98, -48, 196, 13, seat, { corner: 6 }),
      rect(-100, -34, 200, 8, paint.shaded(colour, 0.35), { corner: 4 }),
    ],
    { x, y, scale },
  );
}

/** A bicycle with a basket, 190 wide, leaning where it was left. */
export function bicycle(canvas: Canvas, [x, y]: Point, scale: number, colour: Colour): Art {
  const { paint } = canvas;
  const tyre = paint.shaded('#4a4550', 0.1);
  const wheel = (cx: number) => [
    { ...circle(cx, -40, 38, 'none'), stroke: tyre, width: 6 },
    line(
      [0, 1, 2, 3]
        .map(
          (i) =>
            `M${n(cx - Math.cos(i * 0.785) * 36)} ${n(-40 - Math.sin(i * 0.785) * 36)}L${n(cx + Math.cos(i * 0.785) * 36)} ${n(-40 + Math.sin(i * 0.785) * 36)}`,
        )
        .join(''),
      paint.of('#d8d4cc'),
      1.6,
      { opacity: 0.8 },
    ),
  ];
  return group(
    [
      ellipse(0, 0, 110, 8, canvas.light.shadow, { opacity: 0.3 }),
      wheel(-62),
      wheel(62),
      line('M-62 -40L-22 -96H40L-6 -40ZM-62 -40H-6L-26 -108M62 -40L38 -112', paint.of(colour), 7),
      line('M38 -112Q40 -126 58 -124', paint.shaded('#5a5058', 0.1), 6),
      path('M-46 -112Q-26 -120 -8 -110L-26 -102Z', paint.shaded('#7a4f3a', 0.1)),
      path('M46 -112H96L90 -76H52Z', sideLit(canvas, '#d0a062')),
      line('M48 -100H94M50 -88H92', paint.shaded('#a87a44', 0.2), 2.5, { opacity: 0.6 }),
      [54, 66, 78, 88].map((cx, i) =>
        circle(cx, -116 - (i % 2) * 7, 8, paint.of(['#ef7a8a', '#f7c35f', '#fff3d6'][i % 3] as Colour)),
      ),
      circle(-6, -40, 8, tyre),
    ],
    { x, y, scale },
  );
}

/** A small round table under a parasol with two stools. */
export function cafeTable(canvas: Canvas, [x, y]: Point, scale: number, colour: Colour): Art {
  const { paint } = canvas;
  const iron = paint.shaded('#6a6470', 0.1);
  const cloth = snowedOn(canvas, colour, 0.7);
  return group(
    [
      ellipse(0, 0, 128, 14, canvas.light.shadow, { opacity: 0.28 }),
      line('M-92 -2L-84 -58M-64 -2L-72 -58M92 -2L84 -58M64 -2L72 -58M0 -2V-330', iron, 7),
      rect(-104, -66, 52, 12, sideLit(canvas, '#c98a58'), { corner: 6 }),
      rect(52, -66, 52, 12, sideLit(canvas, '#c98a58'), { corner: 6 }),
      ellipse(0, 0, 30, 7, iron),
      ellipse(0, -96, 66, 12, paint.lit('#f6ead6', 0.3)),
      path('M-66 -96Q0 -76 66 -96V-88Q0 -68 -66 -88Z', paint.shaded('#e4d3ba', 0.15)),
      rect(-36, -116, 18, 17, paint.of('#6fa8b8'), { corner: 4 }),
      rect(14, -112, 16, 14, paint.of('#e58f72'), { corner: 4 }),
      path(
        'M-150 -258Q-120 -340 0 -350Q120 -340 150 -258Q124 -268 100 -256Q76 -268 50 -256Q26 -268 0 -256Q-26 -268 -50 -256Q-76 -268 -100 -256Q-124 -268 -150 -258Z',
        sideLit(canvas, cloth),
      ),
      path(
        'M-50 -256Q-40 -330 0 -350Q40 -330 50 -256Q26 -268 0 -256Q-26 -268 -50 -256Z',
        paint.of('#fdf3df'),
      ),
      path(
        'M-100 -256Q-90 -330 0 -350Q-50 -320 -50 -256Q-76 -268 -100 -256ZM100 -256Q90 -330 0 -350Q50 -320 50 -256Q76 -268 100 -256Z',
        paint.shaded(cloth, 0.12),
        { opacity: 0.5 },
      ),
      circle(0, -354, 7, iron),
    ],
    { x, y, scale },
  );
}
