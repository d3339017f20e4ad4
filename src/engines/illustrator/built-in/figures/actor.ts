import type { HATS, OUTFITS, Size } from '#domain/direction-words.ts';
import type { HairStyle, PersonLook } from '#domain/look.ts';
import type { Figure, Prop } from '#domain/picture-world.ts';
import type { Action, Emotion } from '#domain/scene-direction.ts';
import type { Gender } from '#domain/story-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Box, Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import type { Spot } from '#engines/illustrator/port.ts';
import type { PropPaint } from '#engines/illustrator/built-in/props/prop-art.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Random } from '#domain/random.ts';

export type Outfit = (typeof OUTFITS)[number];

export type Hat = (typeof HATS)[number];

export interface Glasses {
  shape: 'round' | 'square';
  /** As it suits the skin, unless told. */
  colour?: Colour;
}

/** How somebody looks in every picture. */
export interface Look {
  /** Fixes what the drawing leaves to chance: which vehicle, how many eyes, how the curls fall. */
  quirks: string;
  /** Of people: how broad the shoulders of a grown-up are, and how strong brows and jaw. */
  gender?: Gender;
  skin: Colour;
  hair: Colour;
  hairStyle: HairStyle;
  outfit: Outfit;
  top: Colour;
  bottom: Colour;
  pattern: 'plain' | 'dots' | 'stripes' | 'stars';
  /** Fur, feathers, scales, paint: of those who are no people. */
  coat?: Colour;
  /** Animals are dressed only if they have one. */
  vest?: Colour;
  mittens?: Colour;
  hat?: Hat;
  hatColour?: Colour;
  face?: Pick<PersonLook['face'], 'shape' | 'eyes'> & { iris: Colour };
  marks?: PersonLook['marks'];
  glasses?: Glasses;
  hearing?: Pick<NonNullable<PersonLook['hearing']>, 'kind'> & { colour: Colour };
  beard?: NonNullable<PersonLook['beard']>;
  aid?: { kind: NonNullable<PersonLook['mobility']>['kind']; colour: Colour };
  /** Below a top that ends at the hips. */
  below?: PersonLook['bottom']['kind'];
  scarf?: Colour;
  cape?: Colour;
  wings?: boolean;
  /** Height against a child of the same picture. */
  build: number;
}

/** Somebody in a scene. */
export interface Actor {
  id: string;
  figure: Figure;
  look: Look;
  pose: Action;
  mood: Emotion;
  /** 1: to the right. */
  facing: 1 | -1;
  /** Where they look, from -1 to 1: right of themselves, and down. */
  gaze?: Point;
  /** Where the front hand goes, in the figure's own space, instead of where the pose puts it. */
  reach?: Point;
  /** The same for the other hand, of those who have bones. */
  reachNear?: Point;
  /** With whom they do it, and at whom or what they look: the id of somebody here, or a thing. */
  with?: string;
  looks?: string;
  /** What the front hand holds. */
  holds?: Prop;
  /** Where the story says how that looks. */
  held?: PropPaint;
  /** What they hold is a line that goes from hand to hand, or up and away: it is drawn by itself. */
  hauls?: true;
  /** Seen from near: what they hold shows its details. */
  near?: boolean;
  /** How high what they sit on is, in the figure's own space; on the ground unless told. */
  seat?: number;
  /** Asleep in a bed of their own, which is drawn with them. */
  inBed?: boolean;
  /** As the story has them beside the others. */
  size?: Size;
  at?: Spot;
  /** One of a crowd, behind whom it is about. */
  extra?: true;
  /** A bubble of air around the head: under water and in space. */
  bubble?: boolean;
}

/** A figure drawn in its own space: feet at (0, 0), upwards is negative, a child is about 300 high. */
export interface Drawing {
  art: Art;
  /** The face: nothing may stand before it. */
  face: Box;
  /** The front hand, for what it holds. */
  hand: Point;
  /** Of a figure with bones: where others look, touch and hold. */
  points?: Record<'chest' | 'back' | 'shoulder' | 'ear' | 'hips' | 'near' | 'far', Point>;
  /** What it holds is drawn with it. */
  holds?: true;
  /** The box of that. */
  thing?: Box;
  /** Of who sits on somebody's shoulders: the shins, hanging from (0, 0) before whoever is below. */
  hanging?: Art;
  /** What is seen of a deed behind everybody, and is no part of the outline: streaks of air, the ropes of a bar. */
  behind?: Art;
  /** Of the feet above the ground, where the figure knows it better than its stance. */
  lift?: number;
  /** Of what it sits on above the ground; 0: the ground itself. */
  seat?: number;
  fromBehind?: boolean;
}

export interface FigureDefinition {
  draw: (brush: Brush) => Drawing;
  /** Height against a child. */
  size: number;
  /** Half of its breadth on the ground, in its own space: the shadow, and how much room it takes. */
  breadth: number;
  /** How it moves. Who flies or swims keeps off the ground. */
  way: 'walks' | 'flies' | 'swims' | 'floats';
  /** Who flies or swims, but comes down to sit and to sleep. */
  comesDown?: true;
  /**
   * Bodies are laid down to sleep and lean into a run as a whole. Who stays `upright` would look toppled over; who has
   * its `own` bearing draws these itself, as on four legs.
   */
  bearing?: 'upright' | 'own';
  /** Drawn looking to the right, with bones, and turned as a whole. */
  boned?: true;
  /** What this figure always wears, and what chance decides for it. */
  dress?: (random: Random) => Partial<Look>;
}
