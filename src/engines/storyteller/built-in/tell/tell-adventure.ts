import { CHOICE_KINDS, type ChoiceKind } from '#domain/adventure.ts';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { makePlan } from '#engines/storyteller/built-in/plan/plan.ts';
import { pick, seeded } from '#domain/random.ts';
import { render, toText } from '#engines/storyteller/built-in/tell/render.ts';
import { createSlots, type Slots } from '#engines/storyteller/built-in/tell/slots.ts';
import { tidy } from '#engines/storyteller/built-in/tell/tidy.ts';
import type { Template } from '#engines/storyteller/built-in/phrasebook/template.ts';
import type { Scene, Phrasebook } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';
import type { AdventureRequest, AdventureSegment } from '#engines/storyteller/port.ts';

/**
 * The segment that follows what was chosen so far. Everything comes from the seed and the choices, so nothing has to be
 * remembered between two segments, and going back to the first one tells the same beginning.
 */
export function tellAdventure(request: AdventureRequest, phrasebook: Phrasebook): AdventureSegment {
  const random = seeded(request.seed);
  const memory = Memory.read(undefined);
  const plan = makePlan({ request, repertoire: phrasebook.repertoire, memory, random });
  const [first, second] = request.chosen;
  const slots = lookingBack(createSlots({ plan, request, phrasebook, memory, random }), first);
  const write = (template: Template) =>
    toText(render(template, slots, random))
      .split('\n')
      .map((line) => tidy(line, phrasebook.language))
      .filter(Boolean)
      .join('\n\n');
  // Each segment draws for itself: which middle comes does not tell which ending will.
  const draw = seeded(request.seed + request.chosen.length * 7919);
  const { start, middle, ending } = phrasebook.adventure;
  if (first && second) {
    return { id: 'segment-3', text: write(pick(draw, ending[second])), choices: [], isEnding: true };
  }
  const scene = pick(draw, first ? middle[first] : start);
  return {
    id: first ? 'segment-2' : 'segment-1',
    text: write(scene.text),
    choices: choicesOf(scene).map(({ id, text, outcome }) => ({
      id,
      text: write(text),
      outcome: write(outcome),
    })),
    isEnding: false,
  };
}

function choicesOf({ choices }: Scene) {
  return CHOICE_KINDS.map((id) => ({ id, ...choices[id] }));
}

/** `{first?…}` goes by what was chosen first. */
function lookingBack(slots: Slots, first: ChoiceKind | undefined): Slots {
  return {
    ...slots,
    agreement: (name) => (name === 'first' ? (first ?? '') : slots.agreement(name)),
  };
}
