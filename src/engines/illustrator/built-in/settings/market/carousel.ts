import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { pennant } from '#engines/illustrator/built-in/scenery/towers.ts';

/** A carousel with moons, cups, boats and stars to ride on, 390 wide; (x, y) is the middle of its foot. */
export function carousel(canvas: Canvas, [x, y]: Point, colour: Colour): Art {
  const { paint, light } = canvas;
  return group(
    [
      ellipse(6, 0, 212, 22, light.shadow, { opacity: 0.3, airy: true }),
      path('M-198 -36V-12Q0 30 198 -12V-36Z', sideLit(canvas, colour)),
      ellipse(0, -36, 198, 26, paint.lit('#f3dcb5', 0.2)),
      rect(-58, -270, 116, 236, sideLit(canvas, '#f8ead0')),
      [-30, 0, 30].map((cx) =>
        path(
          `M${cx - 11} -70V-190Q${cx} -212 ${cx + 11} -190V-70Z`,
          light.lamps ? '#ffdf92' : paint.of('#bfdce0'),
        ),
      ),
      light.lamps && canvas.glow(0, -170, 230, 160, '#ffcf7a', 0.6),
      seats(canvas),
      roof(canvas, snowedOn(canvas, colour, 0.6)),
    ],
    { x, y, scale: 0.94 },
  );
}

function seats(canvas: Canvas): Art {
  const { paint } = canvas;
  const bob = (i: number) => canvas.sway(i * 2.1) * 9;
  const pole = (x: number, foot: number) => line(`M${x} -282V${foot}`, paint.of('#f0c46a'), 6);
  const moon = path('M8 -40A42 42 0 1 0 40 20A34 34 0 1 1 8 -40Z', paint.of('#f7d76a'));
  const cup = [
    path('M-36 -22H36Q34 22 0 22Q-34 22 -36 -22Z', sideLit(canvas, '#7fb8c4')),
    { ...ellipse(42, -6, 11, 12, 'none'), stroke: paint.of('#7fb8c4'), width: 6 },
    circle(-8, 0, 6, paint.of('#fff3d6')),
    circle(12, -4, 6, paint.of('#fff3d6')),
  ];
  const boat = [
    path('M-46 -8H46Q36 24 0 24Q-36 24 -46 -8Z', sideLit(canvas, '#c9588a')),
    path('M-6 -14V-62Q30 -46 32 -14Z', paint.of('#f7c35f')),
  ];
  const shooting = path(star([0, -6], 38), paint.of('#f09a5c'));
  const riders: readonly (readonly [number, number, Art])[] = [
    [-150, -110, moon],
    [-72, -84, cup],
    [70, -90, boat],
    [152, -112, shooting],
  ];
  return [
    [-112, 112].map((x) => line(`M${x} -282V-52`, paint.shaded('#d9ab58', 0.15), 5)),
    riders.map(([x, y, seat], i) => [
      pole(x, -44 + Math.abs(x) * -0.06),
      group(seat, { x, y: y + bob(i), scale: 0.94 }),
    ]),
  ];
}

function roof(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  const sections = 10;
  const turn = canvas.frame / 3;
  const edge = (k: number) => -Math.cos((Math.max(0, Math.min(sections, k)) / sections) * Math.PI) * 208;
  return [
    pennant(canvas, [0, -396], 56, '#f0b048'),
    Array.from({ length: sections + 1 }, (_, i) => {
      const [left, right] = [edge(i - 1 + turn * 2), edge(i + turn * 2)];
      if (right - left < 1) return undefined;
      const tint = paint.of(i % 2 ? '#fff4e0' : colour);
      const fill = mix(tint, left < 0 ? light.key : light.shadow, 0.12);
      return [
        path(
          `M0 -404Q${n(left * 0.45)} -330 ${n(left)} -292H${n(right)}Q${n(right * 0.45)} -330 0 -404Z`,
          fill,
        ),
        path(
          `M${n(left)} -293H${n(right)}V-268Q${n((left + right) / 2)} -246 ${n(left)} -268Z`,
          mix(tint, light.shadow, 0.1),
        ),
      ];
    }),
    line('M-208 -292H208', paint.of('#f0c46a'), 7),
    Array.from({ length: 9 }, (_, i) =>
      circle(-184 + i * 46, -292, 6, light.lamps ? '#fff6c8' : paint.of('#fff3d6')),
    ),
    circle(0, -404, 10, paint.of('#f0c46a')),
  ];
}
