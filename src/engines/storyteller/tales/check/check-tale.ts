import { countWords } from '#domain/text/words.ts';
import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { conditionFaults } from '#engines/storyteller/tales/check/conditions.ts';
import { wishesFor } from '#engines/storyteller/tales/check/families.ts';
import { faultsIn, faultsOf } from '#engines/storyteller/tales/check/faults-of.ts';
import { grammarOf } from '#engines/storyteller/tales/grammar/grammars.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Noun, Prose, Tale } from '#engines/storyteller/tales/parse/tale.ts';
import { tellSequel } from '#engines/storyteller/tales/tell/tell-next.ts';
import { tellTale } from '#engines/storyteller/tales/tell/tell-tale.ts';

export interface Report {
  tellings: number;
  /** Of the shortest, the middle and the longest telling. */
  words: readonly [least: number, median: number, most: number];
  faults: readonly FoundFault[];
}

export interface FoundFault {
  what: string;
  times: number;
  example: string;
}

/** Tells a tale to every kind of family, or to every so-manyth, and reports what is wrong, each fault once. */
export function checkTale(tale: Tale, prose: Prose, book: TaleBook, every = 1): Report {
  const faults = new Map<string, FoundFault>();
  const report = (what: string, example: string) => {
    const known = faults.get(what);
    faults.set(what, { what, example: known?.example ?? example, times: (known?.times ?? 0) + 1 });
  };
  for (const what of [
    ...conditionFaults(tale, prose, book),
    ...doubtsIn(tale, prose, book),
    ...pictureFaults(tale, prose),
    ...sequelFaults(prose),
  ]) {
    report(what, '');
  }
  const lengths: number[] = [];
  const wishes = [...wishesFor(tale, prose, book)].filter((_, i) => i % every === 0);
  for (const wish of wishes) {
    const casting = castTale(tale, wish, book);
    if ('because' in casting) continue;
    try {
      const told = tellTale(casting);
      lengths.push(countWords(told.text, prose.language));
      const found = [
        ...faultsOf(told, casting, wish),
        ...faultsIn(tellSequel(casting), casting, wish).map(({ what, where }) => ({
          what: `when it goes on: ${what}`,
          where,
        })),
      ];
      for (const { what, where } of found) report(what, `${where} ${describe(wish)}`);
    } catch (error) {
      report(error instanceof Error ? error.message : String(error), describe(wish));
    }
  }
  if (lengths.length === 0) report('nobody can hear it', '');
  lengths.sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  return { tellings: lengths.length, words: [at(0), at(0.5), at(1)], faults: [...faults.values()] };
}

function describe({ place, people, seed }: Wish): string {
  const who = people.map(({ name, spoken, facts }) =>
    [name, spoken, ...facts.map(({ kind, group }) => `${kind} ${group}`)].join(' '),
  );
  return `[${place}; ${who.join(', ')}; ${seed}]`;
}

function pictureFaults({ pictures }: Tale, { scenes }: Prose): string[] {
  return [
    ...[...scenes.keys()].filter((id) => !(id in pictures)).map((id) => `no picture for ${id}`),
    ...Object.keys(pictures)
      .filter((id) => !scenes.has(id))
      .map((id) => `a picture for ${id}, which is no scene`),
  ];
}

function sequelFaults({ sequel: { goesOn, comesBack } }: Prose): string[] {
  return goesOn.length > 0 && comesBack.length > 0 ? [] : ['nothing is written for when it goes on'];
}

/** A form of the stand-in that could be two forms, where another word would tell them apart. */
function doubtsIn(tale: Tale, prose: Prose, book: TaleBook): string[] {
  const grammar = grammarOf(prose.language);
  return prose.doubts.flatMap(({ written, nouns }) => {
    const [first] = nouns;
    const rivals = nouns.filter(({ of, name }) => of === first?.of && name === first.name);
    if (!first || rivals.length < 2) return [];
    const clash = entriesOf(first, tale, prose, book).find(
      (entry) => new Set(rivals.map(({ form }) => grammar.nounForms(entry).get(form)?.short)).size > 1,
    );
    return clash === undefined
      ? []
      : [`{${written}} could be ${rivals.map(({ form }) => form).join(' or ')} of “${clash}”`];
  });
}

function entriesOf({ of, name }: Noun, tale: Tale, prose: Prose, { words, places }: TaleBook): string[] {
  const entries =
    of === 'choice'
      ? (tale.choices.get(name) ?? []).map(({ value }) => prose.words[value])
      : (tale.places === 'any' ? Object.keys(places) : tale.places).map(
          (place) => words.places[place]?.[name],
        );
  return entries.filter((entry) => entry !== undefined);
}
