import { RotateCcw, WandSparkles } from 'lucide-react';
import { KeepButton, type KeepPlayed } from '#web/features/adventure/keep-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface EndingProps {
  onAgain: () => void;
  onNewStory: () => void;
  onKeep: () => ReturnType<KeepPlayed>;
}

export function Ending({ onAgain, onNewStory, onKeep }: EndingProps) {
  const t = useTranslate();
  return (
    <div className="mt-8 animate-rise text-center">
      <p className="flex items-center gap-4 font-display text-h3 font-semibold before:h-0.5 before:grow before:rounded-full before:bg-line after:h-0.5 after:grow after:rounded-full after:bg-line">
        {t('adventure.the_end')}
      </p>
      <p className="mt-2 text-ink-soft">{t('adventure.ending')}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button onClick={onAgain}>
          <RotateCcw aria-hidden className="size-5" />
          {t('adventure.again')}
        </Button>
        <KeepButton onKeep={onKeep} />
        <Button look="secondary" onClick={onNewStory}>
          <WandSparkles aria-hidden className="size-5" />
          {t('adventure.new_story')}
        </Button>
      </div>
    </div>
  );
}
