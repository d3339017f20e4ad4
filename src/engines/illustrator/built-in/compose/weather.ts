import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** What the weather puts between the scenery and the actors: fog swallows the distance, never the actors. */
export function weatherBehind(canvas: Canvas): Art {
  if (canvas.weather === 'fog') return bank(canvas, 300, 470, 0.62);
  return canvas.weather === 'storm' && [bank(canvas, 0, 500, 0.12), canvas.frame === 1 && lightning(canvas)];
}

/** And what falls in front of everybody. */
export function weatherInFront(canvas: Canvas): Art {
  switch (canvas.weather) {
    case 'rain':
      return rain(canvas, 170, 0.26);
    case 'storm':
      return rain(canvas, 240, 0.42);
    case 'snow':
      return snowfall(canvas);
    case 'fog':
      return bank(canvas, 770, 130, 0.4);
    default:
      return undefined;
  }
}

function bank(canvas: Canvas, top: number, height: number, strength: number): Art {
  const { haze } = canvas.light;
  const fill = canvas.linear([
    [0, haze, 0],
    [0.5, haze, strength],
    [1, haze, strength * 0.4],
  ]);
  return rect(0, top, 1600, height, fill);
}

function rain(canvas: Canvas, drops: number, slant: number): Art {
  const random = canvas.random(`rain ${canvas.frame}`);
  let falling = '';
  for (let i = 0; i < drops; i++) {
    const length = between(random, 18, 44);
    falling += `M${n(between(random, -60, 1660))} ${n(between(random, -40, 880))}l${n(-length * slant)} ${n(length)}`;
  }
  let splashes = '';
  for (let i = 0; i < 26; i++) {
    splashes += `M${n(between(random, 0, 1600))} ${n(between(random, 760, 890))}q11 6 22 0`;
  }
  return [line(falling, '#e6f2fa', 2.4, { opacity: 0.45 }), line(splashes, '#e6f2fa', 2.4, { opacity: 0.5 })];
}

const FLAKES = [
  { count: 120, size: 4, opacity: 0.8, fall: 26 },
  { count: 60, size: 8, opacity: 0.85, fall: 38 },
  { count: 20, size: 13, opacity: 0.7, fall: 52 },
];

/** The same flakes fall on from frame to frame. */
function snowfall(canvas: Canvas): Art {
  const random = canvas.random('snowfall');
  return FLAKES.map(({ count, size, opacity, fall }) => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const x = random() * 1600 + canvas.sway(i) * 5;
      d += `M${n(x)} ${n((random() * 900 + canvas.frame * fall) % 900)}h.1`;
    }
    return line(d, '#ffffff', size, { opacity });
  });
}

function lightning(canvas: Canvas): Art {
  const random = canvas.random('lightning');
  const x = between(random, 250, 520);
  return [
    canvas.glow(x, 190, 300, 260, '#fff6d0', 0.5),
    path(
      `M${n(x)} 40L${n(x - 46)} 190L${n(x - 6)} 182L${n(x - 40)} 330L${n(x + 52)} 150L${n(x + 10)} 158L${n(x + 46)} 40Z`,
      '#fff3b8',
    ),
  ];
}
