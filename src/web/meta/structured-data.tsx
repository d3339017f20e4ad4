import { useRouteLoaderData } from 'react-router';
import type { RootData } from '#web/root.tsx';

/** In the words of schema.org. */
export type Described = Readonly<Record<string, unknown>>;

interface StructuredDataProps {
  /** Addresses there are whole ones. */
  data: (siteUrl: string) => Described;
}

/** What a page is about, for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  const root = useRouteLoaderData<RootData>('root');
  const described = { '@context': 'https://schema.org', ...data(root?.siteUrl ?? '') };
  return (
    <script
      type="application/ld+json"
      // No text can close the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(described).replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
