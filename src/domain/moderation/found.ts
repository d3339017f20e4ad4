import type { Category } from '#domain/moderation/categories.ts';

/** In the unified text. */
export interface Range {
  from: number;
  to: number;
}

export interface Found extends Range {
  category: Category;
}

export function firstOf<Value>(
  readings: readonly string[],
  look: (reading: string) => Value | undefined,
): Value | undefined {
  for (const reading of readings) {
    const value = look(reading);
    if (value !== undefined) return value;
  }
  return undefined;
}
