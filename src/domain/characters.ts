/** The unit of every length limit: Unicode characters, which is also how PostgreSQL counts. */
export function characters(text: string): string[] {
  return Array.from(text);
}
