import type { Appearance, PlacedThing, Whereabouts } from '#domain/direction-words.ts';
import type { Effect, Figure, Place, Prop, TimeOfDay, View, Weather } from '#domain/picture-world.ts';
import type { Action, DirectedPerson, Emotion, Shot } from '#domain/scene-direction.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Look } from '#domain/look.ts';
import type { Gender } from '#domain/story-world.ts';

export interface SceneCharacter {
  /** The same id looks the same in every picture of a story. */
  id: string;
  /**
   * Who looks the same in every story, too: a hero of the catalogue as on the card of this id, somebody of a family as
   * their name, figure, gender and skin say. Absent: the story decides.
   */
  looksBy?: 'card' | 'name';
  name: string;
  figure: Figure;
  gender: Gender;
  /** As a family said it; then nothing of it is left to chance. */
  look?: Look;
  /** From 0 (lightest) to 5; unknown: chance decides, as about the rest of their looks. */
  skinTone?: number;
  pose?: Action;
  mood?: Emotion;
  /** With whom, and at whom or what they look: ids in this scene. */
  with?: string;
  looks?: string;
  holds?: Prop;
  /** What the story says of their size, and of the looks of whom nobody else knows. */
  said?: Appearance;
  at?: Spot;
  /** How they get about in this story. */
  aid?: NonNullable<DirectedPerson['aid']>;
}

/** By a thing or by somebody, by id; or so far away that they are small. */
export type Spot = Whereabouts | 'far';

/** A thing, with whatever is known of it. */
export interface SceneThing extends Omit<PlacedThing, 'at'> {
  at?: Spot;
}

/** One moment of a story, as a picture shows it. */
export interface SceneSpec {
  /** In the story's language; it is what somebody hears who cannot see the picture. */
  description: string;
  /**
   * The sentence of the story that is shown, where the description was made of a direction. Chance keeps to it: no other
   * wording of ours moves anybody.
   */
  moment?: string;
  /** The description in English with nobody named: what a model outside may be told. Absent: names are taken out of it. */
  nameless?: string;
  place: Place;
  /** From where the place is seen; absent: the moment decides. */
  view?: View;
  time: TimeOfDay;
  weather: Weather;
  mood: Emotion;
  /** The most important first. */
  characters: readonly SceneCharacter[];
  /** Whom nobody may be mistaken for who looks as their name says, in this scene or another; who comes first keeps their looks. */
  company?: readonly SceneCharacter[];
  props: readonly Prop[];
  /** The same things with where and how they are, where somebody said so; the most important first. */
  things?: readonly SceneThing[];
  /** How near it is seen; absent: chance decides. */
  shot?: Shot;
  effect?: Effect;
}

export type PictureStyle = 'illustration' | 'animation';

/** The shape of a picture: 16 to 9, 4 to 3 as on the page of a book, 1 to 1, 3 to 4. */
export type PictureFormat = 'wide' | 'page' | 'square' | 'tall';
/** The side that a picture leaves free for words. */
export type TextSide = 'left' | 'right' | 'top';

export interface PictureRequest {
  scene: SceneSpec;
  style: PictureStyle;
  /** Of an animation; 1 for a single picture. */
  frames: number;
  /** 16 to 9 unless told; whoever draws outside may not heed it. */
  format?: PictureFormat;
  /** Of the story: places keep their colours throughout it, and so do the looks of whom only this story knows. */
  seed: string;
  language: LanguageCode;
}

export interface Picture {
  mediaType: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp';
  data: Uint8Array;
  description: string;
}

export interface Drawn {
  /** Who drew it, for the credit under the picture. */
  painter: string;
  /** As many as frames were asked for. */
  pictures: Picture[];
}

/** Somebody who draws scenes. */
export interface Illustrator {
  readonly name: string;
  draw(request: PictureRequest, signal: AbortSignal): Promise<Drawn>;
}
