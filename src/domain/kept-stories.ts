import { beginsWith, isFor, type CreatedStory } from '#domain/created-story.ts';
import type { OpenedStory } from '#domain/wizard-state.ts';

/** So many stories of guests a browser remembers. */
export const MOST_KEPT = 5;

/** A story that is in this browser and not in My Stories. */
export interface KeptStory extends OpenedStory {
  /** Raised whenever a tab changes its text. */
  revision: number;
  keptAt: number;
}

export function storyIn({ story, ageGroup, setting, theme, characters }: KeptStory): OpenedStory {
  return { story, ageGroup, setting, theme, characters };
}

export function isKeptStory(value: unknown): value is KeptStory {
  if (typeof value !== 'object' || value === null) return false;
  const { story, characters, revision, keptAt } = value as Partial<KeptStory>;
  return (
    Array.isArray(story?.segments) &&
    Array.isArray(characters) &&
    typeof revision === 'number' &&
    typeof keptAt === 'number'
  );
}

/** Newest first. */
export function keptFor(viewer: string | undefined, stories: readonly KeptStory[]): KeptStory[] {
  return stories.filter(({ story }) => isFor(viewer, story)).toSorted((a, b) => b.keptAt - a.keptAt);
}

/** What has to go for good when one more story is kept. What belongs to an account stays until My Stories has it. */
export function makingRoom(stories: readonly KeptStory[]): KeptStory[] {
  const guests = stories.filter(({ story }) => story.owner === undefined);
  return guests.toSorted((a, b) => b.keptAt - a.keptAt).slice(MOST_KEPT - 1);
}

/**
 * How a story of this tab is related to what the browser has under its name. `base` is the revision that this tab last
 * saw: whatever is newer was written by another one.
 */
export function relation(
  stored: Pick<KeptStory, 'revision' | 'story'>,
  ours: Pick<CreatedStory, 'segments'>,
  base: number | null,
): 'same' | 'ours-is-newer' | 'theirs-is-newer' | 'both-went-on' {
  const theirs = stored.story;
  const isLonger = beginsWith(ours, theirs);
  if (isLonger && ours.segments.length === theirs.segments.length) return 'same';
  if (isLonger || stored.revision === base) return 'ours-is-newer';
  return beginsWith(theirs, ours) ? 'theirs-is-newer' : 'both-went-on';
}
