import { WHO_READS } from '#domain/character-voices.ts';
import { STORYTELLERS } from '#domain/storyteller-voice.ts';
import { kept } from '#web/browser/storage.ts';

/** Everything that a listener may choose of our own voices; the first thing of each line is where this browser keeps it. */
const CHOICES = {
  /** None: whichever keeps up. */
  quality: ['fabloom.voice', ['natural', 'quick']],
  /** None: as the language is read best. */
  storyteller: ['fabloom.storyteller', STORYTELLERS],
  /** One voice or many; none: by the age that a story is for. */
  whoReads: ['fabloom.who-reads', WHO_READS],
} as const;

export type VoiceTrait = keyof typeof CHOICES;
export type ChoiceOf<Trait extends VoiceTrait> = (typeof CHOICES)[Trait][1][number];
export type VoiceChoice = { [Trait in VoiceTrait]?: ChoiceOf<Trait> | undefined };
/** Of the built-in voices: the neural one, or the one that speaks at once. */
export type VoiceQuality = ChoiceOf<'quality'>;

export const VOICE_TRAITS = Object.keys(CHOICES) as VoiceTrait[];

export function choicesOf<Trait extends VoiceTrait>(trait: Trait): readonly ChoiceOf<Trait>[] {
  return CHOICES[trait][1];
}

export function chosenVoices(): VoiceChoice {
  return Object.fromEntries(
    VOICE_TRAITS.map((trait) => {
      const value = kept.read(CHOICES[trait][0]);
      return [trait, choicesOf(trait).find((choice) => choice === value)];
    }),
  );
}

export function keepVoices(choice: VoiceChoice): void {
  for (const trait of VOICE_TRAITS) {
    const [key] = CHOICES[trait];
    const chosen = choice[trait];
    if (chosen) kept.write(key, chosen);
    else kept.remove(key);
  }
}
