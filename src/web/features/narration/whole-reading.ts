import type { CloudVoices } from '#contract/engines.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { keepClip } from '#web/device/clips.ts';
import { partsOf } from '#web/features/narration/parts.ts';
import { requestSpeech } from '#web/features/narration/speech.ts';
import { wishOf } from '#web/features/narration/story-clips.ts';
import { chosenVoice } from '#web/features/narration/voice-choice.ts';

interface WholeReading {
  parts: number;
  read: (part: number) => Promise<void>;
}

/** The whole story in the chosen voice, part by part, for this device. Cut as the player cuts it when it opens the story anew. */
export function wholeReading(story: ToldStory, voices: CloudVoices, signal: AbortSignal): WholeReading {
  const parts = partsOf(story.text, story.language);
  const script = { story, quality: chosenVoice(), voices };
  return {
    parts: parts.length,
    async read(index) {
      const { [index]: part } = parts;
      if (!part) return;
      const { sound, provider } = await requestSpeech({ ...wishOf(part, script), signal });
      await sound.ends();
      if (!sound.isWhole) throw sound.fault;
      const { audio, duration, words } = sound;
      await keepClip(story.id, part.text, { audio, duration, words, provider });
    },
  };
}
