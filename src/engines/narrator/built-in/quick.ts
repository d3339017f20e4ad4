import { partsOf, voicedLines } from '#engines/narrator/built-in/dialogue.ts';
import type { EspeakAnswer, EspeakEvent, EspeakRequest } from '#engines/narrator/built-in/programs/espeak.ts';
import { spokenSentence, type Span } from '#engines/narrator/built-in/readings/spoken-form.ts';
import { BREATH, mannerOf, spokenSentenceOf, TURN } from '#engines/narrator/built-in/say.ts';
import type { Mark } from '#engines/narrator/built-in/timing.ts';
import { quickStoryteller, quickTimbre } from '#engines/narrator/built-in/voices.ts';
import { wordsOf } from '#domain/text/words.ts';
import { breathsIn } from '#engines/narrator/built-in/in-whole.ts';
import { SpeechError, type Narrator } from '#engines/narrator/port.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { Workers } from '#workers/workers.ts';

export type Espeak = Pick<Workers<EspeakRequest, EspeakAnswer>, 'run'>;

/** Words a minute: slower than espeak-ng's own pace, as one reads to children. */
const RATE = 138;

/** The voice that speaks at once, in every language. */
export function createQuickNarrator({ espeak }: { espeak: Espeak }): Narrator {
  return {
    name: BUILT_IN,
    async *speak(request, signal) {
      const { language, speed, said } = request;
      const storyteller = quickStoryteller(request);
      const lines = voicedLines(request);
      for (const sentence of breathsIn(request)) {
        const parts = partsOf(sentence, lines);
        for (const [i, part] of parts.entries()) {
          const words = wordsOf(part.text, language);
          const { spoken, spans } = await spokenSentence(part.text, words, language, said);
          const timbre = part.voice ? quickTimbre(part.voice, language) : storyteller;
          const { pace, softness } = mannerOf(part);
          const { sound, events } = await espeak.run(
            {
              text: spoken,
              voice: timbre.voice,
              rate: Math.round(RATE * speed * timbre.pace * pace),
              pitch: timbre.pitch,
              pause: i === parts.length - 1 ? BREATH : TURN,
              softness,
            },
            signal,
          );
          if (!sound) throw new SpeechError('failed', 'a voice that was to be heard was not');
          yield spokenSentenceOf(part, words, sound, marksOf(events, spans));
        }
      }
    },
  };
}

/** When each word begins; it ends when something else does. */
function marksOf(events: readonly EspeakEvent[], spans: readonly Span[]): Mark[] {
  const begins = events.filter(({ type }) => type === 'word');
  return begins.flatMap(({ position, at }, i) => {
    const word = wordAt(spans, position);
    return word === undefined
      ? []
      : [{ word, start: at / 1000, end: (begins[i + 1]?.at ?? at + 400) / 1000 }];
  });
}

/** Of which word a place in the spoken text is part. */
export function wordAt(spans: readonly Span[], position: number): number | undefined {
  return spans.find(({ start, end }) => position >= start && position < end)?.word;
}
