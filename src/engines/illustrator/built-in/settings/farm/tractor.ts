import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A tractor seen from the side, its nose to the left; 260 wide, around the middle of its foot. */
export function tractor(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  const dark = paint.shaded('#4a4550', 0.1);
  const wheel = (x: number, radius: number): Art => {
    const treads = Array.from({ length: 14 }, (_, i) => {
      const angle = (i / 14) * Math.PI * 2;
      const at = (r: number) => `${n(x + Math.cos(angle) * r)} ${n(-radius + Math.sin(angle) * r)}`;
      return `M${at(radius * 0.86)}L${at(radius)}`;
    });
    return [
      circle(x, -radius, radius, dark),
      line(treads.join(''), paint.shaded('#5f5a66', 0.1), radius * 0.1),
      circle(x, -radius, radius * 0.56, paint.of('#f3d67a')),
      circle(x, -radius, radius * 0.3, paint.shaded('#d9b25a', 0.15)),
      circle(x, -radius, radius * 0.12, dark),
    ];
  };
  return [
    ellipse(0, 0, 150, 12, light.shadow, { opacity: 0.35 }),
    line('M-64 -140V-196', dark, 8),
    line('M8 -120V-226M100 -120V-226', paint.shaded(colour, 0.3), 8),
    rect(12, -222, 86, 92, light.lamps ? '#ffe6a8' : paint.of('#cfe6ea'), { opacity: 0.75 }),
    rect(-6, -240, 122, 18, sideLit(canvas, colour), { corner: 8 }),
    path('M-128 -132Q-128 -146 -112 -146H14L24 -78H-120Z', sideLit(canvas, colour)),
    path('M14 -130H104Q118 -128 118 -100V-70H10Z', sideLit(canvas, colour)),
    line('M-118 -126v38M-106 -126v38M-94 -126v38', paint.shaded(colour, 0.4), 4, { opacity: 0.6 }),
    circle(-126, -112, 9, light.lamps ? '#fff0b8' : paint.of('#fdf6df')),
    line('M-70 -104H0', paint.of('#fdf3df'), 6, { opacity: 0.8 }),
    path(
      'M24 -76Q30 -134 88 -134Q140 -130 142 -76L128 -72Q122 -116 86 -118Q44 -116 38 -70Z',
      paint.shaded(colour, 0.18),
    ),
    wheel(86, 60),
    wheel(-84, 38),
  ];
}
