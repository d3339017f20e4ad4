import { useLocation, useRouteLoaderData } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import type { RootData } from '#web/root.tsx';

/** On paper only: where it came from. */
export function PrintedAddress() {
  const t = useTranslate();
  const root = useRouteLoaderData<RootData>('root');
  const { pathname } = useLocation();
  return (
    <p className="mt-6 hidden text-small print:block">
      {t('editorial.online')} {root?.siteUrl}
      {pathname}
    </p>
  );
}
