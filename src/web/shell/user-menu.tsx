import { LogOut } from 'lucide-react';
import { displayName, initials, type Viewer } from '#domain/viewer.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { USER_LINKS } from '#web/shell/site-links.ts';
import { useViewer } from '#web/shell/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Menu, MenuButton, MenuHeading, MenuLink } from '#web/ui/menu.tsx';

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
      {USER_LINKS.map((link) => (
        <MenuLink key={link.to} to={link.to}>
          {t(link.label)}
        </MenuLink>
      ))}
      <MenuButton onSelect={signOut}>
        <LogOut aria-hidden className="size-4" />
        {t('nav.sign_out')}
      </MenuButton>
    </Menu>
  );
}

export function ViewerName({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <span className="block font-bold">{displayName(viewer)}</span>
      <span className="block text-small text-ink-soft">{viewer.email}</span>
    </>
  );
}
