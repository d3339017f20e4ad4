import type { StoryScene } from '#domain/scene-direction.ts';
import { turnOf } from '#engines/storyteller/tales/cast/chance.ts';
import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { grammarOfProse } from '#engines/storyteller/tales/grammar/grammars.ts';
import { direct } from '#engines/storyteller/tales/tell/direct.ts';
import {
  BETWEEN,
  Telling,
  afterwards,
  tellWhole,
  type ToldTale,
} from '#engines/storyteller/tales/tell/tell-tale.ts';

/** What the listener has heard so far. */
export interface SoFar {
  /** The tale that ended last, where it is one of ours. */
  last: Casting | undefined;
  /** Everybody who was in it. */
  met: ReadonlySet<string>;
}

/** The next tale of a story that goes on: from the last scene to another day, whole, and at its end something comes back. */
export function tellNext(casting: Casting, { last, met }: SoFar): ToldTale {
  const { goesOn, comesBack } = last ? sequelOf(last) : { goesOn: '', comesBack: '' };
  const start = [goesOn || plainly(casting, 'goes on', casting.words.sequels.goesOn), joining(casting, met)]
    .filter(Boolean)
    .join(BETWEEN);
  const { text, scenes, ...rest } = tellWhole(new Telling(casting, met));
  return {
    ...rest,
    text: [start, text, comesBack].filter(Boolean).join(BETWEEN),
    scenes: [
      ...lastSceneOf(last ?? casting),
      ...scenes.map((scene) => ({ ...scene, offset: scene.offset + start.length + BETWEEN.length })),
    ],
  };
}

/** What the author of a tale wrote for when it goes on, for the checker. */
export function tellSequel(casting: Casting): string {
  return Object.values(sequelOf(casting)).join(BETWEEN);
}

function sequelOf(casting: Casting): Record<'goesOn' | 'comesBack', string> {
  const telling = afterwards(casting);
  const { goesOn, comesBack } = casting.prose.sequel;
  return {
    goesOn: telling.say('goes on', goesOn).join(BETWEEN),
    comesBack: telling.say('comes back', comesBack).join(BETWEEN),
  };
}

/** The picture of where it goes on. */
function lastSceneOf(casting: Casting): StoryScene[] {
  const id = [...casting.prose.scenes.keys()].at(-1);
  return id === undefined ? [] : [{ id, offset: 0, direction: direct(id, casting) }];
}

/** Who was not there before comes along with a word about it. */
function joining(casting: Casting, met: ReadonlySet<string>): string {
  const fresh = everybody(casting)
    .filter(({ name, resident }) => !resident && !met.has(name))
    .map(({ name }) => name);
  if (fresh.length === 0) return '';
  const { one, many } = casting.words.sequels.joins;
  const names = grammarOfProse(casting.prose).list(fresh);
  return plainly(casting, 'joins', fresh.length === 1 ? one : many).replace('{names}', () => names);
}

function plainly(casting: Casting, matter: string, sentences: readonly string[]): string {
  const sentence = sentences[turnOf(casting, matter, sentences.length)] ?? '';
  return grammarOfProse(casting.prose).written?.(sentence) ?? sentence;
}
