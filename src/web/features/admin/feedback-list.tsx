import { Flag, Mail, MailX, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AdminFeedback } from '#contract/admin.ts';
import { useFeedback } from '#web/features/admin/admin-api.ts';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { useAdminFormats } from '#web/features/admin/number-formats.ts';
import { ratingLook, type RatingLook } from '#web/features/admin/rating-look.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Badge } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const PAGE = 100;

/** E-mails are hidden at first; each press asks the server for the list anew, with or without them. */
export function FeedbackList() {
  const t = useTranslate();
  const [withEmails, setWithEmails] = useState(false);
  const [offset, setOffset] = useState(0);
  const page = useFeedback(offset, withEmails);
  const list = useRef<HTMLElement>(null);
  const turn = (next: number) => {
    setOffset(next);
    // The button goes while the other page is fetched; reading goes on at the top of it.
    list.current?.focus();
  };
  return (
    <section ref={list} tabIndex={-1} aria-label={t('admin.tab.feedback')} className="outline-none">
      <Button look="secondary" size="small" onClick={() => setWithEmails(!withEmails)}>
        {withEmails ? <MailX aria-hidden className="size-5" /> : <Mail aria-hidden className="size-5" />}
        {t(withEmails ? 'admin.emails.hide' : 'admin.emails.show')}
      </Button>
      <div className="mt-4">
        <Loaded from={page} waiting={<Skeleton className="h-dvh" />}>
          {({ feedback, total }) =>
            total === 0 ? (
              <p className="text-ink-soft">{t('admin.feedback.none')}</p>
            ) : (
              <>
                <ul className="grid gap-3">
                  {feedback.map((entry) => (
                    <li key={entry.id}>
                      <Entry entry={entry} withEmails={withEmails} />
                    </li>
                  ))}
                </ul>
                <Paging offset={offset} shown={feedback.length} total={total} onTurn={turn} />
              </>
            )
          }
        </Loaded>
      </div>
    </section>
  );
}

function Entry({ entry, withEmails }: { entry: AdminFeedback; withEmails: boolean }) {
  const t = useTranslate();
  const format = useAdminFormats();
  const { message, rating, feedbackType, hasEmail, email, flagged, createdAt } = entry;
  return (
    <Card className="p-4!">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="dusk">{t(`feedback.type.${feedbackType}`)}</Badge>
        {rating !== null && <Rating rating={rating} />}
        {flagged && (
          <span className="inline-flex items-center gap-1.5 text-small font-bold text-danger">
            <Flag aria-hidden className="size-4" />
            {t('admin.feedback.flagged')}
          </span>
        )}
        <time dateTime={createdAt} className="ms-auto text-small text-ink-soft">
          {format.moment(createdAt)}
        </time>
      </div>
      <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>
      {hasEmail && (
        <p className="mt-2 text-small text-ink-soft">
          {withEmails && email ? <span className="break-all">{email}</span> : t('admin.emails.hidden')}
        </p>
      )}
    </Card>
  );
}

const RATING_LOOKS: Record<RatingLook, string> = {
  default: 'bg-leaf text-on-leaf',
  secondary: 'bg-sun-soft text-ink',
  destructive: 'bg-danger-soft text-danger',
};

function Rating({ rating }: { rating: number }) {
  const t = useTranslate();
  const look = ratingLook(rating);
  return (
    <span
      data-look={look}
      className={classNames(
        'cut-pill inline-flex items-center gap-1.5 px-3 py-1 text-small font-bold',
        RATING_LOOKS[look],
      )}
    >
      <Star aria-hidden className="size-4" fill="currentColor" />
      {t('feedback.rating.stars', { count: rating })}
    </span>
  );
}

interface PagingProps {
  offset: number;
  shown: number;
  total: number;
  onTurn: (offset: number) => void;
}

function Paging({ offset, shown, total, onTurn }: PagingProps) {
  const t = useTranslate();
  if (total <= PAGE) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-center gap-3">
      <Button
        look="secondary"
        size="small"
        disabled={offset === 0}
        onClick={() => onTurn(Math.max(0, offset - PAGE))}
      >
        {t('admin.feedback.newer')}
      </Button>
      <p className="tabular-nums">
        {t('admin.feedback.range', { from: offset + 1, to: offset + shown, total })}
      </p>
      <Button
        look="secondary"
        size="small"
        disabled={offset + shown >= total}
        onClick={() => onTurn(offset + PAGE)}
      >
        {t('admin.feedback.older')}
      </Button>
    </div>
  );
}
