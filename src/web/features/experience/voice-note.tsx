import type { Multimedia } from '#contract/multimedia.ts';
import { useTranslate } from '#web/i18n/messages.ts';

/** Who reads. */
export function VoiceNote({
  multimedia: { audioUrl, voiceId, voiceQuality, improving },
}: {
  multimedia: Multimedia;
}) {
  const t = useTranslate();
  if (!audioUrl) return null;
  const isService = voiceQuality === 'service' && voiceId;
  return (
    <p className="px-[6%] pb-5 text-center text-small text-ink-soft">
      {isService ? t('experience.read_by', { voice: voiceId }) : t('experience.read_by.built_in')}
      {improving && ` ${t('experience.improving')}`}
    </p>
  );
}
