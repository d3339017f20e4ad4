import type { CloudVoices } from '#contract/engines.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { partsOf } from '#web/features/narration/parts.ts';
import { keepSpeech, requestSpeech } from '#web/features/narration/speech.ts';
import { wishOf } from '#web/features/narration/script.ts';
import { chosenVoices } from '#web/features/narration/voice-choice.ts';

interface WholeReading {
  parts: number;
  read: (part: number) => Promise<void>;
}

/** The whole story in the chosen voice, part by part, for this device. Cut as the player cuts it when it opens the story anew. */
export function wholeReading(story: ToldStory, voices: CloudVoices, signal: AbortSignal): WholeReading {
  const parts = partsOf(story.text, story.language);
  const script = { story, ...chosenVoices(), voices };
  return {
    parts: parts.length,
    async read(index) {
      const { [index]: part } = parts;
      if (!part) return;
      const wish = wishOf(part, script);
      const speech = await requestSpeech({ ...wish, signal });
      await speech.sound.ends();
      if (!speech.sound.isWhole) throw speech.sound.fault;
      await keepSpeech(wish, speech);
    },
  };
}
