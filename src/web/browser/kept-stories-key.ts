import { kept } from '#web/browser/storage.ts';

/** Under which a browser keeps stories that are not in My Stories, one by one. `shell/before-paint.js` looks there too. */
export const KEPT_STORY = 'fabloom.story.';

/** Of a guest: what was told for an account names its owner. */
export function hasKeptStory(): boolean {
  return kept
    .keys()
    .some((key) => key.startsWith(KEPT_STORY) && kept.read(key)?.includes('"owner":') === false);
}

/** As `shell/before-paint.js` marks a page that is loaded: the styles keep a place for its cover. */
export function markKeptStory(isThere: boolean): void {
  if (isThere) document.documentElement.dataset['kept'] = 'story';
  else delete document.documentElement.dataset['kept'];
}
