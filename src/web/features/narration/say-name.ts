import type { LanguageCode } from '#domain/languages.ts';
import type { SaidName } from '#domain/said-name.ts';
import { playOnce } from '#web/features/narration/play-once.ts';
import { chosenVoices } from '#web/features/narration/voice-choice.ts';

const OURS_ALONE = { elevenLabs: false, openai: false, huggingFace: false };

/** Says a name in our own voice, the one that reads stories here, and as it is written down. */
export async function sayName(said: SaidName, language: LanguageCode): Promise<void> {
  const { quality, storyteller } = chosenVoices();
  await playOnce({
    text: said.name,
    said: [said],
    characterId: 'storyteller',
    language,
    speed: 1,
    ageGroup: '3-5',
    characters: [],
    ...(quality && { quality }),
    ...(storyteller && { storyteller }),
    voices: OURS_ALONE,
    byUs: true,
  });
}
