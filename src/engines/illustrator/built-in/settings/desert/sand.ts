import { between, pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land } from '#engines/illustrator/built-in/nature/ground.ts';

const SANDS: readonly Colour[] = ['#f0c889', '#ecb678', '#f2d39c', '#e9b98a'];

export function sandOf(canvas: Canvas): Colour {
  const sand = pick(canvas.random('sand'), SANDS);
  if (canvas.weather === 'snow') return mix(sand, '#f2f4f8', 0.78);
  // Under blue light orange sand would turn to mud.
  return canvas.light.night ? mix(sand, '#e2d6ee', 0.5) : sand;
}

interface Dune {
  /** The whole dune, closed below. */
  body: string;
  /** Its sides that look away from the sun. */
  lee: string;
  depth: number;
}

const DUNES: readonly Dune[] = [
  {
    body: 'M-20 520C90 500 200 440 300 438C420 440 520 512 680 530C820 546 940 470 1060 462C1200 456 1330 530 1620 500V700H-20Z',
    lee: 'M300 438C420 440 520 512 680 530C600 570 520 610 400 640C430 560 280 520 300 438ZM1060 462C1200 456 1330 530 1620 500V620H1180C1220 560 1050 530 1060 462Z',
    depth: 0.4,
  },
  {
    body: 'M-20 600C100 570 150 520 260 520C360 522 440 600 620 612C860 624 1080 590 1230 530C1310 500 1380 500 1450 540C1510 572 1560 580 1620 580V760H-20Z',
    lee: 'M260 520C360 522 440 600 620 612C540 640 420 660 300 700C350 620 240 590 260 520ZM1290 512C1350 494 1410 512 1450 540C1510 572 1560 580 1620 580V700H1340C1390 640 1270 580 1290 512Z',
    depth: 0.18,
  },
];

/** Dunes behind dunes, each with a sunny and a shady side. */
export function dunes(canvas: Canvas, sand: Colour): Art {
  const { paint, light } = canvas;
  return DUNES.map(({ body, lee, depth }) => {
    const sunny = mix(paint.of(tone(sand, 0.03), depth), light.key, 0.2);
    const shady = mix(paint.of(tone(sand, -0.06, 1.05, -8), depth), light.shadow, 0.16 * (1 - depth));
    return [
      path(
        body,
        canvas.linear([
          [0, sunny],
          [1, mix(sunny, light.glow, 0.35)],
        ]),
      ),
      path(
        lee,
        canvas.linear([
          [0, shady],
          [1, mix(sunny, light.glow, 0.25)],
        ]),
      ),
    ];
  });
}

/** The sand under the actors, combed by the wind. */
export function sandGround(canvas: Canvas, y: number, sand: Colour): Art {
  const { paint } = canvas;
  const random = canvas.random('sand ground');
  let combed = '';
  for (let i = 0; i < 34; i++) {
    const t = (i / 34) ** 1.2;
    const length = lerp(70, 210, t) * between(random, 0.6, 1.2);
    combed += `M${n(between(random, -60, 1560))} ${n(lerp(y + 26, 895, t))}q${n(length * 0.25)} ${n(-length * 0.05)} ${n(length * 0.5)} 0t${n(length * 0.5)} 0`;
  }
  return [
    land(canvas, { name: 'sand', y, height: 18, waves: 1.8, colour: sand, depth: 0, grain: 300 }).art,
    line(combed, paint.shaded(sand, 0.22), 3.5, { opacity: 0.35 }),
  ];
}
