import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '#web/queries/query-client.ts';

let browserClient: QueryClient | undefined;

/** One cache for as long as the tab lives; on the server one per render, so that nobody sees another's data. */
function sharedClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(sharedClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
