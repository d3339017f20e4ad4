import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { BookLink } from '#contract/book-links.ts';
import { useEndLink, useLinksTo } from '#web/features/book-links/book-links-api.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** The links to one book: how often each was opened, until when it works, and the way to end it. Nothing where there is none. */
export function LinkList({ storyId }: { storyId: string }) {
  const t = useTranslate();
  const links = useLinksTo(storyId);
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('link.list')} className="grid gap-1">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} />
      ))}
    </ul>
  );
}

function LinkRow({ link: { id, opened, endsAt, mayCopy } }: { link: BookLink }) {
  const t = useTranslate();
  const format = useFormats();
  const end = useEndLink();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    end.mutate(id, {
      onSuccess: () => toast({ title: t('link.ended') }),
      onError: () => toast({ title: t('link.failed'), look: 'danger' }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
      <span className="min-w-0 grow basis-48">
        <Link2 aria-hidden className="me-1.5 inline size-4.5 align-text-bottom" />
        {t('link.opened', { count: opened })} ·{' '}
        {endsAt ? t('link.until', { date: format.date(new Date(endsAt)) }) : t('link.endless')}
        {mayCopy && ` · ${t('link.copies.allowed')}`}
      </span>
      {isAsking ? (
        <Button look="danger" size="small" onClick={confirm} busy={end.isPending}>
          {t('link.end.sure')}
        </Button>
      ) : (
        <Button look="quiet" size="small" onClick={() => setAsking(true)}>
          {t('link.end')}
        </Button>
      )}
    </li>
  );
}
