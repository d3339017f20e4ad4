import { lighthouseVisit, percent } from '../lighthouse-visit.ts';
import { visit, withBook, type Bench } from './family.ts';

/** A private link is kept from search engines on purpose, so what they would say is not asked. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** The scores of the page that a private link opens, for a phone that has never been here. */
export async function measureSharedBook(bench: Bench): Promise<void> {
  let key = '';
  await visit(bench, {}, async (page) => {
    const { access_token } = await withBook(page);
    const headers = { Authorization: `Bearer ${access_token}` };
    const shelf = await page.request.get('/api/my-stories', { headers });
    const { stories } = (await shelf.json()) as { stories: { id: string }[] };
    const made = await page.request.post('/api/book-links', {
      headers,
      data: { storyId: stories[0]?.id, life: 'never', agreed: true },
    });
    if (!made.ok()) throw new Error(`There is no link: ${await made.text()}`);
    ({ key } = (await made.json()) as { key: string });
  });
  for (let round = 0; round < bench.runs; round++) {
    const { categories, audits } = await lighthouseVisit(`${bench.url}/shared#${key}`, CATEGORIES);
    const scores = CATEGORIES.map((name) => `${name} ${percent(categories[name]?.score)}`);
    const blocked = Math.round(audits['total-blocking-time']?.numericValue ?? 0);
    const cls = audits['cumulative-layout-shift']?.numericValue ?? 0;
    console.log(
      `a shared book (goal: 95): ${scores.join(', ')}; blocked ${blocked} ms, layout shift ${cls.toFixed(3)}`,
    );
  }
}
