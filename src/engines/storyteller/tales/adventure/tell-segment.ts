import { CHOICE_KINDS, type ChoiceKind } from '#domain/adventure.ts';
import type { AdventureChoice, AdventureSegment } from '#engines/storyteller/port.ts';
import { STEPS, onTheWay } from '#engines/storyteller/tales/adventure/steps.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { wayOf } from '#engines/storyteller/tales/parse/tale.ts';
import { Telling, joined, tellScenes, type ToldScene } from '#engines/storyteller/tales/tell/tell-tale.ts';

/**
 * What follows what was chosen so far. It is told from the beginning each time, so that it knows who was introduced and
 * what has happened, and nothing has to be kept between two segments.
 */
export function tellSegment(casting: Casting, chosen: readonly ChoiceKind[]): AdventureSegment {
  const telling = new Telling(onTheWay(casting, chosen));
  const told = tellScenes(telling);
  const lastWay = told.findLastIndex(({ id }) => wayOf(id, casting.tale));
  const step = STEPS[chosen.length];
  return {
    id: `segment-${chosen.length + 1}`,
    ...(chosen.length === 0 && { title: telling.speaker.sayTitle(casting.prose.title) }),
    ...joined(told.slice(lastWay + 1)),
    choices: step ? CHOICE_KINDS.map((kind) => choiceOf(casting, [...chosen, kind])) : [],
    isEnding: step === undefined,
  };
}

/** The first paragraph of a way is what the child says; the rest is what comes of it. */
function choiceOf(casting: Casting, chosen: readonly ChoiceKind[]): AdventureChoice {
  const id = chosen.at(-1) as ChoiceKind;
  const way = `${STEPS[chosen.length - 1]} ${id}`;
  const told = tellScenes(new Telling(onTheWay(casting, chosen))).find((scene) => scene.id === way);
  if (!told) throw new Error(`${casting.prose.where}: no way ${way}`);
  const { text, outcome } = saidAndDone(told);
  const { text: story, scenes } = joined([{ ...told, paragraphs: outcome }]);
  return { id, text, outcome: story, scenes };
}

export function saidAndDone({ paragraphs }: ToldScene): { text: string; outcome: string[] } {
  const [text = '', ...outcome] = paragraphs;
  return { text, outcome };
}
