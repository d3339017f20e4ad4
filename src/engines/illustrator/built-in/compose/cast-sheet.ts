import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, rect, toSvg } from '#engines/illustrator/built-in/draw/shapes.ts';
import { drawFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { lookWithAid, looksOf } from '#engines/illustrator/built-in/figures/looks.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import type { PictureRequest } from '#engines/illustrator/port.ts';

export interface CastSheetOptions extends Pick<PictureRequest, 'seed'> {
  scene: Pick<PictureRequest['scene'], 'characters' | 'company'>;
}

const AROUND = 60;
const PAPER = '#fbf5e9';

/**
 * Everybody of a scene side by side, in the order of the scene, as they look in every picture: for somebody who paints
 * them in another hand. No word stands on it.
 */
export function drawCastSheet({ scene, seed }: CastSheetOptions): string {
  const canvas = new Canvas({ seed, light: lightOf('day', 'clear'), weather: 'clear' });
  const looks = looksOf(scene, seed);
  let right = AROUND;
  let height = 0;
  const cast = scene.characters.flatMap(({ id, figure, aid }) => {
    const look = looks.get(id);
    if (!look) return [];
    const { art, bounds } = drawFigure(canvas, {
      id,
      figure,
      look: lookWithAid(look, aid),
      pose: 'stand',
      mood: 'happy',
      facing: 1,
    });
    const x = right - bounds.left;
    right += bounds.right - bounds.left + AROUND;
    height = Math.max(height, bounds.bottom - bounds.top);
    return [{ art, x, bottom: bounds.bottom }];
  });
  const ground = AROUND + height;
  const [width, tall] = [right, ground + AROUND];
  const everybody = cast.map(({ art, x, bottom }) => group(art, { x, y: ground - bottom }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(tall)}"><defs>${canvas.definitions}</defs>${toSvg([rect(0, 0, width, tall, PAPER), ...everybody])}</svg>`;
}
