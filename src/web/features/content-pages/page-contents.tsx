import { ChevronDown } from 'lucide-react';
import type { PagePart } from '#contract/content-pages.ts';
import { useTranslate } from '#web/i18n/messages.ts';

interface ContentsProps {
  parts: readonly PagePart[];
}

/** On narrow screens, above the text. */
export function FoldedContents({ parts }: ContentsProps) {
  const t = useTranslate();
  if (parts.length === 0) return null;
  return (
    <details className="cut-small group mb-8 border border-line bg-page px-5 shadow-rest lg:hidden print:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
        {t('content.contents')}
        <ChevronDown aria-hidden className="size-5 text-coral transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label={t('content.contents')} className="pb-3">
        <Parts parts={parts} />
      </nav>
    </details>
  );
}

/** On wide ones, beside the text, for as long as it goes on. */
export function StandingContents({ parts }: ContentsProps) {
  const t = useTranslate();
  if (parts.length === 0) return null;
  return (
    <nav
      aria-label={t('content.contents')}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto border-s-2 border-line ps-5 text-small max-lg:hidden print:hidden"
    >
      <p aria-hidden className="mb-1 font-bold">
        {t('content.contents')}
      </p>
      <Parts parts={parts} />
    </nav>
  );
}

function Parts({ parts }: ContentsProps) {
  return (
    <ul lang="en">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 leading-snug text-ink-soft hover:text-ink hover:underline lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
