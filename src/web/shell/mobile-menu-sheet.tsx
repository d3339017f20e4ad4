import { LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { initials } from '#domain/viewer.ts';
import { LanguageSelector } from '#web/i18n/language-selector.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { GetStartedLink, SignInLink } from '#web/shell/guest-links.tsx';
import { HEADER_LINKS } from '#web/shell/site-links.ts';
import { USER_LINKS } from '#web/shell/user-links.ts';
import { ViewerName } from '#web/shell/viewer-name.tsx';
import { useViewer } from '#web/shell/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { SideSheet } from '#web/ui/side-sheet.tsx';

const ROW =
  'flex min-h-12 items-center rounded-xl px-4 font-bold text-ink no-underline hover:bg-ink/6 aria-[current=page]:bg-sun-soft';

interface MobileMenuSheetProps {
  open: boolean;
  onClose: () => void;
}

export default function MobileMenuSheet({ open, onClose }: MobileMenuSheetProps) {
  const t = useTranslate();
  const { viewer } = useViewer();
  return (
    <SideSheet open={open} onClose={onClose} title={t('nav.menu')} closeLabel={t('action.close')}>
      <nav aria-label={t('nav.main')} className="grid gap-0.5 p-3">
        {HEADER_LINKS.map((link) => (
          <NavLink key={link.to} to={link.to} onClick={onClose} className={ROW}>
            {t(link.label)}
          </NavLink>
        ))}
        {viewer?.isAdmin && (
          <NavLink to="/admin" onClick={onClose} className={ROW}>
            {t('nav.admin_dashboard')}
          </NavLink>
        )}
      </nav>
      <div className="mt-auto grid gap-4 border-t border-line p-5">
        <LanguageSelector kind="appLanguage" presentation="plain" />
        {viewer ? <SignedIn onChoose={onClose} /> : <SignedOut onChoose={onClose} />}
      </div>
    </SideSheet>
  );
}

function SignedOut({ onChoose }: { onChoose: () => void }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <SignInLink look="secondary" onChoose={onChoose} />
      <GetStartedLink onChoose={onChoose} />
    </div>
  );
}

function SignedIn({ onChoose }: { onChoose: () => void }) {
  const t = useTranslate();
  const { viewer, signOut } = useViewer();
  if (!viewer) return null;
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
        <Link key={to} to={to} onClick={onChoose} className={ROW}>
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
