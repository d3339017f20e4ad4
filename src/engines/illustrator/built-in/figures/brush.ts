import { hash, seeded, type Random } from '#domain/random.ts';
import { paintUnder, type Paint } from '#engines/illustrator/built-in/light.ts';
import type { Actor, Look } from '#engines/illustrator/built-in/figures/actor.ts';
import { poseOf, stanceOf, type Stance } from '#engines/illustrator/built-in/figures/stances.ts';
import { moodOf } from '#engines/illustrator/built-in/figures/moods.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Box, Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** How far a head turns its face to the side, in the figure's own space. */
const TURN = 11;

/** A thing in a hand. Figures know no things: whoever has them draws them. */
export type HeldArt = (actor: Actor, holder: Holder) => HeldThing | undefined;

/** Who holds it, in the figure's own space. */
export interface Holder {
  hand: Point;
  face: Box;
  /** The face with its hair, where that would hide what is beside it. */
  head?: Box;
  /** How far the hand turns it from how it is held at rest, in degrees: what is poured is tipped. */
  tips?: number;
  /** Of whoever is on the ground: nothing sinks into it. */
  onGround?: boolean;
}

export interface HeldThing {
  art: Art;
  box: Box;
  /** Where it wants the hand, so that it leaves the face free. */
  grip: Point;
  /** Where the other hand takes it, if it is large. */
  second?: Point;
}

/** All that is needed to draw one actor. */
export interface Brush {
  canvas: Canvas;
  actor: Actor;
  look: Look;
  stance: Stance;
  /** 1: the figure faces right. Multiply x by it. */
  facing: 1 | -1;
  /** Goes to and fro over the frames, -1 to 1. */
  swing: number;
  /** Eyes are shut in this frame. */
  blink: boolean;
  fromBehind: boolean;
  /** How far to the side the face sits on the head. */
  turn: number;
  /** How far the head turns to the side (1: ahead) and down. */
  yaw: number;
  pitch: number;
  /** How far pupils look to the side and down, -1 to 1. */
  gaze: Point;
  /** How what somebody holds is drawn; nobody draws it who has no hands to show. */
  held?: HeldArt;
  /** A stream of chance that is the same in every picture of this look. */
  random: (part: string) => Random;
  of: (colour: Colour) => Colour;
  lit: (colour: Colour, share?: number) => Colour;
  shaded: (colour: Colour, share?: number) => Colour;
  /** A rounded form: lit from above, shaded below. */
  form: (colour: Colour, lit?: number, shade?: number) => string;
  /** A ball: a head, a belly. */
  ball: (colour: Colour, lit?: number, shade?: number) => string;
}

/** Not all at once, and never in the first frame, which stands alone where nothing moves. */
function blinkOf({ id }: Actor): number {
  return 1 + (hash(id) % 2);
}

/** `upright`: asleep, too, who then sits. `boned`: drawn looking to the right, and mirrored if that is wrong. */
export function brushFor(canvas: Canvas, given: Actor, { upright = false, boned = false } = {}): Brush {
  const actor = boned ? given : { ...given, pose: poseOf(given.pose), mood: moodOf(given.mood) };
  const { light, frame } = canvas;
  const mirrored = boned && actor.facing === -1;
  const side = mirrored ? -canvas.side : canvas.side;
  const paint: Paint = paintUnder(light, light.night ? 0.5 : 0.15);
  const still = [0, 1, -1][frame % 3] ?? 0;
  const stepping = [1, 0, -1][frame % 3] ?? 0;
  const swing = actor.pose === 'walk' || actor.pose === 'run' ? stepping : still;
  const stance = stanceOf(upright && actor.pose === 'sleep' ? 'sit' : actor.pose, swing);
  const [gazeX, gazeY] = actor.gaze ?? [actor.facing * 0.3, 0];
  const gaze: Point = [mirrored ? -gazeX : gazeX, gazeY];
  const near = side < 0 ? 0.15 : 0.85;
  return {
    canvas,
    actor,
    look: actor.look,
    stance,
    facing: boned ? 1 : actor.facing,
    swing,
    blink: actor.pose === 'sleep' || (frame % 3 === blinkOf(actor) && actor.mood !== 'surprised'),
    fromBehind: stance.fromBehind,
    turn: TURN * Math.max(-1, Math.min(1, gaze[0] * 1.6)),
    yaw: Math.max(-0.8, Math.min(0.9, 0.12 + gaze[0] * 0.8)),
    pitch: Math.max(-0.8, Math.min(0.8, gaze[1] * 0.9)),
    gaze,
    random: (part) => seeded(hash(`${actor.look.quirks}/${part}`)),
    of: (colour) => paint.of(colour),
    lit: (colour, share = 0.25) => paint.lit(colour, share),
    shaded: (colour, share = 0.3) => paint.shaded(colour, share),
    form: (colour, lit = 0.18, shade = 0.3) =>
      canvas.linear(
        [
          [0, paint.lit(colour, lit)],
          [0.45, paint.of(colour)],
          [1, paint.shaded(colour, shade)],
        ],
        [near, 0, 1 - near, 1],
      ),
    ball: (colour, lit = 0.22, shade = 0.26) =>
      canvas.radial(
        [
          [0, paint.lit(colour, lit)],
          [0.58, paint.of(colour)],
          [1, paint.shaded(colour, shade)],
        ],
        [side < 0 ? 0.38 : 0.62, 0.36, 0.78],
      ),
  };
}
