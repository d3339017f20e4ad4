import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { glass, sideLit, slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { windowBox } from '#engines/illustrator/built-in/scenery/window-box.ts';

const LOOKS: readonly { wall: Colour; roof: Colour; door: Colour }[] = [
  { wall: '#f3e2c4', roof: '#c8744f', door: '#4f8f8a' },
  { wall: '#f0d3c0', roof: '#8a6f8f', door: '#d08a3c' },
  { wall: '#dfe6da', roof: '#b59a62', door: '#b5533f' },
  { wall: '#f5dd9f', roof: '#7d8fa8', door: '#7a5a9a' },
];

/** A little house 380 wide and 400 high, its foot's middle at (x, y); `name` chooses its colours. */
export function cottage(canvas: Canvas, name: string, [x, y]: Point, scale: number, depth = 0): Art {
  const { paint, light } = canvas;
  const { wall, roof: tiles, door } = pick(canvas.random(`cottage ${name}`), LOOKS);
  const roof = snowedOn(canvas, tiles);
  return group(
    [
      chimney(canvas, depth),
      rect(-150, -190, 300, 190, sideLit(canvas, wall, { depth })),
      path('M-150 -190H150V-172Q0 -160 -150 -172Z', mix(paint.of(wall, depth), light.shadow, 0.25)),
      path(
        'M-196 -176Q-120 -330 -96 -352H96Q120 -330 196 -176Q0 -196 -196 -176Z',
        slantLit(canvas, roof, { depth }),
      ),
      line(
        'M-160 -230Q0 -246 160 -230M-136 -276Q0 -292 136 -276M-116 -318Q0 -332 116 -318',
        mix(paint.of(roof, depth), light.shadow, 0.3),
        4,
        { opacity: 0.4 },
      ),
      dormer(canvas, wall, roof, depth),
      path('M-34 0V-96Q-34 -130 0 -130Q34 -130 34 -96V0Z', paint.of(tone(wall, -0.12), depth)),
      path('M-26 0V-94Q-26 -122 0 -122Q26 -122 26 -94V0Z', sideLit(canvas, door, { depth })),
      circle(0, -92, 11, glass(canvas, { depth })),
      circle(16, -52, 4, paint.of('#f4cf6a', depth)),
      [-96, 96].map((dx, i) => cottageWindow(canvas, dx, i ? '#e8788a' : '#f7b55f', depth)),
      path('M-54 0H54L64 14H-64Z', paint.of(snowedOn(canvas, '#cfc4b0'), depth)),
    ],
    { x, y, scale },
  );
}

function chimney(canvas: Canvas, depth: number): Art {
  const drift = canvas.sway() * 8;
  return [
    rect(70, -396, 44, 110, sideLit(canvas, '#b07a64', { depth })),
    rect(64, -404, 56, 14, sideLit(canvas, snowedOn(canvas, '#c08a72'), { depth }), { corner: 3 }),
    line(`M92 -420q${20 + drift} -26 0 -52q-20 -28 ${10 + drift} -56`, '#ffffff', 18, { opacity: 0.3 }),
    line(`M94 -424q${26 + drift} -30 4 -60`, '#ffffff', 28, { opacity: 0.15 }),
  ];
}

function dormer(canvas: Canvas, wall: Colour, roof: Colour, depth: number): Art {
  const { paint } = canvas;
  return [
    path('M-92 -212V-262Q-60 -296 -28 -262V-212Z', sideLit(canvas, wall, { depth })),
    path('M-106 -254Q-60 -318 -14 -254Q-60 -284 -106 -254Z', paint.of(tone(roof, -0.06), depth)),
    path('M-78 -216V-250Q-60 -268 -42 -250V-216Z', glass(canvas, { depth })),
    line('M-60 -262V-216M-78 -238H-42', paint.of('#fff8ea', depth), 3),
  ];
}

function cottageWindow(canvas: Canvas, x: number, bloom: Colour, depth: number): Art {
  const { paint } = canvas;
  const pane = glass(canvas, { depth });
  const shutter = paint.of('#7fa08a', depth);
  return [
    rect(x - 48, -136, 18, 70, shutter, { corner: 3 }),
    rect(x + 30, -136, 18, 70, shutter, { corner: 3 }),
    rect(x - 30, -138, 60, 74, paint.of('#fff8ea', depth), { corner: 4 }),
    rect(x - 25, -133, 50, 64, pane, { corner: 2 }),
    line(`M${x} -133v64M${x - 25} -101h50`, paint.of('#fff8ea', depth), 4),
    windowBox(canvas, [x, -62], 72, { blooms: [bloom, '#fff3d6'], depth }),
    lamplight(canvas, [x, -100], 110),
  ];
}
