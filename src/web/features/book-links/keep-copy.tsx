import { BookHeart, Check } from 'lucide-react';
import { ownStoryPath } from '#domain/own-story-path.ts';
import { lineWords, refusalWords } from '#web/api/refusal.ts';
import type { KeepingCopy } from '#web/features/book-links/use-keep-copy.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { expectAuthDialog } from '#web/sign-in/account-dialogs.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** A book that was shared to be kept: the way onto one's own shelf, and what became of it. */
export function KeepCopy({ copy: { keep, isBusy, error, id } }: { copy: KeepingCopy }) {
  const t = useTranslate();
  return (
    <div className="grid justify-items-center gap-2 text-center">
      {id ? (
        <ButtonLink to={ownStoryPath(id)} look="secondary">
          {t('shared.kept.open')}
        </ButtonLink>
      ) : (
        <Button look="secondary" busy={isBusy} onClick={keep} onPointerEnter={expectAuthDialog}>
          <BookHeart aria-hidden className="size-5" />
          {t('shared.keep')}
        </Button>
      )}
      <p role="status" className="max-w-sm text-small text-ink-soft">
        {id && <Check aria-hidden className="me-1 inline size-4.5 align-text-bottom text-leaf" />}
        {error
          ? refusalWords(error, t) || lineWords(t) || t('shared.keep.failed')
          : t(id ? 'shared.kept' : 'shared.keep.text')}
      </p>
    </div>
  );
}
