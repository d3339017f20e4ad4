import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { keepDelivering } from '#web/outbox/keep-delivering.ts';
import { onOutboxNews, type OutboxNews } from '#web/outbox/outbox-news.ts';
import { isTold } from '#web/outbox/waiting.ts';
import { tellEarned } from '#web/news/reward-news.ts';
import { toast, visibleToasts, type ToastOptions } from '#web/ui/toast-store.ts';

/** Sends what could not be sent before, and says what waits, what has arrived and what was refused. */
export function OutboxWords() {
  const t = useTranslate();
  const onNews = useEffectEvent((news: OutboxNews) => {
    if (news.kind === 'sent') {
      for (const { answer } of news.changes) tellEarned(answer ?? {});
      if (!news.changes.some(({ change }) => isTold(change.kind))) return;
      say({ title: t('outbox.sent.title'), description: t('outbox.sent.text'), look: 'success' });
      return;
    }
    const { kind } = news.change;
    if (!isTold(kind)) return;
    if (news.kind === 'waits') {
      say({ title: t('outbox.waits.title'), description: t('outbox.waits.text') });
      return;
    }
    const what = t(`outbox.kind.${kind}`);
    toast({
      title: t('outbox.refused.title'),
      description: t(news.code === 'too_old' ? 'outbox.refused.too_old' : 'outbox.refused.text', { what }),
      look: 'danger',
      durationMs: 10_000,
    });
  });
  useEffect(() => {
    const over = new AbortController();
    const stop = onOutboxNews(onNews);
    keepDelivering(over.signal);
    return () => {
      stop();
      over.abort();
    };
  }, []);
  return null;
}

/** Ten wishes one after the other are told of once. */
function say(words: ToastOptions): void {
  if (!visibleToasts().some(({ title }) => title === words.title)) toast(words);
}
