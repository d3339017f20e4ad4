import { FIRST_STATE, isWizardState, settled, type WizardState } from '#domain/wizard.ts';
import { kept, keptInTab } from '#web/browser/storage.ts';

const TAB_KEY = 'fabloom.creator';
const DRAFT_KEY = 'fabloom.draft';
const MEMORY_KEY = 'fabloom.heard';

/** The choices and the story of this tab: a reload finds them again. */
export function restoreState(): WizardState {
  return parsed(keptInTab.read(TAB_KEY)) ?? FIRST_STATE;
}

/** A story that was made is also kept for later visits, until another one takes its place. */
export function keepState(state: WizardState): void {
  const text = JSON.stringify(settled(state));
  keptInTab.write(TAB_KEY, text);
  if (state.story) kept.write(DRAFT_KEY, text);
}

/** The last story that this browser made. */
export function lastDraft(): WizardState | null {
  return parsed(kept.read(DRAFT_KEY));
}

export function forgetDraft(): void {
  kept.remove(DRAFT_KEY);
}

/** What the storyteller told lately in a language, so that the next story does not repeat it. */
export function heardLately(language: string): string | undefined {
  return kept.read(`${MEMORY_KEY}.${language}`) ?? undefined;
}

export function rememberHeard(language: string, memory: string): void {
  if (memory) kept.write(`${MEMORY_KEY}.${language}`, memory);
}

function parsed(text: string | null): WizardState | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isWizardState(value) ? settled(value) : null;
  } catch {
    return null;
  }
}
