import { READING_LEVELS } from '#domain/age-groups.ts';
import { characters } from '#domain/characters.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { isSpaced } from '#domain/text/spaces.ts';
import { createBreaker, waitedLong } from '#engines/outside/breaker.ts';
import { inTime, isSilence, type Patience } from '#engines/storyteller/in-time.ts';
import type { AdventureRequest, StoryPart, StoryRequest, Storyteller } from '#engines/storyteller/port.ts';
import { StoryMistake, safeSegment, safely, safelyBeside, type IsSafe } from '#engines/storyteller/safely.ts';

export interface ChainOptions extends Omit<Patience, 'until'> {
  /** So long may all models and all their tries take for one wish, together. */
  totalMs: number;
  /** Asked in this order. */
  guests: readonly Storyteller[];
  /** Always answers: the built-in storyteller. */
  host: Storyteller;
  isSafe: IsSafe;
  /** Why a guest's story was not used. */
  onFailure?: (storyteller: string, error: unknown) => void;
}

/** What people typed is not for children: it goes out to nobody. */
export class UnsafeWishError extends Error {
  override name = 'UnsafeWishError';
}

/** A story that is cut short to less than this share of its least length is none. */
const LEAST_SHARE = 0.4;

/**
 * The configured model tells; whatever goes wrong with it, a story comes all the same. What people typed is checked
 * before it goes out, and every sentence before it leaves. What a model wrote and cannot be used is tried once more, with
 * what was wrong; then the host begins anew.
 */
export function createStorytellerChain(options: ChainOptions): Storyteller {
  const { guests, host, isSafe, onFailure } = options;
  // Who was silent again and again is not waited for.
  const asked = guests.map((guest) => ({ guest, breaker: createBreaker() }));
  const leftInVain = ({ begun, since }: Failed) => !begun && waitedLong(since, options.firstWordsMs);
  return {
    name: guests[0]?.name ?? host.name,
    async *tell(request, signal) {
      const until = performance.now() + options.totalMs;
      // Who has less than that could not even begin, and would seem to be silent.
      const hasTime = () => until - performance.now() >= Math.min(options.firstWordsMs, options.totalMs / 2);
      for (const { guest, breaker } of asked) {
        if (!hasTime() || !breaker.mayAsk()) continue;
        let mistake: string | undefined;
        for (let attempt = 0; attempt < 2 && hasTime(); attempt++) {
          const outcome = yield* tryGuest(guest, request, { ...options, until, signal, mistake });
          if (outcome.done) {
            breaker.answered();
            yield* directed(guest, outcome.text, request, { ...options, until, signal });
            return;
          }
          onFailure?.(guest.name, outcome.error);
          if (isSilence(outcome.error) || (signal.aborted && leftInVain(outcome))) breaker.wasSilent();
          else if (!signal.aborted) breaker.answered();
          signal.throwIfAborted();
          if (!(outcome.error instanceof StoryMistake)) break;
          mistake = outcome.error.message;
        }
      }
      yield* safely(host.tell(request, signal), request, isSafe);
    },
    async adventure(request, signal) {
      const patienceMs = options.firstWordsMs + options.pauseMs;
      const late = AbortSignal.timeout(patienceMs);
      const left = AbortSignal.any([signal, late]);
      for (const { guest, breaker } of asked) {
        if (late.aborted || !breaker.mayAsk()) continue;
        const since = performance.now();
        try {
          requireSafeWish(request, isSafe);
          const segment = await guest.adventure(request, left);
          breaker.answered();
          return safeSegment(segment, request, isSafe);
        } catch (error) {
          onFailure?.(guest.name, error);
          if (left.aborted && waitedLong(since, patienceMs)) breaker.wasSilent();
          signal.throwIfAborted();
        }
      }
      return safeSegment(await host.adventure(request, signal), request, isSafe);
    },
    beside: host.beside && safelyBeside(host.beside, isSafe),
  };
}

/** The door has read it before; nothing else leaves the house either. */
function requireSafeWish(
  { setting, theme, characters, language, ...more }: StoryRequest | AdventureRequest,
  isSafe: ChainOptions['isSafe'],
): void {
  const told = 'existingStory' in more ? more.existingStory : 'storySoFar' in more ? more.storySoFar : '';
  const typed = [setting.name, theme.name, ...characters.flatMap((each) => [each.name, each.description])];
  if (![typed.filter(Boolean).join('\n'), told ?? ''].every((text) => isSafe(text, language)))
    throw new UnsafeWishError('the wish holds what is not for children');
}

interface Failed {
  done: false;
  error: unknown;
  begun: boolean;
  since: number;
}

type Outcome = { done: true; text: string } | Failed;

/** A story without directions is a story: whoever draws it reads the text, and questions there are for every story. */
async function* directed(
  guest: Storyteller,
  text: string,
  request: StoryRequest,
  { signal, pauseMs, until, isSafe }: Patience & Pick<ChainOptions, 'isSafe'> & { signal: AbortSignal },
): AsyncGenerator<StoryPart> {
  const left = Math.max(0, Math.min(pauseMs, until - performance.now()));
  const limit = AbortSignal.any([signal, AbortSignal.timeout(left)]);
  const told = await guest.direct?.(request, text, limit).catch(() => undefined);
  if (!told) return;
  const { scenes, questions } = told;
  if (scenes.length > 0) yield { type: 'scenes', scenes };
  if (questions.length > 0 && isSafe(questions.join('\n'), request.language))
    yield { type: 'questions', questions };
}

async function* tryGuest(
  guest: Storyteller,
  request: StoryRequest,
  {
    signal,
    mistake,
    isSafe,
    ...patience
  }: Patience & Pick<ChainOptions, 'isSafe'> & { signal: AbortSignal; mistake: string | undefined },
): AsyncGenerator<StoryPart, Outcome> {
  const stop = new AbortController();
  let said = '';
  let begun = false;
  const since = performance.now();
  try {
    requireSafeWish(request, isSafe);
    const told = guest.tell(request, AbortSignal.any([signal, stop.signal]), mistake);
    for await (const part of safely(inTime(told, patience), request, isSafe)) {
      if (part.type === 'text') said += part.text;
      begun = true;
      yield part;
    }
    requireWhole(said, request);
    return { done: true, text: said };
  } catch (error) {
    stop.abort();
    if (begun) yield { type: 'restart' };
    return { done: false, error, begun, since };
  }
}

/** Whoever was wished for is in it. */
function requireWhole(said: string, request: StoryRequest): void {
  if (said.length < leastLength(request)) throw new StoryMistake('the story is too short to be one');
  const forgotten = request.characters.filter(
    ({ name, personal }) => personal && !isNamed(name, said, request.language),
  );
  if (forgotten.length > 0) throw new StoryMistake('not everybody of the family is named in the story');
}

/** By the beginning of one of its words: endings change in some languages, and others add how dear somebody is. */
function isNamed(name: string, text: string, language: LanguageCode): boolean {
  const lower = text.toLowerCase();
  return name
    .toLowerCase()
    .split(/\s+/)
    .some((word) => {
      const letters = characters(word);
      const enough = isSpaced(language)
        ? Math.ceil(letters.length * 0.75)
        : Math.max(1, Math.floor(letters.length / 2));
      return lower.includes(letters.slice(0, enough).join(''));
    });
}

/** In characters, roughly: a word of the shortest languages has two with its space. */
function leastLength({ ageGroup, existingStory }: StoryRequest): number {
  return READING_LEVELS[ageGroup].words[0] * LEAST_SHARE * (existingStory ? 1 : 2);
}
