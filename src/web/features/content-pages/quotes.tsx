import { useLingui } from '@lingui/react';
import type { PageQuote } from '#contract/content-pages.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Badge } from '#web/ui/chip.tsx';

/** What people might say; each is marked as nobody's. */
export function Quotes({ quotes }: { quotes: readonly PageQuote[] }) {
  const t = useTranslate();
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {quotes.map(({ html, who }) => (
        <li key={who} className="cut grain flex flex-col gap-3 bg-paper-deep p-5">
          <p lang={i18n.locale}>
            <Badge tone="dusk">{t('content.illustrative')}</Badge>
          </p>
          <blockquote
            className="grow font-display text-lead leading-snug"
            dangerouslySetInnerHTML={{ __html: `“${html}”` }}
          />
          <p className="text-small font-bold text-leaf" dangerouslySetInnerHTML={{ __html: who }} />
        </li>
      ))}
    </ul>
  );
}
