import { BRAND } from '#domain/brand.ts';
import type { Described } from '#web/meta/structured-data.tsx';

/** The product itself. It costs nothing. */
export function describedApp(siteUrl: string, description: string): Described {
  return {
    '@type': 'WebApplication',
    name: BRAND,
    url: `${siteUrl}/`,
    description,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}

interface Crumb {
  name: string;
  path: string;
}

export function describedTrail(siteUrl: string, crumbs: readonly Crumb[]): Described {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
