import { BookOpen, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { OpenedList } from '#contract/reading-lists.ts';
import { markOpened, useOpenedHere } from '#web/features/reading-lists/opened-here.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';

/** The stories of a list in their order, and which of them were opened on this device. */
export function ListEntries({ dueOn, entries }: Pick<OpenedList, 'dueOn' | 'entries'>) {
  const t = useTranslate();
  const format = useFormats();
  const opened = useOpenedHere();
  const count = entries.filter(({ mark }) => opened.includes(mark)).length;
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-soft">
        {dueOn && `${t('lists.until', { date: format.date(new Date(dueOn)) })} · `}
        {t('lists.progress', { count, total: entries.length })}
      </p>
      <ol className="grid gap-2">
        {entries.map(({ title, language, picture, path, mark }, i) => (
          <li
            key={mark}
            className="cut-small relative flex min-h-16 items-center gap-3 border border-line bg-page pe-3"
          >
            {picture ? (
              <img src={picture} alt="" loading="lazy" className="h-16 w-24 shrink-0 object-cover" />
            ) : (
              <span className="grid h-16 w-24 shrink-0 place-items-center bg-paper-deep">
                <BookOpen aria-hidden className="size-7 text-leaf" />
              </span>
            )}
            <span className="min-w-0 grow">
              <span className="text-ink-soft">{format.number(i + 1)}. </span>
              <Link
                to={path}
                lang={language}
                onClick={() => markOpened(mark)}
                className="font-bold no-underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </span>
            {opened.includes(mark) && (
              <>
                <CircleCheck aria-hidden className="size-6 shrink-0 text-leaf" />
                <span className="sr-only">{t('lists.opened')}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
