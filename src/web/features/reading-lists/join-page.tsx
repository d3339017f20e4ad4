import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CODE_ENDED } from '#contract/reading-lists.ts';
import { readCode } from '#domain/reading-list.ts';
import { ask } from '#web/api/api.ts';
import { Refusal, refusalWords } from '#web/api/refusal.ts';
import { markOpenedByCode } from '#web/browser/by-code.ts';
import { ListEntries } from '#web/features/reading-lists/list-entries.tsx';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** What a code opens: typed here, or in the address that a camera read. */
export function JoinPage() {
  const t = useTranslate();
  const language = usePageLanguage();
  const inAddress = useSyncExternalStore(onHash, hereNow, () => '');
  const [typed, setTyped] = useState('');
  const { mutate, reset, ...opening } = useMutation({
    mutationFn: (code: string) =>
      ask('POST /api/reading-codes/openings', { json: { code, language }, guest: true }),
    onSuccess: ({ list }) => markOpenedByCode(list.endsAt),
  });
  useEffect(() => {
    if (inAddress) mutate(inAddress);
  }, [inAddress, mutate]);
  const list = opening.data?.list;
  const isEnded = opening.error instanceof Refusal && opening.error.code === CODE_ENDED;
  return (
    <div className="mx-auto min-h-svh max-w-2xl px-4 pt-6 sm:px-6">
      <h1 className="text-h1">{list?.title ?? t('page.join.title')}</h1>
      {list ? (
        <div className="mt-4 grid gap-6">
          <ListEntries {...list} />
          <Button
            look="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => {
              window.location.hash = '';
              setTyped('');
              reset();
            }}
          >
            {t('join.another')}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-2 text-lead text-ink-soft">{t('page.join.lead')}</p>
          {opening.isError && (
            <Notice
              tone="danger"
              className="mt-4"
              title={isEnded ? t('join.ended') : refusalWords(opening.error, t) || t('link.failed')}
            >
              {isEnded && t('join.ended.text')}
            </Notice>
          )}
          <form
            className="mt-6 grid max-w-sm gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              const code = readCode(typed) ?? typed.trim();
              // In the address the list is found again, by Back as well.
              if (code === inAddress) mutate(code);
              else if (code) window.location.hash = encodeURIComponent(code);
            }}
          >
            <TextField
              label={t('join.code')}
              value={typed}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              inputClassName="text-h2 tracking-widest uppercase"
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" size="large" busy={opening.isPending}>
              {t('join.open')}
            </Button>
          </form>
          {opening.isPending && (
            <div className="mt-4 max-w-sm">
              <Progress label={t('nav.loading')} value={null} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

function hereNow(): string {
  return window.location.hash.slice(1);
}

function onHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
