import { isSaved } from '#domain/created-story.ts';
import {
  FIRST_STATE,
  isWizardState,
  openStory,
  restored,
  settled,
  type WizardState,
} from '#domain/wizard-state.ts';
import { kept, keptInTab } from '#web/browser/storage.ts';
import {
  forgetSaved,
  keepHere,
  keptStories,
  keptStory,
  type Keeping,
} from '#web/features/creator/kept-stories.ts';

const TAB_KEY = 'fabloom.creator';
const MEMORY_KEY = 'fabloom.heard';

/** The choices and the story of this tab: a reload finds them again. */
export function restoreState(): WizardState {
  try {
    const value: unknown = JSON.parse(keptInTab.read(TAB_KEY) ?? 'null');
    return isWizardState(value) ? restored(value) : FIRST_STATE;
  } catch {
    return FIRST_STATE;
  }
}

export function keepInTab(state: WizardState): void {
  keptInTab.write(TAB_KEY, JSON.stringify(settled(state)));
}

/** A story is also kept for later visits. What is in My Stories is safe there, and shown to its owner only. */
export function keepStory(made: Pick<WizardState, 'story' | 'madeOf'>): Keeping {
  const open = openStory(made);
  if (!open) return { status: 'kept' };
  if (!isSaved(open.story, open)) return keepHere(open);
  forgetSaved(open.story);
  return { status: 'kept' };
}

/** Whether the story of a tab that was just loaded is anywhere else. */
export function isKeptSomewhere(made: Pick<WizardState, 'story' | 'madeOf'>): boolean {
  const open = openStory(made);
  return !open || isSaved(open.story, open) || keptStory(open.story.id) !== null;
}

/** Whether a story was made in this browser before. */
export function hasMadeStories(): boolean {
  return kept.keys().some((key) => key.startsWith(MEMORY_KEY)) || keptStories(undefined).length > 0;
}

/** What the storyteller told lately in a language, so that the next story does not repeat it. */
export function heardLately(language: string): string | undefined {
  return kept.read(`${MEMORY_KEY}.${language}`) ?? undefined;
}

export function rememberHeard(language: string, memory: string): void {
  if (memory) kept.write(`${MEMORY_KEY}.${language}`, memory);
}
