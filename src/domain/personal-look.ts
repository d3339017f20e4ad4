import type { LookWords } from '#domain/look-words.ts';
import {
  isPetLook,
  wholePerson,
  wholePet,
  type Age,
  type Look,
  type PersonLook,
  type Species,
} from '#domain/look.ts';
import { DEFAULT_EMOJIS, type PersonalCharacter, type PersonalForm } from '#domain/personal-character.ts';
import { GENDER_OF, pronounOfFace } from '#domain/pronouns.ts';
import {
  EXTRAS,
  personInWords,
  petInWords,
  toldPerson,
  toldPet,
  type PersonInWords,
  type PetInWords,
} from '#domain/said-look.ts';

type Somebody = Pick<PersonalForm, 'name' | 'relationship' | 'emoji' | 'description' | 'pronoun'>;

export type LookKind = 'person' | 'pet';

interface Known {
  /** Of the language in which the description is written; absent while they are fetched. */
  words: LookWords | undefined;
  /** The same seed gives the same look. */
  seed: string;
  /** The others of the family. */
  family: readonly PersonalCharacter[];
}

const PET_FACES: Readonly<Record<string, Species>> = { '🐶': 'dog', '🐱': 'cat' };
const STAR = '⭐';

/** Whose looks they are; none of somebody who may be a dragon or a robot, as far as anybody knows. */
export function kindOfLook({
  relationship,
  emoji,
}: Pick<Somebody, 'relationship' | 'emoji'>): LookKind | undefined {
  if (relationship === 'pet' || emoji in PET_FACES) return 'pet';
  return relationship === 'custom' && emoji === STAR ? undefined : 'person';
}

/** How somebody looks of whom only the form is known: as the words say, and else as chance has it. */
export function firstLook(somebody: Somebody, known: Known): Look | undefined {
  const kind = kindOfLook(somebody);
  return kind && lookOfKind(kind, somebody, known);
}

export function lookOfKind(kind: LookKind, somebody: Somebody, { words, seed, family }: Known): Look {
  const { name, description, pronoun, emoji } = somebody;
  if (kind === 'pet') {
    const said = words ? petInWords(name, description, words).said : {};
    return wholePet({ ...said, species: speciesOf(somebody, said.species) }, seed);
  }
  const said = words ? personInWords(name, description, words).said : {};
  const gender = GENDER_OF[pronoun ?? pronounOfFace(emoji)];
  return wholePerson({ ...said, age: ageOf(somebody, said.age) }, seed, {
    gender,
    kin: kinOf(somebody, family),
  });
}

/** Friends and whoever else come as they are; a family shares skin tones. */
function kinOf({ relationship }: Somebody, family: readonly PersonalCharacter[]): PersonLook[] {
  const isKin = (each: Pick<Somebody, 'relationship'>) =>
    each.relationship === 'kid' || each.relationship === 'family';
  if (!isKin({ relationship })) return [];
  return family.filter(isKin).flatMap(({ look }) => (look && !isPetLook(look) ? [look] : []));
}

/** The usual dog may be any pet; who picked the cat has a cat. */
function speciesOf({ emoji, relationship }: Somebody, said: Species | undefined): Species {
  const face = PET_FACES[emoji];
  const picked = emoji !== DEFAULT_EMOJIS[relationship] ? face : undefined;
  return picked ?? said ?? face ?? 'dog';
}

/** Of a child and of a grown-up, words may say more: my baby brother, Grandma. */
function ageOf(somebody: Somebody, said: Age | undefined): Age {
  const age = ageOfFace(somebody);
  if (age === 'child' && said === 'baby') return 'baby';
  return age === 'adult' && said === 'elder' ? 'elder' : age;
}

/** Stories are for children of three and more: the usual face of a kid is a kid's. */
export function ageOfFace({ emoji, relationship }: Pick<Somebody, 'emoji' | 'relationship'>): Age {
  if (emoji === '👶') return relationship === 'kid' ? 'child' : 'baby';
  if (emoji === '👨' || emoji === '👩') return 'adult';
  return relationship === 'family' && emoji === STAR ? 'adult' : 'child';
}

/** The look after another name or description was typed: what is new in it counts, what somebody chose stays. */
export function retoldLook(look: Look, before: Somebody, after: Somebody, words: LookWords): Look {
  if (isPetLook(look)) {
    const tell = ({ name, description }: Somebody) => petInWords(name, description, words);
    return toldPet(look, newIn(tell(before), tell(after)));
  }
  const tell = ({ name, description }: Somebody) => personInWords(name, description, words);
  const [old, now] = [tell(before), tell(after)];
  const unsaid = EXTRAS.filter((extra) => extra in old.said && !(extra in now.said));
  const fresh = newIn(old, now);
  return toldPerson(look, { ...fresh, without: [...fresh.without, ...unsaid] });
}

function newIn<Told extends PersonInWords | PetInWords>(old: Told, now: Told): Told {
  const known = old.said as Record<string, unknown>;
  const fresh = Object.entries(now.said).filter(
    ([part, said]) => JSON.stringify(said) !== JSON.stringify(known[part]),
  );
  const { without } = old as { without: readonly string[] };
  return {
    ...now,
    said: Object.fromEntries(fresh),
    without: now.without.filter((part) => !without.includes(part)),
  };
}

/** Everybody with a look: who was added before there were looks gets one, once. */
export function withLooks(
  family: readonly PersonalCharacter[],
  words: LookWords | undefined,
): readonly PersonalCharacter[] {
  const whole: PersonalCharacter[] = [];
  for (const each of family) {
    const look =
      each.look ?? firstLook({ description: '', ...each }, { words, seed: each.id, family: whole });
    whole.push(look && look !== each.look ? { ...each, look } : each);
  }
  return whole;
}

/** Other hair, other clothes: all that chance may decide, and nothing that somebody has or wears for a reason. */
export function rolledLook(look: Look, seed: string): Look {
  if (isPetLook(look)) {
    const { species, collar } = look;
    return wholePet({ species, ...(collar && { collar }) }, seed);
  }
  const { age, skin, marks, glasses, hearing, cover, beard, mobility, height } = look;
  const said = { age, skin, marks, height, glasses, hearing, cover, beard, mobility };
  return wholePerson(withoutGaps(said), seed, { gender: 'x' });
}

function withoutGaps<Value extends object>(value: Value) {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Part in keyof Value]: Exclude<Value[Part], undefined>;
  };
}

/** As somebody else of the family has it by birth. */
export function likeAnother(look: PersonLook, { skin, hair, face }: PersonLook): PersonLook {
  return { ...look, skin, face, hair: { ...look.hair, colour: hair.colour } };
}
