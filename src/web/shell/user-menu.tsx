import { Suspense, lazy } from 'react';
import { initials } from '#domain/viewer.ts';
import { patiently } from '#web/browser/patiently.ts';
import { useSession } from '#web/session/use-session.ts';
import { SignInLink } from '#web/shell/guest-links.tsx';
import { useViewer } from '#web/shell/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const SignedInMenu = lazy(patiently(() => import('#web/shell/signed-in-menu.tsx')));

export function UserMenu() {
  const { viewer, signOut } = useViewer();
  const { status } = useSession();
  if (viewer) {
    return (
      <Suspense fallback={<Avatar initials={initials(viewer)} />}>
        <SignedInMenu viewer={viewer} onSignOut={signOut} />
      </Suspense>
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
