import { LoaderCircle, Pause, Volume2 } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';
import type { AsidePhase } from '#web/reader/aside.ts';
import { Button } from '#web/ui/button.tsx';

interface ListenButtonProps {
  phase: AsidePhase;
  onPress: () => void;
}

export function ListenButton({ phase, onPress }: ListenButtonProps) {
  const t = useTranslate();
  const Icon = { generating: LoaderCircle, playing: Pause, paused: Volume2, ended: Volume2, silent: Volume2 }[
    phase
  ];
  const label =
    phase === 'playing' || phase === 'generating'
      ? 'narration.pause'
      : phase === 'paused'
        ? 'narration.resume'
        : 'adventure.listen';
  return (
    <Button look="secondary" size="small" onClick={onPress}>
      <Icon aria-hidden className={phase === 'generating' ? 'size-5 motion-safe:animate-spin' : 'size-5'} />
      {t(label)}
    </Button>
  );
}
