import type { LanguageCode } from '#domain/languages.ts';
import { LONGEST_END, lastSentenceEnd } from '#domain/text/whole-sentence.ts';
import type {
  AdventureRequest,
  AdventureSegment,
  SecondTeller,
  StoryPart,
  StoryRequest,
} from '#engines/storyteller/port.ts';

/** Whether a child may read it. */
export type IsSafe = (text: string, language: LanguageCode) => boolean;

/** A story that was told, but cannot be used; whoever told it may try once more, knowing why. */
export class StoryMistake extends Error {
  override name = 'StoryMistake';
}

export class UnsafeStoryError extends StoryMistake {
  override name = 'UnsafeStoryError';
}

/** More than any story of ours has, and than any sentence in it. */
const MOST_TOLD = 24_000;
const MOST_WITHOUT_END = 4_000;

/** Hands text on by whole sentences, each checked together with what went before: nothing hides between two of them. */
export async function* safely(
  told: AsyncIterable<StoryPart>,
  { language }: StoryRequest,
  isSafe: IsSafe,
): AsyncIterable<StoryPart> {
  let before = '';
  const check = (text: string) => {
    if (!isSafe(before + text, language))
      throw new UnsafeStoryError('the story holds what is not for children');
    before = text.length < ENOUGH_BEFORE ? lastSentences(before + text) : lastSentences(text);
  };
  let waiting = '';
  let length = 0;
  for await (const part of told) {
    if (part.type === 'title') check(`${part.title}\n`);
    if (part.type === 'questions') check(`${part.questions.join('\n')}\n`);
    if (part.type !== 'text') {
      yield part;
      continue;
    }
    length += part.text.length;
    if (length > MOST_TOLD) throw new StoryMistake('the story is far too long');
    // What was looked through is not looked through again: a text without an end would take ever longer.
    const from = Math.max(0, waiting.length - LONGEST_END);
    waiting += part.text;
    const end = lastSentenceEnd(waiting, from);
    if (waiting.length - end > MOST_WITHOUT_END) throw new StoryMistake('a sentence does not end');
    if (end === 0) continue;
    const text = waiting.slice(0, end);
    check(text);
    waiting = waiting.slice(end);
    yield { type: 'text', text };
  }
  if (waiting) {
    check(waiting);
    yield { type: 'text', text: waiting };
  }
}

/** Longer than any phrase that somebody looks for. */
const ENOUGH_BEFORE = 120;

/** From the beginning of a sentence on: half a word could be another. */
function lastSentences(text: string): string {
  if (text.length <= ENOUGH_BEFORE) return text;
  const end = lastSentenceEnd(text.slice(0, -ENOUGH_BEFORE));
  return text.slice(end);
}

export function safeSegment(
  segment: AdventureSegment,
  { language }: AdventureRequest,
  isSafe: IsSafe,
): AdventureSegment {
  // A choice and what comes of it are read in one go, after what led there.
  const texts = [segment.text, ...segment.choices.map(({ text, outcome }) => `${text}\n${outcome}`)];
  if (texts.some((text) => !isSafe(text, language))) {
    throw new UnsafeStoryError('the adventure holds what is not for children');
  }
  return segment;
}

export function safelyBeside({ languagesOf, tell }: SecondTeller, isSafe: IsSafe): SecondTeller {
  return {
    languagesOf,
    async tell(request) {
      const told = await tell(request);
      if (typeof told !== 'string' && !isSafe([told.title, ...told.paragraphs].join('\n'), told.language))
        throw new UnsafeStoryError('the story holds what is not for children');
      return told;
    },
  };
}
