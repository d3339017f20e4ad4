import { lazy } from 'react';
import { initials } from '#domain/viewer.ts';
import { patiently } from '#web/browser/patiently.ts';
import { useSession } from '#web/session/use-session.ts';
import { SignInLink } from '#web/shell/account-menu/guest-links.tsx';
import { Piece } from '#web/pieces/piece.tsx';
import { useViewer } from '#web/shell/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const SignedInMenu = lazy(patiently(() => import('#web/shell/account-menu/signed-in-menu.tsx')));

export function UserMenu() {
  const { viewer, signOut } = useViewer();
  const { status } = useSession();
  if (viewer) {
    const face = <Avatar initials={initials(viewer)} />;
    return (
      <Piece waiting={face} broken={face}>
        <SignedInMenu viewer={viewer} onSignOut={signOut} />
      </Piece>
    );
  }
  if (status === 'ready') return <SignInLink look="quiet" size="small" />;
  return (
    <>
      <SignInLink look="quiet" size="small" className="for-guests" />
      <span className="for-members size-11 animate-breathe rounded-full bg-ink/10" />
    </>
  );
}
