import { kept } from '#web/browser/storage.ts';

/** Under which a browser keeps stories that are not in My Stories, one by one. `shell/before-paint.js` looks there too. */
export const KEPT_STORY = 'fabloom.story.';

/** Marks the page as `shell/before-paint.js` did, which saw what was kept when it was loaded: whether a guest has a story here. */
export function markKeptStory(): boolean {
  // What was told for an account names its owner.
  const hasStory = kept
    .keys()
    .some((key) => key.startsWith(KEPT_STORY) && kept.read(key)?.includes('"owner":') === false);
  if (hasStory) document.documentElement.dataset['kept'] = 'story';
  else delete document.documentElement.dataset['kept'];
  return hasStory;
}
