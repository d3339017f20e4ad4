import type { LanguageCode } from '#domain/languages.ts';

/** A text beside the story of a page. The page's player lends it its voice. */
export interface Aside {
  id: string;
  title: string;
  text: string;
  /** Where it is not the story's. */
  language?: LanguageCode;
}

export type AsidePhase = 'generating' | 'playing' | 'paused' | 'ended' | 'silent';

/** What was read last, and how far it has come: to its end, or not so far. */
export interface AsideNews {
  id: string;
  phase: AsidePhase;
}

/** Read this, within the touch that asked for it; pause or go on with it; be silent. */
export type AsideWish = Aside | 'toggle' | 'silence';

let lender: ((wish: AsideWish) => void) | null = null;
let news: AsideNews | null = null;
const listeners = new Set<() => void>();

/** Whoever shows the text calls it, whoever plays sound listens. */
export function wishAside(wish: AsideWish): void {
  lender?.(wish);
}

export function asideNews(): AsideNews | null {
  return news;
}

/** Whether there is a voice on the page. */
export function hasVoice(): boolean {
  return lender !== null;
}

export function onAsideNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whoever plays sound tells how it goes. */
export function tellAside(next: AsideNews | null): void {
  news = next;
  tell();
}

/** One voice at a time: the page has one player. */
export function lendVoice(hear: (wish: AsideWish) => void): () => void {
  lender = hear;
  tell();
  return () => {
    if (lender !== hear) return;
    lender = null;
    tellAside(null);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
