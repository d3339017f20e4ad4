import { createHash } from 'node:crypto';
import { linesWithin, voicedLines } from '#engines/narrator/built-in/dialogue.ts';
import { moved } from '#engines/narrator/built-in/narrator.ts';
import { sentencesOf, speakable } from '#engines/narrator/built-in/words.ts';
import type { Narrator, SpeechRequest, SpokenSentence } from '#engines/narrator/port.ts';

/** Where what was said once is kept. */
export interface SpeechStore {
  read(name: string): Promise<Uint8Array | undefined>;
  keep(name: string, bytes: Uint8Array): Promise<void>;
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
      for (const { offset, part, name } of sentencesToSay(request, voice)) {
        const known = await store.read(name);
        if (known) {
          for (const said of unpacked(known)) yield moved(said, offset);
          continue;
        }
        const said: SpokenSentence[] = [];
        for await (const heard of narrator.speak(part, signal)) {
          said.push(heard);
          yield moved(heard, offset);
        }
        await store.keep(name, packed(said));
      }
    },
    async knows(request) {
      for (const { name } of sentencesToSay(request, voice)) {
        if (!(await store.read(name))) return false;
      }
      return true;
    },
  };
}

function sentencesToSay(request: SpeechRequest, voice: string) {
  const { cast: _known, ...plain } = request;
  const lines = voicedLines(request); // of the whole text: a sentence alone does not tell who says it
  return sentencesOf(speakable(request.text), request.language).map((sentence) => {
    const part = { ...plain, text: sentence.text, lines: linesWithin(sentence, lines) };
    return { offset: sentence.offset, part, name: `${keyOf(part, voice)}.json` };
  });
}

function keyOf({ text, language, voice, speed, lines = [] }: SpeechRequest, narrator: string): string {
  const voices = lines.map((line) => `${line.offset}+${line.length} ${line.voice}`);
  const parts = [narrator, language, voice ?? '', speed.toFixed(2), text, ...voices];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);
}

type Packed = Omit<SpokenSentence, 'audio'> & { audio: string };

function packed(sentences: readonly SpokenSentence[]): Uint8Array {
  const parts = sentences.map(({ audio, ...rest }): Packed => ({
    ...rest,
    audio: Buffer.from(audio).toString('base64'),
  }));
  return Buffer.from(JSON.stringify(parts));
}

function unpacked(bytes: Uint8Array): SpokenSentence[] {
  const parts = JSON.parse(Buffer.from(bytes).toString()) as Packed[];
  return parts.map(({ audio, ...rest }) => ({ ...rest, audio: Buffer.from(audio, 'base64') }));
}
