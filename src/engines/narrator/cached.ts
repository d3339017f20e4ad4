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

/** Says every sentence once: a story that goes on costs only what is new. `voice` tells apart who shares the store. */
export function createCachedNarrator(narrator: Narrator, store: SpeechStore, voice: string): Narrator {
  return {
    name: narrator.name,
    async *speak(request, signal) {
      const { cast: _known, ...plain } = request;
      const lines = voicedLines(request); // of the whole text: a sentence alone does not tell who says it
      for (const sentence of sentencesOf(speakable(request.text), request.language)) {
        const { text, offset } = sentence;
        const part = { ...plain, text, lines: linesWithin(sentence, lines) };
        const name = `${keyOf(part, voice)}.json`;
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
  };
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
