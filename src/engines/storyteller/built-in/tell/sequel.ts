import type { Sequel } from '#engines/storyteller/built-in/tell/outline.ts';
import type { Phrasebook } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';

/**
 * What can be carried on from a story. It is read from the text itself, so it also works on one that a model wrote or
 * somebody edited: who is not named there is new, and an object of ours that is named there is still in the pocket.
 */
export function findSequel(
  existing: string,
  characters: readonly StoryCharacter[],
  phrasebook: Phrasebook,
): Sequel {
  const text = existing.toLocaleLowerCase(phrasebook.language);
  const holds = (words: string) =>
    words !== '' && mentions(text, words.toLocaleLowerCase(phrasebook.language));
  const known = characters.filter(({ name }) => holds(name));
  return {
    // A story that names nobody, in another script perhaps, is still a story about these.
    joined: known.length === 0 ? [] : characters.filter((each) => !known.includes(each)),
    item: phrasebook.repertoire.items.find((item) => holds(shortName(item, phrasebook))),
  };
}

/** As a word of its own; scripts that join words, or add endings, are taken as they stand. */
function mentions(text: string, words: string): boolean {
  if (!/^[\p{Script=Latin}\p{N} '’-]+$/u.test(words)) return text.includes(words);
  return new RegExp(`(?<!\\p{L})${RegExp.escape(words)}(?!\\p{L})`, 'u').test(text);
}

function shortName(item: string, { items }: Phrasebook): string {
  const forms = items.get(item)?.forms;
  const template = forms?.get('short') ?? forms?.get('base') ?? [];
  return template.map((node) => (node.type === 'text' ? node.text : '')).join('');
}
