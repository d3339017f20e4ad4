import { expect, test } from 'vitest';
import { guide, guideCard, type Guide, type GuideCard } from '#contract/guides.ts';
import { UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const make = factories(database.db);
const product = await testProduct(database, UNHURRIED);

async function list(query = ''): Promise<GuideCard[]> {
  const answer = await product.get(`/api/guides${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { guides: GuideCard[] }).guides;
}

const titles = (guides: readonly GuideCard[]) => guides.map(({ title }) => title);

test('active guides, the newest first, with honest numbers [BL-03]', async () => {
  await make.guide({ title: 'Retired', isActive: false });
  const guides = await list();
  expect(guides.length).toBeGreaterThanOrEqual(20);
  for (const each of guides) guideCard.parse(each);
  const times = guides.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(titles(guides)).not.toContain('Retired');
  expect(guides.every(({ fileSizeMb, downloadCount }) => fileSizeMb === null && downloadCount === 0)).toBe(
    true,
  );
});

test('the search finds title, description and any subject, whatever the case; a category is exact [BL-03]', async () => {
  await make.guide({ title: 'Quokka Stones', category: 'Creative Writing' });
  await make.guide({ title: 'Two', description: 'Why a QUOKKA smiles.', category: 'STEM Activities' });
  await make.guide({ title: 'Three', subjects: ['Math', 'Quokkas'], category: 'Creative Writing' });
  await make.guide({ title: 'Four', content: 'A quokka, but only inside.' });
  expect(titles(await list('?q=%20qUoKKa')).toSorted()).toEqual(['Quokka Stones', 'Three', 'Two']);
  expect(titles(await list('?q=quokka&category=STEM+Activities'))).toEqual(['Two']);
  expect(await list('?q=quokka&category=Parent+Resources')).toEqual([]);
  expect(await list('?q=100%25_')).toEqual([]);
  await make.guide({ title: 'Five', subjects: ['Quokkas'], ageGroups: ['9-12'] });
  expect(titles(await list('?q=quokka+11+years'))).toEqual(['Five']);
  expect((await product.get('/api/guides?category=stem')).status).toBe(400);
});

test('a guide opens by its slug, with its text [BL-03]', async () => {
  const answer = await product.get('/api/guides/ask-the-horse');
  const { guide: found } = (await answer.json()) as { guide: Guide };
  guide.parse(found);
  expect(found.html).toContain('<h2 id="you-need">');
  const { slug } = await make.guide({ isActive: false });
  for (const name of ['no-such-guide', slug])
    expect((await product.get(`/api/guides/${name}`)).status).toBe(404);
});

test('its page can be read without scripts; an unknown one is a 404 [BL-03]', async () => {
  const page = await product.get('/educational-guides/ask-the-horse');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('thirteen experts found no trick');
  expect((await product.get('/educational-guides/no-such-guide')).status).toBe(404);
});

test('the list is searched by its address, without scripts too [BL-03]', async () => {
  const html = await (await product.get('/educational-guides?q=FAIR+TEST')).text();
  expect(html).toContain('Ask the Horse, or How to Run a Fair Test');
  expect(html).not.toContain('href="/educational-guides/the-twelve-minute-bedtime"');
  expect(await (await product.get('/educational-guides?q=zzzz')).text()).toContain('No guides found');
});
