import type { Random } from '#domain/random.ts';
import type { Memory } from '#engines/storyteller/built-in/memory.ts';
import type { SettingPack } from '#domain/story-world.ts';
import type { Lexicon, PackWords, Word } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';

export interface ChooseWordsOptions {
  pack: SettingPack;
  memory: Memory;
  random: Random;
}

const STAGES = 3;

/** One story's words for its place: where there are several, the one that was heard longest ago. */
export function chooseWords(offered: PackWords, options: ChooseWordsOptions): Lexicon {
  const chosen = new Map<string, Word>();
  for (const [name, words] of offered) {
    if (name === 'stages') {
      for (const [i, stage] of chooseStages(words, options).entries()) chosen.set(`stage${i + 1}`, stage);
    } else {
      const word = chooseOne(name, words, options);
      if (word) chosen.set(name, word);
    }
  }
  return chosen;
}

/** Three landmarks, in the order in which they lie. */
function chooseStages(stages: readonly Word[], options: ChooseWordsOptions): Word[] {
  if (stages.length <= STAGES) return [...stages];
  const passed = new Set<Word>();
  while (passed.size < STAGES) {
    const left = stages.filter((stage) => !passed.has(stage));
    const stage = chooseOne('stage', left, options);
    if (stage) passed.add(stage);
  }
  return stages.filter((stage) => passed.has(stage));
}

function chooseOne(
  name: string,
  words: readonly Word[],
  { pack, memory, random }: ChooseWordsOptions,
): Word | undefined {
  if (words.length < 2) return words[0];
  const key = (word: Word) => `${pack} ${name} ${word.key}`;
  const word = memory.freshest(random, words, key);
  memory.use(key(word));
  return word;
}
