import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { globe } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** With a map, a globe, pen and ink, and a candle. */
export function captainsDesk(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const wood = '#9a643c';
  return [
    canvas.glow(180, 824, 240, 22, light.shadow, 0.55),
    path('M28 640H62V824H36ZM318 640H352L344 824H318Z', sideLit(canvas, '#8a5634')),
    path('M40 632H344V706H40Z', sideLit(canvas, wood)),
    rect(70, 648, 100, 42, paint.shaded(wood, 0.18), { corner: 5 }),
    rect(210, 648, 100, 42, paint.shaded(wood, 0.18), { corner: 5 }),
    circle(120, 669, 6, paint.of('#e6b54a')),
    circle(260, 669, 6, paint.of('#e6b54a')),
    path('M0 616H376L384 640H-8Z', topLit(canvas, '#b87d4c')),
    map(canvas),
    globe(canvas, [78, 616]),
    path('M318 616v-18q12 -8 24 0v18Z', paint.shaded('#4a5a7a', 0.1)),
    path('M330 596Q336 540 372 512Q374 556 336 590Z', paint.lit('#f6f0e2', 0.2)),
    candle(canvas),
  ];
}

/** An island, a dotted way to it, and a heart where something waits. */
function map(canvas: Canvas): Art {
  const { paint } = canvas;
  return group(
    [
      path('M136 622L156 600H296L306 622Z', topLit(canvas, '#f6e2b4', { contrast: 0.15 })),
      path('M230 612q10 -9 30 -6q18 4 8 11q-24 6 -38 -5Z', paint.of('#9fbf86')),
      line('M166 616q20 -12 40 -4t26 0', paint.of('#c9564a'), 2.5, { dash: '1 6' }),
    ],
    { x: 36 },
  );
}

function candle(canvas: Canvas): Art {
  const { paint } = canvas;
  const flicker = canvas.sway(2) * 2;
  return group(
    [
      canvas.glow(206, 540, 110, 100, '#ffd36a', canvas.light.lamps ? 0.6 : 0.25),
      path('M182 606h48l-8 10h-32Z', paint.of('#e0b04c')),
      rect(197, 564, 18, 44, sideLit(canvas, '#fff3df', { contrast: 0.2 }), { corner: 3 }),
      path(`M206 ${534 - flicker}q11 16 0 28q-11 -12 0 -28Z`, '#ffc857'),
    ],
    { x: -56 },
  );
}
