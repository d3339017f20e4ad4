import type { Look } from '#domain/look.ts';
import type { Pronoun } from '#domain/pronouns.ts';

/** Something a story is made of: a setting, a theme or a hero, out of the catalogue or somebody's own. */
export interface StoryOption {
  id: string;
  name: string;
  emoji: string;
  description: string;
  /** Of a hero of one's own, if somebody said. */
  pronoun?: Pronoun | undefined;
  /** Of a hero of one's own. It stays in this browser, and goes along with a wish for pictures. */
  look?: Look | undefined;
}

/** Without what only a list or a card knows of it, and without looks: a story is told in words. */
export function optionOf({ id, name, emoji, description, pronoun }: StoryOption): StoryOption {
  return { id, name, emoji, description, ...(pronoun && { pronoun }) };
}

export const OPTION_KINDS = ['setting', 'theme', 'character'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** Under this, themes of people's own are counted together: what they typed is theirs. */
export const CUSTOM_THEMES = 'custom';

/** So many heroes find room in a story. */
export const MAX_HEROES = 12;

/** Characters of the title of one's own story. */
export const MAX_TITLE = 200;

const CUSTOM_EMOJIS: Readonly<Record<OptionKind, string>> = { setting: '🏞️', theme: '💡', character: '⭐' };
const THEME_CHARACTER_EMOJI = '🌟';

interface Typed {
  name: string;
  pronoun?: Pronoun | undefined;
  look?: Look | undefined;
  now: number;
}

const OWN = 'custom-';

/** Thought of by whoever told the story, and in no catalogue. */
export function isOwnOption({ id }: Pick<StoryOption, 'id'>): boolean {
  return id.startsWith(OWN);
}

/** Somebody's own. Blank names make nothing. */
export function customOption(kind: OptionKind, { name, pronoun, look, now }: Typed): StoryOption | null {
  if (name.trim() === '') return null;
  const option = optionOf({
    id: `${OWN}${now}`,
    name: name.trim(),
    emoji: CUSTOM_EMOJIS[kind],
    description: `Custom ${kind}`,
    pronoun,
  });
  return { ...option, ...(look && { look }) };
}

interface ThemeWithCharacters {
  id: string;
  name: string;
  characters: readonly string[];
}

/** The heroes that belong to a theme. */
export function themeCharacters({ id, name, characters }: ThemeWithCharacters): StoryOption[] {
  return characters.map((character, index) => ({
    id: themeCharacterId(id, index),
    name: character,
    emoji: THEME_CHARACTER_EMOJI,
    description: `A character from ${name}`,
  }));
}

export function themeCharacterId(theme: string, index: number): string {
  return `${theme}-char-${index}`;
}
