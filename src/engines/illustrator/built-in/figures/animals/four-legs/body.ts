import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import type { Gait, Step } from '#engines/illustrator/built-in/figures/animals/four-legs/gait.ts';
import { apply, matrixOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, smooth, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  ellipse,
  group,
  line,
  path,
  type Art,
  type Placing,
} from '#engines/illustrator/built-in/draw/shapes.ts';

/** The build of an animal on four legs that faces right. */
export interface Build {
  barrel: Box;
  legs: LegBuild;
  neck: NeckBuild;
  /** Sits on its haunches like a dog; others fold their legs and lie. */
  haunches?: boolean;
}

interface LegBuild {
  front: number;
  hind: number;
  width: number;
  foot: 'paw' | 'hoof' | 'stump';
  footColour?: Colour;
}

interface NeckBuild {
  from: Point;
  /** To the middle of the head. */
  reach: Point;
  /** The same while it sleeps. */
  asleep: Point;
  /** Breadth at the body and at the head. */
  breadth: readonly [number, number];
}

/** Where the parts of a body are in a gait. */
export interface Posture {
  /** Of everything painted on the body. */
  placing: Placing;
  /** Where a point of the standing body is now. */
  placed: (point: Point) => Point;
  neck: Point;
  head: Point;
}

export function postureOf({ barrel, legs, neck, haunches }: Build, gait: Gait): Posture {
  const placing = placingOf(barrel, legs, gait, haunches);
  const matrix = matrixOf(placing);
  const placed = (point: Point) => apply(matrix, point);
  const from = placed(neck.from);
  const reach = gait.rest === 'asleep' ? neck.asleep : swung(neck.reach, -gait.rear * 0.6);
  return { placing, placed, neck: from, head: [from[0] + reach[0], from[1] + reach[1]] };
}

function placingOf(barrel: Box, legs: LegBuild, { rest, rear }: Gait, haunches = false): Placing {
  const hip: Point = [legs.hind, (barrel.top + barrel.bottom) / 2];
  const sunk = -barrel.bottom - 5;
  if (rest === 'sitting' && haunches) return { turn: -36, pivot: hip, y: sunk + 8, x: 16 };
  if (rest !== 'none') return { y: sunk };
  return { turn: -rear, pivot: hip };
}

function swung([x, y]: Point, degrees: number): Point {
  return apply(matrixOf({ turn: degrees }), [x, y]);
}

/** Trunk and neck in one outline, so that one light falls on both. */
export function trunkOutline({ barrel, neck }: Build, { placed, neck: from, head }: Posture): string {
  return smooth(barrelPoints(barrel).map(placed), { closed: true }) + taper(from, head, neck.breadth);
}

export function barrelOutline(barrel: Box): string {
  return smooth(barrelPoints(barrel), { closed: true });
}

function barrelPoints({ left, top, right, bottom }: Box): Point[] {
  const x = (share: number) => lerp(left, right, share);
  const y = (share: number) => lerp(top, bottom, share);
  return [
    [left, y(0.46)],
    [x(0.1), y(0.1)],
    [x(0.3), y(0.01)],
    [x(0.55), y(0.06)],
    [x(0.84), y(0)],
    [right, y(0.36)],
    [x(0.97), y(0.74)],
    [x(0.8), y(0.97)],
    [x(0.5), y(1)],
    [x(0.22), y(0.98)],
    [x(0.03), y(0.82)],
  ];
}

/** From broad to narrow with round ends. */
export function taper(from: Point, to: Point, [broad, narrow]: readonly [number, number], bow = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const off = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by];
  const middle: Point = [(from[0] + to[0]) / 2 + nx * bow, (from[1] + to[1]) / 2 + ny * bow];
  const waist = (broad * 0.4 + narrow * 0.6) / 2;
  const base: Point = [from[0] - (dx / length) * broad * 0.42, from[1] - (dy / length) * broad * 0.42];
  const beyond: Point = [to[0] + (dx / length) * narrow * 0.5, to[1] + (dy / length) * narrow * 0.5];
  return `M${at(off(from, -broad / 2))}Q${at(off(middle, -waist))} ${at(off(to, -narrow / 2))}Q${at(off(beyond, -narrow * 0.4))} ${at(beyond)}Q${at(off(beyond, narrow * 0.4))} ${at(off(to, narrow / 2))}Q${at(off(middle, waist))} ${at(off(from, broad / 2))}Q${at(off(base, broad * 0.45))} ${at(base)}Q${at(off(base, -broad * 0.45))} ${at(off(from, -broad / 2))}Z`;
}

