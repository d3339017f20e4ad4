/**
 * What visitors without an account may use. The same functions draw the lock in the browser and refuse on the server.
 */
const FREE_THEMES = [
  'Adventure',
  'Friendship',
  'Learning',
  'Bedtime',
  'Animal Friends',
  'Kindness',
  'Sharing',
  'Teamwork',
  'Problem Solving',
  'Creativity',
  'Mystery',
  'Magic',
  'Nature',
  'Space',
  'Ocean',
  'Family',
];

const FREE_SETTINGS = ['Forest', 'School', 'Home', 'Park', 'Beach', 'Garden', 'Playground', 'Farm'];

export const FREE_CHARACTERS = 15;

interface Named {
  id: string;
  name: string;
}

export function isFreeTheme(theme: Named): boolean {
  return mentions(theme, FREE_THEMES);
}

export function isFreeSetting(setting: Named): boolean {
  return mentions(setting, FREE_SETTINGS);
}

/** By the place in the list of the age group; -1 is nowhere in it. */
export function isFreeCharacter(index: number): boolean {
  return index >= 0 && index < FREE_CHARACTERS;
}

/** Names are translated, ids are not; words in an id are joined by hyphens. */
function mentions({ id, name }: Named, keywords: readonly string[]): boolean {
  const texts = [name.toLowerCase(), id.toLowerCase().replaceAll('-', ' ')];
  return keywords.some((keyword) => texts.some((text) => text.includes(keyword.toLowerCase())));
}
