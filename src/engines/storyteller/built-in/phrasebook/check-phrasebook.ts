import { castStory } from '#engines/storyteller/built-in/plan/casting.ts';
import { remediesFor } from '#engines/storyteller/built-in/plan/items.ts';
import { LOST_KINDS, beatsOf, talks, type Plan } from '#engines/storyteller/built-in/plan/plan.ts';
import { SHAPE_RULES } from '#engines/storyteller/built-in/plan/shapes.ts';
import { tagsOf } from '#engines/storyteller/built-in/plan/tags.ts';
import { outline, type Outlined } from '#engines/storyteller/built-in/tell/outline.ts';
import { DETAIL_BEATS } from '#engines/storyteller/built-in/tell/read-details.ts';
import { eligible } from '#engines/storyteller/built-in/tell/passages.ts';
import { checkTexts } from '#engines/storyteller/built-in/phrasebook/check-texts.ts';
import type { Phrasebook } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';

/**
 * What is wrong with a phrasebook, each thing said once: a text that asks for what is not there, a story that can come up and
 * has no passage, a beat with fewer passages than `atLeast`.
 */
export function checkPhrasebook(phrasebook: Phrasebook, atLeast: number): string[] {
  return [...new Set([...checkTexts(phrasebook), ...checkCoverage(phrasebook, atLeast)])];
}

function checkCoverage(phrasebook: Phrasebook, atLeast: number): string[] {
  const problems: string[] = [];
  const beats = new Map<string, { tags: ReadonlySet<string>; outlined: Outlined; plan: Plan }[]>();
  for (const plan of everyPlan(phrasebook)) {
    for (const outlined of everyBeat(plan, phrasebook)) {
      const cases = beats.get(outlined.beat) ?? [];
      cases.push({ tags: tagsOf(plan), outlined, plan });
      beats.set(outlined.beat, cases);
    }
  }
  for (const [beat, cases] of beats) {
    const count = phrasebook.passages.get(beat)?.length ?? 0;
    if (count < atLeast) problems.push(`${beat}: ${count} passages, at least ${atLeast} are needed`);
    for (const { tags, outlined, plan } of cases) {
      if (eligible(phrasebook, plan, outlined).length === 0) {
        problems.push(`${beat}: nothing for a story with ${[...tags].join(', ')}`);
      }
    }
  }
  for (const beat of phrasebook.passages.keys()) {
    if (!beats.has(beat)) problems.push(`${beat}: no story asks for this beat`);
  }
  return problems;
}

const person = (
  name: string,
  kind: StoryCharacter['kind'],
  gender: StoryCharacter['gender'] = 'x',
): StoryCharacter => ({ name, kind, gender, personal: true });

const HEROES = (['f', 'm', 'x'] as const).map((gender) => person('Maya', 'child', gender));
const PAL = person('Noor', 'being');
const PET = person('Rex', 'pet');
const ELDER = person('Grandma', 'adult');
const COMPANIES: readonly (readonly StoryCharacter[])[] = [
  [],
  [PAL],
  [PET],
  [ELDER],
  [ELDER, PAL],
  [ELDER, PET],
  [PAL, person('Otto', 'child')],
  [ELDER, PAL, PET, person('Otto', 'child'), person('Ines', 'child')],
];

const DETAILS: readonly Outlined[] = DETAIL_BEATS.map((beat) => ({ beat, about: [person('Otto', 'child')] }));

/** One plan for each combination that conditions can tell apart. */
function* everyPlan(phrasebook: Phrasebook): Generator<Plan> {
  for (const company of COMPANIES) for (const hero of HEROES) yield* plansFor(phrasebook, [hero, ...company]);
}

/** Everything that can happen to these people. */
export function* plansFor(phrasebook: Phrasebook, characters: readonly StoryCharacter[]): Generator<Plan> {
  const { shapes, items } = phrasebook.repertoire;
  const cast = castStory(characters);
  for (const shape of shapes.filter((each) => talks(cast.pal) || !SHAPE_RULES[each].needsTalk))
    for (const obstacle of SHAPE_RULES[shape].obstacles)
      for (const { item, affordance } of remediesFor(shape === 'promise' ? 'shy' : obstacle, items))
        for (const lost of LOST_KINDS)
          for (const giver of giversOf(cast)) {
            yield {
              ageGroup: phrasebook.ageGroup,
              shape,
              obstacle,
              item,
              affordance,
              lost,
              cast,
              giver,
              pack: 'anywhere',
              sayer: giver === 'elder' ? 'elder' : talks(cast.pal) ? 'pal' : 'note',
              family: 'courage',
              trait: 'curious',
              beats: beatsOf(shape, { obstacle, affordance, ageGroup: phrasebook.ageGroup }),
            };
          }
}

function giversOf({ elder, pal }: Plan['cast']): Plan['giver'][] {
  if (elder) return ['elder'];
  return pal && talks(pal) ? ['pal', 'pocket'] : ['pocket'];
}

/** Of a new story, of one that goes on with the same object, and of one that goes on with another. */
export function everyBeat(plan: Plan, phrasebook: Phrasebook): Outlined[] {
  const newcomers = [person('Ada', 'child', 'f'), person('Bo', 'pet', 'm')];
  return [
    ...outline(plan, { ownTheme: true }),
    ...outline(plan, { ownTheme: false, sequel: { joined: newcomers.slice(0, 1), item: plan.item } }),
    ...outline(plan, { ownTheme: false, sequel: { joined: newcomers, item: undefined } }),
    { beat: 'ASIDE' },
    ...(phrasebook.details ? DETAILS : []),
  ];
}
