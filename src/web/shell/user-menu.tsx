import { Suspense, lazy } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { useViewer } from '#web/shell/viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const SignedInMenu = lazy(() => import('#web/shell/signed-in-menu.tsx'));

export function UserMenu() {
  const t = useTranslate();
  const { viewer, signOut } = useViewer();
  if (!viewer) {
    return (
      <ButtonLink to="/auth" look="quiet" size="small">
        {t('nav.sign_in')}
      </ButtonLink>
    );
  }
  return (
    <Suspense fallback={<span className="size-10" />}>
      <SignedInMenu viewer={viewer} onSignOut={signOut} />
    </Suspense>
  );
}
