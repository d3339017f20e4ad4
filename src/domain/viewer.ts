/** The person in front of the screen, as far as the shell needs to know. */
export interface Viewer {
  email: string | null;
  username: string | null;
  isAdmin: boolean;
}

export function displayName(viewer: Pick<Viewer, 'email' | 'username'>): string {
  return viewer.username?.trim() || localPart(viewer.email) || 'User';
}

/** What stands before the at sign: the name of someone who chose none. */
export function localPart(email: string | null): string {
  return email?.split('@')[0] ?? '';
}

/** The first two letters of the display name, as people count letters: an emoji or an akshara is one. */
export function initials(viewer: Viewer): string {
  const letters = [
    ...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(displayName(viewer)),
  ];
  return letters
    .slice(0, 2)
    .map((letter) => letter.segment)
    .join('')
    .toUpperCase();
}
