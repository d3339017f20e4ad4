import type { CreatedStory, StoryChoices } from '#domain/created-story.ts';

export const WIZARD_STEPS = ['setting', 'theme', 'character', 'story'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** What the last step shows: the story, or more heroes or another theme to be chosen for it. */
export type StoryView = 'view' | 'editCharacters' | 'editTheme';

/** Where somebody stands, first to last: every place is an entry of the browser's history. */
export const WIZARD_PLACES = [...WIZARD_STEPS, 'editCharacters', 'editTheme'] as const;
export type WizardPlace = (typeof WIZARD_PLACES)[number];

export function placeOf({ step, view }: { step: WizardStep; view: StoryView }): WizardPlace {
  return step === 'story' && view !== 'view' ? view : step;
}

export function isOfStory(place: WizardPlace): place is 'story' | Exclude<StoryView, 'view'> {
  return place === 'story' || place === 'editCharacters' || place === 'editTheme';
}

type Made = Pick<StoryChoices, 'setting' | 'theme'>;

/** The place itself, or the first one before it where something is still to be chosen. */
export function reachablePlace(made: Made & { story: CreatedStory | null }, place: WizardPlace): WizardPlace {
  if (place === 'setting' || (place === 'theme' && made.setting)) return place;
  return made.story && isOfStory(place) ? place : firstOpenStep(made);
}

/** Where somebody goes on who finds choices made. */
export function firstOpenStep({ setting, theme }: Made): WizardStep {
  if (!setting) return 'setting';
  return theme ? 'character' : 'theme';
}

/** Which of two places is further back. */
export function isBefore(one: WizardPlace, other: WizardPlace): boolean {
  return WIZARD_PLACES.indexOf(one) < WIZARD_PLACES.indexOf(other);
}

/** The first place has the creator's own address; the others are named in it. */
export function placePath(place: WizardPlace): string {
  return place === 'setting' ? '/?create' : `/?create&step=${place}`;
}

export function placeIn(search: URLSearchParams): WizardPlace | null {
  return WIZARD_PLACES.find((place) => place === search.get('step')) ?? null;
}
