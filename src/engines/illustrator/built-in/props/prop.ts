import type { Prop } from '#domain/picture-world.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import glyphs from '#engines/illustrator/built-in/props/glyphs.json' with { type: 'json' };
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { calm, mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, markup, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { paintUnder } from '#engines/illustrator/built-in/light.ts';

/** The drawings are made on a square of this size. */
const GRID = 32;
const LOUDEST = 0.145;

/** A thing that stands at (x, y), with its shadow. */
export function standingProp(canvas: Canvas, prop: Prop, [x, y]: Point, zoom = 1): Art {
  const { size: full, floats } = PROP_DEFINITIONS[prop];
  const size = full * zoom;
  const { shadow } = canvas.light;
  const shade = canvas.radial([
    [0, shadow, floats ? 0.2 : 0.45],
    [1, shadow, 0],
  ]);
  const lift = floats ? size * 0.9 + canvas.sway(x) * 5 : 0;
  return [
    ellipse(x + 5, y + 1, size * 0.5, size * 0.1, shade, { airy: true }),
    drawing(canvas, prop, [x - size / 2, y - size * 0.96 - lift], size),
    glowOf(canvas, prop, [x, y - size * 0.6 - lift], size * 1.5),
  ];
}

/** A thing in a hand at (x, y). A balloon hangs on its string. */
export function heldProp(canvas: Canvas, prop: Prop, [x, y]: Point): Art {
  const size = prop === 'balloon' ? 190 : Math.min(96, Math.max(64, PROP_DEFINITIONS[prop].size * 0.85));
  const corner: Point =
    prop === 'balloon' ? [x - size * 0.27, y - 6 - size * 0.93] : [x - size / 2, y - 6 - size * 0.72];
  return [drawing(canvas, prop, corner, size), glowOf(canvas, prop, [x, y - size * 0.4], size * 1.4)];
}

export function propSize(prop: Prop): number {
  return PROP_DEFINITIONS[prop].size;
}

/** Emoji art, its colours calmed and put under the scene's light, so that it belongs. */
function drawing(canvas: Canvas, prop: Prop, [x, y]: Point, size: number): Art {
  const { glyph } = PROP_DEFINITIONS[prop];
  const paint = paintUnder(canvas.light, canvas.light.night ? 0.3 : 0.1);
  const prefix = canvas.unique();
  const relit = (colour: string) => paint.of(mix(calm(colour as Colour, LOUDEST), '#f3d9b0', 0.1));
  const svg = ((glyphs as Record<string, string>)[glyph] ?? '')
    .replaceAll(/#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g, relit)
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`);
  return group(markup(svg, GRID, GRID), { x, y, scale: size / GRID });
}

function glowOf(canvas: Canvas, prop: Prop, [x, y]: Point, radius: number): Art {
  const { glows } = PROP_DEFINITIONS[prop];
  return glows && canvas.glow(x, y, radius, radius, '#ffd97a', canvas.light.night ? 0.6 : 0.25);
}
