import { Lock } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { FamilySection } from '#web/features/family/family-section.tsx';
import { INVITATION, InvitationText } from '#web/features/family/invitation.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { preloadAuthClient } from '#web/session/auth-client.ts';
import { authAddress, pathOf } from '#web/sign-in/auth-address.ts';
import { track } from '#web/tracker/track.ts';
import { toast } from '#web/ui/toast-store.ts';

const FEATURE = 'family';

/** What guests see instead of their people: the way to the sign-in page, and back from there. */
export function GuestFamilyCard() {
  const t = useTranslate();
  const location = useLocation();
  const onClick = () => {
    track('feature_locked_clicked', { feature: FEATURE });
    track('auth_gate_triggered', { feature: FEATURE });
    toast({ title: t('family.guest.sign_in') });
  };
  return (
    <FamilySection text={t('family.lead')}>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Link
          to={authAddress(pathOf(location))}
          onPointerEnter={preloadAuthClient}
          onFocus={preloadAuthClient}
          onClick={onClick}
          className={INVITATION}
        >
          <InvitationText Sign={Lock} title={t('family.add')} text={t('family.guest.hint')} />
        </Link>
      </div>
    </FamilySection>
  );
}
