import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { describedTrail } from '#web/meta/described-pages.ts';
import { CRUMBS, UNSEEN_CRUMBS } from '#web/shell/site-links.ts';
import { StructuredData } from '#web/meta/structured-data.tsx';

/** The way from home to here, where the way has names. */
export function Breadcrumb() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const crumbs = crumbsOf(pathname, CRUMBS);
  const described = crumbs.length > 0 ? crumbs : crumbsOf(pathname, UNSEEN_CRUMBS);
  if (described.length === 0) return null;
  const home = t('action.home');
  const trail = [
    { name: home, path: '/' },
    ...described.map(({ label, to }) => ({ name: t(label), path: to })),
  ];
  const description = <StructuredData data={(siteUrl) => describedTrail(siteUrl, trail)} />;
  if (crumbs.length === 0) return description;
  return (
    <nav aria-label={t('nav.breadcrumb')} className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      {description}
      <ol className="flex flex-wrap items-center text-small text-ink-soft">
        <li>
          <Link to="/" className="inline-flex min-h-11 items-center px-1 hover:text-ink hover:underline">
            {home}
          </Link>
        </li>
        {crumbs.map(({ label, to }) => (
          <li key={to} className="flex items-center">
            <ChevronRight aria-hidden className="mx-0.5 size-4" />
            {to === pathname ? (
              <span aria-current="page" className="px-1 font-bold text-ink">
                {t(label)}
              </span>
            ) : (
              <Link to={to} className="inline-flex min-h-11 items-center px-1 hover:text-ink hover:underline">
                {t(label)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function crumbsOf(pathname: string, names: Readonly<Record<string, MessageId>>) {
  const segments = pathname.split('/').filter(Boolean);
  return segments.flatMap((segment, index) => {
    const label = Object.hasOwn(names, segment) ? names[segment] : undefined;
    return label ? [{ label, to: `/${segments.slice(0, index + 1).join('/')}` }] : [];
  });
}
