import { useLocation, useRouteLoaderData } from 'react-router';
import { BRAND, pageTitle } from '#domain/brand.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { RootData } from '#web/root.tsx';

interface PageMetaProps {
  title: string;
  description: string;
  /** What this page adds to the words that hold for the whole site. */
  keywords?: string;
  /** Pages that only make sense for one person, or that are not finished, stay out of search engines. */
  noIndex?: boolean;
  type?: 'website' | 'article';
  /** Path of a picture that shows what is on the page. */
  picture?: string;
}

/** The one place that writes a page's head. React lifts these elements there, on the server too. */
export function PageMeta({
  title,
  description,
  keywords,
  noIndex,
  type = 'website',
  picture = '/social-card.jpg',
}: PageMetaProps) {
  const root = useRouteLoaderData<RootData>('root');
  const { pathname } = useLocation();
  const t = useTranslate();
  const canonical = `${root?.siteUrl ?? ''}${pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname}`;
  const fullTitle = pageTitle(title);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={[keywords, t('meta.keywords')].filter(Boolean).join(', ')} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={(root?.siteUrl ?? '') + picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
