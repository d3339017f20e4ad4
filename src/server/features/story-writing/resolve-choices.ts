import type { StoryChoices } from '#contract/stories.ts';
import { isFreeCharacter, isFreeSetting, isFreeTheme } from '#domain/access.ts';
import { catalogueFor, type Catalogues } from '#domain/catalogue.ts';
import { checkText } from '#domain/content-safety/check-text.ts';
import type { Gender } from '#domain/story-world.ts';
import type { StoryCharacter, StoryRequest } from '#engines/storyteller/port.ts';
import { AppError } from '#server/http/errors.ts';

const PERSONAL = 'personal-';

/** What a storyteller is told: ids of the catalogue become what it knows of them, everything else is taken by its name. */
export function resolveChoices(
  choices: StoryChoices,
  catalogues: Catalogues,
): Pick<StoryRequest, 'language' | 'ageGroup' | 'setting' | 'theme' | 'characters'> {
  const { settings, themes, characters } = catalogues[choices.language];
  const setting = settings.find(({ id }) => id === choices.setting.id);
  const theme = themes.find(({ id }) => id === choices.theme.id);
  return {
    language: choices.language,
    ageGroup: choices.ageGroup,
    setting: setting
      ? { name: setting.name, pack: setting.pack, where: setting.where }
      : { name: choices.setting.name },
    theme: theme ? { name: theme.name, family: theme.family } : { name: choices.theme.name },
    characters: choices.characters.map((character): StoryCharacter => {
      const known = characters.find(({ id }) => id === character.id);
      if (known) {
        const { givenName, name, kind, gender } = known;
        return { name: givenName, intro: name, kind, gender, personal: false };
      }
      if (character.id.startsWith(PERSONAL)) return personalCharacter(character, choices);
      return { name: character.name, kind: 'being', gender: 'x', personal: false };
    }),
  };
}

type Item = StoryChoices['characters'][number];

/** How somebody belongs to the family comes beside the characters; who is not mentioned there is a friend. */
function personalCharacter(
  { name, emoji, description }: Item,
  { personalizedContext }: StoryChoices,
): StoryCharacter {
  const more = personalizedContext?.personalizedCharacters.find((each) => each.name === name);
  const face = more?.emoji || emoji;
  const about = more?.description || description;
  return {
    name,
    kind: kindOf(more?.relationship ?? 'friend', face),
    gender: GENDERS[face] ?? 'x',
    personal: true,
    ...(SPECIES[face] && { species: SPECIES[face] }),
    ...(about && { description: about }),
  };
}

const GENDERS: Record<string, Gender> = { '👧': 'f', '👩': 'f', '👦': 'm', '👨': 'm' };
const SPECIES: Record<string, 'dog' | 'cat'> = { '🐶': 'dog', '🐱': 'cat' };
const CHILDREN = new Set(['👶', '👧', '👦']);

function kindOf(relationship: string, face: string): StoryCharacter['kind'] {
  switch (relationship) {
    case 'kid':
    case 'friend':
      return 'child';
    case 'pet':
      return 'pet';
    case 'family':
      return CHILDREN.has(face) ? 'child' : 'adult';
    default:
      return 'being';
  }
}

/** What has no account may use is decided here, not in the browser. */
export function requireUnlocked(choices: StoryChoices, catalogues: Catalogues): void {
  const { settings, themes, characters } = catalogues[choices.language];
  const ofAge = catalogueFor(catalogues[choices.language], choices.ageGroup).characters;
  const setting = settings.find(({ id }) => id === choices.setting.id);
  const theme = themes.find(({ id }) => id === choices.theme.id);
  const locked =
    (setting && !isFreeSetting(setting)) ||
    (theme && !isFreeTheme(theme)) ||
    choices.characters.some(
      // Whom we know of another age only has no place in the list that decides.
      ({ id }) =>
        characters.some((each) => each.id === id) &&
        !isFreeCharacter(ofAge.findIndex((each) => each.id === id)),
    );
  if (locked) throw new AppError(403, 'locked', 'Sign up to unlock this setting, theme or character');
  if (choices.characters.some(({ id }) => id.startsWith(PERSONAL))) {
    throw new AppError(403, 'locked', 'Sign in to add your family and friends to stories!');
  }
}

/** What people typed in themselves is checked like everything else that a child will read. */
export function requireSafe(choices: StoryChoices): void {
  const fields: Record<string, string> = {};
  const look = (field: string, ...texts: (string | null | undefined)[]) => {
    const clean = texts.every((text) => !text || checkText(text, { language: choices.language }).clean);
    if (!clean) fields[field] = 'Please use family-friendly language suitable for children';
  };
  look('setting', choices.setting.name, choices.setting.description);
  look('theme', choices.theme.name, choices.theme.description);
  choices.characters.forEach(({ name, description }, i) => look(`characters.${i}`, name, description));
  choices.personalizedContext?.personalizedCharacters.forEach(({ name, description }, i) =>
    look(`personalizedContext.personalizedCharacters.${i}`, name, description),
  );
  if (Object.keys(fields).length > 0) {
    throw new AppError(
      422,
      'unsafe_text',
      'Please use family-friendly language suitable for children',
      fields,
    );
  }
}
