/** Opens a story of one's own. */
export function ownStoryPath(id: string): string {
  return `/?create&story=${id}`;
}
