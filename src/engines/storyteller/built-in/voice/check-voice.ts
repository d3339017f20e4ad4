import { THEME_FAMILIES } from '#domain/story-world.ts';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { castStory } from '#engines/storyteller/built-in/plan/casting.ts';
import { remediesFor } from '#engines/storyteller/built-in/plan/items.ts';
import { LOST_KINDS, TRAITS, beatsOf, type Plan } from '#engines/storyteller/built-in/plan/plan.ts';
import { SHAPE_RULES } from '#engines/storyteller/built-in/plan/shapes.ts';
import { tagsOf } from '#engines/storyteller/built-in/plan/tags.ts';
import { seeded } from '#engines/storyteller/built-in/random.ts';
import { render } from '#engines/storyteller/built-in/tell/render.ts';
import { createSlots } from '#engines/storyteller/built-in/tell/slots.ts';
import { outline, type Outlined } from '#engines/storyteller/built-in/tell/outline.ts';
import { eligible } from '#engines/storyteller/built-in/tell/passages.ts';
import type { Node, Template } from '#engines/storyteller/built-in/voice/template.ts';
import type { Passage, Scene, Voice } from '#engines/storyteller/built-in/voice/voice.ts';
import { CHOICE_KINDS, type StoryCharacter, type StoryRequest } from '#engines/storyteller/port.ts';

/**
 * Every passage in every story that could ask for it: what is missing or cannot be filled, each said once. Also the
 * number of passages per beat, which must reach `atLeast`.
 */
export function checkVoice(voice: Voice, atLeast: number): string[] {
  const problems = new Set<string>();
  const seenBeats = new Set<string>();
  for (const plan of everyPlan(voice)) {
    const request = requestOf(voice, plan);
    for (const outlined of everyBeat(plan)) {
      const { beat, about } = outlined;
      seenBeats.add(beat);
      const passages = eligible(voice, plan, outlined);
      if (passages.length === 0)
        problems.add(`${beat}: nothing for a story with ${[...tagsOf(plan)].join(', ')}`);
      for (const passage of passages) tryAll(voice, plan, request, passage, about, problems, beat);
    }
    for (const { where, template } of everyScene(voice)) {
      tryAll(voice, plan, request, { key: where, template, when: [] }, undefined, problems, where);
    }
    for (const title of voice.titles.get(`title ${plan.shape}`) ?? []) {
      tryAll(voice, plan, request, title, undefined, problems, `titles > ${plan.shape}`);
    }
  }
  for (const beat of seenBeats) {
    const count = voice.passages.get(beat)?.length ?? 0;
    if (count < atLeast) problems.add(`${beat}: ${count} passages, at least ${atLeast} are needed`);
  }
  for (const beat of voice.passages.keys()) {
    if (!seenBeats.has(beat)) problems.add(`${beat}: no story asks for this beat`);
  }
  return [...problems];
}

/** Of a new story, of one that goes on with the same object, and of one that goes on with another. */
function everyBeat(plan: Plan): Outlined[] {
  const newcomers = [person('Ada', 'child', 'f'), person('Bo', 'pet', 'm')];
  return [
    ...outline(plan, { ownTheme: true }),
    ...outline(plan, { ownTheme: false, sequel: { joined: newcomers.slice(0, 1), item: plan.item } }),
    ...outline(plan, { ownTheme: false, sequel: { joined: newcomers, item: undefined } }),
    { beat: 'ASIDE' },
  ];
}

const person = (
  name: string,
  kind: StoryCharacter['kind'],
  gender: StoryCharacter['gender'],
): StoryCharacter => ({
  name,
  kind,
  gender,
  personal: true,
});

const HEROES = (['f', 'm', 'x'] as const).map((gender) => person('Maya', 'child', gender));
const PAL = person('Noor', 'being', 'm');
const PET: StoryCharacter = { ...person('Rex', 'pet', 'x'), species: 'dog' };
const ELDER = person('Grandma', 'adult', 'f');
const COMPANIES: readonly (readonly StoryCharacter[])[] = [
  [],
  [PAL],
  [PET],
  [ELDER],
  [ELDER, PAL],
  [ELDER, PET],
  [PAL, person('Otto', 'child', 'm')],
  [ELDER, PAL, PET, person('Otto', 'child', 'x'), person('Ines', 'child', 'f')],
];

