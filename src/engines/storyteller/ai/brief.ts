import type { About, Understanding, Understood } from '#engines/storyteller/ai/understood/understanding.ts';
import { castStory } from '#engines/storyteller/built-in/plan/casting.ts';
import type { StoryCharacter, StoryRequest, StorySetting, StoryTheme } from '#engines/storyteller/port.ts';
import type { Aid } from '#engines/storyteller/tales/people.ts';

export type Choices = Pick<StoryRequest, 'language' | 'ageGroup' | 'setting' | 'theme' | 'characters'>;

/** All that goes out of the house about a wish: data, as a model reads it. */
export interface Brief {
  place: Wished;
  theme: Wished;
  people: readonly BriefPerson[];
  leaveOut?: readonly string[];
}

interface Wished {
  name: string;
  /** As the story may say it: "in the Enchanted Forest". */
  where?: string;
  /** Of what somebody typed: what of ours comes nearest. */
  nearest?: string;
  means?: string;
}

interface BriefPerson extends About {
  name: string;
  role: Role;
  is: string;
  introducedAs?: string;
  pronoun?: string;
  theirs?: true;
}

type Role = 'hero' | 'second' | 'elder' | 'pet' | 'friend';

export interface Briefed extends Brief {
  /** How people get about, by their names: for pictures. */
  aids: ReadonlyMap<string, Aid>;
}

export type Briefing = (choices: Choices) => Promise<Briefed>;

/** What a model is told of a wish: what was understood, not what was written. Asked for again, it is at hand. */
export function createBriefing(understanding: Understanding): Briefing {
  const briefed = new WeakMap<Choices, Promise<Briefed>>();
  return (choices) => {
    const brief = briefed.get(choices) ?? briefOf(choices, understanding);
    briefed.set(choices, brief);
    return brief;
  };
}

async function briefOf(
  { language, setting, theme, characters }: Choices,
  understanding: Understanding,
): Promise<Briefed> {
  const known = await Promise.all(characters.map((each) => understanding.of(each, language)));
  const wished = async (each: StorySetting | StoryTheme) =>
    meant(each, each.typed === true && (await understanding.isSensitive(each.name, language)));
  const leaveOut = [...new Set(known.flatMap((each) => each.leaveOut))];
  const roleOf = rolesOf(characters);
  return {
    place: { ...(await wished(setting)), ...(setting.where && { where: setting.where }) },
    theme: await wished(theme),
    people: characters.map((each, i) => introduce(each, roleOf(each), known[i]?.about ?? {})),
    ...(leaveOut.length > 0 && { leaveOut }),
    aids: new Map(characters.flatMap(({ name }, i) => aidOf(name, known[i]))),
  };
}

const aidOf = (name: string, known: Understood | undefined): [string, Aid][] =>
  known?.aid ? [[name, known.aid]] : [];

/** What is to stay with us is told by what it comes nearest to, or not at all. */
function meant({ name, typed, means }: StorySetting | StoryTheme, isSensitive: boolean): Wished {
  return {
    name: isSensitive ? (means?.name ?? 'whatever suits them') : name,
    ...(typed && means && !isSensitive && { nearest: means.name }),
    ...(means && { means: means.description }),
  };
}

function rolesOf(characters: readonly StoryCharacter[]): (character: StoryCharacter) => Role {
  const { hero, pal, elder } = castStory(characters);
  return (character) => {
    if (character === hero) return 'hero';
    if (character === elder || (character === pal && character.kind === 'adult' && character.personal))
      return 'elder';
    if (character.kind === 'pet') return 'pet';
    return character === pal ? 'second' : 'friend';
  };
}

const KINDS = {
  child: 'a child',
  adult: 'a grown-up',
  pet: 'a pet that does not speak',
  being: 'a character',
} as const;

const PRONOUNS = { f: 'she', m: 'he', n: 'they', x: undefined } as const;

function introduce(
  { name, intro, kind, species, gender, personal }: StoryCharacter,
  role: Role,
  about: About,
): BriefPerson {
  return {
    name,
    role,
    is: kind === 'pet' && species ? `a ${species} that does not speak` : KINDS[kind],
    ...(intro && intro !== name && { introducedAs: intro }),
    ...(PRONOUNS[gender] && { pronoun: PRONOUNS[gender] }),
    ...(personal && { theirs: true as const }),
    ...about,
  };
}
