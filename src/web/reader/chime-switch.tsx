import { useTranslate } from '#web/i18n/messages.ts';
import { Choices } from '#web/reader/choices.tsx';
import { changeReaderSettings, useReaderSettings } from '#web/reader/reader-settings.ts';
import { Chip } from '#web/ui/chip.tsx';

/** Whether something that was achieved is heard. */
export function ChimeSwitch() {
  const t = useTranslate();
  const { chimes } = useReaderSettings();
  return (
    <Choices label={t('reader.sounds')}>
      <Chip pressed={chimes} onPress={() => changeReaderSettings({ chimes: !chimes })}>
        {t('reader.sounds.chime')}
      </Chip>
    </Choices>
  );
}
