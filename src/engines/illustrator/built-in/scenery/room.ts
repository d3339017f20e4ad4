import { between } from '#domain/random.ts';
import { HEIGHT, WIDTH, type Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs, stipple } from '#engines/illustrator/built-in/draw/texture.ts';
import { slantLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

export type Wallpaper = 'plain' | 'stripes' | 'dots' | 'sprigs' | 'stars';

export interface WallOptions {
  colour: Colour;
  /** Where it meets the floor. */
  bottom: number;
  wallpaper?: Wallpaper;
  /** Panelling along its lower part, from this height down. */
  panel?: { top: number; colour: Colour };
}

/** The wall across the whole picture, brightest to the left of the middle. */
export function wall(canvas: Canvas, { colour, bottom, wallpaper = 'plain', panel }: WallOptions): Art {
  const { paint, light } = canvas;
  const random = canvas.random('wall');
  const body = canvas.radialAt(
    [
      [0, paint.lit(colour, 0.42)],
      [0.45, paint.of(colour)],
      [1, paint.shaded(colour, 0.3)],
    ],
    [640, 380, 1150],
  );
  return [
    rect(0, 0, WIDTH, bottom + 10, body),
    pattern(canvas, wallpaper, colour, panel?.top ?? bottom),
    stipple(random, {
      count: 300,
      box: { left: 0, top: 0, right: WIDTH, bottom },
      density: () => 0.6,
      colour: light.key,
      size: 4,
      opacity: 0.22,
    }),
    panel && panelling(canvas, panel, bottom),
    rect(0, bottom - 26, WIDTH, 30, paint.of(tone(colour, 0.03, 0.8))),
    rect(0, bottom - 26, WIDTH, 5, light.key, { opacity: 0.4 }),
    rect(0, bottom + 1, WIDTH, 5, light.shadow, { opacity: 0.35 }),
  ];
}

function pattern(canvas: Canvas, wallpaper: Wallpaper, colour: Colour, bottom: number): Art {
  if (wallpaper === 'plain') return undefined;
  const ink = canvas.paint.of(tone(colour, -0.07, 1.5));
  if (wallpaper === 'stripes') {
    let d = '';
    for (let x = 20; x < WIDTH; x += 80) d += `M${x} 0h34V${bottom}h-34Z`;
    return path(d, ink, { opacity: 0.3 });
  }
  const motif = {
    dots: 'm-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z',
    sprigs: 'm0 14q-14 -10 -12 -24q12 4 12 24q0 -20 12 -24q2 14 -12 24Zm-2 -24q-7 -12 2 -22q9 10 2 22Z',
    stars:
      'm0 -12l3.500 8.500l8.500 3.500l-8.500 3.500l-3.500 8.500l-3.500 -8.500l-8.500 -3.500l8.500 -3.500Z',
  }[wallpaper];
  let d = '';
  for (let row = 0; row * 62 < bottom - 30; row++)
    for (let x = row % 2 ? 30 : 75; x < WIDTH; x += 90) d += `M${x} ${row * 62 + 34}${motif}`;
  return path(d, ink, { opacity: 0.38 });
}

function panelling(canvas: Canvas, { top, colour }: { top: number; colour: Colour }, bottom: number): Art {
  const { paint, light } = canvas;
  let grooves = '';
  for (let x = 40; x < WIDTH; x += 80) grooves += `M${x} ${top + 14}V${bottom - 26}`;
  const body = topLit(canvas, colour, { contrast: 0.18 });
  return [
    rect(0, top, WIDTH, bottom - top, body),
    line(grooves, paint.shaded(colour, 0.3), 3, { opacity: 0.4 }),
    rect(0, top - 8, WIDTH, 16, paint.lit(tone(colour, 0.06), 0.3)),
    rect(0, top + 8, WIDTH, 5, light.shadow, { opacity: 0.22 }),
  ];
}

export interface FloorOptions {
  colour: Colour;
  top: number;
}

/** Boards that run towards us. */
export function boards(canvas: Canvas, { colour, top }: FloorOptions): Art {
  const { paint } = canvas;
  const random = canvas.random('boards');
  const foot = (i: number, share: number) => 800 + i * lerp(84, 210, share);
  let seams = '';
  let ends = '';
  for (let i = -11; i <= 11; i++) {
    seams += `M${n(foot(i, 0))} ${top}L${n(foot(i, 1))} ${HEIGHT + 5}`;
    const share = between(random, 0.08, 0.9);
    ends += `M${n(foot(i, share))} ${n(lerp(top, 905, share))}L${n(foot(i + 1, share))} ${n(lerp(top, 905, share))}`;
  }
  return [
    floorBody(canvas, colour, top),
    dabs(random, {
      count: 70,
      place: (r) => [between(r, 0, WIDTH), lerp(top + 10, HEIGHT, r())],
      colour: paint.shaded(colour, 0.25),
      width: 3,
      length: 34,
      angle: 1.57,
      opacity: 0.18,
    }),
    line(seams, paint.shaded(tone(colour, -0.1), 0.3), 2.5, { opacity: 0.4 }),
    line(ends, paint.shaded(tone(colour, -0.1), 0.3), 2.5, { opacity: 0.3 }),
    sheen(canvas, top),
  ];
}

/** Tiles of two colours, smaller in the distance. */
export function tiles(canvas: Canvas, { colour, top, second }: FloorOptions & { second: Colour }): Art {
  const { paint } = canvas;
  const rows = [0, 0.1, 0.23, 0.4, 0.63, 1];
  const at = (column: number, share: number) =>
    `${n(800 + (column - 10) * lerp(104, 220, share))} ${n(lerp(top, 905, share))}`;
  let odd = '';
  let seams = '';
  for (const [row, from] of rows.entries()) {
    const to = rows[row + 1];
    if (to === undefined) break;
    seams += `M0 ${n(lerp(top, 905, from))}H${WIDTH}`;
    for (let column = row % 2; column < 20; column += 2)
      odd += `M${at(column, from)}L${at(column + 1, from)} ${at(column + 1, to)} ${at(column, to)}Z`;
  }
  for (let column = 0; column <= 20; column++) seams += `M${at(column, 0)}L${at(column, 1)}`;
  return [
    floorBody(canvas, colour, top),
    path(odd, paint.of(second), { opacity: 0.55 }),
    line(seams, paint.shaded(second, 0.2), 2, { opacity: 0.3 }),
    sheen(canvas, top),
  ];
}

function floorBody(canvas: Canvas, colour: Colour, top: number): Art {
  const { paint, light } = canvas;
  const body = canvas.linear([
    [0, paint.shaded(colour, 0.12)],
    [0.35, paint.lit(colour, 0.14)],
    [1, paint.shaded(colour, 0.3)],
  ]);
  const edge = canvas.linear([
    [0, light.shadow, 0.4],
    [1, light.shadow, 0],
  ]);
  return [rect(0, top, WIDTH, HEIGHT - top, body), rect(0, top, WIDTH, 36, edge)];
}

function sheen(canvas: Canvas, top: number): Art {
  return canvas.glow(700, top + 90, 760, 110, canvas.light.key, canvas.light.night ? 0.12 : 0.32);
}

/** A round rug with rings of colour, seen from the side, and a fringe. */
export function rug(
  canvas: Canvas,
  {
    colours,
    y = 808,
    rx = 520,
    ry = 78,
  }: { colours: readonly Colour[]; y?: number; rx?: number; ry?: number },
): Art {
  const { paint, light } = canvas;
  const first = colours[0] ?? '#dd745e';
  let fringe = '';
  for (let i = 0; i < 72; i++) {
    const angle = (i / 72) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    fringe += `M${n(800 + c * rx)} ${n(y + s * ry)}L${n(800 + c * (rx + 15))} ${n(y + s * (ry + 7))}`;
  }
  return [
    ellipse(806, y + 10, rx + 14, ry + 8, light.shadow, { opacity: 0.22 }),
    line(fringe, paint.lit(first, 0.5), 4),
    colours.map((colour, i) => {
      const share = 1 - i / colours.length;
      const body = slantLit(canvas, colour, { contrast: 0.17 });
      return ellipse(800, y, rx * share, ry * share, body);
    }),
    stitches(canvas, y, rx, ry),
  ];
}

function stitches(canvas: Canvas, y: number, rx: number, ry: number): Art {
  return dabs(canvas.random('rug'), {
    count: 60,
    place: (r) => {
      const angle = between(r, 0, Math.PI * 2);
      const reach = Math.sqrt(r()) * 0.96;
      return [800 + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    },
    colour: canvas.light.key,
    width: 3,
    length: 9,
    opacity: 0.28,
  });
}

/** The corners of a room lie in shade; that is what pulls the eye to the middle. */
export function cornerShade(canvas: Canvas, strength = 0.42): Art {
  const { shadow } = canvas.light;
  const fill = canvas.radialAt(
    [
      [0, shadow, 0],
      [0.58, shadow, 0],
      [0.8, shadow, strength * 0.4],
      [1, shadow, strength],
    ],
    [800, 500, 1020],
  );
  return rect(0, 0, WIDTH, HEIGHT, fill, { airy: true });
}

/** Lamps that are out of the picture warm a room in the evening. */
export function lampWarmth(canvas: Canvas, x = 800, y = 470): Art {
  const { lamps, night } = canvas.light;
  return (
    lamps && [
      canvas.glow(x, y, 1000, 620, '#ffb060', night ? 0.3 : 0.14),
      canvas.glow(x, y + 250, 760, 260, '#ffd08a', night ? 0.36 : 0.14),
    ]
  );
}
