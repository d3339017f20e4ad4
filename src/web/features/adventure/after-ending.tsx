import { WandSparkles } from 'lucide-react';
import { KeepButton, type KeepPlayed } from '#web/features/adventure/keep-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface AfterEndingProps {
  onNewStory: () => void;
  onKeep: () => ReturnType<KeepPlayed>;
}

/** On the last page of an adventure. */
export function AfterEnding({ onNewStory, onKeep }: AfterEndingProps) {
  const t = useTranslate();
  return (
    <>
      <p className="text-ink-soft">{t('adventure.ending')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <KeepButton onKeep={onKeep} />
        <Button look="secondary" onClick={onNewStory}>
          <WandSparkles aria-hidden className="size-5" />
          {t('adventure.new_story')}
        </Button>
      </div>
    </>
  );
}
