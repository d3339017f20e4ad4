import type { Random } from '#domain/random.ts';
import type { Place } from '#domain/picture-world.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { lookWithAid, looksOf } from '#engines/illustrator/built-in/figures/looks.ts';
import { reachesOut } from '#engines/illustrator/built-in/compose/touch.ts';
import { facingOf } from '#engines/illustrator/built-in/compose/acting.ts';
import { MOST_ACTORS } from '#engines/illustrator/built-in/compose/blocking.ts';
import { CLIMBED } from '#engines/illustrator/built-in/compose/climbing.ts';
import { membersOf } from '#engines/illustrator/built-in/compose/crowd.ts';
import { doable, idlePose } from '#engines/illustrator/built-in/compose/doable.ts';
import { heldIn, heldLooks } from '#engines/illustrator/built-in/compose/held.ts';
import { isHauled } from '#engines/illustrator/built-in/compose/hauled.ts';
import { dozesOff, inBed } from '#engines/illustrator/built-in/compose/bedtime.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';

interface Circumstances {
  setting: Setting;
  random: Random;
  near: boolean;
  /** There is some to swim in. */
  water: boolean;
}

/** Who is in a scene, what they do and hold, and where they turn before anybody has a place. */
export function actorsOf(
  told: SceneSpec,
  seed: string,
  { setting, random, near, water }: Circumstances,
): Actor[] {
  const scene = withMembers(told);
  const taken: Actor['pose'][] = [];
  const looks = looksOf(scene, seed);
  // Who is wanted by somebody has their hands free.
  const sought = scene.characters.some(({ pose = 'stand', with: partner }) =>
    reachesOut({ pose, ...(partner && { with: partner }) }),
  );
  const held = heldIn(scene);
  const actors = scene.characters.map((character): Actor => {
    const { id, figure, aid, with: partner, looks: at } = character;
    const look = looks.get(id);
    if (!look) throw new Error(`nobody knows how ${id} looks`);
    const wished =
      character.pose ??
      restingAt(character) ??
      (sought ? 'stand' : idlePose(random, taken, character.mood ?? scene.mood));
    const rests = inBed(character, wished, scene);
    const acted = rests ?? (dozesOff(character, wished) ? 'sit' : wished);
    const pose = character === scene.characters[0] ? shownBy(acted, scene.shot, held.has(id)) : acted;
    taken.push(pose);
    const holds = held.get(id);
    return {
      id,
      figure,
      look: lookWithAid(look, aid),
      pose,
      mood: dozesOff(character, wished) ? 'asleep' : (character.mood ?? scene.mood),
      facing: 1,
      ...(holds && { holds, ...heldLooks(holds, scene) }),
      ...(holds && isHauled(holds, scene) && { hauls: true }),
      ...(partner && { with: partner }),
      ...(at && { looks: at }),
      ...(near && { near }),
      ...(character.said?.size && { size: character.said.size }),
      ...(character.at && { at: character.at }),
      ...(character.said?.count && { extra: true as const }),
      ...(rests && { inBed: true }),
      bubble: needsBubble(setting, FIGURE_DEFINITIONS[figure].way),
    };
  });
  const able = doable(actors, {
    water: water || setting.medium === 'water',
    ladder: hasLadder(scene) && !near,
  });
  const facing = facingOf(able, random);
  return able.map((actor, i) => ({ ...actor, facing: facing[i] ?? 1 }));
}

/** As many as a picture holds, and everybody of a crowd. */
function withMembers(scene: SceneSpec): SceneSpec {
  const alone = scene.characters.filter(({ said }) => !said?.count);
  const crowds = scene.characters.filter(({ said }) => said?.count);
  return { ...scene, characters: [...alone.slice(0, MOST_ACTORS), ...crowds.flatMap(membersOf)] };
}

/** Who is on, in or at something and does nothing else sits there. */
function restingAt({ at }: SceneCharacter): Action | undefined {
  if (typeof at !== 'object') return undefined;
  if (at.what === 'water') return 'swim';
  return at.how === 'on' || at.how === 'in' || at.what === 'table' ? 'sit' : undefined;
}

/** Where one is at hand, it is brought for whoever climbs; from near, one would see the back of a head. */
const LADDERS: ReadonlySet<Place> = new Set<Place>(['library', 'garden', 'farm', 'castle']);
const hasLadder = ({ place, props }: SceneSpec): boolean => props.includes(CLIMBED) || LADDERS.has(place);

function needsBubble({ medium }: Setting, way: string): boolean {
  return medium === 'space' || (medium === 'water' && way !== 'swims');
}

/** From near, whom it is about shows the face, and in a detail what they hold. */
function shownBy(pose: Action, shot: SceneSpec['shot'], holds: boolean): Action {
  if (shot === 'close' && pose === 'look-away') return 'stand';
  return shot === 'detail' && holds && !BEFORE_CHEST.has(pose) ? 'carry' : pose;
}

/** Whose hand is where a detail shows it. */
const BEFORE_CHEST: ReadonlySet<Action> = new Set<Action>([
  'carry',
  'paint',
  'eat',
  'drink',
  'read',
  'read-together',
  'write',
  'lift',
  'reach',
]);
