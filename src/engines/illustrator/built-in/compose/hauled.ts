import type { Prop } from '#domain/picture-world.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';

export interface Line {
  colour: Colour;
  width: number;
  /** How far its middle hangs, of its length: nobody pulls a thread tight. */
  slack: number;
}

export const KINDS: Partial<Record<Prop, Line>> = {
  rope: { colour: '#b8925c', width: 9, slack: 0.03 },
  string: { colour: '#c8463c', width: 4.4, slack: 0.1 },
  yarn: { colour: '#5489b5', width: 4.4, slack: 0.1 },
};

/** What goes from hand to hand. */
export const LINES: ReadonlySet<Prop> = new Set(Object.keys(KINDS) as Prop[]);

/** Where the end of a line is that nobody here holds. */
export const awayOf = (prop: Prop, { things = [] }: SceneSpec): 'sky' | 'water' | 'ground' | undefined => {
  const told = things.find(({ what, at: where }) => what === prop && typeof where === 'object');
  const spot = typeof told?.at === 'object' ? told.at.what : undefined;
  return spot === 'sky' || spot === 'water' || spot === 'ground' ? spot : undefined;
};

/** Two who hold it, or one whose line goes up into the sky or down into the water. */
export function isHauled(prop: Prop, scene: SceneSpec): boolean {
  if (!LINES.has(prop)) return false;
  const holders = scene.characters.filter(({ holds }) => holds === prop).length;
  return holders > 1 || (holders === 1 && awayOf(prop, scene) !== undefined);
}

/** Whose end is far up or deep down lies nowhere else. */
export function goesAway(prop: Prop, scene: SceneSpec): boolean {
  const away = isHauled(prop, scene) ? awayOf(prop, scene) : undefined;
  return away === 'sky' || away === 'water';
}
