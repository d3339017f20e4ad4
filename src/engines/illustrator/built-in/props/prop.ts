import type { Prop } from '#domain/picture-world.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import glyphs from '#engines/illustrator/built-in/props/glyphs.json' with { type: 'json' };
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { calm, mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, clamp, overlap, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, markup, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { paintUnder } from '#engines/illustrator/built-in/light.ts';

/** The drawings are made on a square of this size. */
const GRID = 32;
/** Where most drawings end below: these stand on the ground with it. */
const BASE = 30.7;
const LOUDEST = 0.145;
/** From the picture, where a child is 420 high, to a figure's own space, where it is 300. */
const IN_HAND = 300 / 420;
/** Of what hangs in the air, in shares of its size. */
const FLOATING = 0.9;

/** A thing that stands at (x, y), with its shadow. */
export function standingProp(canvas: Canvas, prop: Prop, [x, y]: Point, zoom = 1): Art {
  const { size: full, floats, base = BASE } = PROP_DEFINITIONS[prop];
  const size = full * zoom;
  const { shadow } = canvas.light;
  const shade = canvas.radial([
    [0, shadow, floats ? 0.2 : 0.45],
    [1, shadow, 0],
  ]);
  const lift = floats ? size * FLOATING + canvas.sway(x) * 5 : 0;
  return [
    ellipse(x + 5, y + 1, size * 0.5, size * 0.1, shade, { airy: true }),
    drawing(canvas, prop, [x - size / 2, y - (size * base) / GRID - lift], size),
    glowOf(canvas, prop, [x, y - size * 0.6 - lift], size * 1.5),
  ];
}

/** The box of a thing that stands at (x, y). */
export function standingBox(prop: Prop, [x, y]: Point, zoom: number): Box {
  const { size: full, floats } = PROP_DEFINITIONS[prop];
  const size = full * zoom;
  const bottom = y + 4 - (floats ? size * FLOATING : 0);
  return { left: x - size / 2, right: x + size / 2, top: bottom - 4 - size, bottom };
}

/** Who holds a thing, in the figure's own space. */
interface Holder {
  hand: Point;
  face: Box;
}

/** The box of a thing in a hand; it never hides the face of who holds it. */
export function heldBox(prop: Prop, holder: Holder): Box {
  if (prop === 'balloon') return balloonBox(holder);
  const size = clamp(PROP_DEFINITIONS[prop].size * IN_HAND, 60, 124);
  const [x, y] = holder.hand;
  const top = y - 6 - size * 0.72;
  return clearOf({ left: x - size / 2, right: x + size / 2, top, bottom: top + size }, holder.face);
}

/** Above the head, on a string. */
function balloonBox({ hand: [x, y], face }: Holder): Box {
  const size = 150;
  const bottom = Math.min(y - 6, face.top + size * 0.2);
  const left = x - size * (leansLeft(x, face) ? 1 - STRING_AT : STRING_AT);
  return { left, right: left + size, top: bottom - size, bottom };
}

/** Where the string of the balloon ends, in shares of its drawing. */
const STRING_AT = 0.27;

const leansLeft = (x: number, { left, right }: Box) => x < (left + right) / 2;

/** What would hide the face goes aside or below it, whichever is nearer. */
function clearOf(box: Box, face: Box): Box {
  if (!overlap(box, face)) return box;
  const aside = leansLeft((box.left + box.right) / 2, face) ? face.left - box.right : face.right - box.left;
  const down = face.bottom - box.top;
  const [x, y] = Math.abs(aside) < down ? [aside, 0] : [0, down];
  return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
}

/** A thing in a hand that has moved by `step` since the first frame, when the holder stood as given. */
export function heldProp(canvas: Canvas, prop: Prop, holder: Holder, [stepX, stepY]: Point): Art {
  const { left, top, right } = heldBox(prop, holder);
  const size = right - left;
  const corner: Point = [left + stepX, top + stepY];
  const flipped = prop === 'balloon' && leansLeft(holder.hand[0], holder.face);
  const hand: Point = [holder.hand[0] + stepX, holder.hand[1] + stepY];
  return [
    prop === 'balloon' && string(canvas, hand, corner[1] + size * 0.92),
    drawing(canvas, prop, corner, size, flipped),
    glowOf(canvas, prop, [corner[0] + size / 2, corner[1] + size / 2], size * 1.4),
  ];
}

/** A thing around the palm that holds it, of a hand whose fingers go towards `fingers`. */
export function inHand(canvas: Canvas, prop: Prop, _fingers: number): Art {
  const size = clamp(PROP_DEFINITIONS[prop].size * IN_HAND, 60, 124);
  const corner: Point = [-size / 2, -size * 0.72];
  return [drawing(canvas, prop, corner, size), glowOf(canvas, prop, [0, -size * 0.2], size * 1.4)];
}

function string(canvas: Canvas, hand: Point, top: number): Art {
  const paint = paintUnder(canvas.light, canvas.light.night ? 0.3 : 0.1);
  return line(`M${at(hand)}L${at([hand[0], top])}`, paint.of('#6f7fc9'), 4);
}

/** Emoji art, its colours calmed and put under the scene's light, so that it belongs. */
function drawing(canvas: Canvas, prop: Prop, [x, y]: Point, size: number, flipped = false): Art {
  const { glyph, without, halved } = PROP_DEFINITIONS[prop];
  const paint = paintUnder(canvas.light, canvas.light.night ? 0.3 : 0.1);
  const prefix = canvas.unique();
  const relit = (colour: string) => paint.of(mix(calm(colour as Colour, LOUDEST), '#f3d9b0', 0.1));
  const { [glyph]: found = '' } = glyphs as Record<string, string>;
  const svg = (without ? found.replaceAll(new RegExp(`<path fill="${without}"[^>]*/>`, 'g'), '') : found)
    .replaceAll(/#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g, relit)
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`);
  const whole = halved ? bothHalves(markup(svg, GRID, GRID)) : markup(svg, GRID, GRID);
  const scale = size / GRID;
  return group(whole, flipped ? { x: x + size, y, scale: [-scale, scale] } : { x, y, scale });
}

/** Where the left half of a drawing ends. */
const SEAM = 30;

function bothHalves(left: Art): Art {
  const both = [left, group(left, { x: 2 * SEAM, scale: [-1, 1] })];
  return group(both, { x: GRID / 2 - SEAM / 2, y: GRID / 2, scale: 0.5 });
}

function glowOf(canvas: Canvas, prop: Prop, [x, y]: Point, radius: number): Art {
  const { glows } = PROP_DEFINITIONS[prop];
  return glows && canvas.glow(x, y, radius, radius, '#ffd97a', canvas.light.night ? 0.6 : 0.25);
}
