import { CHOICE_KINDS, type ChoiceKind } from '#domain/adventure.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { countWords } from '#domain/text/words.ts';
import { STEPS, WAYS, onTheWay } from '#engines/storyteller/tales/adventure/steps.ts';
import { saidAndDone } from '#engines/storyteller/tales/adventure/tell-segment.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { wayOf, type Prose } from '#engines/storyteller/tales/parse/tale.ts';
import { Telling, tellScenes } from '#engines/storyteller/tales/tell/tell-tale.ts';

/** A child takes in a choice at one glance. */
const CHOICE_WORDS = { least: 3, most: 9 };
const LEAST_ENDINGS = 3;
/** Endings that share more of their sentences than this are one. */
const MOST_SHARED = 0.5;

export function missingWays({ scenes }: Prose): string[] {
  return STEPS.flatMap((step) => CHOICE_KINDS.map((kind) => `${step} ${kind}`))
    .filter((way) => !scenes.has(way))
    .map((way) => `no way ${way}`);
}

/** What makes a choice none: it cannot be read, nothing comes of it, or nobody hears of it again. */
export function wayFaults(casting: Casting): string[] {
  const told = WAYS.map((way) => ({ way, scenes: tellScenes(new Telling(onTheWay(casting, way))) }));
  const ways = told.flatMap(({ scenes }) => scenes.filter(({ id }) => wayOf(id, casting.tale)));
  const faults = ways.flatMap((scene) => {
    const { text, outcome } = saidAndDone(scene);
    const words = countWords(text, casting.prose.language);
    return [
      ...(words < CHOICE_WORDS.least || words > CHOICE_WORDS.most ? [`“${text}” has ${words} words`] : []),
      ...(outcome.length === 0 ? [`nothing comes of ${scene.id}`] : []),
    ];
  });
  const endings = told.map(({ scenes }) => ({ text: afterStep(scenes, STEPS.length - 1) }));
  const unheard = STEPS.filter((_, step) => {
    const later = told.map(({ way, scenes }) => ({ way, text: afterStep(scenes, step) }));
    return later.some((one) =>
      later.some((other) => differOnlyIn(step, one.way, other.way) && one.text === other.text),
    );
  });
  const different = differentOf(
    endings.map(({ text }) => text),
    casting.prose.language,
  ).length;
  return [
    ...new Set(faults),
    ...unheard.map((step) => `what was chosen ${step} is never heard again`),
    ...(different < LEAST_ENDINGS ? [`only ${different} different endings`] : []),
  ];
}

type Told = ReturnType<typeof tellScenes>;

/** What is told after a choice and its outcome. */
function afterStep(scenes: Told, step: number): string {
  const at = scenes.findIndex(({ id }) => id.startsWith(`${STEPS[step]} `));
  return scenes
    .slice(at + 1)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n');
}

function differOnlyIn(step: number, one: readonly ChoiceKind[], other: readonly ChoiceKind[]): boolean {
  return one.every((kind, i) => (kind === other[i]) !== (i === step));
}

/** Of these endings, those that are not told much alike before; sentences end as the language ends them. */
export function differentOf(endings: readonly string[], language: LanguageCode): string[] {
  const different = new Map<string, ReadonlySet<string>>();
  for (const ending of endings) {
    const sentences = new Set(sentencesOf(ending, language).map(({ text }) => text));
    if ([...different.values()].every((other) => shared(sentences, other) <= MOST_SHARED))
      different.set(ending, sentences);
  }
  return [...different.keys()];
}

/** Of the sentences of the shorter one. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.intersection(b).size / Math.max(1, Math.min(a.size, b.size));
}
