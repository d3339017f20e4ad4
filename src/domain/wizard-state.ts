import { DEFAULT_AGE_GROUP, type AgeGroup } from '#domain/age-groups.ts';
import type {
  CreatedStory,
  NewStory,
  NextPart,
  Saved,
  StoryChoices,
  StoryPicture,
} from '#domain/created-story.ts';
import type { Look } from '#domain/look.ts';
import type { Pronoun } from '#domain/pronouns.ts';
import type { SecondTelling } from '#domain/side-by-side.ts';
import { OPTION_KINDS, type OptionKind, type StoryOption } from '#domain/story-options.ts';
import { WIZARD_STEPS, type StoryView, type WizardPlace, type WizardStep } from '#domain/wizard-places.ts';

export type Generation = 'new' | 'continue';

/** A story with what it is made of. */
export type OpenedStory = StoryChoices & { story: CreatedStory };

export interface WizardState extends StoryChoices {
  step: WizardStep;
  view: StoryView;
  /** What people added themselves. */
  customs: Readonly<Record<OptionKind, readonly StoryOption[]>>;
  /** The custom-item form that is open. */
  form: OptionKind | null;
  busy: Generation | null;
  story: CreatedStory | null;
  /** What the story is made of, whatever is being chosen meanwhile. */
  madeOf: StoryChoices | null;
  /** What the text that is on its way is made of. */
  beingTold: StoryChoices | null;
  /** What the story was made of before it last went on; until then it can be taken back, once. */
  undo: StoryChoices | null;
}

export type WizardEvent =
  | { type: 'ageChosen'; ageGroup: AgeGroup }
  | { type: 'settingChosen'; setting: StoryOption }
  | { type: 'themeChosen'; theme: StoryOption }
  | { type: 'characterToggled'; character: StoryOption }
  | { type: 'characterChanged'; character: StoryOption }
  | { type: 'characterRemoved'; id: string }
  | { type: 'familyLeft' }
  | { type: 'formOpened'; kind: OptionKind }
  | { type: 'formClosed' }
  | {
      type: 'customAdded';
      kind: OptionKind;
      name: string;
      pronoun?: Pronoun | undefined;
      look?: Look | undefined;
      now: number;
    }
  /** Regulars are heroes already when nobody else is. */
  | { type: 'next'; regulars?: readonly StoryOption[] }
  | { type: 'back' }
  | { type: 'generationStarted'; generation: Generation }
  | { type: 'walked'; place: WizardPlace }
  | { type: 'storyCreated'; story: NewStory; text: string; questions?: readonly string[] }
  | ({ type: 'storyContinued' } & NextPart)
  | { type: 'continuationUndone' }
  | { type: 'generationFailed' }
  | { type: 'picturesDrawn'; storyId: string; pictures: readonly StoryPicture[]; painter: string }
  | { type: 'toldBeside'; storyId: string; telling: SecondTelling }
  | { type: 'editStarted'; view: Exclude<StoryView, 'view'> }
  | { type: 'editCancelled' }
  | { type: 'storyOpened'; state: OpenedStory }
  | { type: 'storyFollowed'; state: OpenedStory }
  | { type: 'storySaved'; storyId: string; saved: Saved; owner: string }
  | { type: 'storyCopied'; storyId: string; id: string }
  | { type: 'choicesFilled'; choices: StoryChoices }
  | { type: 'startedOver' };

export const FIRST_STATE: WizardState = {
  step: 'setting',
  view: 'view',
  ageGroup: DEFAULT_AGE_GROUP,
  setting: null,
  theme: null,
  characters: [],
  customs: { setting: [], theme: [], character: [] },
  form: null,
  busy: null,
  story: null,
  madeOf: null,
  beingTold: null,
  undo: null,
};

export function choicesOf({ ageGroup, setting, theme, characters }: StoryChoices): StoryChoices {
  return { ageGroup, setting, theme, characters };
}

/** The open story with what it is made of. */
export function openStory({ story, madeOf }: Pick<WizardState, 'story' | 'madeOf'>): OpenedStory | null {
  return story && madeOf && { ...madeOf, story };
}

/** What is worth keeping when the page is loaded again: whatever was being written then is not. */
export function settled(state: WizardState): WizardState {
  return { ...state, busy: null, beingTold: null, form: null };
}

/** What a tab kept, also before there was all of today's. */
export function restored(state: WizardState): WizardState {
  const whole = { ...FIRST_STATE, ...settled(state) };
  return { ...whole, madeOf: whole.story && (whole.madeOf ?? choicesOf(whole)) };
}

export function isWizardState(value: unknown): value is WizardState {
  if (typeof value !== 'object' || value === null) return false;
  const state = value as Partial<WizardState>;
  return (
    WIZARD_STEPS.includes(state.step as WizardStep) &&
    Array.isArray(state.characters) &&
    OPTION_KINDS.every((kind) => Array.isArray(state.customs?.[kind])) &&
    (state.step !== 'story' || Array.isArray(state.story?.segments))
  );
}
