import type { HeldThing, Holder } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Prop } from '#domain/picture-world.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import { PROP_DRAWINGS } from '#engines/illustrator/built-in/props/drawings.ts';
import { inHand } from '#engines/illustrator/built-in/props/in-hand.ts';
import { propBrush, type PropPaint, type Resting } from '#engines/illustrator/built-in/props/prop-art.ts';

/** From this size on the picture, details are seen. */
const LARGE = 200;

export interface Standing extends PropPaint {
  zoom?: number;
  near?: boolean;
  /** Of its foot above the ground: on a table, on a head, in the air. */
  lift?: number;
  /** It throws no shadow on the ground, or floats on water. */
  ground?: 'none' | 'water' | undefined;
  /** As it lies, in degrees. */
  turn?: number;
}

/** A thing that stands at (x, y), with its shadow. */
export function standingProp(
  canvas: Canvas,
  prop: Prop,
  [x, y]: Point,
  { zoom = 1, near = false, lift: above = 0, ground, turn = 0, hue, state }: Standing = {},
): Art {
  const { draw, height, width } = atRest(prop);
  const { size, scale } = standing(prop, zoom);
  const flies = ground === 'none' && turn === 0 && PROP_DEFINITIONS[prop].home !== 'wall';
  const lift = above + (flies ? canvas.sway(x) * 3 : 0);
  const half = (width * scale) / 2;
  const brush = propBrush(canvas, near || size >= LARGE, false, { hue, state });
  return [
    ground === undefined && shadowUnder(canvas, [x, y - lift], half),
    group(draw(brush), { x, y: y - lift, scale, turn: turn + (state === 'broken' ? 9 : 0) }),
    ground === 'water' && ripple(canvas, [x, y - lift], half),
    (state === 'lit' || (PROP_DEFINITIONS[prop].glows && state !== 'empty')) &&
      glowOf(canvas, [x, y - height * scale * 0.6 - lift], size * 1.5),
  ];
}

function shadowUnder(canvas: Canvas, [x, y]: Point, half: number): Art {
  const { shadow } = canvas.light;
  const shade = canvas.radial([
    [0, shadow, 0.45],
    [1, shadow, 0],
  ]);
  return ellipse(x + 5, y + 1, half * 1.05, half * 0.18 + 3, shade, { airy: true });
}

/** The water closes around what floats on it. */
function ripple(canvas: Canvas, [x, y]: Point, half: number): Art {
  const water = mix(canvas.light.haze, '#7fb3cf', 0.6);
  return [
    ellipse(x, y + 2, half * 1.15, half * 0.2 + 2, water, { opacity: 0.55, airy: true }),
    ellipse(x - half * 0.2, y - 1, half * 0.8, half * 0.1 + 1, '#ffffff', { opacity: 0.4, airy: true }),
  ];
}

const atRest = (prop: Prop): Resting => PROP_DRAWINGS[prop].resting ?? PROP_DRAWINGS[prop];

/** The box of a thing that stands at (x, y). */
export function standingBox(prop: Prop, [x, y]: Point, zoom: number): Box {
  const { width, height } = atRest(prop);
  const { scale } = standing(prop, zoom);
  const half = (width * scale) / 2;
  return { left: x - half, right: x + half, top: y - height * scale, bottom: y + 4 };
}

function standing(prop: Prop, zoom: number) {
  const size = PROP_DEFINITIONS[prop].size * zoom;
  return { size, scale: size / 100 };
}

/** The box of a thing in a hand. */
export function heldBox(prop: Prop, holder: Holder): Box {
  return inHand(PROP_DRAWINGS[prop], PROP_DEFINITIONS[prop], holder).box;
}

/** A thing in a hand that has moved by `step` since the first frame, when the holder stood as given. */
export function heldProp(
  canvas: Canvas,
  prop: Prop,
  holder: Holder,
  [x, y]: Point,
  how: PropPaint & { near?: boolean } = {},
): Art {
  return group(heldThing(canvas, prop, holder, how).art, { x, y });
}

export function heldThing(
  canvas: Canvas,
  prop: Prop,
  holder: Holder,
  { near = false, ...paint }: PropPaint & { near?: boolean } = {},
): HeldThing {
  const art = PROP_DRAWINGS[prop];
  const { placing, mirrored, box, grip, tied, second } = inHand(art, PROP_DEFINITIONS[prop], holder);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  return {
    box,
    grip,
    ...(second && { second }),
    art: [
      tied && string(canvas, holder.hand, tied),
      group(art.draw(propBrush(canvas, near, mirrored, paint)), placing),
      PROP_DEFINITIONS[prop].glows && glowOf(canvas, middle, size * 1.4),
    ],
  };
}

function string(canvas: Canvas, hand: Point, end: Point): Art {
  return line(`M${at(hand)}Q${at([end[0], hand[1] - 30])} ${at(end)}`, propBrush(canvas).of('#8a7d92'), 2.4);
}

function glowOf(canvas: Canvas, [x, y]: Point, radius: number): Art {
  return canvas.glow(x, y, radius, radius, '#ffd97a', canvas.light.night ? 0.6 : 0.25);
}
