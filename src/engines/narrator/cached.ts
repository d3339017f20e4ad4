import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { saidIn } from '#domain/said-name.ts';
import type { Turn } from '#engines/narrator/built-in/attention.ts';
import { linesWithin, voicedLines } from '#engines/narrator/built-in/dialogue.ts';
import { moved } from '#engines/narrator/built-in/moved.ts';
import { breathsIn } from '#engines/narrator/built-in/in-whole.ts';
import type { Narrator, SpeechRequest, SpokenSentence } from '#engines/narrator/port.ts';

/** A sentence, and everything else that its sound depends on. */
export interface Said {
  text: string;
  manner: string;
}

/** Where what was said once is kept. How it is found again is the store's business: its names must not tell the words. */
export interface SpeechStore {
  /** Stands for it, and for whom it belongs to. */
  nameOf(said: Said): string;
  read(said: Said): Promise<Uint8Array | undefined>;
  keep(said: Said, bytes: Uint8Array): Promise<void>;
}

export interface CachedNarrator extends Narrator {
  /** Was all of it said before? */
  knows(request: SpeechRequest): Promise<boolean>;
}

/**
 * Says every sentence once: a story that goes on costs only what is new. `voice` tells apart who shares the store. With a `turn`
 * it waits before what is new, and for nothing else.
 */
export function createCachedNarrator(
  narrator: Narrator,
  store: SpeechStore,
  voice: string,
  turn?: Turn,
): CachedNarrator {
  /** As it is made. */
  async function* say({ part, key }: Sentence, signal: AbortSignal): AsyncGenerator<SpokenSentence> {
    const name = store.nameOf(key);
    const { promise, resolve } = Promise.withResolvers<void>();
    UNDER_WAY.set(name, promise);
    try {
      const said: SpokenSentence[] = [];
      for await (const heard of narrator.speak(part, signal)) {
        said.push(heard);
        yield heard;
      }
      await store.keep(key, await packed(said));
    } finally {
      if (UNDER_WAY.get(name) === promise) UNDER_WAY.delete(name);
      resolve();
    }
  }
  const known = async ({ part, key }: Sentence) => {
    const kept = await store.read(key);
    return kept && unpacked(kept, part.text);
  };
  const underWay = ({ key }: Sentence) => UNDER_WAY.get(store.nameOf(key));
  /** Whole, so that nobody who hears it slowly keeps the turn. */
  const sayInTurn = async (take: Turn, sentence: Sentence, signal: AbortSignal) => {
    for (;;) {
      const heard = await take(async () => {
        const meanwhile = await known(sentence);
        if (meanwhile) return meanwhile;
        // Somebody else has begun since: their sound is waited for without a turn.
        return underWay(sentence) ? undefined : whole(say(sentence, signal));
      }, signal);
      if (heard) return heard;
      await endOf(underWay(sentence), signal);
      const theirs = await known(sentence);
      if (theirs) return theirs;
    }
  };
  return {
    name: narrator.name,
    async *speak(request, signal) {
      for (const sentence of sentencesToSay(request, voice)) {
        let heard: Heard | undefined = await known(sentence);
        const other = heard ? undefined : underWay(sentence);
        if (other) {
          await endOf(other, signal);
          heard = await known(sentence); // nothing, where whoever began has left
        }
        // Nothing is awaited between looking who is under way and being it.
        heard ??= turn ? await sayInTurn(turn, sentence, signal) : say(sentence, signal);
        for await (const each of heard) yield moved(each, sentence.offset);
      }
    },
    async knows(request) {
      for (const { key } of sentencesToSay(request, voice)) {
        if (!(await store.read(key))) return false;
      }
      return true;
    },
  };
}

/** Somebody is saying it, for a listener or ahead of one. Who still waits for their turn is not: nobody may have to wait for them. */
const UNDER_WAY = new Map<string, Promise<void>>();

async function whole(heard: Heard): Promise<SpokenSentence[]> {
  const all: SpokenSentence[] = [];
  for await (const each of heard) all.push(each);
  return all;
}

/** At the latest when whoever waits has left. */
async function endOf(saying: Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  await Promise.race([saying, aborted(signal)]);
  signal.throwIfAborted();
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

type Heard = Iterable<SpokenSentence> | AsyncIterable<SpokenSentence>;

interface Sentence {
  offset: number;
  /** To be said. */
  part: SpeechRequest;
  key: Said;
}

function sentencesToSay(request: SpeechRequest, voice: string): Sentence[] {
  const { speakers: _known, turns: _turns, around: _around, said = [], ...plain } = request;
  const lines = voicedLines(request); // of the whole text: a sentence alone does not tell who says it
  return breathsIn(request).map((sentence) => {
    const { text } = sentence;
    const part = { ...plain, text, lines: linesWithin(sentence, lines), said: saidIn(text, said) };
    return { offset: sentence.offset, part, key: { text: part.text, manner: mannerOf(part, voice) } };
  });
}

function mannerOf(
  { language, voice, storyteller, speed, lines = [], said = [] }: SpeechRequest,
  narrator: string,
): string {
  const voices = lines.map(
    ({ offset, length, voice: of = '', whispered }) =>
      `${offset}+${length} ${of}${whispered ? ' whispered' : ''}`,
  );
  const names = said.map((each) => `${each.name} said ${each.said}`);
  return [narrator, language, voice ?? storyteller ?? '', speed.toFixed(2), ...voices, ...names].join('\n');
}

/** What is kept of a sentence besides its sound: places and times, no word of it. */
type Packed = Omit<SpokenSentence, 'audio' | 'text'> & { length: number; bytes: number };

const HEAD_BYTES = 4;
const compress = promisify(deflate);
const decompress = promisify(inflate);

/** The length of the head, the head, and the sounds one after the other, packed: silence in MP3 is mostly zeros, and places repeat. */
async function packed(sentences: readonly SpokenSentence[]): Promise<Uint8Array> {
  const parts = sentences.map(({ audio, text, ...rest }): Packed => ({
    ...rest,
    length: text.length,
    bytes: audio.length,
  }));
  const head = Buffer.from(JSON.stringify(parts));
  const size = Buffer.alloc(HEAD_BYTES);
  size.writeUInt32BE(head.length);
  return compress(Buffer.concat([size, head, ...sentences.map(({ audio }) => audio)]));
}

async function unpacked(kept: Uint8Array, text: string): Promise<SpokenSentence[]> {
  const bytes = await decompress(kept);
  let at = HEAD_BYTES + bytes.readUInt32BE(0);
  const parts = JSON.parse(bytes.subarray(HEAD_BYTES, at).toString()) as Packed[];
  return parts.map(({ length, bytes: size, ...rest }) => {
    const audio = bytes.subarray(at, at + size);
    at += size;
    return { ...rest, text: text.slice(rest.offset, rest.offset + length), audio };
  });
}
