import { BRAND } from '#domain/brand.ts';

/** What the lock screen, the keyboard and headphones can ask for. */
type MediaKeys = Partial<Record<MediaSessionAction, () => void>>;

/** Who came last has a key; whoever had it before gets it back. */
const holders: MediaKeys[] = [];
const told: { title: string | null; artwork: string | null } = { title: null, artwork: null };

/** Until the answer is called. */
export function holdMediaKeys(keys: MediaKeys): () => void {
  holders.push(keys);
  setHandlers(keys);
  return () => {
    holders.splice(holders.indexOf(keys), 1);
    setHandlers(keys);
  };
}

function setHandlers(changed: MediaKeys): void {
  if (!('mediaSession' in navigator)) return;
  for (const key of Object.keys(changed) as MediaSessionAction[])
    navigator.mediaSession.setActionHandler(key, holders.findLast((each) => each[key])?.[key] ?? null);
}

/** What is heard; null: nothing. */
export function tellMediaTitle(title: string | null): void {
  told.title = title;
  show();
}

/** The cover of what is heard, as long as somebody shows one. */
export function tellMediaArtwork(artwork: string | null): void {
  told.artwork = artwork;
  show();
}

function show(): void {
  if (!('mediaSession' in navigator)) return;
  const { title, artwork } = told;
  navigator.mediaSession.metadata =
    title === null
      ? null
      : new MediaMetadata({ title, artist: BRAND, artwork: artwork === null ? [] : [{ src: artwork }] });
}
