import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReadingList } from '#contract/reading-lists.ts';
import { ListCodes } from '#web/features/reading-lists/list-codes.tsx';
import { ListEntries } from '#web/features/reading-lists/list-entries.tsx';
import { ListForm, type OwnStories } from '#web/features/reading-lists/list-form.tsx';
import { useReadingLists, useRemoveList } from '#web/features/reading-lists/reading-lists-api.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface ReadingListsProps extends OwnStories {
  /** Where lists are switched off, those that were made can be removed, and their codes ended. */
  isOn: boolean;
  title: string;
  lead?: string;
}

/** Lists of stories for a class or a family. */
export function ReadingLists({ isOn, title, lead, ...shelf }: ReadingListsProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useReadingLists();
  const [form, setForm] = useState<'new' | { id: string }>();
  const close = () => setForm(undefined);
  if (!isOn && data?.lists.length === 0) return null;
  return (
    <section aria-labelledby="reading-lists" className="mt-12 grid gap-4 pb-12">
      <div>
        <h2 id="reading-lists" className="text-h2">
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-prose text-ink-soft">{lead}</p>}
      </div>
      {isError && (
        <Notice tone="danger" title={t('link.failed')}>
          <Button size="small" look="secondary" onClick={() => void refetch()} className="mt-2">
            {t('wizard.try_again')}
          </Button>
        </Notice>
      )}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.lists.map((list) => (
        <Card key={list.id}>
          {typeof form === 'object' && form.id === list.id ? (
            <ListForm editing={list} shelf={shelf} onDone={close} />
          ) : (
            <OneList list={list} onEdit={isOn ? () => setForm({ id: list.id }) : undefined} />
          )}
        </Card>
      ))}
      {form === 'new' ? (
        <Card>
          <ListForm editing={null} shelf={shelf} onDone={close} />
        </Card>
      ) : (
        isOn && (
          <Button look="secondary" className="justify-self-start" onClick={() => setForm('new')}>
            <Plus aria-hidden className="size-5" />
            {t('lists.new')}
          </Button>
        )
      )}
    </section>
  );
}

function OneList({ list, onEdit }: { list: ReadingList; onEdit: (() => void) | undefined }) {
  const t = useTranslate();
  const remove = useRemoveList();
  const [isAsking, setAsking] = useState(false);
  const { id, title: label } = list;
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{label}</h3>
      <ListEntries {...list} />
      <div className="flex flex-wrap gap-2">
        {onEdit && (
          <Button look="secondary" size="small" onClick={onEdit}>
            <Pencil aria-hidden className="size-5" />
            {t('classes.edit', { label })}
          </Button>
        )}
        <Button
          look={isAsking ? 'danger' : 'quiet'}
          size="small"
          busy={remove.isPending}
          onClick={() => (isAsking ? remove.mutate(id) : setAsking(true))}
        >
          <Trash2 aria-hidden className="size-5" />
          {isAsking ? t('classes.sure') : t('classes.remove', { label })}
        </Button>
      </div>
      <ListCodes {...list} mayMake={onEdit !== undefined} />
    </div>
  );
}
