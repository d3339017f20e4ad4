import type { Relation } from '#domain/recordings.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Choices } from '#web/reader/choices.tsx';
import { Chip } from '#web/ui/chip.tsx';

interface VoiceChoicesProps {
  voices: readonly Relation[];
  /** Nobody of the family: our own voice. */
  reader: Relation | null;
  choose: (reader: Relation | null) => void;
}

/** Who reads a book of which somebody of the family has read pages. */
export function VoiceChoices({ voices, reader, choose }: VoiceChoicesProps) {
  const t = useTranslate();
  return (
    <Choices label={t('recording.reader')}>
      <Chip pressed={reader === null} onPress={() => choose(null)}>
        Fabloom
      </Chip>
      {voices.map((voice) => (
        <Chip key={voice} pressed={reader === voice} onPress={() => choose(voice)}>
          {t(`recording.voice.${voice}`)}
        </Chip>
      ))}
    </Choices>
  );
}
