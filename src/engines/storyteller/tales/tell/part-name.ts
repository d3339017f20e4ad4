import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { grammarOfProse } from '#engines/storyteller/tales/grammar/grammars.ts';
import { entryOf } from '#engines/storyteller/tales/tell/nouns.ts';
import type { PlacePart } from '#engines/storyteller/tales/words/figures.ts';

/** How whoever plays a part at the place is called: "Hollin", "the badger"; undefined: the place has none. */
export function nameOfPart(part: PlacePart, casting: Casting): string | undefined {
  if (!casting.words.places[casting.place]?.[part]) return undefined;
  const entry = entryOf({ of: 'place', name: part, form: '' }, casting);
  if (part === 'resident' || part === 'friend') return entry.split(' | ')[0];
  const grammar = grammarOfProse(casting.prose);
  return grammar.nounForms(entry).get(grammar.plainNoun)?.short;
}
