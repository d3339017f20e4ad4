import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { cloud } from '#engines/illustrator/built-in/nature/sky.ts';
import { pine, roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { slantLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface WindowOptions {
  shape?: 'square' | 'arched' | 'round';
  frame?: Colour;
  /** How many panes beside and above each other. */
  panes?: readonly [number, number];
  sill?: boolean;
  /** Whether the sun or the moon stands in it: of several windows side by side, only in one. */
  luminous?: boolean;
}

/** A window with the day outside: its sky, its weather, hills and trees. */
export function windowIn(
  canvas: Canvas,
  name: string,
  box: Box,
  { shape = 'square', frame = '#fff4e2', panes = [2, 2], sill = true, luminous = true }: WindowOptions = {},
): Art {
  const { paint, light } = canvas;
  const outline = outlineOf(shape, box);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const clip = canvas.clip(outline);
  const bars = barsOf(box, panes);
  return [
    line(outline, light.shadow, 44, { opacity: 0.14 }),
    group([outlook(canvas, canvas.random(`outlook ${name}`), box, luminous), glassSheen(box)], { clip }),
    group(
      [
        line(bars, paint.shaded(frame, 0.3), 13),
        line(bars, paint.lit(frame, 0.3), 9),
        line(outline, light.shadow, 30, { opacity: 0.2 }),
      ],
      { clip },
    ),
    line(outline, paint.shaded(frame, 0.32), 24),
    line(outline, paint.lit(frame, 0.35), 17),
    sill && [
      rect(box.left - 30, box.bottom + 4, width + 60, 24, topLit(canvas, frame), { corner: 6 }),
      rect(box.left - 22, box.bottom + 28, width + 44, 9, light.shadow, { opacity: 0.22 }),
    ],
    canvas.glow(
      (box.left + box.right) / 2,
      (box.top + box.bottom) / 2,
      width * 1.05,
      height * 0.95,
      light.glow,
      light.night ? 0.14 : 0.34,
    ),
  ];
}

function outlineOf(shape: NonNullable<WindowOptions['shape']>, { left, top, right, bottom }: Box): string {
  const half = (right - left) / 2;
  if (shape === 'round')
    return `M${left} ${n((top + bottom) / 2)}A${half} ${half} 0 1 1 ${right} ${n((top + bottom) / 2)}A${half} ${half} 0 1 1 ${left} ${n((top + bottom) / 2)}Z`;
  if (shape === 'arched')
    return `M${left} ${bottom}V${top + half}A${half} ${half} 0 0 1 ${right} ${top + half}V${bottom}Z`;
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

function barsOf({ left, top, right, bottom }: Box, [columns, rows]: readonly [number, number]): string {
  let d = '';
  for (let i = 1; i < columns; i++) d += `M${n(lerp(left, right, i / columns))} ${top}V${bottom}`;
  for (let i = 1; i < rows; i++) d += `M${left} ${n(lerp(top, bottom, i / rows))}H${right}`;
  return d;
}

function outlook(canvas: Canvas, random: Random, { left, top, right, bottom }: Box, luminous: boolean): Art {
  const { light, paint } = canvas;
  const [width, height] = [right - left, bottom - top];
  const x = (share: number) => left + width * share;
  const y = (share: number) => top + height * share;
  const snow = canvas.weather === 'snow';
  const green = snow ? '#e6eef4' : pick(random, ['#8fbf78', '#a3c06a', '#7fb58a'] as const);
  const [, high, low, horizon] = light.sky;
  const hill = (from: number, rise: number, colour: Colour, depth: number) =>
    path(
      `M${n(left)} ${n(y(from))}C${n(x(0.25))} ${n(y(from - rise))} ${n(x(0.4))} ${n(y(from - rise))} ${n(x(0.6))} ${n(y(from))}S${n(x(0.9))} ${n(y(from - rise * 0.3))} ${n(right)} ${n(y(from - rise * 0.5))}V${bottom}H${left}Z`,
      paint.of(colour, depth),
    );
  const air = canvas.linear([
    [0, high],
    [0.5, low],
    [0.85, horizon],
  ]);
  return [
    rect(left, top, width, height, air),
    luminary(canvas, random, { left, top, right, bottom }, luminous),
    [
      [0.3, 0.26, 0.46],
      [0.86, 0.42, 0.36],
    ].map(([cx = 0, cy = 0, size = 0]) =>
      cloud(canvas, random, x(cx) + canvas.frame * 3, y(cy), width * size, light.night ? 0.4 : 0.85),
    ),
    hill(0.72, 0.2, tone(green, -0.04, 0.8, 30), 0.55),
    hill(0.84, -0.1, green, 0.28),
    ([0.14, 0.4, 0.9] as const).map((share) => {
      const [foot, size] = [[x(share), y(0.93)] as const, Math.min(height, 420) * between(random, 0.3, 0.44)];
      const colour = pick(
        random,
        snow ? (['#9fb9b4', '#8aa9a6'] as const) : (['#6fae5e', '#e0a04f', '#5a9f78'] as const),
      );
      return random() < 0.35
        ? pine(canvas, random, foot, size, {
            colour: snow ? '#8aa9a6' : '#5f9f80',
            depth: 0.3,
            detail: 0.2,
            snow,
          })
        : roundTree(canvas, random, foot, size, { colour, depth: 0.26, detail: 0.2 });
    }),
    hill(0.95, 0.05, tone(green, -0.03), 0.08),
    falling(canvas, random, { left, top, right, bottom }),
  ];
}

/** Stars, and the sun or the moon. */
function luminary(canvas: Canvas, random: Random, { left, top, right, bottom }: Box, luminous: boolean): Art {
  const { light } = canvas;
  const [width, height] = [right - left, bottom - top];
  const [x, y] = [left + width * 0.66, top + height * (light.night ? 0.2 : 0.16 + light.sun[1] * 0.5)];
  const radius = Math.min(width, height) * 0.11;
  let stars = '';
  for (let i = 0; i < 26; i++)
    stars += `M${n(between(random, left, right))} ${n(top + random() * height * 0.6)}h.1`;
  return [
    light.night && line(stars, '#fff8e0', 3, { opacity: 0.8 * (1 - light.overcast) }),
    luminous &&
      light.overcast < 0.5 && [
        canvas.glow(x, y, radius * 5, radius * 5, light.glow, light.night ? 0.4 : 0.8),
        circle(x, y, radius, light.night ? '#fff6d8' : mix(light.glow, '#ffffff', 0.4)),
      ],
  ];
}

/** Rain or snow behind the glass. */
function falling(canvas: Canvas, random: Random, { left, top, right, bottom }: Box): Art {
  const { weather, light, frame } = canvas;
  const wet = weather === 'rain' || weather === 'storm';
  if (weather === 'fog') return rect(left, top, right - left, bottom - top, light.haze, { opacity: 0.5 });
  if (!wet && weather !== 'snow') return undefined;
  const height = bottom - top;
  let d = '';
  for (let i = 0; i < 46; i++) {
    const y = top + ((random() * height + (frame * height) / 3) % height);
    d += `M${n(between(random, left, right))} ${n(y)}${wet ? 'l-5 22' : 'h.1'}`;
  }
  return line(d, wet ? mix(light.haze, '#ffffff', 0.4) : '#ffffff', wet ? 2.5 : 6, {
    opacity: wet ? 0.55 : 0.85,
  });
}

function glassSheen({ left, top, right, bottom }: Box): Art {
  const [w, h] = [right - left, bottom - top];
  const stripe = (from: number, size: number) =>
    `M${n(left + w * from)} ${n(top)}h${n(w * size)}L${n(left + w * (from + size) - h * 0.5)} ${n(bottom)}h${n(-w * size)}Z`;
  return path(stripe(0.5, 0.12) + stripe(0.68, 0.05), '#ffffff', { opacity: 0.13 });
}

/** Two drapes on a rod, drawn back to the sides. */
export function curtains(canvas: Canvas, { left, top, right, bottom }: Box, colour: Colour): Art {
  const { paint } = canvas;
  const sway = canvas.sway() * 3;
  const width = (right - left) * 0.24;
  const drape = (edge: number, side: 1 | -1) => {
    const x = (share: number) => n(edge + side * width * share);
    const tie = n(top + (bottom - top) * 0.66);
    const hem = n(bottom + 24);
    const fold = (share: number) =>
      `M${x(share)} ${top - 28}Q${x(share * 0.8)} ${n(lerp(top, bottom, 0.4))} ${x(share * 0.34 - 0.1)} ${tie}Q${x(share * 0.3 - 0.1)} ${n(lerp(top, bottom, 0.85))} ${n(edge + side * (width * (share * 0.5 - 0.16) + sway))} ${hem}`;
    return [
      path(
        `M${x(-0.5)} ${top - 30}H${x(1)}Q${x(0.85)} ${n(lerp(top, bottom, 0.42))} ${x(0.26)} ${tie}Q${x(0.3)} ${n(lerp(top, bottom, 0.85))} ${n(edge + side * (width * 0.36 + sway))} ${hem}Q${x(0)} ${n(bottom + 34)} ${x(-0.46)} ${hem}Z`,
        slantLit(canvas, colour, { contrast: 0.26 }),
      ),
      line(fold(0.72) + fold(0.42) + fold(0.12), paint.shaded(colour, 0.35), 4, { opacity: 0.45 }),
      line(fold(0.58) + fold(0.28), paint.lit(colour, 0.45), 4, { opacity: 0.4 }),
      line(`M${x(-0.46)} ${tie}Q${x(0)} ${n(Number(tie) + 12)} ${x(0.27)} ${tie}`, paint.of('#f4d28a'), 9),
    ];
  };
  const wood = '#8a5a3f';
  return [
    line(`M${left - 74} ${top - 32}H${right + 74}`, paint.of(wood), 13),
    line(`M${left - 74} ${top - 36}H${right + 74}`, paint.lit(wood, 0.4), 3, { opacity: 0.6 }),
    circle(left - 78, top - 32, 12, slantLit(canvas, wood)),
    circle(right + 78, top - 32, 12, slantLit(canvas, wood)),
    drape(left, 1),
    drape(right, -1),
  ];
}

/** Light that falls through a window into the room and lies on the floor. */
export function daylight(canvas: Canvas, { left, top, right }: Box, floor: number, shift = 330): Art {
  const { light } = canvas;
  const strength = (light.night ? 0.14 : 0.24) * (1 - light.overcast * 0.9);
  const beam = canvas.linearAt(
    [
      [0, light.key, 0],
      [0.35, light.key, strength * 0.8],
      [0.65, light.key, strength * 0.4],
      [1, light.key, strength * 0.1],
    ],
    [left, top, left + shift, floor + 60],
  );
  const [middle, gap] = [(left + right) / 2 + shift, 12];
  const half = (right - left) / 2;
  const pool = (from: number, to: number, near: boolean) => {
    const [y1, y2] = near ? [floor + 38, floor + 84] : [floor, floor + 32];
    const spread = near ? 1.14 : 1;
    const slide = near ? 60 : 0;
    return `M${n(middle + from * spread + slide)} ${y1}H${n(middle + to * spread + slide)}L${n(middle + to * spread * 1.1 + slide + 44)} ${y2}H${n(middle + from * spread * 1.1 + slide + 44)}Z`;
  };
  const pools = [false, true].map((near) => pool(-half, -gap, near) + pool(gap, half, near)).join('');
  return [
    path(`M${left} ${top}H${right}L${right + shift + 80} ${floor + 80}H${left + shift}Z`, beam, {
      airy: true,
    }),
    path(pools, light.key, { opacity: strength * 1.1, airy: true }),
  ];
}
