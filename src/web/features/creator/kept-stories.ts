import { beginsWith, type CreatedStory } from '#domain/created-story.ts';
import { isKeptStory, keptFor, makingRoom, relation, type KeptStory } from '#domain/kept-stories.ts';
import { isWizardState, openStory, restored, type OpenedStory } from '#domain/wizard-state.ts';
import { KEPT_STORY } from '#web/browser/kept-stories-key.ts';
import { tellOtherTabs } from '#web/browser/other-tabs.ts';
import { kept, keptInTab } from '#web/browser/storage.ts';

/** Where the one draft of before was kept. */
const OLD_KEY = 'fabloom.draft';
const BASE_KEY = 'fabloom.base';

/** How a story was kept in this browser, or why it was not. */
export type Keeping =
  | { status: 'kept' | 'not-kept' }
  /** Another tab told it on; this one only has to follow. */
  | { status: 'behind'; stored: KeptStory }
  /** Both told it on, each in its own way. */
  | { status: 'apart' };

/** Under a name of its own, so that tabs with different stories are never in each other's way. */
export function keepHere({ story, ...choices }: OpenedStory): Keeping {
  const stored = keptStory(story.id);
  const how = stored ? relation(stored, story, baseOf(story.id)) : 'ours-is-newer';
  if (stored && how === 'theirs-is-newer') return { status: 'behind', stored };
  if (how === 'both-went-on') return { status: 'apart' };
  const revision = (stored?.revision ?? 0) + (how === 'same' ? 0 : 1);
  const entry: KeptStory = { ...choices, story, revision, keptAt: Date.now() };
  const older = stored || story.owner ? [] : makingRoom(all());
  const isKept = kept.write(KEPT_STORY + story.id, JSON.stringify(entry));
  if (isKept) for (const { story: gone } of older) forgetHere(gone.id);
  hasSeen(entry);
  if (how !== 'same') tellOtherTabs(['story-changed', story.id]);
  return { status: isKept ? 'kept' : 'not-kept' };
}

export function forgetHere(id: string): void {
  kept.remove(KEPT_STORY + id);
}

/** It is in My Stories now. What another tab told on since, and could not put there yet, stays. */
export function forgetSaved(story: CreatedStory): void {
  const stored = keptStory(story.id);
  if (stored && beginsWith(story, stored.story)) forgetHere(story.id);
}

/** Puts back what was thrown away a moment ago. */
export function putBack(entry: KeptStory): void {
  kept.write(KEPT_STORY + entry.story.id, JSON.stringify(entry));
}

export function keptStory(id: string): KeptStory | null {
  return parsed(kept.read(KEPT_STORY + id));
}

/** Newest first. */
export function keptStories(viewer: string | undefined): KeptStory[] {
  return keptFor(viewer, all());
}

/** What would have to go for good if a guest made one more. */
export function nextToGo(): KeptStory | null {
  return makingRoom(all())[0] ?? null;
}

/** This tab shows it as it is now: what it writes later is written on top of it. */
export function hasSeen({ story, revision }: Pick<KeptStory, 'story' | 'revision'>): void {
  keptInTab.write(BASE_KEY, `${story.id} ${revision}`);
}

function baseOf(id: string): number | null {
  const [known, revision] = keptInTab.read(BASE_KEY)?.split(' ') ?? [];
  return known === id ? Number(revision) : null;
}

function all(): KeptStory[] {
  adoptOldDraft();
  return kept
    .keys()
    .filter((key) => key.startsWith(KEPT_STORY))
    .flatMap((key) => parsed(kept.read(key)) ?? []);
}

function adoptOldDraft(): void {
  const text = kept.read(OLD_KEY);
  if (text === null) return;
  kept.remove(OLD_KEY);
  const state = jsonIn(text);
  const open = isWizardState(state) ? openStory(restored(state)) : null;
  if (open) putBack({ ...open, revision: 1, keptAt: 0 });
}

function parsed(text: string | null): KeptStory | null {
  const value = jsonIn(text);
  return isKeptStory(value) ? value : null;
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
