import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReadingList, ReadingListWish } from '#contract/reading-lists.ts';
import { LONGEST_LIST_TITLE, MOST_ON_A_LIST, newlyShown } from '#domain/reading-list.ts';
import { mentions } from '#domain/text/folding.ts';
import { refusalWords } from '#web/api/refusal.ts';
import { useFoundStories, useSaveList } from '#web/features/reading-lists/reading-lists-api.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OrderedTitles } from '#web/ui/ordered-titles.tsx';

/** What can stand on a list. */
export interface Listable {
  kind: 'library' | 'own';
  id: string;
  title: string;
}

/** One's own stories. */
export interface OwnStories {
  own: readonly Listable[];
  /** There are older ones. */
  fetchMore: (() => unknown) | undefined;
}

interface ListFormProps {
  editing: ReadingList | null;
  shelf: OwnStories;
  onDone: () => void;
}

const MOST_FOUND = 8;

export function ListForm({ editing, shelf, onDone }: ListFormProps) {
  const t = useTranslate();
  const save = useSaveList();
  const [title, setTitle] = useState(editing?.title ?? '');
  const [dueOn, setDueOn] = useState(editing?.dueOn ?? '');
  const [entries, setEntries] = useState<readonly Listable[]>(editing?.entries ?? []);
  const [agreed, setAgreed] = useState(false);
  const [isSent, setSent] = useState(false);
  const mustAgree = newlyShown(entries, editing?.entries ?? []).length > 0;
  const faults = {
    name: title.trim() === '' ? t('lists.fault.name') : undefined,
    stories: entries.length === 0 ? t('lists.fault.stories') : undefined,
  };
  const submit = () => {
    setSent(true);
    if (faults.name || faults.stories || (mustAgree && !agreed)) return;
    const wish: ReadingListWish = {
      title,
      dueOn: dueOn || null,
      agreed,
      entries: entries.map(({ kind, id }) => ({ kind, id })),
    };
    save.mutate({ ...wish, id: editing?.id }, { onSuccess: onDone });
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('lists.name')}
        value={title}
        maxLength={LONGEST_LIST_TITLE}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
        {...(isSent && faults.name && { error: faults.name })}
      />
      <TextField
        type="date"
        label={t('lists.due')}
        value={dueOn}
        onChange={(event) => setDueOn(event.target.value)}
      />
      {entries.length > 0 && (
        <div>
          <h3 className="mb-1.5 font-bold">{t('lists.stories')}</h3>
          <OrderedTitles
            items={entries}
            onChange={setEntries}
            upLabel={(each) => t('lists.up', { title: each })}
            offLabel={(each) => t('lists.off', { title: each })}
          />
        </div>
      )}
      {entries.length < MOST_ON_A_LIST && (
        <Finder
          shelf={shelf}
          taken={entries}
          onAdd={(story) => setEntries([...entries, story])}
          {...(isSent && faults.stories && { error: faults.stories })}
        />
      )}
      {mustAgree && (
        <CheckField
          label={t('link.agree')}
          hint={t('lists.agree.hint')}
          checked={agreed}
          required
          aria-invalid={isSent && !agreed ? true : undefined}
          onChange={(event) => setAgreed(event.target.checked)}
        />
      )}
      {isSent && mustAgree && !agreed && <Notice tone="danger" title={t('lists.agree.hint')} />}
      {save.isError && <Notice tone="danger" title={refusalWords(save.error, t) || t('link.failed')} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending}>
          {t('lists.save')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('family.dialog.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface FinderProps {
  shelf: OwnStories;
  taken: readonly Listable[];
  error?: string;
  onAdd: (story: Listable) => void;
}

/** Own stories at once, those of the library as soon as something was typed. */
function Finder({ shelf: { own, fetchMore }, taken, error, onAdd }: FinderProps) {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const { data } = useFoundStories(q);
  const isLooking = q.trim() !== '';
  useEffect(() => {
    if (isLooking) fetchMore?.();
  }, [isLooking, fetchMore]);
  const library = isLooking ? (data?.stories ?? []) : [];
  const found: Listable[] = [
    ...own.filter(({ title }) => mentions(q, [title])),
    ...library.map(({ id, title }) => ({ kind: 'library' as const, id, title })),
  ];
  const open = found.filter(({ id }) => taken.every((each) => each.id !== id)).slice(0, MOST_FOUND);
  return (
    <div>
      <TextField
        type="search"
        label={t('lists.find')}
        hint={t('lists.find.hint')}
        value={q}
        autoComplete="off"
        onChange={(event) => setQ(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        {...(error && { error })}
      />
      <ul className="mt-2 grid gap-1">
        {open.map((story) => (
          <li key={story.id}>
            <button
              type="button"
              aria-label={t('lists.add', { title: story.title })}
              onClick={() => onAdd(story)}
              className="cut-small flex min-h-11 w-full items-center gap-2 border border-line px-3 text-start hover:border-ink-soft"
            >
              <Plus aria-hidden className="size-5 shrink-0 text-leaf" />
              <span className="min-w-0 grow">{story.title}</span>
              {story.kind === 'own' && <span className="text-small text-ink-soft">{t('lists.own')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
