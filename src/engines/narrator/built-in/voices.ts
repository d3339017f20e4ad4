import type { LanguageCode } from '#domain/languages.ts';

export interface LanguageVoices {
  /** The quick voice: a voice of espeak-ng. */
  quick: string;
  /** The natural storyteller: a voice of Kokoro. */
  storyteller: string;
  /** Others that can play characters. */
  others: readonly string[];
}

/** German, Swedish, Tamil and Marathi are spoken by voices of a neighbouring language, with an accent. */
export const VOICES: Record<LanguageCode, LanguageVoices> = {
  en: { quick: 'en-us', storyteller: 'af_heart', others: ['am_michael', 'bf_emma', 'am_puck'] },
  es: { quick: 'es', storyteller: 'ef_dora', others: ['em_alex'] },
  fr: { quick: 'fr', storyteller: 'ff_siwis', others: [] },
  de: { quick: 'de', storyteller: 'if_sara', others: ['im_nicola'] },
  hi: { quick: 'hi', storyteller: 'hf_beta', others: ['hm_omega', 'hf_alpha'] },
  ta: { quick: 'ta', storyteller: 'hf_alpha', others: ['hm_omega'] },
  zh: { quick: 'cmn', storyteller: 'zf_xiaoxiao', others: ['zm_yunxi', 'zf_xiaoyi'] },
  ja: { quick: 'ja', storyteller: 'jf_gongitsune', others: ['jm_kumo', 'jf_nezumi'] },
  sv: { quick: 'sv', storyteller: 'if_sara', others: ['im_nicola'] },
  mr: { quick: 'mr', storyteller: 'hf_alpha', others: ['hm_omega'] },
};

/** Those of a language, the storyteller first. */
export function naturalVoices(language: LanguageCode): readonly string[] {
  const { storyteller, others } = VOICES[language];
  return [storyteller, ...others];
}
