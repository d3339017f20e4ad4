import type { Prop } from '#domain/picture-world.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { COLOUR_HUES } from '#engines/illustrator/built-in/figures/told-look.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { isHandy } from '#engines/illustrator/built-in/props/definitions.ts';

/** What one cannot do without: nobody reads without a book. */
const NEEDED: Partial<Record<Action, Prop>> = {
  read: 'book',
  'read-together': 'book',
  write: 'pencil',
  paint: 'paintbrush',
  dig: 'spade',
  drink: 'cup',
  eat: 'apple',
  throw: 'ball',
  stir: 'spoon',
  pour: 'jug',
};

/** Nothing is left of it without something in the hand. */
export const takesThing = (pose: Action): boolean =>
  NEEDED[pose] !== undefined || pose === 'carry' || pose === 'lift' || pose === 'give';

/** Whose hands are on the ground, or who is asleep, takes nothing. */
const HANDS_FULL: ReadonlySet<Action> = new Set<Action>([
  'sleep',
  'lie',
  'crawl',
  'swim',
  'climb',
  'fly',
  'fall',
  'shout',
  'count',
  'hang',
]);

/** What each one holds. A detail is of a thing in a hand: whom it is about takes what is there. */
export function heldIn({ characters, props, shot }: SceneSpec): Map<string, Prop> {
  const held = new Map<string, Prop>();
  const handy = props.find(isHandy);
  for (const { id, figure, holds, pose = 'stand' } of characters) {
    const needed = FIGURE_DEFINITIONS[figure].boned
      ? pose === 'give'
        ? (handy ?? 'gift')
        : NEEDED[pose]
      : undefined;
    // Whoever has a rocket with them still drinks out of a cup.
    const thing = holds && isHandy(holds) && pose !== 'hang' ? holds : needed;
    if (thing) held.set(id, thing);
  }
  const [lead] = characters;
  const told = lead?.holds !== undefined && held.get(lead.id) === lead.holds;
  const isAbout = lead && handy && shot === 'detail' && !told && takes(lead);
  // What the deed needs is only a tool, unless the scene has it, too.
  const tool = isAbout && held.get(lead.id);
  if (isAbout && !(tool && props.includes(tool))) held.set(lead.id, handy);
  return held;
}

/** A thing that is told without a place is the one in the hand: the story may say how it looks. */
export function heldLooks(holds: Prop, { things = [] }: SceneSpec): Pick<Actor, 'held'> {
  const told = things.find(({ what, at }) => what === holds && at === undefined);
  const held = {
    ...(told?.colour && { hue: COLOUR_HUES[told.colour] }),
    ...(told?.state && { state: told.state }),
  };
  return Object.keys(held).length > 0 ? { held } : {};
}

const takes = ({ figure, pose = 'stand' }: SceneCharacter): boolean =>
  FIGURE_DEFINITIONS[figure].boned === true && !HANDS_FULL.has(pose);
