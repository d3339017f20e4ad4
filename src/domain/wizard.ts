import {
  continued,
  copyOf,
  firstPart,
  withPictures,
  withTelling,
  withoutLastPart,
  type CreatedStory,
  type StoryChoices,
} from '#domain/created-story.ts';
import { isPersonal } from '#domain/personal-character.ts';
import { MAX_HEROES, customOption, type StoryOption } from '#domain/story-options.ts';
import { firstOpenStep, isOfStory, reachablePlace, type WizardPlace } from '#domain/wizard-places.ts';
import {
  FIRST_STATE,
  choicesOf,
  type Generation,
  type OpenedStory,
  type WizardEvent,
  type WizardState,
} from '#domain/wizard-state.ts';

export function wizard(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'ageChosen':
      return { ...state, ageGroup: event.ageGroup, setting: null, theme: null, characters: [] };
    case 'settingChosen':
      return withSetting(state, event.setting);
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
    case 'familyLeft':
      return { ...withoutFamily(state), madeOf: state.madeOf && withoutFamily(state.madeOf) };
    case 'formOpened':
      return { ...state, form: event.kind };
    case 'formClosed':
      return { ...state, form: null };
    case 'customAdded':
      return withCustom(state, event);
    case 'next':
      return canGoOn(state) ? forward(state, event.regulars) : state;
    case 'back':
      return state.busy ? state : backward(state);
    case 'walked':
      return walk(state, event.place);
    case 'generationStarted':
      return canGenerate(state, event.generation)
        ? { ...state, busy: event.generation, beingTold: choicesOf(state), form: null }
        : state;
    case 'storyCreated':
      return told(state, firstPart(event.story, event.text, event.questions));
    case 'storyContinued':
      return state.story ? goneOn(state, continued(state.story, event)) : state;
    case 'continuationUndone':
      return state.busy ? state : undone(state);
    case 'generationFailed':
      return { ...state, busy: null, beingTold: null };
    case 'picturesDrawn':
      return changed(state, event.storyId, (story) => withPictures(story, event.pictures, event.painter));
    case 'toldBeside':
      return changed(state, event.storyId, (story) => withTelling(story, event.telling));
    case 'editStarted':
      return state.busy || !state.story ? state : { ...state, view: event.view };
    case 'editCancelled':
      return state.busy ? state : { ...state, ...state.madeOf, view: 'view', form: null };
    case 'storyOpened':
      return opened(state, event.state);
    case 'storyFollowed':
      return followed(state, event.state);
    case 'storySaved':
      return changed(state, event.storyId, (story) => ({
        ...story,
        owner: event.owner,
        saved: event.saved,
      }));
    case 'storyCopied':
      return changed(state, event.storyId, (story) => copyOf(story, event.id));
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

function toggled(chosen: readonly StoryOption[], one: StoryOption): readonly StoryOption[] {
  if (chosen.some(({ id }) => id === one.id)) return chosen.filter(({ id }) => id !== one.id);
  return chosen.length < MAX_HEROES ? [...chosen, one] : chosen;
}

function withoutFamily<Choices extends Pick<StoryChoices, 'characters'>>(choices: Choices): Choices {
  return { ...choices, characters: choices.characters.filter((hero) => !isPersonal(hero)) };
}

type CustomAdded = Extract<WizardEvent, { type: 'customAdded' }>;

/** A custom hero is chosen at once; a custom theme or setting is listed, and waits to be selected. */
function withCustom(state: WizardState, { kind, ...typed }: CustomAdded): WizardState {
  const option = customOption(kind, typed);
  if (!option) return state;
  return {
    ...state,
    customs: { ...state.customs, [kind]: [...state.customs[kind], option] },
    characters: kind === 'character' ? toggled(state.characters, option) : state.characters,
  };
}

function forward(state: WizardState, regulars: readonly StoryOption[] = []): WizardState {
  if (state.step === 'setting') return { ...state, step: 'theme', theme: null, characters: [], form: null };
  if (state.step === 'theme') {
    const characters = state.characters.length > 0 ? state.characters : regulars;
    return { ...state, step: 'character', characters, form: null };
  }
  return state; // from the heroes to the story only by generating it
}

function backward(state: WizardState): WizardState {
  if (state.step === 'character') return { ...state, step: 'theme', form: null };
  if (state.step === 'theme') return { ...state, step: 'setting', form: null };
  return state;
}

/** Another place has other themes. */
function withSetting(state: WizardState, setting: StoryOption): WizardState {
  const same = state.setting === null || state.setting.id === setting.id;
  return { ...state, setting, ...(!same && { theme: null, characters: [] }) };
}

/** Back and forth by the browser's own buttons: all choices stay, and a story is shown with those it was made of. */
function walk(state: WizardState, wanted: WizardPlace): WizardState {
  const place = reachablePlace(state, wanted);
  const choices = isOfStory(place) || state.view !== 'view' ? state.madeOf : null;
  return {
    ...state,
    ...choices,
    step: isOfStory(place) ? 'story' : place,
    view: place === 'editCharacters' || place === 'editTheme' ? place : 'view',
    form: null,
  };
}

function opened(state: WizardState, { story, ...choices }: OpenedStory): WizardState {
  return { ...FIRST_STATE, customs: state.customs, ...choices, madeOf: choices, story, step: 'story' };
}

/** Another tab changed the open story: it is shown as it is now, to whoever is looking at it. */
function followed(state: WizardState, { story, ...choices }: OpenedStory): WizardState {
  if (state.story?.id !== story.id || state.busy) return state;
  return {
    ...state,
    ...(state.step === 'story' && choices),
    story,
    madeOf: choices,
    undo: null,
    view: 'view',
  };
}

function told(state: WizardState, story: CreatedStory): WizardState {
  const made = state.beingTold ?? choicesOf(state);
  return opened(state, { ...made, story });
}

/** Whoever walked away while it was written stays where they are. */
function goneOn(state: WizardState, story: CreatedStory): WizardState {
  const made = state.beingTold ?? choicesOf(state);
  return {
    ...state,
    ...(state.step === 'story' && made),
    busy: null,
    beingTold: null,
    view: 'view',
    story,
    madeOf: made,
    undo: state.madeOf,
  };
}

function undone(state: WizardState): WizardState {
  const { story, undo } = state;
  if (!story || !undo) return state;
  return { ...state, ...undo, madeOf: undo, undo: null, story: withoutLastPart(story) };
}

/** What comes too late, for a story that is no longer open, changes nothing. */
function changed(
  state: WizardState,
  storyId: string,
  change: (story: CreatedStory) => CreatedStory,
): WizardState {
  return state.story?.id === storyId ? { ...state, story: change(state.story) } : state;
}
