import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { onNewsFromOtherTabs } from '#web/browser/other-tabs.ts';
import { onOutboxNews } from '#web/outbox/outbox-news.ts';
import { createQueryClient } from '#web/queries/query-client.ts';

let browserClient: QueryClient | undefined;

/** One cache for as long as the tab lives; on the server one per render, so that nobody sees another's data. */
function sharedClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  browserClient ??= openClient();
  return browserClient;
}

/** What another tab changed, or was sent late, is asked for again where it is shown. */
function openClient(): QueryClient {
  const client = createQueryClient();
  onNewsFromOtherTabs((queryKey) => void client.invalidateQueries({ queryKey }));
  onOutboxNews((news) => {
    if (news.kind === 'waits') return;
    const done = news.kind === 'sent' ? news.changes.map(({ change }) => change) : [news.change];
    for (const { changes } of done) if (changes) void client.invalidateQueries({ queryKey: changes });
  });
  return client;
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(sharedClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
