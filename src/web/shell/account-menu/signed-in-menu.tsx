import { LogOut } from 'lucide-react';
import { displayName, initials, type Viewer } from '#domain/viewer.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useUserLinks } from '#web/shell/account-menu/user-links.ts';
import { ViewerName } from '#web/shell/account-menu/viewer-name.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, MenuButton, MenuHeading, MenuLink } from '#web/ui/menu.tsx';

interface SignedInMenuProps {
  viewer: Viewer;
  onSignOut: () => void;
}

export default function SignedInMenu({ viewer, onSignOut }: SignedInMenuProps) {
  const t = useTranslate();
  const links = useUserLinks();
  return (
    <Menu
      trigger={
        <button type="button" className="rounded-full">
          <Avatar initials={initials(viewer)} />
          <span className="sr-only">{`${displayName(viewer)}: ${t('nav.account')}`}</span>
        </button>
      }
    >
      <MenuHeading>
        <ViewerName viewer={viewer} />
      </MenuHeading>
      {links.map(({ to, label, Icon }) => (
        <MenuLink key={to} to={to}>
          <Icon aria-hidden className="size-5 text-ink-soft" />
          {t(label)}
        </MenuLink>
      ))}
      <MenuButton onSelect={onSignOut}>
        <LogOut aria-hidden className="size-5 text-ink-soft" />
        {t('nav.sign_out')}
      </MenuButton>
    </Menu>
  );
}
