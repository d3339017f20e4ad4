import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, type Art, type Shape } from '#engines/illustrator/built-in/draw/shapes.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

export const WOOD: Colour = '#b8814e';
export const DARK_WOOD: Colour = '#8a5f42';
export const BRASS: Colour = '#dcab4c';
export const STEEL: Colour = '#b4bfc9';
export const IRON: Colour = '#5f6472';
export const PAPER: Colour = '#f8eed9';
export const INK: Colour = '#5d4c4a';
export const CREAM: Colour = '#fbf1de';
export const CORAL: Colour = '#df6f5a';
export const LEAF: Colour = '#6f9f57';
export const CLAY: Colour = '#c9805a';
/** The air in a glass. */
export const GLASS: Colour = '#cfe6e8';

/** A thing that is `width` by `height` and is taken at `grip`. */
export const thing = (
  [width, height]: Point,
  grip: Point,
  draw: PropArt['draw'],
  turn?: number,
): PropArt => ({ width, height, grip, draw, ...(turn !== undefined && { turn }) });

const fromLeft = ({ side }: PropBrush): boolean => side < 0;

/** What is drawn upright but lies where it stands alone, its head to the right; a hand holds it upright again. */
export function laid({ draw, width, height, grip, turn = 0 }: PropArt, { sidesAlike = true } = {}): PropArt {
  return {
    // Its lit side becomes the upper one, unless its shape forbids that.
    draw: (brush) =>
      group(group(draw(brush), { scale: [sidesAlike && !fromLeft(brush) ? -1 : 1, 1] }), {
        x: -height / 2,
        y: -width / 2,
        turn: 90,
      }),
    width: height,
    height: width,
    grip: [-grip[1] - height / 2, grip[0] - width / 2],
    turn: turn - 90,
  };
}

/** The fill of what is round and stands upright: jars, posts, barrels. */
export function upright(brush: PropBrush, colour: Colour, shade = 0.32): string {
  const { canvas, of, lit, shaded } = brush;
  const across = fromLeft(brush) ? [0, 0, 1, 0] : [1, 0, 0, 0];
  return canvas.linear(
    [
      [0, of(colour)],
      [0.24, lit(colour, 0.32)],
      [0.52, of(colour)],
      [1, shaded(tone(colour, -0.08, 1.04, -6), shade * 0.5)],
    ],
    across,
  );
}

/** The fill of what is round and lies level: pipes, rolls. */
export function level({ canvas, of, lit, shaded }: PropBrush, colour: Colour, shade = 0.36): string {
  return canvas.linear([
    [0, of(colour)],
    [0.26, lit(colour, 0.34)],
    [0.55, of(colour)],
    [1, shaded(tone(colour, -0.08, 1.04, -6), shade * 0.5)],
  ]);
}

/** The dark side of a warm colour: yellow and red turn grey in a blue shadow. */
const deeper = (colour: Colour): Colour => tone(colour, -0.15, 1.05, -10);

/** A ball with such a dark side. */
export function ripe(brush: PropBrush, colour: Colour, deep = deeper(colour), light = 0.3): string {
  const { canvas, of, lit } = brush;
  return canvas.radial(
    [
      [0, lit(colour, light)],
      [0.5, of(colour)],
      [1, of(deep)],
    ],
    [fromLeft(brush) ? 0.36 : 0.64, 0.34, 0.76],
  );
}

/** The same for what is lit from above. */
export function warm(brush: PropBrush, colour: Colour, deep = deeper(colour), light = 0.25): string {
  const { canvas, of, lit } = brush;
  const from = fromLeft(brush) ? 0.15 : 0.85;
  return canvas.linear(
    [
      [0, lit(colour, light)],
      [0.42, of(colour)],
      [1, of(deep)],
    ],
    [from, 0, 1 - from, 1],
  );
}

/** The inside of a pot, a cup, a gap. */
export const hollow = ({ shaded }: PropBrush, colour: Colour): Colour => shaded(tone(colour, -0.16), 0.25);

/** A stroke of light on something smooth. */
export const shine = ({ lit }: PropBrush, d: string, width = 3.4, opacity = 0.4): Shape =>
  line(d, lit('#fffaf0', 0.5), width, { opacity, airy: true });

/** The same on a thing whose two sides are alike: it goes where the light is. */
export const gleam = (brush: PropBrush, d: string, width?: number, opacity?: number): Shape =>
  group(shine(brush, d, width, opacity), { scale: [fromLeft(brush) ? 1 : -1, 1] });

/** A groove, a fold, the gap between two boards. */
export const seam = (
  { shaded }: PropBrush,
  d: string,
  colour: Colour,
  { width = 1.6, opacity = 0.55 } = {},
): Shape => line(d, shaded(tone(colour, -0.18), 0.14), width, { opacity, airy: true });

export const stitches = (d: string, colour: Colour, width = 1.5): Shape =>
  line(d, colour, width, { dash: '2.6 3.2', airy: true });

/** What lies away from the light on a part already painted. */
export const dusk = ({ canvas }: PropBrush, d: string, opacity = 0.2): Shape =>
  path(d, mix(canvas.light.shadow, '#6a3a34', 0.5), { opacity, airy: true });

/** How far the handles of a curve reach that is a quarter of a circle. */
const QUARTER = 0.552;

/** Around an ellipse from its left end: over the top to the right, and unless `half`, back below. */
function quarters([x, y]: Point, rx: number, ry: number, half = false): string {
  const [hx, hy] = [rx * QUARTER, ry * QUARTER];
  const over = `C${at([x - rx, y - hy])} ${at([x - hx, y - ry])} ${at([x, y - ry])}C${at([x + hx, y - ry])} ${at([x + rx, y - hy])} ${at([x + rx, y])}`;
  const back = `C${at([x + rx, y + hy])} ${at([x + hx, y + ry])} ${at([x, y + ry])}C${at([x - hx, y + ry])} ${at([x - rx, y + hy])} ${at([x - rx, y])}`;
  return half ? over : over + back;
}

/** An arch over a foot at (0, 0). */
export const arch = (radius: number): string => `M${n(-radius)} 0${quarters([0, 0], radius, radius, true)}`;

/** The outline of an ellipse, as part of a path. */
export const round = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}${quarters([x, y], rx, ry)}Z`;

/** A leaf from its stalk to its tip; `bend` curves it to the right of its way. */
export function leaf(from: Point, to: Point, wide: number, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const aside = (share: number, by: number): Point => [
    from[0] + dx * share - (dy / long) * by,
    from[1] + dy * share + (dx / long) * by,
  ];
  return `M${at(from)}Q${at(aside(0.45, bend + wide))} ${at(to)}Q${at(aside(0.45, bend - wide))} ${at(from)}Z`;
}

/** The same part `count` times around a middle. */
export const around = ([x, y]: Point, count: number, part: Art, start = 0): Art =>
  Array.from({ length: count }, (_, i) => group(part, { x, y, turn: start + (i * 360) / count }));

/** Points written as 'x y, x y'. */
export const points = (text: string): Point[] =>
  text.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number);
    return [x, y];
  });

/** Many small dots in one path. */
export const dots = (where: readonly Point[]): string => where.map((point) => `M${at(point)}h.1`).join('');

/** A drawing with one more line that is only seen from near: grain, a crease, a rivet. */
export const detailed = (art: PropArt, d: string, colour: Colour): PropArt => ({
  ...art,
  draw: (brush) => [art.draw(brush), brush.near && seam(brush, d, colour, { width: 0.9 })],
});
