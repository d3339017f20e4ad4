import { apply, matrixOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import { clamp, overlap, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Holder } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Placing } from '#engines/illustrator/built-in/draw/shapes.ts';
import type { PropDefinition } from '#engines/illustrator/built-in/props/definition.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Where a held thing lies. */
export interface InHand {
  placing: Placing;
  /** The hand is on the left, so the thing is seen as in a mirror. */
  mirrored: boolean;
  box: Box;
  /** Where the hand has to be for it. */
  grip: Point;
  /** Where a string from the hand ends. */
  tied?: Point;
  /** Where the other hand takes what is too large for one. */
  second?: Point;
}

/** From the picture, where a child is 420 high, to a figure's own space, where it is 300. */
const FROM_PICTURE = 300 / 420;
/** What is tiny is still seen in a hand, and what is huge is a toy there. */
const LEAST = 60;
const MOST = 124;
/** Of what has a shaft. */
const LONGEST = 230;
const ON_STRING = 132;
/** Of a string, from the face. */
const BESIDE = 10;
/** How far a thing may lean outwards, in degrees, to leave the face free. */
const LEANINGS = [0, 12, 24, 36, 48, 60, 78];
/** And how small it may be, before it is moved out of the hand. */
const SIZES = [1, 0.84, 0.7];
/** So little below the ground, a thing seems to stand on it. */
const SUNK = 8;
/** So little out of the hand, a thing still seems to be held, and need not lean. */
const SLIGHT = 14;

/** A thing with its grip in a hand; it never hides the face of who holds it. */
export function inHand(
  art: PropArt,
  { size, handy }: Pick<PropDefinition, 'size' | 'handy'>,
  holder: Holder,
): InHand {
  if (art.onString) return flying(art, holder);
  const full = clamp(size * FROM_PICTURE, LEAST, handy ? LONGEST : MOST) / 100;
  const mirrored = leansLeft(holder.hand[0], holder.face);
  const { tips = 0 } = holder;
  const upright = gripped(art, full, mirrored, tips, holder.hand);
  const shifted = aside(upright, boxAround(cornersOf(art, upright)), holder.face);
  const ways = SIZES.flatMap((size) =>
    LEANINGS.map((lean) => gripped(art, full * size, mirrored, tips + lean, holder.hand)),
  );
  const fits = (placing: Placing, box: Box) => {
    const corners = cornersOf(art, placing);
    return !hides(corners, box) && !(holder.onGround && boxAround(corners).bottom > SUNK);
  };
  const { face, head = face } = holder;
  const free = ways.find((placing) => fits(placing, head)) ?? ways.find((placing) => fits(placing, face));
  const isUpright = fits(upright, head);
  const placing = free && (isUpright || shifted.by > SLIGHT) ? free : shifted.placing;
  const second = handy ? undefined : otherGrip(art, full);
  return {
    placing,
    mirrored,
    box: boxAround(cornersOf(art, placing)),
    grip: apply(matrixOf(placing), art.grip),
    ...(second && { second: apply(matrixOf(placing), second) }),
  };
}

/** So large, in both directions, that a second hand comes to help. */
const FOR_TWO_HANDS = { wide: 62, high: 34 };
/** Held higher than this, of its height, a thing hangs from one hand. */
const HANDLE = 0.72;

/** Across the thing from where the first hand has it, on the side of the body. */
function otherGrip({ grip: [x, y], width, height, turn = 0 }: PropArt, scale: number): Point | undefined {
  const isLarge = width * scale >= FOR_TWO_HANDS.wide && height * scale >= FOR_TWO_HANDS.high;
  if (!isLarge || Math.abs(turn) > 20 || -y > height * HANDLE) return undefined;
  const across = Math.abs(x) > width * 0.2 ? -x : -width * 0.36;
  return [across, Math.min(-height * 0.2, y)];
}

function gripped(
  { grip, turn = 0 }: PropArt,
  scale: number,
  mirrored: boolean,
  lean: number,
  [x, y]: Point,
): Placing {
  const way = mirrored ? -1 : 1;
  const pivot: Point = [grip[0] * scale * way, grip[1] * scale];
  return {
    x: x - pivot[0],
    y: y - pivot[1],
    pivot,
    turn: (turn + lean) * way,
    scale: [scale * way, scale],
  };
}

/** Above the head, at the end of its string, which keeps beside the face. */
function flying(art: PropArt, { hand: [x, y], face }: Holder): InHand {
  const scale = ON_STRING / 100;
  const bottom = Math.min(y - 6, face.top);
  const beside = leansLeft(x, face) ? Math.min(x, face.left - BESIDE) : Math.max(x, face.right + BESIDE);
  const placing = { x: beside - art.grip[0] * scale, y: bottom, scale };
  const tied: Point = [beside, bottom + art.grip[1] * scale];
  return { placing, mirrored: false, box: boxAround(cornersOf(art, placing)), grip: [x, y], tied };
}

const leansLeft = (x: number, { left, right }: Box) => x < (left + right) / 2;

/** Beside the face or below it, whichever is nearer. */
function aside(placing: Placing, box: Box, face: Box): { placing: Placing; by: number } {
  const sideways = leansLeft((box.left + box.right) / 2, face)
    ? face.left - box.right
    : face.right - box.left;
  const down = face.bottom - box.top;
  const { x = 0, y = 0 } = placing;
  return Math.abs(sideways) < down
    ? { placing: { ...placing, x: x + sideways }, by: Math.abs(sideways) }
    : { placing: { ...placing, y: y + down }, by: down };
}

type Corners = readonly [Point, Point, Point, Point];

/** The corners of a thing's box where it is placed, in turn around it. */
function cornersOf({ width, height }: PropArt, placing: Placing): Corners {
  const matrix = matrixOf(placing);
  const corner = (x: number, y: number) => apply(matrix, [x, y]);
  return [
    corner(-width / 2, -height),
    corner(width / 2, -height),
    corner(width / 2, 0),
    corner(-width / 2, 0),
  ];
}

function boxAround(corners: Corners): Box {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Whether a turned box reaches into an upright one: no side of either has all of the other beyond it. */
function hides(corners: Corners, face: Box): boolean {
  if (!overlap(boxAround(corners), face)) return false;
  const [first, second, , last] = corners;
  const faceCorners: readonly Point[] = [
    [face.left, face.top],
    [face.right, face.top],
    [face.left, face.bottom],
    [face.right, face.bottom],
  ];
  return [second, last].every((next) => {
    const axis: Point = [next[0] - first[0], next[1] - first[1]];
    const along = ([x, y]: Point) => x * axis[0] + y * axis[1];
    const [own, other] = [corners.map(along), faceCorners.map(along)];
    return Math.min(...own) < Math.max(...other) && Math.min(...other) < Math.max(...own);
  });
}
