import type { BackupNotice, SpeechFailure } from '#domain/speech-relay.ts';
import type { Translate } from '#web/i18n/messages.ts';
import { wholeMinutes } from '#web/api/refusal.ts';

/** For a toast: another voice than the usual one reads. */
export function backupMessage(notice: BackupNotice, t: Translate): { title: string; description: string } {
  return { title: t('speech.backup.title'), description: t(`speech.backup.${notice}`) };
}

/** Why nothing is heard: no voice had audio, or the browser could not play what there was. */
export function speechMessage(kind: SpeechFailure['kind'] | 'playback', t: Translate, waitS = 0): string {
  return kind === 'wait'
    ? t('speech.error.wait', { minutes: wholeMinutes(waitS) })
    : t(`speech.error.${kind}`);
}
