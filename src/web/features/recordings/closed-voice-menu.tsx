import { Mic } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReaderPopover } from '#web/reader/reader-popover.tsx';
import { expectAuthDialog, openAuthDialog } from '#web/sign-in/account-dialogs.ts';
import { track } from '#web/tracker/track.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface ClosedVoiceMenuProps {
  /** Nobody is signed in; otherwise the story is not on the shelf yet. */
  isGuest: boolean;
}

/** What a recording would be, for whoever cannot make one yet, and what it takes. */
export function ClosedVoiceMenu({ isGuest }: ClosedVoiceMenuProps) {
  const t = useTranslate();
  const signUp = () => {
    track('auth_gate_triggered', { feature: 'narration' });
    openAuthDialog({ tab: 'sign-up' });
  };
  return (
    <ReaderPopover
      label={t('recording.voices')}
      trigger={
        <IconButton label={t('recording.voices')}>
          <Mic aria-hidden className="size-5.5" />
        </IconButton>
      }
      className="w-[min(22rem,calc(100vw-1.5rem))] gap-3"
    >
      <p className="font-bold">{t('recording.lead')}</p>
      <p className="text-small text-ink-soft">{t(isGuest ? 'recording.guest' : 'recording.unsaved')}</p>
      {isGuest && (
        <Button onPointerEnter={expectAuthDialog} onFocus={expectAuthDialog} onClick={signUp}>
          {t('locked.action')}
        </Button>
      )}
    </ReaderPopover>
  );
}
