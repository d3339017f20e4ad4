import { BUILT_IN } from '#domain/engines.ts';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { tellAdventure } from '#engines/storyteller/built-in/tell/tell-adventure.ts';
import { tellStory } from '#engines/storyteller/built-in/tell/tell-story.ts';
import { voiceLoader } from '#engines/storyteller/built-in/voice/load-voice.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';

export interface BuiltInOptions {
  /** Folder with a voice per language. */
  dir: string;
  /** Chooses what is left open; tests fix it. */
  seed?: () => number;
}

/** Tells stories out of what authors wrote, in this process, with nothing configured. */
export function createBuiltInStoryteller({ dir, seed = randomSeed }: BuiltInOptions): Storyteller {
  const load = voiceLoader(dir);
  return {
    name: BUILT_IN,
    async *tell(request) {
      const voice = await load(request.language, request.ageGroup);
      const memory = Memory.read(request.memory);
      const story = tellStory({ request, voice, memory, seed: seed() });
      yield { type: 'writer', writer: BUILT_IN };
      if (!request.existingStory) yield { type: 'title', title: story.title };
      yield { type: 'text', text: story.text };
      yield { type: 'beats', beats: story.beats };
      yield { type: 'memory', memory: memory.write() };
    },
    async adventure(request) {
      return tellAdventure(request, await load(request.language, request.ageGroup));
    },
  };
}

function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
