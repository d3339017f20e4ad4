import { useLocation } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { useLinkOrigin } from '#web/installation/installation.ts';

/** On paper only: where it came from. */
export function PrintedAddress() {
  const t = useTranslate();
  const origin = useLinkOrigin();
  const { pathname } = useLocation();
  return (
    <p className="mt-6 hidden text-small print:block">
      {t('editorial.online')} {origin}
      {pathname}
    </p>
  );
}