/** One plan for each combination that passages can tell apart; items, traits and packs take turns. */
function* everyPlan(voice: Voice): Generator<Plan> {
  const { shapes, items, packs } = voice.repertoire;
  for (const shape of shapes)
    for (const obstacle of SHAPE_RULES[shape].obstacles)
      for (const { item, affordance } of remediesFor(shape === 'promise' ? 'shy' : obstacle, items))
        for (const pack of packs)
          for (const company of COMPANIES) {
            for (const [turn, hero] of HEROES.entries()) {
              const cast = castStory([hero, ...company]);
              for (const giver of giversOf(cast)) {
                yield {
                  ageGroup: voice.ageGroup,
                  shape,
                  obstacle,
                  item,
                  affordance,
                  pack,
                  cast,
                  giver,
                  sayer: giver === 'elder' ? 'elder' : cast.pal?.kind === 'pet' ? 'note' : 'pal',
                  family: THEME_FAMILIES[turn] ?? 'courage',
                  trait: TRAITS[turn] ?? 'curious',
                  lost: LOST_KINDS[turn % 2] ?? 'light',
                  beats: beatsOf(shape, { obstacle, affordance, ageGroup: voice.ageGroup }),
                };
              }
            }
          }
}

function giversOf({ elder, pal }: Plan['cast']): Plan['giver'][] {
  if (elder) return ['elder'];
  return pal && pal.kind !== 'pet' ? ['pal', 'pocket'] : ['pocket'];
}

function requestOf(voice: Voice, { cast, pack }: Plan): StoryRequest {
  const { hero, pal, elder, extras } = cast;
  return {
    language: voice.language,
    ageGroup: voice.ageGroup,
    setting: { name: 'Test', pack },
    theme: { name: 'Trains' },
    characters: [hero, ...(pal ? [pal] : []), ...(elder ? [elder] : []), ...extras],
  };
}

function tryAll(
  voice: Voice,
  plan: Plan,
  request: StoryRequest,
  { template, key }: Passage,
  about: readonly StoryCharacter[] | undefined,
  problems: Set<string>,
  where: string,
): void {
  const random = seeded(1);
  try {
    const slots = createSlots({ plan, request, voice, memory: Memory.read(undefined), random });
    render(everyBranch(template), about ? slots.about(about) : slots, random);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    problems.add(`${where}: "${key.slice(0, 60)}…": ${what}`);
  }
}

function everyScene({
  adventure: { start, middle, ending },
}: Voice): { where: string; template: Template }[] {
  const inScene = (where: string, { text, choices }: Scene) => [
    { where, template: text },
    ...CHOICE_KINDS.flatMap((kind) => [
      { where: `${where} > ${kind}`, template: choices[kind].text },
      { where: `${where} > ${kind}`, template: choices[kind].outcome },
    ]),
  ];
  return [
    ...start.flatMap((scene) => inScene('adventure > start', scene)),
    ...CHOICE_KINDS.flatMap((kind) =>
      middle[kind].flatMap((scene) => inScene(`adventure > middle > ${kind}`, scene)),
    ),
    ...CHOICE_KINDS.flatMap((kind) =>
      ending[kind].map((template) => ({ where: `adventure > ending > ${kind}`, template })),
    ),
  ];
}

/** All alternatives one after the other, so that none escapes the check. */
function everyBranch(template: Template): Template {
  return template.flatMap((node): Node[] => {
    if (node.type === 'oneOf') return node.options.flatMap((option) => [...everyBranch(option)]);
    if (node.type === 'optional') return [...everyBranch(node.content)];
    // What was chosen first in an adventure is told in each of its ways.
    if (node.type === 'agree' && node.name === 'first') {
      return CHOICE_KINDS.flatMap((kind) => [
        ...everyBranch(node.cases.get(kind) ?? [missing(node.name, kind)]),
      ]);
    }
    return [node];
  });
}

/** A slot that nothing fills, to be found like any other mistake. */
function missing(name: string, kind: string): Node {
  return { type: 'slot', name: `${name}_${kind}`, form: undefined, capital: false };
}
