import { BUILT_IN } from '#domain/engines.ts';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { tellAdventure } from '#engines/storyteller/built-in/tell/tell-adventure.ts';
import { tellStory } from '#engines/storyteller/built-in/tell/tell-story.ts';
import { phrasebookLoader } from '#engines/storyteller/built-in/phrasebook/load-phrasebook.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import { createAdventureTeller } from '#engines/storyteller/tales/adventure/adventure-teller.ts';
import { translations } from '#engines/storyteller/tales/beside/equivalents.ts';
import { createSecondTeller } from '#engines/storyteller/tales/beside/second-teller.ts';
import { taleBooks, vocabularies } from '#engines/storyteller/tales/load-tales.ts';
import { createTaleTeller } from '#engines/storyteller/tales/tale-teller.ts';

export interface BuiltInOptions {
  /** Folder with the languages, the whole tales and the adventures. */
  contentDir: string;
  /** Chooses what is left open; tests fix it. */
  seed?: () => number;
}

/** In what is remembered: whole tales before it, what was told piece by piece after it. */
const BETWEEN = '~';

/**
 * Tells what authors wrote, in this process, with nothing configured: whole tales where one is about what was wished,
 * else a story out of pieces.
 */
export function createBuiltInStoryteller({ contentDir, seed = randomSeed }: BuiltInOptions): Storyteller {
  const load = phrasebookLoader(contentDir);
  const vocabularyOf = vocabularies(contentDir);
  const bookOf = taleBooks(contentDir, vocabularyOf, 'tales');
  const tellTale = createTaleTeller(bookOf);
  const tellCast = createAdventureTeller(contentDir, vocabularyOf);
  return {
    name: BUILT_IN,
    async *tell(request) {
      yield { type: 'writer', writer: BUILT_IN };
      const [tales, pieces] = remembered(request.memory);
      const now = seed();
      const tale = await tellTale(request, now, tales);
      if (tale) {
        if (!request.existingStory) yield { type: 'title', title: tale.title };
        yield { type: 'text', text: tale.text };
        yield { type: 'beats', beats: tale.scenes.map(({ offset }) => offset) };
        yield { type: 'scenes', scenes: tale.scenes };
        if (tale.questions.length > 0) yield { type: 'questions', questions: tale.questions };
        yield { type: 'tale', tale: tale.tale };
        yield { type: 'memory', memory: tale.memory + BETWEEN + pieces };
        return;
      }
      const phrasebook = await load(request.language, request.ageGroup);
      const memory = Memory.read(pieces);
      const story = tellStory({ request, phrasebook, memory, seed: now });
      if (!request.existingStory) yield { type: 'title', title: story.title };
      yield { type: 'text', text: story.text };
      yield { type: 'beats', beats: story.beats };
      yield { type: 'memory', memory: tales + BETWEEN + memory.write() };
    },
    async adventure(request) {
      const segment = await tellCast(request);
      return segment ?? tellAdventure(request, await load(request.language, request.ageGroup));
    },
    beside: createSecondTeller({ contentDir, bookOf, translation: translations(contentDir) }),
  };
}

/** What was remembered before there were whole tales is all pieces. */
function remembered(memory = ''): readonly [tales: string, pieces: string] {
  const at = memory.indexOf(BETWEEN);
  return [memory.slice(0, Math.max(at, 0)), memory.slice(at + 1)];
}

function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
