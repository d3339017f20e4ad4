import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';

/** How somebody whom the tale brings along is called. Nobody in a story has the name of another; some have none. */
export function nameOfFigure(role: string, casting: Casting): string | undefined {
  const names = casting.prose.figures[role];
  const taken = new Set(everybody(casting).map((each) => each.name.toLowerCase()));
  return names?.find((each) => !taken.has(each.toLowerCase())) ?? names?.[0];
}
