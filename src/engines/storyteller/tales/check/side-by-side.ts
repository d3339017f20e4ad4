import { conditionText } from '#engines/storyteller/tales/check/conditions.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Paragraph, Part, Prose, Tale } from '#engines/storyteller/tales/parse/tale.ts';

/** Where a telling in another language is not built like the English one of the same tale and age; `[…]` may differ. */
export function besideEnglish({ id }: Tale, prose: Prose, english: TaleBook): string[] {
  if (prose.language === english.language) return [];
  const model = english.tales
    .find((tale) => tale.id === id)
    ?.prose.find(({ ageGroup }) => ageGroup === prose.ageGroup);
  return model ? differences(prose, model) : [`nobody tells it in English for ${prose.ageGroup}`];
}

function differences(prose: Prose, model: Prose): string[] {
  const [here, there] = [sectionsOf(prose), sectionsOf(model)];
  return [
    ...listDifferences([...here.keys()], [...there.keys()]).map((what) => `scenes: ${what}`),
    ...[...there].flatMap(([scene, paragraphs]) => sceneDifferences(scene, here.get(scene), paragraphs)),
  ];
}

/** Its scenes, and what is told when it goes on. */
function sectionsOf({ scenes, sequel }: Prose): ReadonlyMap<string, readonly Paragraph[]> {
  return new Map([
    ...[...scenes].map(([id, paragraphs]) => [`## ${id}`, paragraphs] as const),
    ['## goes on', sequel.goesOn],
    ['## comes back', sequel.comesBack],
  ]);
}

function sceneDifferences(
  scene: string,
  here: readonly Paragraph[] | undefined,
  there: readonly Paragraph[],
): string[] {
  if (!here) return [];
  if (here.length !== there.length)
    return [`${scene}: ${here.length} paragraphs, and ${there.length} in English`];
  return there.flatMap((paragraph, i) =>
    listDifferences(linesOf(here[i]), linesOf(paragraph)).map(
      (what) => `${scene}, paragraph ${i + 1}: ${what}`,
    ),
  );
}

function listDifferences(here: readonly string[], there: readonly string[]): string[] {
  const missing = without(there, here);
  const added = without(here, there);
  const isTurned = missing.length + added.length === 0 && here.some((each, i) => each !== there[i]);
  return [
    ...missing.map((each) => `“${each}” is missing`),
    ...added.map((each) => `“${each}” is not in the English one`),
    ...(isTurned ? [`the English order is ${there.map((each) => `“${each}”`).join(', ')}`] : []),
  ];
}

/** What is left of a list when each of the others has taken one like itself. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** "- (hero loves music) {#hidden}": of each alternative, when it is told, and what it plants or brings back. */
function linesOf(paragraph: Paragraph | undefined): string[] {
  if (!paragraph) return [];
  const [sign, lines] = paragraph.type === 'crowd' ? ['+', paragraph.lines] : ['-', paragraph.options];
  return lines.map(({ when, parts }) => {
    const plants = [...new Set(plantsIn(parts))].toSorted();
    return [sign, when.length > 0 ? `(${conditionText(when)})` : 'always', ...plants].join(' ');
  });
}

function plantsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.type === 'when') return part.options.flatMap((option) => plantsIn(option.parts));
    if (part.type === 'plant') return [`{#${part.fact}}`];
    return part.type === 'callback' ? [`{?${part.fact}}`] : [];
  });
}
