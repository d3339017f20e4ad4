import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { propBrush, type PropArt, type PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

/** The paints of our things: few and warm, so that any two of them go together. */
export const PAINT = {
  red: '#d4604f',
  orange: '#e49350',
  yellow: '#f1c764',
  green: '#67a275',
  leaf: '#7a9f57',
  teal: '#4f9a9b',
  blue: '#5489b5',
  navy: '#46587f',
  violet: '#8673b4',
  pink: '#dd8a9c',
  cream: '#fbf0d9',
  paper: '#fbf4e4',
  wood: '#c8935f',
  bark: '#8c644a',
  brass: '#dcae57',
  iron: '#737c8b',
  steel: '#c3ccd4',
  dark: '#574a52',
  crust: '#d59a58',
  chocolate: '#7d5441',
  clay: '#c9795a',
} as const satisfies Record<string, Colour>;

/** Drawn for light from the left, on a thing whose two sides are alike. */
export function sided({ side }: PropBrush, art: Art): Art {
  return side === 1 ? group(art, { scale: [-1, 1] }) : art;
}

/** Shadow to lay over any paint: warmer than that of the scene, which would turn reds and yellows grey. */
export function dusk({ canvas }: PropBrush): Colour {
  return mix(canvas.light.shadow, '#5e2f33', 0.6);
}

/** A paint in its own shadow. */
export function deep(brush: PropBrush, colour: Colour, share = 0.3): Colour {
  return mix(brush.of(colour), dusk(brush), share);
}

/** The side away from the light. */
export function shade(brush: PropBrush, d: string, share = 0.16): Art {
  return sided(brush, path(d, dusk(brush), { opacity: share }));
}

/** Where the light is caught. */
export function gleam(brush: PropBrush, d: string, width: number, share = 0.55): Art {
  return sided(brush, line(d, brush.lit('#fffaf0', 0.5), width, { opacity: share }));
}

/** How far the handles of a quarter of a circle reach, against its radius. */
const ROUND = 0.552;

/** A line around an ellipse. */
export function ring([cx, cy]: Point, rx: number, ry = rx): string {
  const spot = (x: number, y: number) => at([cx + x * rx, cy + y * ry]);
  const quarter = (x: number, y: number) =>
    `C${spot(x - ROUND * y, y + ROUND * x)} ${spot(ROUND * x - y, x + ROUND * y)} ${spot(-y, x)}`;
  return `M${spot(1, 0)}${quarter(1, 0)}${quarter(0, 1)}${quarter(-1, 0)}${quarter(0, -1)}Z`;
}

/** The shadow on the far side of a ball. */
export function crescent(brush: PropBrush, [x, y]: Point, radius: number, share = 0.16): Art {
  const edge = radius * 0.72;
  const [from, to]: [Point, Point] = [
    [edge, -edge * 0.96],
    [-edge, edge * 0.96],
  ];
  const r = n(radius);
  const flat = n(radius * 1.16);
  const moon = `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}A${flat} ${flat} 0 0 0 ${at(from)}Z`;
  const turned = shade(brush, moon, share);
  return group(turned, { x, y });
}

/** A round rod of wood or metal from end to end, with a light along it. */
export function rod(brush: PropBrush, from: Point, to: Point, width: number, colour: Colour): Art {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const off: Point = [(-dy / length) * width * 0.2, (dx / length) * width * 0.2];
  // The lit edge is the upper one, or the left one of what stands upright.
  const way = off[1] + off[0] * 0.5 < 0 ? 1 : -1;
  const edge = ([x, y]: Point, share: number): Point => [
    x + off[0] * way + (dx / length) * share,
    y + off[1] * way + (dy / length) * share,
  ];
  return [
    line(`M${at(from)}L${at(to)}`, deep(brush, colour, 0.22), width),
    line(
      `M${at(edge(from, width * 0.2))}L${at(edge(to, -width * 0.2))}`,
      brush.lit(colour, 0.14),
      width * 0.5,
    ),
  ];
}

/** A bow over a pail, a basket, a lantern: from hand to hand over the top. */
export function bail(
  brush: PropBrush,
  half: number,
  y: number,
  top: number,
  width: number,
  colour: Colour,
): Art {
  const rise = n(y + (top - y) * 0.58);
  const bend = n(half * 0.6);
  const d = `M${n(-half)} ${n(y)}C${n(-half)} ${rise} -${bend} ${n(top)} 0 ${n(top)}C${bend} ${n(top)} ${n(half)} ${rise} ${n(half)} ${n(y)}`;
  return [
    line(d, deep(brush, colour, 0.2), width),
    line(d, brush.lit(colour, 0.25), width * 0.35, { opacity: 0.7 }),
  ];
}

/** A leaf or petal between two points, `belly` wide on each side. */
export function blade(from: Point, to: Point, belly: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const off: Point = [(-dy / length) * belly, (dx / length) * belly];
  const bulge = (share: number, way: number) =>
    at([from[0] + dx * share + off[0] * way * 1.3, from[1] + dy * share + off[1] * way * 1.3]);
  return `M${at(from)}C${bulge(0.2, 1)} ${bulge(0.7, 1)} ${at(to)}C${bulge(0.7, -1)} ${bulge(0.2, -1)} ${at(from)}Z`;
}

/** A leaf with a light and a shaded half. */
export function leaf(brush: PropBrush, from: Point, to: Point, belly: number, colour: Colour): Art {
  return [
    path(blade(from, to, belly), brush.form(colour, 0.18, 0.28)),
    line(`M${at(from)}L${at(to)}`, brush.lit(colour, 0.4), belly * 0.16, { opacity: 0.7 }),
  ];
}

/** A tied bow: two loops, two ends and a knot. */
export function tiedBow(brush: PropBrush, [x, y]: Point, size: number, colour: Colour): Art {
  const loop = 'M0 0C-4 -13 -22 -17 -24 -8C-25 1 -12 6 0 0Z';
  const tail = 'M-2 1C-6 8 -12 12 -18 14L-12 17L-10 22C-4 16 0 8 1 2Z';
  const half = [
    path(tail, deep(brush, colour, 0.24)),
    path(loop, brush.form(colour, 0.28, 0.24)),
    path('M-3 -1C-8 -7 -16 -10 -19 -7C-19 -3 -11 -1 -3 -1Z', deep(brush, colour, 0.34), { opacity: 0.75 }),
  ];
  return group([half, group(half, { scale: [-1, 1] }), ellipse(0, 0, 4.6, 4.2, brush.ball(colour, 0.36))], {
    x,
    y,
    scale: size / 24,
  });
}

/** A flame that shines by itself, its foot at a point. */
export function flame({ canvas }: PropBrush, [x, y]: Point, height: number): Art {
  const k = height / 24;
  const way = canvas.sway(x) * 1.2;
  return group(
    [
      canvas.glow(0, -11, 24, 24, '#ffcf6a', canvas.light.night ? 0.7 : 0.5),
      path(
        `M0 0C-9 -1 -9 -11 -3 -16C-1 -18 ${n(way - 1)} -21 ${n(way)} -24C4 -20 8 -13 7 -7C7 -2 4 0 0 0Z`,
        '#f9a94a',
      ),
      path(
        `M0 -1C-5 -2 -5 -8 -1 -11C0 -13 ${n(way * 0.6)} -15 ${n(way * 0.7)} -16C4 -12 5 -8 4 -5C4 -2 2 -1 0 -1Z`,
        '#ffe596',
      ),
    ],
    { x, y, scale: k },
  );
}

/** Little round things strewn about: seeds, sprinkles, rivets. `places`: x and y of each in turn. */
export function dots(places: readonly number[], radius: number, fill: string, opacity = 1): Art {
  return places.map((x, i) => i % 2 === 0 && circle(x, places[i + 1] ?? 0, radius, fill, { opacity }));
}

/** A thing drawn upright that lies on the ground where nobody holds it, its top to the right. */
export function lying({ draw, width, height, grip, turn = 0 }: PropArt): PropArt {
  // What was its left is its upper side now, and that is where light falls.
  const litAbove = ({ canvas, near }: PropBrush) => propBrush(canvas, near, canvas.side === 1);
  return {
    draw: (brush) => group(draw(litAbove(brush)), { x: -height / 2, y: -width / 2, turn: 90 }),
    width: height,
    height: width,
    grip: [-grip[1] - height / 2, grip[0] - width / 2],
    turn: turn - 90,
  };
}
