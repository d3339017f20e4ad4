import type { Storyteller } from '#engines/storyteller/port.ts';

export interface FakeStorytellerOptions {
  name?: string;
  /** Instead of a story. */
  fail?: Error;
  /** Instead of its own words. */
  text?: string;
}

/** For tests of what stands around a storyteller: tells at once, always the same, and names everybody. */
export function createFakeStoryteller({
  name = 'fake',
  fail,
  text,
}: FakeStorytellerOptions = {}): Storyteller {
  const names = (characters: readonly { name: string }[]) =>
    characters.map((character) => character.name).join(', ');
  return {
    name,
    async *tell({ characters, existingStory }) {
      if (fail) throw fail;
      yield { type: 'writer', writer: name };
      if (!existingStory) yield { type: 'title', title: 'A Fake Story' };
      yield { type: 'text', text: text ?? `${names(characters)} went out. `.repeat(40).trim() };
    },
    async adventure({ characters, chosen }) {
      if (fail) throw fail;
      const isEnding = chosen.length >= 2;
      const choice = (id: 'kind' | 'clever' | 'brave') => ({
        id,
        text: `Be ${id}`,
        outcome: `It was ${id}.`,
      });
      return {
        id: `segment-${chosen.length + 1}`,
        text: text ?? `${names(characters)} came to a door.`,
        choices: isEnding ? [] : [choice('kind'), choice('clever'), choice('brave')],
        isEnding,
      };
    },
  };
}
