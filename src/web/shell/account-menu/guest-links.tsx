import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { preloadAuthClient } from '#web/session/auth-client.ts';
import { expectAuthDialog, openAuthDialog } from '#web/sign-in/account-dialogs.ts';
import { authAddress, pathOf } from '#web/sign-in/auth-address.ts';
import { useViewer } from '#web/shell/viewer.ts';
import { ButtonLink, type ButtonLook, type ButtonSize } from '#web/ui/button.tsx';

interface GuestLinkProps {
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  /** The menu around it closes. */
  onChoose?: () => void;
}

export function SignInLink({ onChoose, ...rest }: GuestLinkProps) {
  const t = useTranslate();
  const location = useLocation();
  return (
    <ButtonLink
      to={authAddress(pathOf(location))}
      onPointerEnter={preloadAuthClient}
      onFocus={preloadAuthClient}
      onClick={onChoose}
      {...rest}
    >
      {t('nav.sign_in')}
    </ButtonLink>
  );
}

const START = '/dashboard';

/** Opens the dialog for guests. It is a link all the same: it works before the page is alive, and in a new tab. */
export function GetStartedLink({ onChoose, ...rest }: GuestLinkProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { viewer } = useViewer();
  if (viewer) {
    return (
      <ButtonLink to={START} onClick={onChoose} {...rest}>
        {t('nav.get_started')}
      </ButtonLink>
    );
  }
  const onClick = (event: MouseEvent) => {
    onChoose?.();
    // On the sign-in page the same form lies open already.
    if (pathname === '/auth' || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openAuthDialog({ tab: 'sign-up', goTo: START });
  };
  return (
    <ButtonLink
      to={authAddress(START, 'sign-up')}
      aria-haspopup={pathname === '/auth' ? undefined : 'dialog'}
      onPointerEnter={expectAuthDialog}
      onFocus={expectAuthDialog}
      onClick={onClick}
      {...rest}
    >
      {t('nav.get_started')}
    </ButtonLink>
  );
}
