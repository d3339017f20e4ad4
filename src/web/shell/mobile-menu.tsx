import { Menu as MenuIcon, MessageCircleHeart } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { LanguageSelector } from '#web/i18n/language-selector.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { GetStartedLink, SignInLink } from '#web/shell/account-menu/guest-links.tsx';
import { MENU_ROW } from '#web/shell/account-menu/menu-row.ts';
import { MobileAccount, MobileSignOut } from '#web/shell/account-menu/mobile-account.tsx';
import { HEADER_LINKS } from '#web/shell/site-links.ts';
import { useViewer } from '#web/shell/viewer.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SideSheet, closeSheet } from '#web/ui/side-sheet.tsx';

const MENU_ID = 'menu';
const close = () => closeSheet(MENU_ID);

export function MobileMenu() {
  const t = useTranslate();
  const { viewer } = useViewer();
  return (
    <div className="lg:hidden">
      <IconButton label={t('nav.open_menu')} aria-haspopup="dialog" popoverTarget={MENU_ID}>
        <MenuIcon aria-hidden className="size-6" />
      </IconButton>
      <SideSheet id={MENU_ID} title={t('nav.menu')} closeLabel={t('action.close')}>
        {viewer && <MobileAccount viewer={viewer} onChoose={close} />}
        <nav aria-label={t('nav.main')} className="grid gap-0.5 p-3">
          {HEADER_LINKS.map((link) => (
            <NavLink key={link.to} to={link.to} onClick={close} className={MENU_ROW}>
              {t(link.label)}
            </NavLink>
          ))}
          {viewer?.isAdmin && (
            <NavLink to="/admin" onClick={close} className={MENU_ROW}>
              {t('nav.admin_dashboard')}
            </NavLink>
          )}
        </nav>
        <div className="mt-auto grid gap-4 border-t border-line p-5">
          <LanguageSelector kind="appLanguage" presentation="plain" />
          <Link to="/feedback" onClick={close} className={MENU_ROW}>
            <MessageCircleHeart aria-hidden className="me-3 size-5 text-coral" />
            {t('feedback.button')}
          </Link>
          {viewer ? (
            <MobileSignOut onChoose={close} />
          ) : (
            <div className="for-guests grid grid-cols-2 gap-3">
              <SignInLink look="secondary" onChoose={close} />
              <GetStartedLink onChoose={close} />
            </div>
          )}
        </div>
      </SideSheet>
    </div>
  );
}
