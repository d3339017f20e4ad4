import type { Condition, Test } from '#engines/storyteller/tales/parse/tale.ts';

/** Hundreds of lines share their conditions: each is read and kept once. */
const known = new Map<string, Condition>();

/** "hero loves vehicles|stars but not trains, not others" */
export function readCondition(text: string): Condition {
  const condition = known.get(text) ?? listOf(text, ',').map(readTest);
  known.set(text, condition);
  return condition;
}

function readTest(text: string): Test {
  const not = text.startsWith('not ');
  const [main = '', but] = (not ? text.slice('not '.length) : text).trim().split(/\s+but not\s+/);
  const [who = '', verb = '', ...of] = main.split(/\s+/);
  return { not, who, verb, of: listOf(of.join(' '), '|'), but: listOf(but, '|') };
}

function listOf(text = '', between: string): string[] {
  return text
    .split(between)
    .map((each) => each.trim())
    .filter(Boolean);
}
