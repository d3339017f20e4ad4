import { DEFAULT_AGE_GROUP, type AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import {
  MAX_HEROES,
  OPTION_KINDS,
  customOption,
  type OptionKind,
  type StoryOption,
} from '#domain/story-options.ts';

export const WIZARD_STEPS = ['setting', 'theme', 'character', 'story'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** What the last step shows: the story, or more heroes or another theme to be chosen for it. */
export type StoryView = 'view' | 'editCharacters' | 'editTheme';

export type Generation = 'new' | 'continue';

/** A finished story, as far as it was told. */
export interface CreatedStory {
  /** Made in the browser; ties pictures, drafts and the shelf together. */
  id: string;
  title: string;
  /** First to last; the whole text has a blank line between them. */
  segments: readonly string[];
  /** Which segment is the newest. */
  index: number;
  continuations: number;
  language: LanguageCode;
  ageGroup: AgeGroup;
  /** Who wrote it. */
  writer: string;
  /** Where its turning points begin in the text of the first segment. */
  beats?: readonly number[];
  /** What was drawn for it so far. */
  pictures?: readonly StoryPicture[];
  /** Who drew them. */
  painter?: string;
}

export interface StoryPicture {
  /** Where its scene begins in the whole text. */
  offset: number;
  url: string;
  description: string;
}

export interface WizardState {
  step: WizardStep;
  view: StoryView;
  ageGroup: AgeGroup;
  setting: StoryOption | null;
  theme: StoryOption | null;
  /** The heroes, personal ones among them. */
  characters: readonly StoryOption[];
  /** What people added themselves. */
  customs: Readonly<Record<OptionKind, readonly StoryOption[]>>;
  /** The custom-item form that is open. */
  form: OptionKind | null;
  busy: Generation | null;
  story: CreatedStory | null;
  /** What the story was made of when more heroes or another theme began to be chosen for it. */
  beforeEdit: Pick<WizardState, 'theme' | 'characters'> | null;
}

export type WizardEvent =
  | { type: 'ageChosen'; ageGroup: AgeGroup }
  | { type: 'settingChosen'; setting: StoryOption }
  | { type: 'themeChosen'; theme: StoryOption }
  | { type: 'characterToggled'; character: StoryOption }
  | { type: 'characterChanged'; character: StoryOption }
  | { type: 'characterRemoved'; id: string }
  | { type: 'formOpened'; kind: OptionKind }
  | { type: 'formClosed' }
  | { type: 'customAdded'; kind: OptionKind; name: string; now: number }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'generationStarted'; generation: Generation }
  | { type: 'storyCreated'; story: Omit<CreatedStory, 'segments' | 'index' | 'continuations'>; text: string }
  | { type: 'storyContinued'; text: string }
  | { type: 'generationFailed' }
  | { type: 'picturesDrawn'; storyId: string; pictures: readonly StoryPicture[]; painter: string }
  | { type: 'editStarted'; view: Exclude<StoryView, 'view'> }
  | { type: 'editCancelled' }
  | {
      type: 'storyOpened';
      state: Pick<WizardState, 'ageGroup' | 'setting' | 'theme' | 'characters' | 'story'>;
    }
  | { type: 'choicesFilled'; choices: Pick<WizardState, 'ageGroup' | 'setting' | 'theme' | 'characters'> }
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
  beforeEdit: null,
};

