import { useLingui } from '@lingui/react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from 'react-router';
import { BRAND } from '#domain/brand.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
// oxlint-disable-next-line import/default -- bundled by itself, as the script of a worker is, and known by its address
import textPage from '#web/text-page/entry.ts?worker&url';
// oxlint-disable-next-line import/default -- likewise
import offline from '#web/offline/entry.ts?worker&url';
import fraunces from '#web/fonts/fraunces-soft-latin.woff2?url';
import nunito from '#web/fonts/nunito-latin.woff2?url';
import { AccountDialogs } from '#web/features/accounts/account-dialogs.tsx';
import { PageViews } from '#web/features/analytics/page-views.tsx';
import { OfflinePage } from '#web/features/keeping/offline-page.tsx';
import { FeedbackOverPage } from '#web/features/feedback/feedback-over-page.tsx';
import { Celebrations } from '#web/features/rewards/celebrations.tsx';
import { RewardsOverPage } from '#web/features/rewards/rewards-over-page.tsx';
import { pageContext } from '#web/page-context.ts';
import { Boundary } from '#web/pieces/boundary.tsx';
import beforePaint from '#web/shell/before-paint.js?raw';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { useInlineMark } from '#web/shell/inline-mark.ts';
import { LastWords } from '#web/shell/last-words.tsx';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { hurriesFor, isTextPage } from '#web/routes/page-kind.ts';
import { Shell } from '#web/shell/shell.tsx';
import { followDevice, keepTheme } from '#web/theme/theme.ts';
import { Visits } from '#web/shell/visits.tsx';
import { Styles } from '#web/styles/styles.tsx';
import type { Route } from './+types/root';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, messagesUrls, siteUrl, minPassword, language } = context.get(pageContext);
  const engines = await (await api.engines.$get()).json();
  return { engines, messagesUrls, siteUrl, minPassword, language };
}

export type RootData = typeof loader;

/** Nothing here changes while the visitor is around. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const links: Route.LinksFunction = () => [
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
  { rel: 'alternate', type: 'application/rss+xml', title: `${BRAND} Blog`, href: '/blog/rss.xml' },
];

/** Outside of everything that may break: whatever does, our own words are left, never the router's bare ones. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Boundary renderBroken={() => <BareDocument />}>
      <Document>{children}</Document>
    </Boundary>
  );
}

function Document({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  const { i18n } = useLingui();
  const mark = useInlineMark();
  const messagesUrl = root?.messagesUrls[root.language];
  const matches = useMatches();
  const { search, key } = useLocation();
  // For the browser to read before React is there; by then it is over. Asked in this way because a constant would leave
  // the script, and what it is made of, out of the browser's files.
  const isText = typeof document === 'undefined' && isTextPage(matches);
  useLayoutEffect(keepTheme, []);
  useEffect(followDevice, []);
  return (
    <html
      lang={i18n.locale}
      data-languages={LANGUAGE_CODES.join(' ')}
      data-messages={messagesUrl}
      data-text-page={isText ? textPage : undefined}
      data-offline={import.meta.env.PROD ? offline : undefined}
      data-hurries={import.meta.env.SSR ? hurriesFor(matches, search) : undefined}
      suppressHydrationWarning // the script below sets the theme before React looks, and takes marks away
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf5e9" />
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <Styles />
        <Links />
        {messagesUrl && <link rel="preload" as="fetch" href={messagesUrl} crossOrigin="anonymous" />}
      </head>
      <body>
        <Boundary renderBroken={() => <LastWords />} resetOn={key}>
          <Shell>{children}</Shell>
          <AccountDialogs />
          <FeedbackOverPage />
          <RewardsOverPage />
          <Celebrations />
        </Boundary>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function BareDocument() {
  const { i18n } = useLingui();
  useLayoutEffect(keepTheme, []);
  return (
    <html lang={i18n.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Styles />
      </head>
      <body>
        <LastWords />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <PageViews />
      <Visits />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage />
  ) : (
    <ErrorPage error={error} notReached={<OfflinePage inPlaceOfPage />} />
  );
}
