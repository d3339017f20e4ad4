import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { initials, type Viewer } from '#domain/viewer.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { MENU_ROW } from '#web/shell/account-menu/menu-row.ts';
import { useUserLinks } from '#web/shell/account-menu/user-links.ts';
import { ViewerName } from '#web/shell/account-menu/viewer-name.tsx';
import { useViewer } from '#web/shell/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';

/** The menu around it closes. */
interface Choosable {
  onChoose: () => void;
}

/** At the head of the mobile menu: what is the reader's own comes first. */
export function MobileAccount({ viewer, onChoose }: Choosable & { viewer: Viewer }) {
  const t = useTranslate();
  const links = useUserLinks();
  return (
    <div className="border-b border-line p-3">
      <div className="flex items-center gap-3 px-4 py-2">
        <Avatar initials={initials(viewer)} />
        <div className="min-w-0">
          <ViewerName viewer={viewer} />
        </div>
      </div>
      {links.map(({ to, label, Icon }) => (
        <Link key={to} to={to} onClick={onChoose} className={MENU_ROW}>
          <Icon aria-hidden className="me-3 size-5 text-ink-soft" />
          {t(label)}
        </Link>
      ))}
    </div>
  );
}

export function MobileSignOut({ onChoose }: Choosable) {
  const t = useTranslate();
  const { signOut } = useViewer();
  const leave = () => {
    onChoose();
    signOut();
  };
  return (
    <Button look="secondary" onClick={leave}>
      <LogOut aria-hidden className="size-5" />
      {t('nav.sign_out')}
    </Button>
  );
}
