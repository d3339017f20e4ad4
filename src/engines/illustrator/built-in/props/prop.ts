import type { Prop } from '#domain/picture-world.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { at, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import { PROP_DRAWINGS } from '#engines/illustrator/built-in/props/drawings.ts';
import { inHand, type Holder } from '#engines/illustrator/built-in/props/in-hand.ts';
import { propBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Of what hangs in the air, in shares of its size. */
const FLOATING = 0.9;
/** From this size on the picture, details are seen. */
const LARGE = 200;

/** A thing that stands at (x, y), with its shadow. */
export function standingProp(
  canvas: Canvas,
  prop: Prop,
  [x, y]: Point,
  { zoom = 1, near = false } = {},
): Art {
  const { floats } = PROP_DEFINITIONS[prop];
  const { draw, height, width } = PROP_DRAWINGS[prop];
  const { size, scale } = standing(prop, zoom);
  const { shadow } = canvas.light;
  const shade = canvas.radial([
    [0, shadow, floats ? 0.2 : 0.45],
    [1, shadow, 0],
  ]);
  const lift = floats ? size * FLOATING + canvas.sway(x) * 5 : 0;
  const half = (width * scale) / 2;
  return [
    ellipse(x + 5, y + 1, half * 1.05, half * 0.18 + 3, shade, { airy: true }),
    group(draw(propBrush(canvas, near || size >= LARGE)), { x, y: y - lift, scale }),
    glowOf(canvas, prop, [x, y - height * scale * 0.6 - lift], size * 1.5),
  ];
}

/** The box of a thing that stands at (x, y). */
export function standingBox(prop: Prop, [x, y]: Point, zoom: number): Box {
  const { width, height } = PROP_DRAWINGS[prop];
  const { size, scale } = standing(prop, zoom);
  const half = (width * scale) / 2;
  const foot = y - (PROP_DEFINITIONS[prop].floats ? size * FLOATING : 0);
  return { left: x - half, right: x + half, top: foot - height * scale, bottom: foot + 4 };
}

function standing(prop: Prop, zoom: number) {
  const size = PROP_DEFINITIONS[prop].size * zoom;
  return { size, scale: size / 100 };
}

/** The box of a thing in a hand. */
export function heldBox(prop: Prop, holder: Holder): Box {
  return inHand(PROP_DRAWINGS[prop], PROP_DEFINITIONS[prop].size, holder).box;
}

/** A thing in a hand that has moved by `step` since the first frame, when the holder stood as given. */
export function heldProp(
  canvas: Canvas,
  prop: Prop,
  holder: Holder,
  [stepX, stepY]: Point,
  { near = false } = {},
): Art {
  const art = PROP_DRAWINGS[prop];
  const { placing, mirrored, box, tied } = inHand(art, PROP_DEFINITIONS[prop].size, holder);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  return group(
    [
      tied && string(canvas, holder.hand, tied),
      group(art.draw(propBrush(canvas, near, mirrored)), placing),
      glowOf(canvas, prop, middle, size * 1.4),
    ],
    { x: stepX, y: stepY },
  );
}

function string(canvas: Canvas, hand: Point, end: Point): Art {
  return line(`M${at(hand)}Q${at([end[0], hand[1] - 30])} ${at(end)}`, propBrush(canvas).of('#8a7d92'), 2.4);
}

function glowOf(canvas: Canvas, prop: Prop, [x, y]: Point, radius: number): Art {
  const { glows } = PROP_DEFINITIONS[prop];
  return glows && canvas.glow(x, y, radius, radius, '#ffd97a', canvas.light.night ? 0.6 : 0.25);
}
