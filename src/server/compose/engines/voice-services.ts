import type { LanguageCode } from '#domain/languages.ts';
import { OPEN_SPEECH_MODELS, isOpenSpeechModel } from '#domain/open-speech-models.ts';
import { VOICE_SERVICES, type VoiceServiceName } from '#domain/voice-services.ts';
import type { Packer } from '#engines/narrator/packing/packer.ts';
import type { Narrator } from '#engines/narrator/port.ts';
import type { ProviderOptions } from '#engines/narrator/providers/call-provider.ts';
import { createElevenLabs } from '#engines/narrator/providers/elevenlabs.ts';
import { createHuggingFace } from '#engines/narrator/providers/hugging-face.ts';
import { createOpenAi } from '#engines/narrator/providers/openai.ts';
import { restsWhenSilent } from '#engines/narrator/providers/rested.ts';
import type { Config } from '#server/config.ts';
import type { VoiceService } from '#server/features/narration/voice-services.ts';

type Opening = ProviderOptions & { packer: Packer };

interface Adapter {
  storyVoice?: string;
  open: (options: Opening) => (language: LanguageCode, model?: string) => Narrator | undefined;
}

const ADAPTERS: Readonly<Record<VoiceServiceName, Adapter>> = {
  elevenLabs: { storyVoice: 'Sarah', open: everyLanguage(createElevenLabs) },
  openai: { open: everyLanguage(createOpenAi) },
  huggingFace: {
    // Its models speak one language each; there is nobody for a language that has none.
    open: (options) => (language, model) => {
      const wanted = model && isOpenSpeechModel(model) ? model : OPEN_SPEECH_MODELS[language];
      return wanted ? createHuggingFace({ ...options, model: wanted }) : undefined;
    },
  },
};

/** Those that are configured, the best first. */
export function openVoiceServices(
  { services, timeoutMs }: Config['narrator'],
  packer: Packer,
): VoiceService[] {
  return VOICE_SERVICES.flatMap(({ name, answers }) => {
    const settings = services[name];
    if (!settings) return [];
    const { open, ...adapter } = ADAPTERS[name];
    const { apiKey, url } = settings;
    const opened = open({ apiKey, timeoutMs, packer, ...(url && { baseUrl: url }) });
    const rested = restsWhenSilent({ patienceMs: timeoutMs });
    const narratorFor: VoiceService['narratorFor'] = (language, model) => {
      const narrator = opened(language, model);
      return narrator && rested(narrator);
    };
    return [{ name, answers, ...adapter, narratorFor }];
  });
}

function everyLanguage(create: (options: Opening) => Narrator): Adapter['open'] {
  return (options) => {
    const narrator = create(options);
    return () => narrator;
  };
}