export function wizard(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'ageChosen':
      return { ...state, ageGroup: event.ageGroup, setting: null, theme: null, characters: [] };
    case 'settingChosen':
      return { ...state, setting: event.setting };
    case 'themeChosen':
      return { ...state, theme: event.theme };
    case 'characterToggled':
      return { ...state, characters: toggled(state.characters, event.character) };
    case 'characterChanged':
      return {
        ...state,
        characters: state.characters.map((each) => (each.id === event.character.id ? event.character : each)),
      };
    case 'characterRemoved':
      return { ...state, characters: state.characters.filter(({ id }) => id !== event.id) };
    case 'formOpened':
      return { ...state, form: event.kind };
    case 'formClosed':
      return { ...state, form: null };
    case 'customAdded':
      return withCustom(state, event.kind, event.name, event.now);
    case 'next':
      return canGoOn(state) ? forward(state) : state;
    case 'back':
      return state.busy ? state : backward(state);
    case 'generationStarted':
      return canGenerate(state, event.generation) ? { ...state, busy: event.generation, form: null } : state;
    case 'storyCreated':
      return {
        ...state,
        busy: null,
        step: 'story',
        view: 'view',
        story: { ...event.story, segments: [event.text], index: 0, continuations: 0 },
      };
    case 'storyContinued':
      return {
        ...state,
        busy: null,
        view: 'view',
        story: state.story && continued(state.story, event.text),
        beforeEdit: null,
      };
    case 'generationFailed':
      return { ...state, busy: null };
    case 'picturesDrawn':
      return state.story?.id === event.storyId
        ? { ...state, story: withPictures(state.story, event.pictures, event.painter) }
        : state; // they came too late: another story is open
    case 'editStarted':
      return state.busy || !state.story ? state : startEdit(state, event.view);
    case 'editCancelled':
      return state.busy
        ? state
        : { ...state, ...state.beforeEdit, beforeEdit: null, view: 'view', form: null };
    case 'storyOpened':
      return { ...FIRST_STATE, customs: state.customs, ...event.state, step: 'story' };
    case 'choicesFilled':
      return { ...FIRST_STATE, customs: state.customs, ...event.choices, step: firstOpenStep(event.choices) };
    default: // started over
      return state.busy ? state : { ...FIRST_STATE, customs: state.customs };
  }
}

/** Whether Next Step may be pressed. */
export function canGoOn(state: WizardState): boolean {
  if (state.busy) return false;
  switch (state.step) {
    case 'setting':
      return state.setting !== null;
    case 'theme':
      return state.theme !== null;
    case 'character':
      return canGenerate(state, 'new');
    default:
      return false;
  }
}

/** A story needs a hero, a theme and a setting, and nobody who is writing already; to go on, it needs a text. */
export function canGenerate(state: WizardState, generation: Generation): boolean {
  const { busy, setting, theme, characters, story } = state;
  const chosen = setting !== null && theme !== null && characters.length > 0;
  return chosen && !busy && (generation === 'new' || story !== null);
}

export function storyText({ segments }: Pick<CreatedStory, 'segments'>): string {
  return segments.join('\n\n');
}

/** What is worth keeping when the page is loaded again: whatever was being written then is not. */
export function settled(state: WizardState): WizardState {
  return { ...state, busy: null, form: null };
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

function toggled(chosen: readonly StoryOption[], one: StoryOption): readonly StoryOption[] {
  if (chosen.some(({ id }) => id === one.id)) return chosen.filter(({ id }) => id !== one.id);
  return chosen.length < MAX_HEROES ? [...chosen, one] : chosen;
}

/** Where somebody goes on who finds choices made. */
function firstOpenStep({ setting, theme }: Pick<WizardState, 'setting' | 'theme'>): WizardStep {
  if (!setting) return 'setting';
  return theme ? 'character' : 'theme';
}

/** A custom hero is chosen at once; a custom theme or setting is listed, and waits to be selected. */
function withCustom(state: WizardState, kind: OptionKind, name: string, now: number): WizardState {
  const option = customOption(kind, name, now);
  if (!option) return state;
  return {
    ...state,
    customs: { ...state.customs, [kind]: [...state.customs[kind], option] },
    characters: kind === 'character' ? toggled(state.characters, option) : state.characters,
  };
}

function forward(state: WizardState): WizardState {
  if (state.step === 'setting') return { ...state, step: 'theme', theme: null, characters: [], form: null };
  if (state.step === 'theme') return { ...state, step: 'character', form: null };
  return state; // from the heroes to the story only by generating it
}

function backward(state: WizardState): WizardState {
  if (state.step === 'character') return { ...state, step: 'theme', form: null };
  if (state.step === 'theme') return { ...state, step: 'setting', form: null };
  return state;
}

function startEdit(state: WizardState, view: StoryView): WizardState {
  const { theme, characters } = state;
  return { ...state, view, beforeEdit: { theme, characters } };
}

function continued(story: CreatedStory, text: string): CreatedStory {
  return {
    ...story,
    segments: [...story.segments, text],
    index: story.index + 1,
    continuations: story.continuations + 1,
  };
}

function withPictures(story: CreatedStory, pictures: readonly StoryPicture[], painter: string): CreatedStory {
  const fresh = pictures.filter(({ offset }) => !story.pictures?.some((each) => each.offset === offset));
  return { ...story, pictures: [...(story.pictures ?? []), ...fresh], painter };
}
