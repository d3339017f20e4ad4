import type { Figure, Pose, Prop } from '#domain/picture-world.ts';
import { drawActor } from '#engines/illustrator/built-in/compose/draw-actor.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { lineArt } from '#engines/illustrator/built-in/draw/line-art.ts';
import { n, union, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, toSvg, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { cardLook } from '#engines/illustrator/built-in/figures/looks.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { propBrush } from '#engines/illustrator/built-in/props/prop-art.ts';
import { PROP_DRAWINGS } from '#engines/illustrator/built-in/props/drawings.ts';

/** A few things and creatures that stand for an idea, on no ground. */
export interface EmblemOptions {
  seed: string;
  /** Back to front. */
  things: readonly EmblemThing[];
  /** Lines alone, for who colours them. */
  toColour?: true;
}

export interface EmblemThing {
  show: { prop: Prop } | { figure: Figure; id?: string; pose?: Pose; facing?: 1 | -1 };
  /** Of its longer side. */
  size: number;
  /** Where its foot stands, upwards negative. */
  x?: number;
  y?: number;
  /** Degrees, clockwise about its foot. */
  turn?: number;
}

const MARGIN = 8;
/** One to colour is so many times as large as its lines are wide. */
const LINES_ACROSS = 90;

export function drawEmblem({ seed, things, toColour }: EmblemOptions): string {
  const canvas = emblemCanvas(seed);
  const { art, box } = emblemArt(canvas, things);
  const [width, height] = [box.right - box.left + 2 * MARGIN, box.bottom - box.top + 2 * MARGIN];
  const [body, defined] = toColour
    ? [toSvg(lineArt(art, canvas, Math.max(width, height) / LINES_ACROSS)), canvas.clips]
    : [toSvg(art), canvas.definitions];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(box.left - MARGIN)} ${n(box.top - MARGIN)} ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}"><defs>${defined}</defs>${body}</svg>`;
}

export function emblemCanvas(seed: string): Canvas {
  return new Canvas({ seed, light: lightOf('day', 'clear'), weather: 'clear' });
}

export function emblemArt(canvas: Canvas, things: readonly EmblemThing[]): { art: Art; box: Box } {
  const drawn = things.map((thing) => placed(canvas, thing));
  return { art: drawn.map(({ art }) => art), box: union(drawn.map(({ box }) => box)) };
}

function placed(canvas: Canvas, { show, size, x = 0, y = 0, turn = 0 }: EmblemThing): { art: Art; box: Box } {
  const { art, bounds } = alone(canvas, show);
  const scale = size / Math.max(bounds.bottom - bounds.top, bounds.right - bounds.left);
  const foot = -bounds.bottom * scale;
  return {
    art: group(art, { x, y: y + foot, scale, turn, pivot: [0, bounds.bottom * scale] }),
    box: turned(
      {
        left: bounds.left * scale,
        right: bounds.right * scale,
        top: bounds.top * scale + foot,
        bottom: 0,
      },
      turn,
      [x, y],
    ),
  };
}

function turned({ left, right, top, bottom }: Box, degrees: number, [x, y]: readonly [number, number]): Box {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const corners = [left, right].flatMap((a) =>
    [top, bottom].map((b) => [a * cos - b * sin, a * sin + b * cos] as const),
  );
  const [xs, ys] = [corners.map(([a]) => a + x), corners.map(([, b]) => b + y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function alone(canvas: Canvas, show: EmblemThing['show']): { art: Art; bounds: Box } {
  if ('prop' in show) {
    const { draw, width, height } = PROP_DRAWINGS[show.prop];
    return {
      art: draw(propBrush(canvas, true)),
      bounds: { left: -width / 2, right: width / 2, top: -height, bottom: 0 },
    };
  }
  const { figure, id = figure, pose = 'stand', facing = 1 } = show;
  const look = cardLook({ id, figure, gender: 'x' });
  return drawActor(canvas, { id, figure, look, pose, mood: 'happy', facing });
}