export interface Legs {
  far: Art;
  near: Art;
  /** The paw in front, which may be lifted. */
  paw: Point;
}

export function fourLegs(animal: Furry, build: Build, posture: Posture, gait: Gait): Legs {
  const { rest } = gait;
  if (rest === 'sitting' && build.haunches) return seatedLegs(animal, build, posture);
  if (rest !== 'none') return foldedLegs(animal, build);
  const { barrel, legs } = build;
  const root = lerp(barrel.top, barrel.bottom, 0.72);
  const length = -root;
  const leg = (x: number, step: Step, far: boolean, front: boolean) => {
    const hip = front ? posture.placed([x, root]) : ([x, root] as const);
    const rise = front ? root - hip[1] : 0;
    const foot: Point = [hip[0] + step.ahead * length, -step.up * length - rise * 0.7];
    return { art: oneLeg(animal, legs, hip, foot, { far, front }), foot };
  };
  const reach = animal.actor.reach;
  const front = reach
    ? reachingLeg(animal, legs, posture.placed([legs.front, root]), reach, length)
    : leg(legs.front, gait.front, false, true);
  return {
    far: [
      leg(legs.front - 22, gait.farFront, true, true).art,
      leg(legs.hind + 22, gait.farHind, true, false).art,
    ],
    near: [leg(legs.hind, gait.hind, false, false).art, front.art],
    paw: front.foot,
  };
}

function reachingLeg(animal: Furry, legs: LegBuild, hip: Point, [x, y]: Point, length: number) {
  const share = Math.min(1, (length * 0.95) / (Math.hypot(x - hip[0], y - hip[1]) || 1));
  const foot: Point = [lerp(hip[0], x, share), lerp(hip[1], y, share)];
  return { art: oneLeg(animal, legs, hip, foot, { far: false, front: true }), foot };
}

interface LegSide {
  far: boolean;
  front: boolean;
}

function oneLeg(animal: Furry, legs: LegBuild, hip: Point, foot: Point, { far, front }: LegSide): Art {
  const { width } = legs;
  const lifted = foot[1] < -6;
  const knee = kneeOf(hip, foot, front, lifted);
  const ankle = short(knee, foot, width * 0.55);
  const colour = legColour(animal, hip, ankle, far);
  const thigh: Point = [lerp(hip[0], knee[0], 0.7), lerp(hip[1], knee[1], 0.7)];
  const tilt = lifted ? (-Math.atan2(foot[0] - knee[0], foot[1] - knee[1]) * 180) / Math.PI : 0;
  return [
    line(`M${at(hip)}L${at(thigh)}`, colour, width * 1.25),
    line(`M${at(hip)}Q${at(knee)} ${at(ankle)}`, colour, width),
    group(footArt(animal, legs, far), { x: foot[0], y: foot[1], turn: tilt }),
  ];
}

/** So far before the end of the way. */
function short(from: Point, to: Point, by: number): Point {
  const share = 1 - by / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
  return [lerp(from[0], to[0], share), lerp(from[1], to[1], share)];
}

/** A lifted foreleg bends its knee ahead and up; a hind leg bends back. */
function kneeOf([hipX, hipY]: Point, [x, y]: Point, front: boolean, lifted: boolean): Point {
  const middle: Point = [(hipX + x) / 2, (hipY + y) / 2];
  if (!front) return [middle[0] - (lifted ? 12 : 6), middle[1]];
  return lifted ? [middle[0] + 10, middle[1] + hipY * 0.16] : [middle[0] + 2, middle[1]];
}

