import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';

/** Choices for a story by their ids in the catalogue, as an address carries them. */
export interface StoryWish {
  ageGroup: AgeGroup;
  setting: string;
  theme: string;
  characters: readonly string[];
}

/** Where the creator opens with these choices made. */
export function creatorPath({ ageGroup, setting, theme, characters }: StoryWish): string {
  return `/?create&age=${ageGroup}&setting=${setting}&theme=${theme}&heroes=${characters.join('.')}`;
}

/** What an address asks for. Whether there is any of it, the catalogue knows. */
export function storyWishIn(search: URLSearchParams): StoryWish | null {
  const ageGroup = AGE_GROUPS.find((age) => age === search.get('age'));
  if (!ageGroup) return null;
  const heroes = search.get('heroes')?.split('.') ?? [];
  return {
    ageGroup,
    setting: search.get('setting') ?? '',
    theme: search.get('theme') ?? '',
    characters: heroes,
  };
}
