import { figureOfLook } from '#domain/figure-of-look.ts';
import { isPetLook, type Look } from '#domain/look.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { n, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { toSvg } from '#engines/illustrator/built-in/draw/shapes.ts';
import { drawFigure, type DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { lookAsSaid } from '#engines/illustrator/built-in/figures/said-look.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';

export interface LikenessOptions {
  look: Look;
  /** Decides about trifles, and begins every id in the drawing: two of them can stand in one page. */
  id: string;
  /** All of somebody, or the face alone. */
  part: 'whole' | 'face';
}

const AROUND = 14;

/** Somebody as they were said to look, alone and on no ground. Small enough for a browser: it knows neither places nor things. */
export function drawLikeness({ look, id, part }: LikenessOptions): string {
  const canvas = new Canvas({
    seed: id,
    light: lightOf('day', 'clear'),
    weather: 'clear',
    prefix: id.replaceAll(/[^\w-]/g, ''),
  });
  const drawn = drawFigure(canvas, {
    id,
    figure: figureOfLook(look),
    look: lookAsSaid(look, id),
    pose: 'stand',
    mood: 'happy',
    facing: 1,
  });
  const { left, top, right, bottom } = part === 'face' && !isPetLook(look) ? aroundFace(drawn) : drawn.bounds;
  const [width, height] = [right - left + 2 * AROUND, bottom - top + 2 * AROUND];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(left - AROUND)} ${n(top - AROUND)} ${n(width)} ${n(height)}"><defs>${canvas.definitions}</defs>${toSvg(drawn.art)}</svg>`;
}

/** A square with the hair, the hat and the shoulders. */
function aroundFace({ face, bounds }: DrawnFigure): Box {
  const middle = (face.left + face.right) / 2;
  const half = (face.right - face.left) * 0.86;
  const top = Math.max(bounds.top, face.top - half * 0.62);
  return { left: middle - half, right: middle + half, top, bottom: top + 2 * half };
}