/** Near legs are as dark at the top as the belly they grow out of. */
function legColour({ canvas, coat, of, shaded }: Furry, hip: Point, ankle: Point, far: boolean): string {
  if (far) return shaded(coat.fur, 0.28);
  const colour = mix(coat.fur, coat.dark, 0.06);
  return canvas.linearAt(
    [
      [0, shaded(colour, 0.12)],
      [0.4, shaded(colour, 0.06)],
      [1, of(colour)],
    ],
    [...hip, ...ankle],
  );
}

/** A foot whose sole is at (0, 0). */
function footArt(
  { coat, of, shaded }: Furry,
  { foot: kind, width, footColour }: LegBuild,
  far: boolean,
): Art {
  const tint = footColour ?? (kind === 'hoof' ? coat.dark : coat.belly);
  const colour = far ? shaded(mix(tint, coat.dark, 0.15), 0.2) : of(tint);
  if (kind === 'paw') return ellipse(3, -7, width * 0.68, width * 0.38, colour);
  if (kind === 'stump') return [-0.3, 0.05, 0.4].map((x) => ellipse(x * width, -5, width * 0.15, 5, colour));
  const half = width * 0.56;
  const top = -width * 0.62;
  return path(
    `M${at([-half, top])}Q${at([0, top - 3])} ${at([half, top])}L${at([half * 1.25, -2])}Q${at([half * 1.2, 0])} ${at([half, 0])}L${at([-half, 0])}Q${at([-half * 1.2, 0])} ${at([-half * 1.2, -3])}Z`,
    colour,
  );
}

/** Front legs straight, the hind ones folded under the body. */
function seatedLegs(animal: Furry, { barrel, legs }: Build, { placed }: Posture): Legs {
  const { coat, of, form } = animal;
  const chest = placed([legs.front + 4, lerp(barrel.top, barrel.bottom, 0.7)]);
  const paw: Point = [chest[0] + 4, 0];
  const x = legs.hind + 26;
  return {
    far: oneLeg(animal, legs, [chest[0] + 12, chest[1]], [chest[0] + 20, 0], { far: true, front: false }),
    near: [
      oneLeg(animal, legs, chest, paw, { far: false, front: false }),
      ellipse(x, -36, 40, 36, form(mix(coat.fur, coat.dark, 0.04), 0.14, 0.3)),
      ellipse(x + 30, -9, 24, 10, of(coat.belly)),
    ],
    paw: [paw[0], -10],
  };
}

/** All four folded under a body that lies on the ground. */
function foldedLegs(animal: Furry, { barrel, legs }: Build): Legs {
  const { coat, of, shaded, form } = animal;
  const height = (barrel.bottom - barrel.top) * 0.36;
  const half = legs.width * 0.48;
  const fur = of(mix(coat.fur, coat.dark, 0.08));
  const lower = (x: number, length: number): Art => [
    line(`M${at([x, -half])}h${length}`, fur, legs.width * 0.9),
    group(lyingFoot(animal, legs, half), { x: x + length + half * 0.5, y: -half }),
  ];
  return {
    far: line(`M${at([legs.front, -half])}h46`, shaded(coat.fur, 0.28), legs.width * 0.9),
    near: [
      ellipse(
        legs.hind + 10,
        -height,
        height * 1.15,
        height,
        form(mix(coat.fur, coat.dark, 0.05), 0.1, 0.28),
      ),
      lower(legs.hind + 14, 24),
      lower(legs.front - 22, 36),
    ],
    paw: [legs.front + 22, -half],
  };
}

/** Seen from the side of the sole. */
function lyingFoot({ coat, of }: Furry, { foot, footColour }: LegBuild, half: number): Art {
  const colour = of(footColour ?? (foot === 'hoof' ? coat.dark : coat.belly));
  return foot === 'stump'
    ? [-0.5, 0, 0.5].map((y) => ellipse(half * (0.3 - Math.abs(y) * 0.4), y * half, 4.5, half * 0.2, colour))
    : ellipse(0, 0, half * 1.05, half * 0.95, colour);
}
