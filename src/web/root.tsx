import { QueryClientProvider } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from 'react-router';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import { PageViews } from '#web/features/analytics/page-views.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { createQueryClient } from '#web/queries/query-client.ts';
import beforePaint from '#web/shell/before-paint.js?raw';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { Shell } from '#web/shell/shell.tsx';
import { NonceContext } from '#web/ui/nonce.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import styles from '#web/styles/app.css?url';
import type { Route } from './+types/root';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, catalogueUrls, siteUrl, nonce, language } = context.get(pageContext);
  const engines = await (await api.engines.$get()).json();
  return { engines, catalogueUrls, siteUrl, nonce, language };
}

export type RootData = typeof loader;

/** Nothing here changes while the visitor is around. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  ...[fraunces, nunito].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  const { i18n } = useLingui();
  const messagesUrl = root?.catalogueUrls[root.language];
  return (
    <html
      lang={i18n.locale}
      data-languages={LANGUAGE_CODES.join(' ')}
      data-messages={messagesUrl}
      suppressHydrationWarning // the script below may set the theme before React looks
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf5e9" />
        <script
          nonce={root?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: beforePaint }}
        />
        <Links />
        {messagesUrl && <link rel="preload" as="fetch" href={messagesUrl} crossOrigin="anonymous" />}
      </head>
      <body>
        <NonceContext value={root?.nonce}>
          <Providers>{children}</Providers>
        </NonceContext>
        <ScrollRestoration nonce={root?.nonce} />
        <Scripts nonce={root?.nonce} />
      </body>
    </html>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const t = useTranslate();
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <Shell>{children}</Shell>
        <Toaster label={t('toast.region', { hotkey: '{hotkey}' })} closeLabel={t('action.close')} />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

export default function App() {
  return (
    <>
      <PageViews />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage />;
}
