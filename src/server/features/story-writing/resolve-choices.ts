import type { StoryChoices } from '#contract/stories.ts';
import { isFreeCharacter, isFreeSetting, isFreeTheme } from '#domain/access.ts';
import { catalogueFor, type Catalogues } from '#domain/catalogue.ts';
import { nearest, type CatalogueMeanings, type MeaningsOf } from '#domain/nearest.ts';
import { isPersonal } from '#domain/personal-character.ts';
import { GENDER_OF, pronounOfFace, type Pronoun } from '#domain/pronouns.ts';
import type { CatalogueMeaning, StoryCharacter, StoryRequest } from '#engines/storyteller/port.ts';
import { AppError } from '#server/http/errors.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';

/** What is in the catalogue, and by which words people mean it. */
export interface Known {
  catalogues: Catalogues;
  meanings: MeaningsOf;
}

/** Whoever types a theme that nothing comes near to wants something to happen. */
const ANY_THEME = 'adventure';
/** There is one everywhere, and whatever is there can be nearly anywhere. */
const ANY_PLACE = 'park';

/**
 * What a storyteller is told: ids of the catalogue become what it knows of them, and what somebody typed becomes what it
 * comes nearest to, under the name that they gave it.
 */
export function resolveChoices(
  choices: StoryChoices,
  { catalogues, meanings }: Known,
): Pick<StoryRequest, 'language' | 'ageGroup' | 'setting' | 'theme' | 'characters'> {
  const { settings, themes, characters } = catalogues[choices.language];
  const near = (kind: keyof CatalogueMeanings, typed: Described) =>
    nearest(`${typed.name}\n${typed.description ?? ''}`, meanings[choices.language][kind]);
  const byId = <Known extends { id: string }>(known: readonly Known[], id: string | undefined) =>
    known.find((each) => each.id === id);
  const setting = byId(settings, choices.setting.id);
  const theme = byId(themes, choices.theme.id);
  const likeSetting = setting ?? byId(settings, near('settings', choices.setting));
  const likeTheme = theme ?? byId(themes, near('themes', choices.theme));
  const nearSetting = likeSetting ?? byId(settings, ANY_PLACE);
  const nearTheme = likeTheme ?? byId(themes, ANY_THEME);
  return {
    language: choices.language,
    ageGroup: choices.ageGroup,
    setting: {
      ...(setting
        ? { id: setting.id, name: setting.name, pack: setting.pack, where: setting.where }
        : {
            ...(nearSetting && { id: nearSetting.id, pack: nearSetting.pack }),
            name: choices.setting.name,
            typed: true,
          }),
      ...meaningOf(likeSetting),
    },
    theme: {
      ...(nearTheme && { id: nearTheme.id, family: nearTheme.family }),
      name: theme?.name ?? choices.theme.name,
      ...(!theme && { typed: true }),
      ...meaningOf(likeTheme),
    },
    characters: choices.characters.map((character): StoryCharacter => {
      const known = characters.find(({ id }) => id === character.id);
      if (known) {
        const { givenName, name, kind, gender } = known;
        return { name: givenName, intro: name, kind, gender, personal: false };
      }
      if (isPersonal(character)) return personalCharacter(character, choices);
      return { name: character.name, kind: 'being', ...spokenOf(character), personal: false };
    }),
  };
}

function meaningOf(known: CatalogueMeaning | undefined): { means?: CatalogueMeaning } {
  return known ? { means: { name: known.name, description: known.description } } : {};
}

type Item = StoryChoices['characters'][number];

/** How somebody belongs to the family comes beside the characters; who is not mentioned there is a friend. */
function personalCharacter(
  { name, emoji, description, pronoun }: Item,
  { personalizedContext }: StoryChoices,
): StoryCharacter {
  const more = personalizedContext?.personalizedCharacters.find((each) => each.name === name);
  const face = more?.emoji || emoji;
  const about = more?.description || description;
  const species = SPECIES.get(face);
  return {
    name,
    kind: kindOf(more?.relationship ?? 'friend', face),
    ...spokenOf({ pronoun: more?.pronoun || pronoun, emoji: face }),
    personal: true,
    ...(species && { species }),
    ...(about && { description: about }),
  };
}

/** As the family said, else as the picture suggests. */
function spokenOf({ pronoun, emoji }: { pronoun?: Pronoun | null | undefined; emoji: string }) {
  const gender = GENDER_OF[pronoun ?? pronounOfFace(emoji)];
  return pronoun ? { gender, genderSaid: true as const } : { gender };
}

const SPECIES = new Map<string, 'dog' | 'cat'>([
  ['🐶', 'dog'],
  ['🐱', 'cat'],
]);
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
  if (choices.characters.some(isPersonal)) {
    throw new AppError(403, 'locked', 'Sign in to add your family and friends to stories!');
  }
}

/** What people typed in themselves is checked like everything else that a child will read; a story so far, too. */
export function requireSafe(choices: StoryChoices & { existingStory?: string | null | undefined }): void {
  const { language, setting, theme, characters, personalizedContext: personal, existingStory } = choices;
  const numbered = (field: string, items: readonly Described[]) =>
    items.map(({ name, description }, i) => [`${field}.${i}`, [name, description]] as const);
  requireSafeText(
    {
      setting: [setting.name, setting.description],
      theme: [theme.name, theme.description],
      existingStory,
      'personalizedContext.context': personal?.context,
      'personalizedContext.themeCharacters': personal?.themeCharacters,
      ...Object.fromEntries(numbered('characters', characters)),
      ...Object.fromEntries(
        numbered('personalizedContext.personalizedCharacters', personal?.personalizedCharacters ?? []),
      ),
    },
    language,
  );
}

interface Described {
  name: string;
  description?: string | null | undefined;
}
