import { BUILT_IN } from '#domain/engines.ts';
import type { Translate } from '#web/i18n/messages.ts';

/** Who told a story, in words; nothing where nobody knows any more. */
export function toldBy(writer: string | null, t: Translate): string {
  if (!writer) return '';
  return writer === BUILT_IN ? t('story.told_by.built_in') : t('story.told_by', { writer });
}
