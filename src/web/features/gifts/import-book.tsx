import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookDown, LoaderCircle } from 'lucide-react';
import { useRef } from 'react';
import { MOST_BOOK_FILE_BYTES } from '#domain/book-file.ts';
import { upload } from '#web/api/api.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { lineWords, Refusal, refusalWords } from '#web/api/refusal.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';

const TOO_LARGE = 'too_large';

/** Brings a book from another shelf, as its file, onto the one that is seen here. */
export function ImportBook() {
  const t = useTranslate();
  const client = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const bring = useMutation({
    mutationFn: bringIn,
    onSuccess: ({ story: { title } }) => {
      toast({ title: t('gift.imported', { title }), look: 'success' });
      return client.invalidateQueries({ queryKey: ['my-stories'] });
    },
  });
  const onChange = ({ target }: { target: HTMLInputElement }) => {
    const [file] = target.files ?? [];
    if (file) bring.mutate(file);
    // The same file may be chosen once more.
    target.value = '';
  };
  const why = (error: unknown) =>
    error instanceof Refusal && error.code === TOO_LARGE
      ? t('gift.too_large')
      : refusalWords(error, t) || lineWords(t) || t('gift.failed.text');
  return (
    <div className="mt-8 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input ref={chooser} type="file" hidden aria-label={t('gift.import')} onChange={onChange} />
        <Button look="secondary" busy={bring.isPending} onClick={() => chooser.current?.click()}>
          {bring.isPending ? (
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
          ) : (
            <BookDown aria-hidden className="size-5" />
          )}
          {t('gift.import')}
        </Button>
        <p role="status" className="min-w-0 grow basis-48 text-small text-ink-soft">
          {t(bring.isPending ? 'gift.importing' : 'gift.import.text')}
        </p>
      </div>
      {bring.isError && (
        <Notice tone="danger" title={t('gift.failed')}>
          <p>{why(bring.error)}</p>
        </Notice>
      )}
    </div>
  );
}

/** What no server would take need not be sent. */
async function bringIn(file: File) {
  if (file.size > MOST_BOOK_FILE_BYTES) throw new Refusal(TOO_LARGE, 'larger than any book');
  return bodyOf(upload('POST /api/my-stories/imports', {}, file));
}
