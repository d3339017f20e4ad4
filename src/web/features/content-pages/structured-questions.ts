import type { Block } from '#contract/content-pages.ts';

/** Questions and answers in the words of schema.org, where a page has some. */
export function structuredQuestions(blocks: readonly Block[]) {
  const items = blocks.flatMap((block) => (block.kind === 'accordion' ? block.items : []));
  if (items.length === 0) return null;
  return (siteUrl: string) => ({
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: items.map(({ id, title, html }) => ({
      '@type': 'Question',
      name: title,
      url: `${siteUrl}/faq#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: html.replaceAll('href="/', `href="${siteUrl}/`) },
    })),
  });
}
