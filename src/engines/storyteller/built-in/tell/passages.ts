import type { Memory } from '#engines/storyteller/built-in/memory.ts';
import type { Plan } from '#engines/storyteller/built-in/plan/plan.ts';
import { tagsOf } from '#engines/storyteller/built-in/plan/tags.ts';
import type { Random } from '#domain/random.ts';
import type { Outlined } from '#engines/storyteller/built-in/tell/outline.ts';
import { UntellableError } from '#engines/storyteller/built-in/tell/slots.ts';
import type { Passage } from '#engines/storyteller/built-in/phrasebook/passage.ts';
import type { Template } from '#engines/storyteller/built-in/phrasebook/template.ts';
import type { Phrasebook } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';

/** The passages that a story of this plan may use for a beat. */
export function eligible(phrasebook: Phrasebook, plan: Plan, { beat, about }: Outlined): readonly Passage[] {
  const tags = new Set(tagsOf(plan));
  if (about) tags.add(about.length === 1 ? 'one-more' : 'more');
  return (phrasebook.passages.get(beat) ?? []).filter(({ when }) => when.every((tag) => tags.has(tag)));
}

export interface ChooseOptions {
  plan: Plan;
  phrasebook: Phrasebook;
  memory: Memory;
  random: Random;
  /** Only the shorter half is chosen from. */
  brief: boolean;
}

/** One that this story has not used, and the reader has not heard for longest. */
export function choosePassage(
  { plan, phrasebook, memory, random, brief }: ChooseOptions,
  outlined: Outlined,
): Template {
  const all = eligible(phrasebook, plan, outlined);
  const unused = all.filter(({ mark }) => !memory.isUsedNow(mark));
  const choices = unused.length > 0 ? unused : all;
  if (choices.length === 0) {
    throw new UntellableError(
      `${phrasebook.language} ${phrasebook.ageGroup} has no passage for ${outlined.beat} with ${[...tagsOf(plan)].join(', ')}`,
    );
  }
  const passage = memory.freshest(random, brief ? shorterHalf(choices) : choices, ({ mark }) => mark);
  memory.use(passage.mark);
  return passage.template;
}

function shorterHalf(passages: readonly Passage[]): readonly Passage[] {
  return passages.toSorted((a, b) => a.least - b.least).slice(0, Math.ceil(passages.length / 2));
}
