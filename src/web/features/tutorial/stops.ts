/** What the tour shows, by the names that the creator's parts carry; the last one is not on the page yet. */
export const STOPS = ['trail', 'age', 'cards', 'next', 'story'] as const;
export type Stop = (typeof STOPS)[number];

export function partOf(stop: Stop): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-tour="${stop}"]`);
}
