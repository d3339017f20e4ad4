import { useLocation, useRouteLoaderData } from 'react-router';
import { BRAND, pageTitle } from '#domain/brand.ts';
import { metaDescription } from '#domain/preview.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { RootData } from '#web/root.tsx';

interface PageMetaProps {
  title: string;
  /** As much of it as search engines show. */
  description: string;
  /** What this page adds to the words that hold for the whole site. */
  keywords?: string;
  /** Pages that only make sense for one person, or that are not finished, stay out of search engines. */
  noIndex?: boolean;
  type?: 'website' | 'article';
  /** Path of a picture, 1200 x 630, that shows what is on the page; `socialCard` makes one of a title. */
  picture?: string;
  /** Where the page lies for search engines, if not where it was opened. */
  canonicalPath?: string;
  /** The same page in other languages, under addresses of their own; `x-default` is the reader's own. */
  alternates?: readonly { language: string; path: string }[];
}

export const SOCIAL_CARD = '/social-card.jpg';

/** Path of a picture with the title set in type, for links that are shared. */
export function socialCard(title: string, kind: 'page' | 'story' | 'article' | 'guide'): string {
  return `/api/og-image?kind=${kind}&title=${encodeURIComponent(title)}`;
}

/**
 * The one place that writes a page's head. React lifts these elements there, on the server too. Only what is told in
 * several languages has `hreflang`: the interface speaks the language of the cookie or the browser at one and the same
 * address, so that of other pages there is no other address to name.
 */
export function PageMeta({
  title,
  description: about,
  keywords,
  noIndex,
  type = 'website',
  picture = SOCIAL_CARD,
  canonicalPath,
  alternates,
}: PageMetaProps) {
  const root = useRouteLoaderData<RootData>('root');
  const { pathname } = useLocation();
  const t = useTranslate();
  const siteUrl = root?.siteUrl ?? '';
  const path = canonicalPath ?? pathname;
  const canonical = `${siteUrl}${path.length > 1 ? path.replace(/\/$/, '') : path}`;
  const description = metaDescription(about);
  const fullTitle = pageTitle(title);
  const image = (root?.siteUrl ?? '') + picture;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={[keywords, t('meta.keywords')].filter(Boolean).join(', ')} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {alternates?.map(({ language, path: there }) => (
        <link key={language} rel="alternate" hrefLang={language} href={siteUrl + there} />
      ))}
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
