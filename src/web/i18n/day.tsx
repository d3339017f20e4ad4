import { useLingui } from '@lingui/react';
import { formats } from '#web/i18n/formats.ts';

/**
 * A day in words. Where the server has written them they stand in the page, and are not made once more: the first formatter
 * of dates takes a slow phone more than a tenth of a second.
 */
export function Day({ date }: { date: string }) {
  const { locale } = useLingui().i18n;
  return (
    <time dateTime={date} data-words={locale}>
      {wordsInPage(date, locale) ?? formats(locale).date(new Date(date))}
    </time>
  );
}

function wordsInPage(date: string, language: string): string | null | undefined {
  if (import.meta.env.SSR) return undefined;
  return document.querySelector(`time[datetime="${date}"][data-words="${language}"]`)?.textContent;
}
