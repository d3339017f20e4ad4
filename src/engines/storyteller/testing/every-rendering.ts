import { seeded, type Random } from '#domain/random.ts';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { TRAITS, type Plan } from '#engines/storyteller/built-in/plan/plan.ts';
import { eligible } from '#engines/storyteller/built-in/tell/passages.ts';
import { render, toText } from '#engines/storyteller/built-in/tell/render.ts';
import { createSlots, type Slots } from '#engines/storyteller/built-in/tell/slots.ts';
import { tidy } from '#engines/storyteller/built-in/tell/tidy.ts';
import { everyBeat, plansFor } from '#engines/storyteller/built-in/phrasebook/check-phrasebook.ts';
import type { Passage } from '#engines/storyteller/built-in/phrasebook/passage.ts';
import type { Phrasebook } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';

export interface Rendering {
  /** What the text is for: a beat, or a kind of short text. */
  of: string;
  text: string;
}

/**
 * Every passage and every short text of a phrasebook, told once about these people; those that are not among the spelled out
 * yet, with each of their alternatives.
 */
export function* everyRendering(
  phrasebook: Phrasebook,
  characters: readonly StoryCharacter[],
  spelledOut?: Set<Passage>,
): Generator<Rendering> {
  const ways = (passage: Passage, turn: number): readonly Random[] => {
    if (!spelledOut || spelledOut.has(passage)) return [seeded(turn)];
    spelledOut.add(passage);
    return EVERY_OPTION;
  };
  const told = new Set<Passage>();
  let turn = 0;
  for (const bare of plansFor(phrasebook, characters)) {
    const plan = { ...bare, ...variation(phrasebook, turn++) };
    for (const outlined of everyBeat(plan, phrasebook)) {
      for (const passage of eligible(phrasebook, plan, outlined)) {
        if (told.has(passage)) continue;
        told.add(passage);
        const slots = slotsOf(phrasebook, plan, characters, outlined.beat);
        const telling = outlined.about ? slots.about(outlined.about) : slots;
        yield* asTold(outlined.beat, passage, telling, phrasebook, ways(passage, turn));
      }
    }
  }
  const [plan] = plansFor(phrasebook, characters);
  if (!plan) return;
  for (const [key, passages] of phrasebook.prose) {
    const slots = slotsOf(phrasebook, { ...plan, ...planAbout(key) }, characters);
    for (const passage of passages) yield* asTold(key, passage, slots, phrasebook, ways(passage, turn++));
  }
  const slots = slotsOf(phrasebook, plan, characters);
  for (const { why, insight, end } of Object.values(phrasebook.motifs).flat())
    for (const passage of [...why, ...insight, ...end])
      yield* asTold('motif', passage, slots, phrasebook, ways(passage, turn++));
}

/** Places, characters and things by turns, so that all are met. */
function variation({ repertoire: { packs } }: Phrasebook, turn: number): Partial<Plan> {
  const pack = packs[turn % packs.length];
  const trait = TRAITS[turn % TRAITS.length];
  return { ...(pack && { pack }), ...(trait && { trait }) };
}

/** A short text stands only in a story with the thing, the place or the hero that it is about. */
function planAbout(key: string): Partial<Plan> {
  const [kind, about, second] = key.split(' ');
  if (['sense', 'free', 'without', 'back'].includes(kind ?? ''))
    return { pack: about, ...(second && { lost: second }) } as Partial<Plan>;
  if (kind === 'habit' || kind === 'attempt') return { trait: about } as Partial<Plan>;
  if (kind === 'reason') return { lost: about } as Partial<Plan>;
  return { item: about, ...(second && { affordance: second }) } as Partial<Plan>;
}

function slotsOf(
  phrasebook: Phrasebook,
  plan: Plan,
  characters: readonly StoryCharacter[],
  beat = '',
): Slots {
  const [, kind] = beat.split('.');
  const entries = kind === 'trait' ? phrasebook.details?.traits : phrasebook.details?.things;
  const who = characters[0];
  return createSlots({
    plan,
    phrasebook,
    request: {
      language: phrasebook.language,
      ageGroup: phrasebook.ageGroup,
      setting: { name: 'Orion', pack: plan.pack },
      theme: { name: 'Orion' },
      characters,
    },
    memory: Memory.read(undefined),
    random: seeded(plan.item.length + characters.length),
    detail:
      beat.startsWith('DETAIL') && who
        ? { kind: 'likes', who, word: entries?.[characters.length]?.word, described: 'Orion' }
        : undefined,
  });
}

/** Between them they take the first, second, third and fourth of four, and all of fewer. */
const EVERY_OPTION: readonly Random[] = [0, 0.34, 0.67, 0.99].map((share) => () => share);

function* asTold(
  of: string,
  { template }: Passage,
  slots: Slots,
  phrasebook: Phrasebook,
  ways: readonly Random[],
): Generator<Rendering> {
  for (const random of ways) {
    const pieces = render(template, slots, random);
    for (const withOptional of [true, false]) {
      const lines = toText(pieces, withOptional).split('\n');
      yield* lines
        .map((line) => ({ of, text: tidy(line, phrasebook.language) }))
        .filter(({ text }) => text !== '');
    }
  }
}
