import type { Prop } from '#domain/picture-world.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { SceneCharacter, SceneSpec, SceneThing } from '#engines/illustrator/port.ts';
import { CLIMBED } from '#engines/illustrator/built-in/compose/climbing.ts';
import { goesAway } from '#engines/illustrator/built-in/compose/hauled.ts';
import { heldIn } from '#engines/illustrator/built-in/compose/held.ts';
import { SETTINGS } from '#engines/illustrator/built-in/settings/settings.ts';

/** There it is in the sky, or behind the window: a second one would be too many. */
const hasMoon = (place: SceneSpec['place'], time: SceneSpec['time']): boolean =>
  time === 'night' || SETTINGS[place].indoors === true;

/** What nobody holds, and in what nobody lies, stands around. */
export function thingsAround(scene: SceneSpec): SceneThing[] {
  const { characters, props, place, time } = scene;
  const held = new Set(heldIn(scene).values());
  const told: readonly SceneThing[] = scene.things ?? [...new Set(props)].map((what) => ({ what }));
  const known = new Set(told.map(({ what }) => what));
  const carried = ({ holds }: SceneCharacter): SceneThing[] =>
    holds && !held.has(holds) && !known.has(holds) ? [{ what: holds }] : [];
  const [lead, ...others] = characters;
  const somebody = (does: Action) => characters.some(({ pose }) => pose === does);
  const elsewhere = new Set<Prop>([
    ...(somebody('sleep') ? (['bed'] as const) : []),
    ...(somebody('climb') ? [CLIMBED] : []),
    ...(hasMoon(place, time) ? (['moon'] as const) : []),
  ]);
  // What matters comes first: whatever others have with them is not what a scene is about.
  return [...(lead ? carried(lead) : []), ...told, ...others.flatMap(carried)].filter(
    ({ what, at }) =>
      !goesAway(what, scene) && (at !== undefined || (!held.has(what) && !elsewhere.has(what))),
  );
}
