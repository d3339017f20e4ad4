import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import beachRain from '#web/art/scenes/beach-rain.webp';
import { isLineFault, lineIsBack, serverAnswers } from '#web/browser/line.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { useLineWasDown } from '#web/shell/use-line-was-down.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

interface ErrorPageProps {
  error: unknown;
  /** Shown while nobody can be asked for the page. */
  notReached: ReactNode;
}

/** A page that could not be shown: because nobody could be asked for it, or because something is wrong with us. */
export function ErrorPage({ error, notReached }: ErrorPageProps) {
  const lineWasDown = useLineWasDown();
  return isLineFault(error) || lineWasDown ? (
    <NotReached error={error}>{notReached}</NotReached>
  ) : (
    <OurFault />
  );
}

/** Asks for what the page is made of until somebody answers; then it is there as if nothing had happened. */
function NotReached({ error, children }: { error: unknown; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const ask = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const over = new AbortController();
    void askUntilThere(ask, over.signal);
    return () => over.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each failure is a reason to ask once more
  }, [error]);
  return children;
}

async function askUntilThere(ask: () => void, signal: AbortSignal): Promise<void> {
  for (let pauseMs = PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await lineIsBack(pauseMs);
    if (!(await serverAnswers()) || signal.aborted) continue;
    ask();
    return;
  }
}

function OurFault() {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6">
      <PageMeta title={t('error.page_title')} description={t('error.text')} noIndex />
      <PageHeader
        title={t('error.title')}
        lead={t('error.text')}
        picture={{ src: beachRain, width: 960, height: 540 }}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t('action.try_again')}</Button>
        <ButtonLink to="/" look="secondary" reloadDocument>
          {t('action.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
