import type { Drawing } from '#engines/illustrator/built-in/cast/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/cast/brush.ts';
import { apply, matrixOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import { union, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, type Placing } from '#engines/illustrator/built-in/draw/shapes.ts';

/** How high over the ground pictures keep those who fly or swim. */
const HOVER = 40;

/** Who hovers comes down to sit and to sleep. */
export function comingDown(draw: (brush: Brush) => Drawing): (brush: Brush) => Drawing {
  return (brush) => {
    const { facing, swing, actor } = brush;
    const down = HOVER + swing * 6;
    if (actor.pose === 'sit') return moved(draw(brush), { y: down });
    if (actor.pose === 'sleep')
      return moved(draw(brush), { x: 150 * facing, y: down - 56, turn: -86 * facing });
    return draw(brush);
  };
}

function moved({ art, face, hand }: Drawing, placing: Placing): Drawing {
  const matrix = matrixOf(placing);
  const corner = (x: number, y: number): Box => {
    const [px, py] = apply(matrix, [x, y]);
    return { left: px, right: px, top: py, bottom: py };
  };
  const { left, top, right, bottom } = face;
  return {
    art: group(art, placing),
    face: union([corner(left, top), corner(right, top), corner(left, bottom), corner(right, bottom)]),
    hand: apply(matrix, hand),
  };
}
