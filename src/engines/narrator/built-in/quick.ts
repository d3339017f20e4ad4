import type { EspeakAnswer, EspeakEvent, EspeakRequest } from '#engines/narrator/built-in/programs/espeak.ts';
import { spokenSentence, type Span } from '#engines/narrator/built-in/readings/spoken-form.ts';
import { BREATH, spokenSentenceOf } from '#engines/narrator/built-in/say.ts';
import type { Mark } from '#engines/narrator/built-in/timing.ts';
import { VOICES } from '#engines/narrator/built-in/voices.ts';
import { wordsOf } from '#domain/text/words.ts';
import { breathsOf, speakable } from '#engines/narrator/built-in/words.ts';
import { SpeechError, type Narrator } from '#engines/narrator/port.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { Workers } from '#workers/workers.ts';

export type Espeak = Pick<Workers<EspeakRequest, EspeakAnswer>, 'run'>;

/** Words a minute: slower than espeak-ng's own pace, and a little higher, as one reads to children. */
const RATE = 138;
const PITCH = 58;

/** The voice that speaks at once, in every language. */
export function createQuickNarrator({ espeak }: { espeak: Espeak }): Narrator {
  return {
    name: BUILT_IN,
    async *speak({ text, language, speed }, signal) {
      for (const sentence of breathsOf(speakable(text), language)) {
        const words = wordsOf(sentence.text, language);
        const { spoken, spans } = await spokenSentence(sentence.text, words, language);
        const { sound, events } = await espeak.run(
          {
            text: spoken,
            voice: VOICES[language].quick,
            rate: Math.round(RATE * speed),
            pitch: PITCH,
            pause: BREATH,
          },
          signal,
        );
        if (!sound) throw new SpeechError('failed', 'a voice that was to be heard was not');
        yield spokenSentenceOf(sentence, words, sound, marksOf(events, spans));
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
