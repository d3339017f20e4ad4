import { SKINS, wholePerson, type Age, type Skin } from '#domain/look.ts';
import type { Figure } from '#domain/picture-world.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';
import type { Look } from '#engines/illustrator/built-in/figures/actor.ts';
import { characterSheet, type SheetRequest } from '#engines/illustrator/built-in/figures/character-sheet.ts';
import { HERO_LOOKS } from '#engines/illustrator/built-in/figures/heroes.ts';
import { lookAsSaid } from '#engines/illustrator/built-in/figures/said-look.ts';
import { asStoryTells } from '#engines/illustrator/built-in/figures/told-look.ts';
import { THEME_HERO_LOOKS } from '#engines/illustrator/built-in/figures/theme-heroes.ts';
import { unlikeness } from '#engines/illustrator/built-in/figures/told-apart.ts';

type Somebody = Omit<SheetRequest, 'seed'>;

/** On a card, and wherever the hero of that card appears. */
export function cardLook({ id, ...who }: Somebody): Look {
  return {
    ...characterSheet({ id, ...who, seed: 'portrait' }),
    ...HERO_LOOKS[id],
    ...THEME_HERO_LOOKS[id],
  };
}

/** In this story they get about so, whatever else is known of their looks. */
export function lookWithAid(look: Look, aid: SceneCharacter['aid']): Look {
  return aid ? { ...look, aid: { colour: look.top, ...look.aid, kind: aid } } : look;
}

interface Known {
  character: SceneCharacter;
  look: Look;
}

/** How everybody in a scene looks, by id. `seed` is the story's, for those whom only the story knows. */
export function looksOf(
  { characters, company = [] }: Pick<SceneSpec, 'characters' | 'company'>,
  seed: string,
): ReadonlyMap<string, Look> {
  const known = new Map<string, Known>();
  for (const character of [...company, ...characters]) {
    if (known.has(character.id)) continue;
    known.set(character.id, { character, look: lookOf(character, seed, [...known.values()]) });
  }
  return new Map([...known].map(([id, { look }]) => [id, look]));
}

function lookOf(character: SceneCharacter, seed: string, known: readonly Known[]): Look {
  if (character.look) return { ...lookAsSaid(character.look, character.id), gender: character.gender };
  if (character.looksBy === 'name') return nameLook(character, known);
  const who = somebody(character);
  if (character.looksBy === 'card') return cardLook(who);
  return asStoryTells(characterSheet({ ...who, seed }), character);
}

/** So often may chance try to tell somebody apart from the others. */
const MOST_TRIES = 60;

/** What the name says; where another of the same figure looks so already, what it would say next. */
function nameLook(character: SceneCharacter, known: readonly Known[]): Look {
  const { figure } = character;
  const others = known.filter((each) => each.character.figure === figure);
  const apart = (look: Look) => Math.min(...others.map((other) => unlikeness(figure, look, other.look)));
  let best = namedSheet(character, 0);
  for (let attempt = 1; attempt < MOST_TRIES && apart(best) < 1; attempt++) {
    const next = namedSheet(character, attempt);
    if (apart(next) > apart(best)) best = next;
  }
  return best;
}

function namedSheet(character: SceneCharacter, attempt: number): Look {
  const { name, gender, skinTone = '' } = character;
  const id = `${name.normalize('NFC').trim().toLowerCase()} ${gender}${skinTone}`;
  const age = AGE_OF_PEOPLE[character.figure];
  if (age) {
    const whole = wholePerson({ age, ...skinOf(character) }, `${id} ${attempt}`, { gender });
    return { ...lookAsSaid(whole, id), gender };
  }
  return characterSheet({ ...somebody(character), id, seed: `name ${attempt}` });
}

/** People whom no costume makes what they are: of them chance decides nothing that a family would have said. */
const AGE_OF_PEOPLE: Partial<Record<Figure, Age>> = {
  baby: 'baby',
  child: 'child',
  adult: 'adult',
  elder: 'elder',
};

function skinOf({ skinTone }: SceneCharacter): { skin?: Skin } {
  const skin = SKINS.find((each) => each === skinTone);
  return skin === undefined ? {} : { skin };
}

function somebody({ id, figure, gender, said, skinTone = said?.skin }: SceneCharacter): Somebody {
  return { id, figure, gender, ...(skinTone !== undefined && { skinTone }) };
}
