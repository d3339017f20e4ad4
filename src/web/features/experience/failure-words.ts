import type { MultimediaProgress } from '#contract/multimedia.ts';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import type { Translate } from '#web/i18n/messages.ts';

/** The server says why in English; to everybody else we say what to do. */
export function failureWords({ error }: MultimediaProgress, language: string, t: Translate): string {
  return (language === DEFAULT_LANGUAGE && error) || t('experience.failed.text');
}
