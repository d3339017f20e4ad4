import { countWords } from '#domain/text/words.ts';
import { WAYS, isAdventure, onTheWay } from '#engines/storyteller/tales/adventure/steps.ts';
import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { conditionFaults } from '#engines/storyteller/tales/check/conditions.ts';
import { specialWishesFor, wishesFor } from '#engines/storyteller/tales/check/families.ts';
import { faultsIn, faultsOf } from '#engines/storyteller/tales/check/faults-of.ts';
import { besideEnglish } from '#engines/storyteller/tales/check/side-by-side.ts';
import { questionFaults } from '#engines/storyteller/tales/check/question-faults.ts';
import { missingWays, wayFaults } from '#engines/storyteller/tales/check/way-faults.ts';
import { grammarOfProse } from '#engines/storyteller/tales/grammar/grammars.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import { pictureOf, wayOf, type Noun, type Prose, type Tale } from '#engines/storyteller/tales/parse/tale.ts';
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

/** What is true of the ways of an adventure is true for nearly everybody who goes them. */
const SOME = 20;

/** The book that a tale is of, and the English one that it is held beside. */
export interface Books {
  book: TaleBook;
  english: TaleBook;
}

/** Tells a tale to every kind of family, or to every so-manyth, and reports what is wrong, each fault once. */
export function checkTale(tale: Tale, prose: Prose, { book, english }: Books, every = 1): Report {
  const faults = new Map<string, FoundFault>();
  const report = (what: string, example: string) => {
    const known = faults.get(what);
    faults.set(what, { what, example: known?.example ?? example, times: (known?.times ?? 0) + 1 });
  };
  for (const what of [
    ...conditionFaults(tale, prose, book),
    ...besideEnglish(tale, prose, english),
    ...doubtsIn(tale, prose, book),
    ...pictureFaults(tale, prose),
    ...(isAdventure(tale) ? missingWays(prose) : sequelFaults(prose)),
  ]) {
    report(what, '');
  }
  const lengths: number[] = [];
  const wishes = [
    ...[...wishesFor(tale, prose, book)].filter((_, i) => i % every === 0),
    ...specialWishesFor(tale, prose, book),
  ];
  for (const [i, wish] of wishes.entries()) {
    const casting = castTale(tale, wish, book);
    if ('because' in casting) continue;
    try {
      for (const way of waysThrough(casting)) {
        const told = tellTale(way);
        lengths.push(countWords(told.text, prose.language));
        for (const { what, where } of faultsOf(told, way, wish)) report(what, `${where} ${describe(wish)}`);
      }
      for (const { what, where } of faultsIn(tellSequel(casting), casting, wish))
        report(`when it goes on: ${what}`, `${where} ${describe(wish)}`);
      for (const { what, where } of questionFaults(casting, wish))
        report(`to talk about: ${what}`, `${where} ${describe(wish)}`);
      if (isAdventure(tale) && i % SOME === 0)
        for (const what of wayFaults(casting)) report(what, describe(wish));
    } catch (error) {
      report(error instanceof Error ? error.message : String(error), describe(wish));
    }
  }
  if (lengths.length === 0) report('nobody can hear it', '');
  lengths.sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  return { tellings: lengths.length, words: [at(0), at(0.5), at(1)], faults: [...faults.values()] };
}

/** An adventure is told by every way. */
function waysThrough(casting: Casting): Casting[] {
  return isAdventure(casting.tale) ? WAYS.map((way) => onTheWay(casting, way)) : [casting];
}

function describe({ place, people, seed }: Wish): string {
  const who = people.map(({ name, spoken, facts }) =>
    [name, spoken, ...facts.map(({ kind, group }) => `${kind} ${group}`)].join(' '),
  );
  return `[${place}; ${who.join(', ')}; ${seed}]`;
}

function pictureFaults(tale: Tale, { scenes }: Prose): string[] {
  const ids = [...scenes.keys()];
  const shared = new Set(ids.map((id) => wayOf(id, tale)?.choice));
  return [
    ...ids.filter((id) => pictureOf(id, tale) === undefined).map((id) => `no picture for ${id}`),
    ...Object.keys(tale.pictures)
      .filter((id) => !scenes.has(id) && !shared.has(id))
      .map((id) => `a picture for ${id}, which is no scene`),
  ];
}

function sequelFaults({ sequel: { goesOn, comesBack } }: Prose): string[] {
  return goesOn.length > 0 && comesBack.length > 0 ? [] : ['nothing is written for when it goes on'];
}

/** A form of the stand-in that could be two forms, where another word would tell them apart. */
function doubtsIn(tale: Tale, prose: Prose, book: TaleBook): string[] {
  const grammar = grammarOfProse(prose);
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
          (place) => words.places[place]?.[name]?.[0],
        );
  return entries.filter((entry) => entry !== undefined);
}
