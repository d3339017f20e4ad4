import { useTranslate } from '#web/i18n/messages.ts';
import { useVoiceWarming, type Voice } from '#web/reader/voice.ts';

/** While the natural voice cannot read on to the end yet: how long that takes, and who could read at once. */
export function WarmingSign({ voice }: { voice: Voice | null }) {
  const t = useTranslate();
  const seconds = useVoiceWarming(voice);
  if (seconds === null || !voice) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-small text-ink-soft">
      <span className="tabular-nums">{t('narration.warming', { seconds })}</span>
      <button
        type="button"
        onClick={() => voice.quickNow?.()}
        className="min-h-11 font-bold text-ink underline underline-offset-4"
      >
        {t('narration.warming.quick')}
      </button>
    </p>
  );
}
