import { characters, oneLine } from '#domain/characters.ts';
import type { Look } from '#domain/look.ts';
import { isSayable } from '#domain/said-name.ts';
import type { Pronoun } from '#domain/pronouns.ts';
import type { StoryOption } from '#domain/story-options.ts';

export const RELATIONSHIPS = ['kid', 'family', 'friend', 'pet', 'custom'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

export const PERSONAL_EMOJIS = ['👶', '👧', '👦', '👨', '👩', '🐶', '🐱', '⭐'] as const;

export const DEFAULT_EMOJIS: Readonly<Record<Relationship, string>> = {
  kid: '👶',
  family: '👩',
  friend: '👦',
  pet: '🐶',
  custom: '⭐',
};

const PERSONAL = 'personal-';

/** Somebody from the reader's own life. Kept in the browser and nowhere else. */
export interface PersonalCharacter {
  id: string;
  name: string;
  emoji: string;
  relationship: Relationship;
  description?: string | undefined;
  /** As somebody chose it; else as the picture suggests. */
  pronoun?: Pronoun | undefined;
  /** How they are drawn. */
  look?: Look | undefined;
  /** How the name is said, written as the family hears it; else as a voice reads it. */
  said?: string | undefined;
  /** ISO time. */
  dateAdded: string;
}

export interface PersonalForm {
  name: string;
  relationship: Relationship;
  emoji: string;
  description: string;
  pronoun?: Pronoun | undefined;
  look?: Look | undefined;
  said?: string | undefined;
}

export type PersonalFault = 'nameRequired' | 'nameLength' | 'said' | 'descriptionLength' | 'language';

const UNKIND = ['bad', 'scary', 'violent', 'mean', 'hate', 'kill', 'stupid'];

/** People are called so: a family must not be told that the name of their child is unkind. */
const REAL_NAMES = new Set(
  [
    'killian killion killeen killen killarney killick killigrew killebrew killoran killough killilea killip kille killy killua',
    'skilla skillen skilling skillman gaskill thirkill burkill mackillop',
    'sinbad sindbad badal badar badawi badawy badejo badmus baden badenoch bader badgley badham baddeley',
    'badia badía badiah badillo badr badri badria badrinath badriya badru badruddin badrul badu badou',
    'abad abada abadi abadía ibad ibadat ibadullah labadie obadiah obadia shahbad ubada ubadah',
    'ahmedabad allahabad aurangabad barbados carlsbad faridabad firozabad ghaziabad hyderabad islamabad karlsbad',
    'marienbad moradabad shahabad wiesbaden',
    'ahate bhate chatelain ghate hatef hateley hatem hatemi khateeb khatemi khater mahatekar phate rahate shater whateley whately',
    'meana meaney meanley meanwell',
  ].flatMap((names) => names.split(' ')),
);

/** The first thing that is wrong, or null. The words are looked for as they stand in the document: anywhere. */
export function personalFault({
  name,
  description,
  said = '',
}: Pick<PersonalForm, 'name' | 'description' | 'said'>): PersonalFault | null {
  const named = characters(oneLine(name)).length;
  const described = characters(oneLine(description)).length;
  const all =
    `${withoutRealNames(name)} ${withoutRealNames(description)} ${withoutRealNames(said)}`.toLowerCase();
  if (named === 0) return 'nameRequired';
  if (named < 2 || named > 50) return 'nameLength';
  if (oneLine(said) && !isSayable(said)) return 'said';
  if (described > 0 && (described < 5 || described > 200)) return 'descriptionLength';
  if (UNKIND.some((word) => all.includes(word))) return 'language';
  return null;
}

/** (+) Whole words only, so that nothing unkind passes as part of one. */
function withoutRealNames(text: string): string {
  return text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => (REAL_NAMES.has(word.toLowerCase()) ? '' : word));
}

export function isPersonal({ id }: { id: string }): boolean {
  return id.startsWith(PERSONAL);
}

interface New {
  now: Date;
  /** Anything that was not used before. */
  token: string;
}

export function newPersonal(form: PersonalForm, { now, token }: New): PersonalCharacter {
  return { id: `${PERSONAL}${token}`, dateAdded: now.toISOString(), ...fieldsOf(form) };
}

export function changedPersonal(character: PersonalCharacter, form: PersonalForm): PersonalCharacter {
  const { id, dateAdded } = character;
  return { id, dateAdded, ...fieldsOf(form) };
}

function fieldsOf({ name, relationship, emoji, description, pronoun, look, said = '' }: PersonalForm) {
  return {
    name: oneLine(name),
    relationship,
    emoji,
    ...(oneLine(description) && { description: oneLine(description) }),
    ...(pronoun && { pronoun }),
    ...(look && { look }),
    ...(oneLine(said) && { said: oneLine(said) }),
  };
}

/** As a hero of the wizard. */
export function asOption({ id, name, emoji, description = '', look }: PersonalCharacter): StoryOption {
  return { id, name, emoji, description, ...(look && { look }) };
}

/** What goes along with a request for a story, so that it turns around the people of the reader. */
export interface PersonalizedContext {
  isPersonalized: boolean;
  personalizedCharacters: Pick<
    PersonalCharacter,
    'name' | 'relationship' | 'description' | 'emoji' | 'pronoun'
  >[];
  themeCharacters: string[];
  context: string;
}

export function personalizedContext(
  heroes: readonly StoryOption[],
  known: readonly PersonalCharacter[],
): PersonalizedContext {
  const personal = known.filter(({ id }) => heroes.some((hero) => hero.id === id));
  return {
    isPersonalized: personal.length > 0,
    personalizedCharacters: personal.map(({ name, relationship, description, emoji, pronoun }) => ({
      name,
      relationship,
      emoji,
      ...(description && { description }),
      ...(pronoun && { pronoun }),
    })),
    themeCharacters: heroes.filter((hero) => !isPersonal(hero)).map(({ name }) => name),
    context: personal.length > 0 ? CONTEXT : '',
  };
}

const CONTEXT =
  'The personal characters are from the reader’s own life. They are central to the story, and how they belong to each other matters in it.';
