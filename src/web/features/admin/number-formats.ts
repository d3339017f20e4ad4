import { useLingui } from '@lingui/react';

/** Figures and times as the page's language writes them. */
export function useAdminFormats() {
  const { locale } = useLingui().i18n;
  const utc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const numbers = (options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat(locale, options);
  return {
    whole: (value: number) => numbers().format(value),
    oneDecimal: (value: number) =>
      numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
    fraction: (value: number) => numbers({ maximumFractionDigits: 3 }).format(value),
    milliseconds: (value: number) =>
      numbers({ style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }).format(value),
    percent: (share: number) => numbers({ style: 'percent', maximumFractionDigits: 0 }).format(share),
    /** The server counts days by Greenwich. */
    weekday: (date: string) => utc({ weekday: 'short' }).format(new Date(date)),
    day: (date: string) => utc({ weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(date)),
    moment: (time: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time)),
  };
}
