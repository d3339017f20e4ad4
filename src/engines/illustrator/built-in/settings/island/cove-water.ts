import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

/** Falls in two steps down the left wall. */
export function waterfall(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const water = mix(paint.of('#d6f3f0'), light.key, 0.35);
  const streaks = (count: number, from: readonly [number, number], to: readonly [number, number]) =>
    Array.from({ length: count }, () => {
      const x = between(random, from[0], from[1]);
      const y = between(random, to[0], to[1] - 60) + canvas.frame * 12;
      return `M${n(x)} ${n(y)}q${n(between(random, -3, 3))} 24 ${n(between(random, -4, 6))} ${n(between(random, 34, 58))}`;
    }).join('');
  const body = canvas.linear([
    [0, water, 0.95],
    [0.5, mix(water, paint.of('#7fd0d0'), 0.35), 0.92],
    [1, water, 0.95],
  ]);
  return [
    path(
      'M196 128Q250 120 306 126L312 360Q318 384 330 392L344 660H186Q196 520 192 400Q202 380 198 350Z',
      paint.shaded('#5a7a80', 0.3),
      { opacity: 0.3 },
    ),
    path('M206 122Q250 112 300 122Q306 240 302 360Q250 380 210 358Q202 240 206 122Z', body),
    path('M188 374Q250 352 326 376Q336 520 340 664H186Q192 520 188 374Z', body),
    line(streaks(16, [214, 292], [130, 350]), '#ffffff', 5, { opacity: light.night ? 0.35 : 0.8 }),
    line(streaks(22, [198, 324], [386, 650]), '#ffffff', 6, { opacity: light.night ? 0.35 : 0.8 }),
    line(streaks(12, [204, 320], [150, 640]), paint.of('#6fc4c8'), 4, { opacity: 0.45 }),
    canvas.glow(256, 372, 110, 34, '#ffffff', light.night ? 0.35 : 0.8),
    foamAtTheFoot(canvas, random),
    canvas.glow(264, 660, 210, 70, '#ffffff', light.night ? 0.4 : 0.9),
  ];
}

function foamAtTheFoot(canvas: Canvas, random: Random): Art {
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const bob = canvas.sway(i) * 3;
    return blob(random, [184 + i * 20, 660 + between(random, -6, 6) + bob], 22, 13, { corners: 7 });
  });
  return path(puffs.join(''), canvas.paint.lit('#f4fffc', 0.4), { opacity: 0.9 });
}

/** In the spray, while the sun is up. */
export function rainbow(canvas: Canvas): Art {
  const { light } = canvas;
  if (light.night || light.overcast > 0.5) return undefined;
  const bands = ['#ef7a6a', '#f6b45c', '#f7e07a', '#8fd08a', '#7fb8e6', '#b39ae0'] as const;
  return bands.map((colour, i) => {
    const radius = 210 - i * 9;
    const fading = canvas.linearAt(
      [
        [0, colour, 0.38],
        [0.5, colour, 0.26],
        [1, colour, 0],
      ],
      [0, 430, 0, 650],
    );
    return line(`M${420 - radius} 650a${radius} ${radius} 0 0 1 ${radius * 2} 0`, fading, 9.5, {
      airy: true,
    });
  });
}

/** Rings on the water below the fall, and flat stones that lead across. */
export function shallows(canvas: Canvas, random: Random, stone: Colour): Art {
  const { paint } = canvas;
  return [
    [0, 1, 2].map((i) => {
      const wide = 120 + i * 60 + canvas.frame * 9;
      return line(`M${264 - wide} 668a${wide} ${n(wide * 0.14)} 0 0 0 ${wide * 2} 0`, '#ffffff', 4 - i, {
        opacity: 0.55 - i * 0.12,
      });
    }),
    Array.from({ length: 5 }, (_, i) => {
      const x = lerp(520, 1120, i / 4) + between(random, -20, 20);
      const y = 622 + Math.sin(i * 1.3) * 14;
      const width = between(random, 30, 46);
      return [
        ellipse(x, y + 6, width * 1.25, width * 0.26, paint.of('#ffffff'), { opacity: 0.4 }),
        ellipse(x, y + 3, width, width * 0.26, paint.shaded(stone, 0.3)),
        ellipse(x, y - 2, width, width * 0.22, paint.lit(snowedOn(canvas, stone), 0.25)),
      ];
    }),
  ];
}
