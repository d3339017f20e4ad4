import { OPEN_ALL_THE_SAME, PRIVATE_AREAS } from '#server/features/search-engines/public-pages.ts';

export function robots(siteUrl: string): string {
  const lines = [
    'User-agent: *',
    ...OPEN_ALL_THE_SAME.map((path) => `Allow: ${path}`),
    ...PRIVATE_AREAS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
