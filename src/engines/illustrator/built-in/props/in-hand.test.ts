import { describe, expect, test } from 'vitest';
import { PROPS } from '#domain/picture-world.ts';
import { apply, matrixOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import type { Box, Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import { PROP_DRAWINGS } from '#engines/illustrator/built-in/props/drawings.ts';
import { inHand } from '#engines/illustrator/built-in/props/in-hand.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const FACE: Box = { left: -60, right: 60, top: -262, bottom: -164 };
const FAR_FROM_FACE: Point = [190, -120];
const HANDS: readonly Point[] = [
  [58, -92],
  [114, -228],
  [92, -128],
  [30, -168],
  [-44, -88],
  [-114, -252],
  [4, -210],
];

const stick: PropArt = { draw: () => [], width: 10, height: 100, grip: [0, -20], turn: 30 };

const within = ([x, y]: Point, { left, right, top, bottom }: Box) =>
  x > left + 0.01 && x < right - 0.01 && y > top + 0.01 && y < bottom - 0.01;

/** Points all over a thing's box. */
const spread = ({ width, height }: PropArt): Point[] =>
  Array.from({ length: 441 }, (_, i) => [
    ((i % 21) / 20 - 0.5) * width,
    (Math.floor(i / 21) / 20 - 1) * height,
  ]);

describe('a thing in a hand', () => {
  test('has its grip there, and is turned as its drawing says', () => {
    const { placing, mirrored } = inHand(stick, { size: 140 }, { hand: FAR_FROM_FACE, face: FACE });
    const matrix = matrixOf(placing);
    expect(apply(matrix, stick.grip).map(Math.round)).toEqual(FAR_FROM_FACE);
    expect(mirrored).toBe(false);
    const [headX, headY] = apply(matrix, [0, -100]);
    expect(headX).toBeCloseTo(190 + 80 * Math.sin(Math.PI / 6));
    expect(headY).toBeCloseTo(-120 - 80 * Math.cos(Math.PI / 6));
  });

  test('in the other hand is the same in a mirror', () => {
    const right = inHand(stick, { size: 140 }, { hand: FAR_FROM_FACE, face: FACE });
    const left = inHand(stick, { size: 140 }, { hand: [-190, -120], face: FACE });
    expect(left.mirrored).toBe(true);
    expect(left.box.left).toBeCloseTo(-right.box.right);
    expect(left.box.right).toBeCloseTo(-right.box.left);
    expect(left.box.top).toBeCloseTo(right.box.top);
  });

  test('leans away from the face rather than leave the hand', () => {
    const upright = { ...stick, turn: -20 };
    const hand: Point = [66, -150];
    const { placing } = inHand(upright, { size: 140 }, { hand, face: FACE });
    expect(apply(matrixOf(placing), upright.grip).map(Math.round)).toEqual(hand);
    expect(placing.turn).toBeGreaterThan(-20);
  });

  test('stays upright where a little room is enough', () => {
    const wide = { ...stick, width: 60, turn: 0 };
    const { placing } = inHand(wide, { size: 140 }, { hand: [86, -140], face: FACE });
    expect(placing.turn).toBe(0);
  });
});

const held = PROPS.flatMap((prop) => {
  const art = PROP_DRAWINGS[prop];
  return art ? [[prop, art] as const] : [];
});

test.each(held)('%s never hides the face of who holds it', (prop, art) => {
  for (const hand of HANDS) {
    const { placing, box } = inHand(art, PROP_DEFINITIONS[prop], { hand, face: FACE });
    const matrix = matrixOf(placing);
    const points = spread(art).map((point) => apply(matrix, point));
    expect(
      points.filter((point) => within(point, FACE)),
      `hand at ${hand.join(', ')}`,
    ).toEqual([]);
    expect(
      points.every(
        ([x, y]) => x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1,
      ),
    ).toBe(true);
  }
});

test('what flies on a string is above the head, and the string beside the face', () => {
  const kite = PROP_DRAWINGS.kite ?? stick;
  for (const hand of HANDS) {
    const { box, tied } = inHand(kite, { size: 150 }, { hand, face: FACE });
    expect(box.bottom).toBeLessThanOrEqual(FACE.top);
    expect(Math.abs(tied?.[0] ?? 0)).toBeGreaterThan(60);
  }
});
