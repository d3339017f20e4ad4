import { partsOf, voicedLines } from '#engines/narrator/built-in/dialogue.ts';
import type { KokoroAnswer, KokoroRequest } from '#engines/narrator/built-in/programs/kokoro.ts';
import type { Espeak } from '#engines/narrator/built-in/quick.ts';
import { soundsOf, type Sound } from '#engines/narrator/built-in/readings/sounds-of.ts';
import { BREATH, mannerOf, spokenSentenceOf, TURN } from '#engines/narrator/built-in/say.ts';
import type { Mark } from '#engines/narrator/built-in/timing.ts';
import { naturalStoryteller, naturalTimbre } from '#engines/narrator/built-in/voices.ts';
import { wordsOf } from '#domain/text/words.ts';
import type { Piece } from '#domain/text/pieces.ts';
import { breathsIn } from '#engines/narrator/built-in/in-whole.ts';
import type { Narrator } from '#engines/narrator/port.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { Workers } from '#workers/workers.ts';

export type Kokoro = Pick<Workers<KokoroRequest, KokoroAnswer>, 'run'>;

/** Kokoro's own pace is that of a newsreader. */
const PACE = 0.92;
const PAUSES = /[,.!?…;:—]/;

interface NaturalOptions {
  espeak: Espeak;
  kokoro: Kokoro;
  /** So long the model worked for so much sound, both in seconds. */
  onWork?: ((work: number, sound: number) => void) | undefined;
}

/** The neural voice. */
export function createNaturalNarrator({ espeak, kokoro, onWork }: NaturalOptions): Narrator {
  return {
    name: BUILT_IN,
    async *speak(request, signal) {
      const { language, speed, said } = request;
      const storyteller = naturalStoryteller(request);
      const lines = voicedLines(request);
      for (const sentence of breathsIn(request)) {
        const parts = partsOf(sentence, lines);
        for (const [i, part] of parts.entries()) {
          const words = wordsOf(part.text, language);
          const sounds = await soundsOf(part.text, words, { language, said, espeak, signal });
          const { phonemes, owners } = joined(part.text, words, sounds);
          const timbre = part.voice ? naturalTimbre(part.voice, language, storyteller.voice) : storyteller;
          const { pace, softness } = mannerOf(part);
          const pause = i === parts.length - 1 ? BREATH : TURN;
          const heard = await kokoro.run(
            {
              phonemes,
              voice: timbre.voice,
              pitch: timbre.pitch,
              speed: PACE * speed * timbre.pace * pace,
              pause,
              softness,
            },
            signal,
          );
          onWork?.(heard.work, heard.seconds);
          const marks = heard.sounds.flatMap(({ index, start, end }): Mark[] => {
            const word = owners[index];
            return word === undefined ? [] : [{ word, start, end }];
          });
          yield spokenSentenceOf(part, words, heard.sound, marks);
        }
      }
    },
  };
}

/** Words with the pauses between them, and whose every sound is. */
function joined(text: string, words: readonly Piece[], sounds: readonly Sound[]) {
  let phonemes = '';
  const owners: (number | undefined)[] = [];
  const add = (more: string, owner: number | undefined) => {
    for (const sound of more) {
      phonemes += sound;
      owners.push(owner);
    }
  };
  words.forEach((word, i) => {
    add(sounds[i]?.phonemes ?? '', i);
    const gap = text.slice(word.offset + word.text.length, words[i + 1]?.offset);
    add(
      `${PAUSES.exec(toPause(gap))?.[0] ?? ''}${sounds[i + 1]?.bound || i === words.length - 1 ? '' : ' '}`,
      undefined,
    );
  });
  return { phonemes, owners };
}

const SAME_PAUSE: readonly [RegExp, string][] = [
  [/[、，،]/g, ','],
  [/[。।．]/g, '.'],
  [/！/g, '!'],
  [/？/g, '?'],
  [/\.{3,}|…+/g, '…'],
  [/[–—]/g, '—'],
];

function toPause(gap: string): string {
  return SAME_PAUSE.reduce((pause, [from, to]) => pause.replaceAll(from, to), gap);
}
