import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { saidIn } from '#domain/said-name.ts';
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

/** Says every sentence once: a story that goes on costs only what is new. `voice` tells apart who shares the store. */
export function createCachedNarrator(narrator: Narrator, store: SpeechStore, voice: string): CachedNarrator {
  return {
    name: narrator.name,
    async *speak(request, signal) {
      for (const { offset, part, key } of sentencesToSay(request, voice)) {
        const name = store.nameOf(key);
        let known = await store.read(key);
        const other = known ? undefined : UNDER_WAY.get(name);
        if (other) {
          await Promise.race([other, aborted(signal)]);
          signal.throwIfAborted();
          known = await store.read(key); // nothing, where whoever began has left
        }
        if (known) {
          for (const said of await unpacked(known, part.text)) yield moved(said, offset);
          continue;
        }
        const { promise, resolve } = Promise.withResolvers<void>();
        UNDER_WAY.set(name, promise);
        try {
          const said: SpokenSentence[] = [];
          for await (const heard of narrator.speak(part, signal)) {
            said.push(heard);
            yield moved(heard, offset);
          }
          await store.keep(key, await packed(said));
        } finally {
          if (UNDER_WAY.get(name) === promise) UNDER_WAY.delete(name);
          resolve();
        }
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

/** Somebody is saying it: for a listener, or ahead of one. */
const UNDER_WAY = new Map<string, Promise<void>>();

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

function sentencesToSay(request: SpeechRequest, voice: string) {
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
