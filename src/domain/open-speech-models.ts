import type { LanguageCode } from '#domain/languages.ts';

/** Open speech models of one family, one for each language that it has. */
export const OPEN_SPEECH_MODELS: Readonly<Record<LanguageCode, string | undefined>> = {
  en: 'facebook/mms-tts-eng',
  es: 'facebook/mms-tts-spa',
  fr: 'facebook/mms-tts-fra',
  de: 'facebook/mms-tts-deu',
  hi: 'facebook/mms-tts-hin',
  ta: 'facebook/mms-tts-tam',
  sv: 'facebook/mms-tts-swe',
  mr: 'facebook/mms-tts-mar',
  // The family has none for these.
  zh: undefined,
  ja: undefined,
};

const FAMILY = /^facebook\/mms-tts-[a-z]{3}$/;

/** Whose key pays decides which models may be asked for. */
export function isOpenSpeechModel(name: string): boolean {
  return FAMILY.test(name);
}
