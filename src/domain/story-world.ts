/** The kinds of places that stories know well. Every setting of the catalogue belongs to one. */
export const SETTING_PACKS = [
  'forest',
  'seaside',
  'mountain',
  'space',
  'town',
  'farm',
  'castle',
  'anywhere',
] as const;

export type SettingPack = (typeof SETTING_PACKS)[number];

/** What stories are about at heart. Every theme of the catalogue belongs to one. */
export const THEME_FAMILIES = [
  'courage',
  'kindness',
  'friendship',
  'honesty',
  'curiosity',
  'teamwork',
  'imagination',
  'calm',
] as const;

export type ThemeFamily = (typeof THEME_FAMILIES)[number];

/** `n`: neither, they; `x`: we do not know, and the prose does not say. */
export const GENDERS = ['f', 'm', 'n', 'x'] as const;
export type Gender = (typeof GENDERS)[number];

/** A child, a grown-up who gives and waits, an animal that does not speak, or somebody out of a story, who does. */
export type CharacterKind = 'child' | 'adult' | 'pet' | 'being';
