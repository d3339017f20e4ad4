import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ownStoryPath } from '#domain/own-story-path.ts';
import { nextInSeries } from '#domain/own-series.ts';
import { useOwnSeries } from '#web/features/my-stories/own-series-api.ts';
import { StoryCover } from '#web/features/my-stories/story-cover.tsx';
import { useTranslate } from '#web/i18n/messages.ts';

/** After a book that stands in a series: the one beside it. */
export function NextInSeries({ id }: { id: string }) {
  const t = useTranslate();
  const next = nextInSeries(useOwnSeries().data ?? [], id);
  if (!next) return null;
  const { title, book } = next;
  return (
    <Link
      to={ownStoryPath(book.id)}
      className="cut-small flex w-full max-w-xs items-center gap-3 overflow-hidden border border-line bg-page pe-3 text-start no-underline shadow-rest transition-shadow hover:shadow-lift sm:max-w-lg"
    >
      <span className="block h-20 w-28 shrink-0 bg-paper-deep">
        <StoryCover story={book} />
      </span>
      <span className="min-w-0 grow py-1.5">
        <span className="block text-small text-ink-soft">{t('series.next', { title })}</span>
        <span lang={book.language} className="block leading-snug font-bold text-balance">
          {book.title}
        </span>
      </span>
      <ArrowRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
