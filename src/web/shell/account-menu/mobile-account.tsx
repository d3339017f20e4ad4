import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { initials, type Viewer } from '#domain/viewer.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { MENU_ROW } from '#web/shell/account-menu/menu-row.ts';
import { USER_LINKS } from '#web/shell/account-menu/user-links.ts';
import { ViewerName } from '#web/shell/account-menu/viewer-name.tsx';
import { useViewer } from '#web/shell/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';

interface MobileAccountProps {
  viewer: Viewer;
  /** The menu around it closes. */
  onChoose: () => void;
}

/** At the end of the mobile menu, for somebody who is signed in. */
export function MobileAccount({ viewer, onChoose }: MobileAccountProps) {
  const t = useTranslate();
  const { signOut } = useViewer();
  const leave = () => {
    onChoose();
    signOut();
  };
  return (
    <div>
      <div className="mb-2 flex items-center gap-3">
        <Avatar initials={initials(viewer)} />
        <div className="min-w-0">
          <ViewerName viewer={viewer} />
        </div>
      </div>
      {USER_LINKS.map(({ to, label, Icon }) => (
        <Link key={to} to={to} onClick={onChoose} className={MENU_ROW}>
          <Icon aria-hidden className="me-3 size-5 text-ink-soft" />
          {t(label)}
        </Link>
      ))}
      <Button look="secondary" className="mt-3 w-full" onClick={leave}>
        <LogOut aria-hidden className="size-5" />
        {t('nav.sign_out')}
      </Button>
    </div>
  );
}
