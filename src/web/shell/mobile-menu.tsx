import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { initials } from '#domain/viewer.ts';
import { LanguageSelector } from '#web/i18n/language-selector.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { HEADER_LINKS, USER_LINKS } from '#web/shell/site-links.ts';
import { ViewerName } from '#web/shell/user-menu.tsx';
import { useViewer } from '#web/shell/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SideSheet } from '#web/ui/side-sheet.tsx';

const ROW =
  'flex min-h-12 items-center rounded-xl px-4 font-bold text-ink no-underline hover:bg-ink/6 aria-[current=page]:bg-sun-soft';

export function MobileMenu() {
  const t = useTranslate();
  const { viewer } = useViewer();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="lg:hidden">
      <SideSheet
        open={open}
        onOpenChange={setOpen}
        title={t('nav.menu')}
        closeLabel={t('action.close')}
        trigger={
          <IconButton label={t('nav.open_menu')}>
            <MenuIcon aria-hidden className="size-6" />
          </IconButton>
        }
      >
        <nav aria-label={t('nav.main')} className="grid gap-0.5 p-3">
          {HEADER_LINKS.map((link) => (
            <NavLink key={link.to} to={link.to} onClick={close} className={ROW}>
              {t(link.label)}
            </NavLink>
          ))}
          {viewer?.isAdmin && (
            <NavLink to="/admin" onClick={close} className={ROW}>
              {t('nav.admin_dashboard')}
            </NavLink>
          )}
        </nav>
        <div className="mt-auto grid gap-4 border-t border-line p-5">
          <LanguageSelector kind="appLanguage" presentation="plain" />
          {viewer ? <SignedIn onChoose={close} /> : <SignedOut onChoose={close} />}
        </div>
      </SideSheet>
    </div>
  );
}

function SignedOut({ onChoose }: { onChoose: () => void }) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-2 gap-3">
      <ButtonLink to="/auth" look="secondary" onClick={onChoose}>
        {t('nav.sign_in')}
      </ButtonLink>
      <ButtonLink to="/auth" onClick={onChoose}>
        {t('nav.get_started')}
      </ButtonLink>
    </div>
  );
}

function SignedIn({ onChoose }: { onChoose: () => void }) {
  const t = useTranslate();
  const { viewer, signOut } = useViewer();
  if (!viewer) return null;
  return (
    <div>
      <div className="mb-2 flex items-center gap-3">
        <Avatar initials={initials(viewer)} />
        <div>
          <ViewerName viewer={viewer} />
        </div>
      </div>
      {USER_LINKS.map((link) => (
        <Link key={link.to} to={link.to} onClick={onChoose} className={ROW}>
          {t(link.label)}
        </Link>
      ))}
      <Button look="secondary" className="mt-3 w-full" onClick={signOut}>
        {t('nav.sign_out')}
      </Button>
    </div>
  );
}
