import { CHOICE_KINDS, type ChoiceKind } from '#domain/adventure.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import type { Tale } from '#engines/storyteller/tales/parse/tale.ts';

/** The choices of an adventure, first to last, as its prose asks for them: `first kind`. */
export const STEPS = ['first', 'second', 'third'] as const;

type Plan = Omit<Tale, 'prose'>;

/** An adventure is a tale with three choices that are not left to chance. */
export function withSteps(plan: Plan): Plan {
  const kinds = CHOICE_KINDS.map((value) => ({ value, notFor: [] }));
  return { ...plan, choices: new Map([...STEPS.map((step) => [step, kinds] as const), ...plan.choices]) };
}

export function isAdventure({ choices }: Pick<Tale, 'choices'>): boolean {
  return STEPS.every((step) => choices.has(step));
}

/** What was chosen decides; what is still to be chosen is open. */
export function onTheWay(casting: Casting, chosen: readonly ChoiceKind[]): Casting {
  const picks = new Map(casting.picks);
  STEPS.forEach((step, i) => {
    const kind = chosen[i];
    if (kind) picks.set(step, kind);
    else picks.delete(step);
  });
  return { ...casting, picks };
}

/** All 27. */
export const WAYS: readonly (readonly ChoiceKind[])[] = CHOICE_KINDS.flatMap((first) =>
  CHOICE_KINDS.flatMap((second) => CHOICE_KINDS.map((third) => [first, second, third])),
);
