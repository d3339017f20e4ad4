export const REQUIREMENT_TYPES = [
  'story_count',
  'theme_exploration',
  'favorite_added',
  'tutorial_completed',
] as const;
export type RequirementType = (typeof REQUIREMENT_TYPES)[number];

export interface Requirement {
  requirementType: RequirementType;
  requirementValue: number;
  /** Only for theme_exploration. */
  requirementTheme: string | null;
}

/** What somebody did, with how often they have done it by now. */
export type Deed =
  | { name: 'story_created'; stories: number; theme: { id: string; name: string } }
  | { name: 'favorite_added'; favorites: number }
  | { name: 'tutorial_completed' };

export function isEarnedBy(requirement: Requirement, deed: Deed): boolean {
  return RULES[requirement.requirementType](deed, requirement);
}

const RULES: Readonly<Record<RequirementType, (deed: Deed, requirement: Requirement) => boolean>> = {
  story_count: (deed, { requirementValue }) =>
    deed.name === 'story_created' && deed.stories >= requirementValue,
  theme_exploration: (deed, { requirementTheme }) =>
    deed.name === 'story_created' && isAbout(deed.theme, requirementTheme),
  favorite_added: (deed, { requirementValue }) =>
    deed.name === 'favorite_added' && deed.favorites >= requirementValue,
  tutorial_completed: (deed) => deed.name === 'tutorial_completed',
};

/** The themes of the document as our catalogue has them: its ids are the same in every language, its names are not. */
const CATALOGUE_IDS: Readonly<Record<string, string>> = {
  Adventure: 'adventure',
  'Fairy Tale': 'fairy-tales',
  Space: 'space',
  Animals: 'animal-friends',
};

/** By its id, or by its name if somebody typed it. */
function isAbout({ id, name }: { id: string; name: string }, wanted: string | null): boolean {
  if (wanted === null) return false;
  return id === CATALOGUE_IDS[wanted] || name.trim().toLowerCase() === wanted.toLowerCase();
}

export interface Progress {
  earned: number;
  total: number;
  /** Of those that are earned. */
  points: number;
  percentage: number;
}

export function progressOf(list: readonly { points: number; earnedAt: unknown }[]): Progress {
  const earned = list.filter(({ earnedAt }) => earnedAt !== null);
  return {
    earned: earned.length,
    total: list.length,
    points: earned.reduce((sum, { points }) => sum + points, 0),
    percentage: list.length === 0 ? 0 : Math.round((earned.length / list.length) * 100),
  };
}
