import type { Condition } from '#engines/storyteller/tales/parse/tale.ts';

/** "hero loves music, not others" */
export function readCondition(text: string): Condition {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [first = '', ...rest] = each.split(/\s+/);
      return first === 'not' ? { not: true, words: rest } : { not: false, words: [first, ...rest] };
    });
}
