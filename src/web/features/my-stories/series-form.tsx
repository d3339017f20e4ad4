import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { MyStorySummary } from '#contract/my-stories.ts';
import { SERIES_EXISTS, type OwnSeries } from '#contract/own-series.ts';
import { MAX_SERIES_TITLE, MOST_IN_A_SERIES } from '#domain/own-series.ts';
import { lineWords, Refusal, refusalWords } from '#web/api/refusal.ts';
import { useArrangeSeries } from '#web/features/my-stories/own-series-api.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { OrderedTitles } from '#web/ui/ordered-titles.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface SeriesFormProps {
  /** As it is kept; without a title it is new. */
  series: OwnSeries;
  /** The books that it would have. */
  first: readonly MyStorySummary[];
  alone: readonly MyStorySummary[];
  onDone: () => void;
}

/** The name of a series and its books in their order. What is refused stays in the field. */
export function SeriesForm({ series, first, alone, onDone }: SeriesFormProps) {
  const t = useTranslate();
  const [title, setTitle] = useState(series.title);
  const [books, setBooks] = useState(first);
  const [fault, setFault] = useState<string>();
  const arrange = useArrangeSeries();
  const isNew = series.title === '';
  const known = new Map([...first, ...alone].map((story) => [story.id, story]));
  const others = [...known.values()].filter(({ id }) => !books.some((book) => book.id === id));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) {
      setFault(t('series.unnamed'));
      return;
    }
    const wish = { title, stories: books.map(({ id }) => id), ...(!isNew && { was: series.title }) };
    arrange.mutate(wish, {
      onSuccess: () => {
        toast({ title: t(books.length === 0 ? 'series.dissolved' : 'series.saved') });
        onDone();
      },
      onError: (error) => setFault(wordsOf(error, t)),
    });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-5">
      <TextField
        label={t('series.name')}
        value={title}
        maxLength={MAX_SERIES_TITLE}
        autoComplete="off"
        {...(fault && { error: fault })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new series is asked for its name first
        autoFocus={isNew}
        onChange={({ target }) => setTitle(target.value)}
      />
      {books.length > 0 && (
        <div>
          <h3 className="mb-1.5 font-bold">{t('series.books')}</h3>
          <OrderedTitles
            items={books}
            onChange={setBooks}
            upLabel={(each) => t('lists.up', { title: each })}
            offLabel={(each) => t('series.off', { title: each })}
          />
        </div>
      )}
      {others.length > 0 && books.length < MOST_IN_A_SERIES && (
        <div>
          <h3 className="mb-1.5 font-bold">{t('series.alone')}</h3>
          <ul className="grid max-h-60 gap-1 overflow-y-auto">
            {others.map((story) => (
              <li key={story.id} className="flex items-center gap-1">
                <span lang={story.language} className="min-w-0 grow">
                  {story.title}
                </span>
                <IconButton
                  label={t('series.add', { title: story.title })}
                  onClick={() => setBooks([...books, story])}
                >
                  <Plus aria-hidden className="size-5" />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={arrange.isPending} disabled={isNew && books.length === 0}>
          {t('series.save')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('settings.cancel')}
        </Button>
      </div>
    </form>
  );
}

function wordsOf(error: unknown, t: Translate): string {
  if (error instanceof Refusal && error.code === SERIES_EXISTS) return t('series.exists');
  return refusalWords(error, t) || lineWords(t) || t('series.failed');
}
