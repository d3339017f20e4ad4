import type { Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { turnOf } from '#engines/storyteller/tales/cast/chance.ts';
import { grammarOf } from '#engines/storyteller/tales/grammar/grammars.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';

/** A place that somebody typed, named in a sentence of its own as whoever tells it would; what is there is the nearest of ours. */
export function elsewhere(
  typed: string,
  { place, seed }: Wish,
  { words, language }: TaleBook,
): string | undefined {
  const grammar = grammarOf(language);
  const entry = grammar.typedPlace?.(typed, words.places[place]?.['name']?.[0] ?? '');
  const said = entry === undefined ? undefined : grammar.nounForms(entry).get('at')?.long;
  if (said === undefined) return undefined;
  const which = turnOf({ seed, toldBefore: 0 }, 'elsewhere', words.elsewhere.length);
  return (words.elsewhere[which] ?? '').replace('{at}', () => said);
}
