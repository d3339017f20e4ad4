import { expect, test } from 'vitest';
import type { Block, ContentPage } from '#contract/content-pages.ts';
import { CONTENT_PAGE_NAMES, type ContentPageName } from '#domain/content-pages.ts';
import { RETAINED_KINDS, retained } from '#domain/retention.ts';
import { howLong } from '#server/features/content-pages/retention-table.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase(), { CONTACT_EMAIL: 'hello@library.test' });

async function page(name: ContentPageName): Promise<ContentPage> {
  const answer = await product.get(`/api/content-pages/${name}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ContentPage;
}

async function html(name: ContentPageName): Promise<string> {
  const answer = await product.get(`/${name}`, { headers: { 'Accept-Language': 'en' } });
  expect(answer.status).toBe(200);
  return answer.text();
}

function only<Kind extends Block['kind']>(blocks: readonly Block[], kind: Kind) {
  return blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
}

/** Where the links of a page's own text lead, without the header and the footer around it. */
function linksIn(text: string): string[] {
  const [, article = ''] = /<article lang="en"[^>]*>(.*)<\/article>/s.exec(text) ?? [];
  return [...article.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, to = '']) => to);
}

test.each(CONTENT_PAGE_NAMES)('%s is rendered with its head, its lead and its text', async (name) => {
  const { title, description, lead, blocks } = await page(name);
  expect(blocks.length).toBeGreaterThan(0);
  const text = await html(name);
  expect(text).toContain(`<title>${title} | Fabloom</title>`);
  expect(text).toContain(`<meta name="description" content="${description.replaceAll('&', '&amp;')}"/>`);
  expect(text).not.toContain('name="robots"');
  expect(text).toContain(lead);
  expect(text).not.toContain(':::');
});

test.each<[ContentPageName, string[]]>([
  ['child-development', ['/', '/parent-tips']],
  ['research', ['/contact', '/guides-library']],
  ['curriculum', ['/contact', '/guides-library']],
  ['case-studies', ['/contact', '/curriculum']],
  ['team', ['/contact']],
  ['faq', ['/contact', '/']],
  ['contact', ['/faq', '/how-it-works', '/parent-tips']],
  ['content-policy', ['/parent-tips', '/contact', '/feedback']],
  ['guides-library', ['/educational-guides', '/curriculum-guides']],
  ['curriculum-guides', ['/', '/contact']],
])('%s links to %j [SP-01] [SP-04] [BL-04]', async (name, links) => {
  expect(linksIn(await html(name))).toEqual(expect.arrayContaining(links));
});

test('the curriculum has its three tabs [SP-01]', async () => {
  const [tabs] = only((await page('curriculum')).blocks, 'tabs');
  expect(tabs?.tabs.map(({ title }) => title)).toEqual(['Pre-K and K', 'Elementary', 'Middle School']);
});

test('parent tips have plans for each age, and quotes that are marked [SP-01]', async () => {
  const { blocks } = await page('parent-tips');
  expect(only(blocks, 'tabs')[0]?.tabs).toHaveLength(3);
  expect(only(blocks, 'quotes')[0]?.quotes.length).toBeGreaterThan(2);
  expect((await html('parent-tips')).match(/>Illustrative</g)).toHaveLength(
    only(blocks, 'quotes').flatMap(({ quotes }) => quotes).length,
  );
});

test('the FAQ has ten questions, and search engines can read them [SP-02]', async () => {
  const [accordion] = only((await page('faq')).blocks, 'accordion');
  const text = await html('faq');
  const scripts = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const described = scripts
    .map(([, json = '']) => JSON.parse(json) as { '@type': string; mainEntity?: { name: string }[] })
    .find((data) => data['@type'] === 'FAQPage');
  expect(described?.mainEntity).toHaveLength(10);
  expect(described?.mainEntity?.map(({ name }) => name)).toEqual(accordion?.items.map(({ title }) => title));
  expect(JSON.stringify(described)).not.toContain('href=\\"/');
});

test('contact has four cards and says when we answer [SP-03]', async () => {
  const [cards] = only((await page('contact')).blocks, 'cards');
  expect(cards?.cards.map(({ link }) => link.to.split('?')[0])).toEqual([
    '/faq',
    'mailto:hello@library.test',
    'mailto:hello@library.test',
    'mailto:hello@library.test',
  ]);
  const text = await html('contact');
  for (const said of ['24–48 hours on business days', 'Monday to Friday, 9:00–18:00 EST', 'URGENT']) {
    expect(text).toContain(said);
  }
});

test.each<[ContentPageName, string]>([
  ['privacy', 'Last updated: January 20, 2025'],
  ['terms', 'Effective January 20, 2025'],
])('%s carries its date and a table of contents that leads to its parts [SP-04]', async (name, date) => {
  const text = await html(name);
  expect(text).toContain(date);
  const { contents } = await page(name);
  expect(contents.length).toBeGreaterThan(10);
  for (const { id } of contents) {
    expect(text).toContain(`<h2 id="${id}">`);
    expect(text).toContain(`href="#${id}"`);
  }
});

test('the privacy page lists everything that is kept, with the life that it really has [TR-03]', async () => {
  const text = await html('privacy');
  const rows = text.match(/<tr><td>/g) ?? [];
  expect(rows).toHaveLength(RETAINED_KINDS.length);
  for (const kind of RETAINED_KINDS) expect(text).toContain(`<td>${howLong(retained(kind))}</td>`);
  for (const said of [
    'until you remove the story or you delete your account; at most 30 days after it was last used',
    'at most 90 days; 30 days without use',
    '<td>1 hour</td>',
  ])
    expect(text).toContain(said);
});

test('twelve examples, four for each age, each with all that it is made of [SP-05]', async () => {
  const { blocks } = await page('story-examples');
  const groups = only(blocks, 'examples').map(({ examples }) => examples);
  expect(groups.map((group) => group.map(({ ageGroup }) => ageGroup))).toEqual([
    Array(4).fill('3-5'),
    Array(4).fill('6-8'),
    Array(4).fill('9-12'),
  ]);
  const text = await html('story-examples');
  for (const { title, excerpt, lessons, setting, theme, characters } of groups.flat()) {
    for (const said of [title, excerpt, setting.name, theme.name, ...lessons]) expect(text).toContain(said);
    expect(characters.length).toBeGreaterThan(0);
    const heroes = characters.map(({ id }) => id).join('.');
    expect(text).toContain(`setting=${setting.id}&amp;theme=${theme.id}&amp;heroes=${heroes}`);
  }
  expect(new Set(groups.flat().map(({ id }) => id)).size).toBe(12);
  expect(only(blocks, 'cards')).toHaveLength(2);
});

test('four curricula wait for their downloads [BL-04]', async () => {
  const { blocks } = await page('curriculum-guides');
  expect(only(blocks, 'steps')).toHaveLength(4);
  expect(only(blocks, 'download').map(({ label }) => label)).toEqual(Array(4).fill('Download: Coming Soon'));
});

test('in another language the heading speaks it, and the text is marked as English', async () => {
  const answer = await product.get('/faq', { headers: { 'Accept-Language': 'de' } });
  const text = await answer.text();
  expect(text).toContain('<html lang="de"');
  expect(text).not.toContain('<h1 class="text-h1">Frequently Asked Questions</h1>');
  expect(text).toContain('<article lang="en"');
});

test('a page that is not there is a 404', async () => {
  expect((await product.get('/api/content-pages/nothing')).status).toBe(404);
});

/** What families agree to stands on the page, or it is not agreed. */
test.each<[ContentPageName, string[]]>([
  [
    'privacy',
    [
      'The link holds a random key of 128 bits and no name; we keep only a hash of the key',
      'We count how often a link is opened and nothing else: not by whom, from where or when.',
      'A file that is brought in is looked through by our own server, asked of nobody else, and not kept',
      'A class is a list of first names in the browser of the teacher, and is kept nowhere else.',
      'about a child nothing is reported, to us or to the teacher',
    ],
  ],
  [
    'terms',
    [
      'If you give somebody a private link to a book, you decide who reads it.',
      'We may switch private links off, for one book or altogether',
      'First names are enough: leave out family names, birthdays and whatever else tells more than a story needs',
      'Whoever has a code of a list reads your own stories on it. A code can be ended at any time.',
    ],
  ],
])(
  '%s says plainly what links, files, classes and codes mean [CL-01] [CL-02] [CL-03] [CL-04]',
  async (name, said) => {
    const text = await html(name);
    for (const sentence of said) expect(text).toContain(sentence);
  },
);
