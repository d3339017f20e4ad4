import { setTimeout as delay } from 'node:timers/promises';
import { linesWithin } from '#engines/narrator/built-in/dialogue.ts';
import { moved } from '#engines/narrator/built-in/moved.ts';
import type { Narrator, SpeechRequest, SpokenSentence } from '#engines/narrator/port.ts';
import { WorkersBusyError } from '#workers/errors.ts';

/** So often, and so long each time, a voice waits for its turn in the middle of a page. */
const WAITS = 20;
const WAIT_MS = 1000;

interface TwoVoices {
  natural: Narrator;
  quick: Narrator;
}

/**
 * The natural voice, and where it falls silent the quick one: from the next page on, never within one. In the middle of a page a voice
 * that has too much to do is waited for; one that has broken breaks off, and who listens decides.
 */
export async function* readPageWise(
  { natural, quick }: TwoVoices,
  request: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<SpokenSentence> {
  let heardUntil = 0;
  for (let waits = 0; ; waits++) {
    try {
      for await (const sentence of restBy(natural, request, heardUntil, signal)) {
        heardUntil = sentence.offset + sentence.text.length;
        yield { ...sentence, quality: 'natural' };
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (beginsPage(request, heardUntil)) break;
      if (!(error instanceof WorkersBusyError) || waits === WAITS) throw error;
      await delay(WAIT_MS, undefined, { signal });
    }
  }
  for await (const sentence of restBy(quick, request, heardUntil, signal))
    yield { ...sentence, quality: 'quick' };
}

/** The same for whoever hears a page when all of it is there: the one in which a voice breaks is read anew by the other. */
export async function* readWholePages(
  voices: TwoVoices,
  request: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<SpokenSentence> {
  const starts = (request.turns ?? []).filter((turn) => turn > 0).toSorted((a, b) => a - b);
  let page: SpokenSentence[] = [];
  let begins = 0;
  try {
    for await (const sentence of voices.natural.speak(request, signal)) {
      const next = starts.findLast(
        (start) => start > begins && start < sentence.offset + sentence.text.length,
      );
      if (next !== undefined) {
        yield* page;
        page = [];
        begins = next;
      }
      page.push({ ...sentence, quality: 'natural' });
    }
    yield* page;
  } catch {
    signal.throwIfAborted();
    for await (const sentence of restBy(voices.quick, request, begins, signal))
      yield { ...sentence, quality: 'quick' };
  }
}

/** Whether a page begins with whatever is said next. Who asks for the natural voice in the middle of a story has heard it before. */
function beginsPage({ text, turns = [], around, quality }: SpeechRequest, heardUntil: number): boolean {
  if (heardUntil === 0 && (!around || quality === undefined)) return true;
  const [gap = ''] = /^[^\p{L}\p{N}]*/u.exec(text.slice(heardUntil)) ?? [];
  return turns.some((turn) => turn >= heardUntil && turn <= heardUntil + gap.length);
}

async function* restBy(
  voice: Narrator,
  request: SpeechRequest,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<SpokenSentence> {
  if (from === 0) {
    yield* voice.speak(request, signal);
    return;
  }
  const { text, turns = [], lines, around = { before: '', after: '' } } = request;
  const rest: SpeechRequest = {
    ...request,
    text: text.slice(from),
    around: { before: around.before + text.slice(0, from), after: around.after },
    turns: turns.filter((turn) => turn >= from).map((turn) => turn - from),
    ...(lines && { lines: linesWithin({ offset: from, text: text.slice(from) }, lines) }),
  };
  for await (const sentence of voice.speak(rest, signal)) yield moved(sentence, from);
}
