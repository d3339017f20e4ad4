import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { topmostModal } from '#web/ui/open-modals.ts';

interface LeavingGuardProps {
  isWriting: boolean;
  /** The wizard itself goes back, whatever lies open. */
  walksBack: () => boolean;
}

/** Back closes an open dialog first, as on a phone; and whoever leaves while a story is being written is asked. */
export function LeavingGuard({ isWriting, walksBack }: LeavingGuardProps) {
  const t = useTranslate();
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    if (historyAction === NavigationType.Pop && dismissable() && !walksBack()) return true;
    return isWriting && !isCreator(nextLocation);
  });
  const isBlocked = blocker.state === 'blocked';
  const isAsking = isBlocked && isWriting && !isCreator(blocker.location);
  useEffect(() => {
    if (!isBlocked || isAsking) return;
    dismissable()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    blocker.reset();
  }, [isBlocked, isAsking, blocker]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={isAsking}
      title={t('story.leaving.title')}
      description={t('story.leaving.text')}
      dismiss={{ label: t('action.close'), onDismiss: stay }}
    >
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={stay}>{t('story.leaving.wait')}</Button>
        <Button look="quiet" onClick={() => blocker.proceed?.()}>
          {t('story.leaving.go')}
        </Button>
      </div>
    </Dialog>
  );
}

function isCreator({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === '/' && new URLSearchParams(search).has('create');
}

/** A question that must be answered is none of Back's business. */
function dismissable(): HTMLElement | null {
  const modal = topmostModal();
  return modal?.getAttribute('role') === 'dialog' ? modal : null;
}
