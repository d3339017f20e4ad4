import { between, type Random } from '#domain/random.ts';
import { HEIGHT, WIDTH, type Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';

/** The whole background: sky with its sun, or moon and stars. */
export function sky(canvas: Canvas): Art {
  const { light } = canvas;
  const [zenith, high, low, horizon] = light.sky;
  const air = canvas.linear([
    [0, zenith],
    [0.35, high],
    [0.62, low],
    [0.82, horizon],
  ]);
  return [rect(0, 0, WIDTH, HEIGHT, air), light.night ? nightLights(canvas) : sun(canvas)];
}

const STARS = [
  { count: 120, size: 1.8, opacity: 0.5 },
  { count: 50, size: 3, opacity: 0.75 },
  { count: 14, size: 5, opacity: 0.95 },
];

function nightLights(canvas: Canvas): Art {
  const random = canvas.random('stars');
  const clear = 1 - canvas.light.overcast;
  const [x, y] = sunPoint(canvas);
  const crater = '#efe2b8';
  return [
    STARS.map(({ count, size, opacity }) => {
      let d = '';
      for (let i = 0; i < count; i++) d += `M${n(random() * WIDTH)} ${n(random() ** 1.5 * 560)}h.1`;
      return line(d, '#fff8e0', size, { opacity: opacity * clear });
    }),
    canvas.light.overcast < 0.5 && [
      canvas.glow(x, y, 420, 420, '#bcd0ff', 0.5 * clear),
      circle(x, y, 62, '#fff6d8'),
      ellipse(x - 18, y - 10, 12, 11, crater, { opacity: 0.6 }),
      ellipse(x + 20, y + 18, 17, 15, crater, { opacity: 0.6 }),
      ellipse(x + 14, y - 26, 8, 7, crater, { opacity: 0.6 }),
    ],
  ];
}

function sun(canvas: Canvas): Art {
  const { light } = canvas;
  if (light.overcast >= 0.5) return undefined;
  const [x, y] = sunPoint(canvas);
  return [
    canvas.glow(x, y, 620, 620, light.glow, 0.85),
    circle(x, y, light.lamps ? 84 : 60, mix(light.glow, '#ffffff', 0.35), { opacity: 0.96 }),
  ];
}

export function sunPoint({ light }: Canvas): [number, number] {
  return [light.sun[0] * WIDTH, light.sun[1] * HEIGHT];
}

export function cloud(canvas: Canvas, random: Random, x: number, y: number, width: number, opacity = 1): Art {
  const { light } = canvas;
  const height = width * 0.3;
  let puffs = '';
  let tops = '';
  for (let i = 0; i < 6; i++) {
    const t = (i + 0.5) / 6;
    const swell = Math.sin(t * Math.PI) * between(random, 0.75, 1.1);
    const radius = width * (0.07 + 0.1 * swell);
    const cx = x + (t - 0.5) * width * 0.84;
    const cy = y - radius * 0.55 - swell * height * 0.28;
    puffs += blob(random, [cx, cy], radius * 1.12, radius, { wobble: 0.04 });
    tops += blob(random, [cx - radius * 0.12, cy - radius * 0.16], radius * 0.82, radius * 0.7, {
      wobble: 0.05,
    });
  }
  const [l, r, flat] = [n(x - width * 0.5), n(x + width * 0.5), n(y - width * 0.09)];
  const belly = n(y + width * 0.035);
  const base = `M${l} ${n(y)}C${l} ${flat} ${r} ${flat} ${r} ${n(y)}C${n(x + width * 0.4)} ${belly} ${n(x - width * 0.4)} ${belly} ${l} ${n(y)}Z`;
  const body = canvas.linearAt(
    [
      [0, light.cloud],
      [0.5, light.cloud],
      [1, light.cloudShade],
    ],
    [0, y - height * 0.9, 0, y + width * 0.03],
  );
  return group([path(puffs + base, body), path(tops, mix(light.cloud, light.key, 0.5), { opacity: 0.55 })], {
    opacity,
  });
}

/** Clouds that drift over the frames; more of them under a grey sky. */
export function clouds(canvas: Canvas, count: number, top: number, bottom: number): Art {
  const random = canvas.random('clouds');
  const many = Math.round(count * (1 + canvas.light.overcast));
  return Array.from({ length: many }, (_, i) => {
    const near = i / Math.max(1, many - 1);
    const x = ((i + between(random, 0.2, 0.8)) / many) * 1700 - 50 + canvas.frame * 7 * (1 + near);
    const width = between(random, 170, 360) * (0.7 + near * 0.5) * (1 + canvas.light.overcast * 0.4);
    return cloud(canvas, random, x, between(random, top, bottom), width, canvas.light.night ? 0.55 : 0.9);
  });
}

/** Birds far away, as a child draws them. */
export function birds(canvas: Canvas, x: number, y: number, count = 3): Art {
  const colour = canvas.paint.shaded('#6d7f95', 0.2);
  if (canvas.light.night) return undefined;
  return Array.from({ length: count }, (_, i) => {
    const flap = 12 + canvas.sway(i) * 4;
    return line(
      `M${n(x + i * 90 + canvas.frame * 12)} ${n(y + i * 34)}q12 ${n(-flap)} 24 0q12 ${n(-flap)} 24 0`,
      colour,
      4,
      { opacity: 0.7 },
    );
  });
}
