import { NavLink } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { LanguageSelector } from '#web/i18n/language-selector.tsx';
import { BrandLink } from '#web/shell/brand.tsx';
import { GetStartedLink } from '#web/shell/account-menu/guest-links.tsx';
import { MobileMenu } from '#web/shell/mobile-menu.tsx';
import { DESKTOP_LINKS } from '#web/shell/site-links.ts';
import { UserMenu } from '#web/shell/account-menu/user-menu.tsx';
import { useViewer } from '#web/shell/viewer.ts';

export function Header() {
  const t = useTranslate();
  const { viewer } = useViewer();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-2 sm:px-6">
        <BrandLink />
        <nav aria-label={t('nav.main')} className="ms-3 hidden grow items-center gap-1 lg:flex xl:ms-6">
          {DESKTOP_LINKS.map((link) => (
            <NavLink key={link.to} to={link.to} className={DESKTOP_LINK}>
              {t(link.label)}
            </NavLink>
          ))}
          {viewer?.isAdmin && (
            <NavLink to="/admin" className={DESKTOP_LINK}>
              {t('nav.admin')}
            </NavLink>
          )}
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <div className="hidden sm:block unscripted:hidden">
            <LanguageSelector kind="appLanguage" presentation="compact" />
          </div>
          <div className="hidden items-center gap-2 lg:flex">
            <UserMenu />
            <GetStartedLink size="small" />
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

const DESKTOP_LINK =
  'relative inline-flex min-h-11 items-center rounded-lg px-2 text-center text-small xl:px-3 font-bold text-ink-soft no-underline hover:text-ink ' +
  "aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-coral aria-[current=page]:after:content-['']";
