import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BLOG_CATEGORIES, GUIDE_CATEGORIES } from '#domain/editorial.ts';
import { countWords } from '#domain/text/words.ts';
import { blogPosts, educationalGuides } from '#server/db/schema/editorial.ts';
import { seed } from '#server/db/seed/seed.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();

/** A copy of the real content, which a test may spoil. */
let content: string;

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'fabloom-editorial-'));
  for (const folder of ['blog', 'guides'])
    await cp(resolve('content', folder), join(content, folder), { recursive: true });
  await seed(db, content);
});

afterEach(() => rm(content, { recursive: true, force: true }));

describe('articles', () => {
  test('three and more in every category, of 600 to 1,200 words, all of different days [BL-01]', async () => {
    const posts = await db.select().from(blogPosts);
    for (const category of BLOG_CATEGORIES) {
      expect(posts.filter((post) => post.category === category).length, category).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(posts.map(({ publishDate }) => publishDate)).size).toBe(posts.length);
    for (const { slug, content, readTime, isPublished } of posts) {
      expect(countWords(content), slug).toBeGreaterThanOrEqual(600);
      expect(countWords(content), slug).toBeLessThanOrEqual(1200);
      expect(readTime, slug).toBe(Math.ceil(countWords(content) / 200));
      expect(isPublished, slug).toBe(true);
    }
  });

  test('an edited file changes its article, and keeps its id and its readers [BL-02]', async () => {
    const before = await post('again');
    await db.update(blogPosts).set({ viewCount: 41 }).where(eq(blogPosts.id, before.id));
    await edit('blog/again.md', (text) => text.replace('title: "“Again!”', 'title: "“Once More!”'));
    await seed(db, content);
    const after = await post('again');
    expect(after).toMatchObject({ id: before.id, viewCount: 41, createdAt: before.createdAt });
    expect(after.title).toBe('“Once More!” What the Fortieth Reading Is For');
    expect(after.updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await post('seven-minutes')).updatedAt.toISOString()).toContain(
      (await post('seven-minutes')).publishDate,
    );
  });

  test('a draft is not published, and one that was is withdrawn', async () => {
    await edit('blog/again.md', (text) => text.replace('category:', 'draft: true\ncategory:'));
    await seed(db, content);
    expect((await post('again')).isPublished).toBe(false);
  });
});

describe('guides', () => {
  test('four and more in every category, each with a body, pages and ages [BL-03]', async () => {
    const guides = await db.select().from(educationalGuides);
    for (const category of GUIDE_CATEGORIES) {
      expect(guides.filter((guide) => guide.category === category).length, category).toBeGreaterThanOrEqual(
        4,
      );
    }
    for (const guide of guides) {
      expect(countWords(guide.content), guide.slug).toBeGreaterThanOrEqual(500);
      expect(guide.pageCount, guide.slug).toBeGreaterThanOrEqual(2);
      expect(guide.pageCount, guide.slug).toBeLessThanOrEqual(4);
      expect(guide, guide.slug).toMatchObject({ fileSizeMb: null, downloadCount: 0, isActive: true });
    }
  });

  test('an edited file changes its guide and keeps its id; a retired one is taken off the shelf', async () => {
    const before = await guide('ask-the-horse');
    await edit('guides/ask-the-horse.md', (text) =>
      text.replace('subjects: [Science,', 'retired: true\nsubjects: [Horses,'),
    );
    await seed(db, content);
    expect(await guide('ask-the-horse')).toMatchObject({
      id: before.id,
      subjects: ['Horses', 'Math', 'Thinking'],
      isActive: false,
    });
  });
});

test.each([
  ['blog/again.md', 'category: Child Development', 'category: Poems', /again\.md: category: /],
  ['blog/again.md', /^tags:.*\n/m, '', /again\.md: tags: /],
  ['guides/ask-the-horse.md', 'ageGroups: [3-5', 'ageGroups: [1-2', /horse\.md: ageGroups\.0: /],
  ['guides/ask-the-horse.md', 'description:', 'descripton:', /horse\.md: .*descripton/],
])('a mistake in %s stops the start and is named (%s)', async (file, from, to, message) => {
  await edit(file, (text) => text.replace(from, to));
  await expect(seed(db, content)).rejects.toThrow(message);
});

async function edit(path: string, change: (text: string) => string) {
  const before = await readFile(join(content, path), 'utf8');
  const after = change(before);
  expect(after, 'the edit must change something').not.toBe(before);
  await writeFile(join(content, path), after);
}

async function post(slug: string) {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
  if (!row) throw new Error(`there is no article ${slug}`);
  return row;
}

async function guide(slug: string) {
  const [row] = await db.select().from(educationalGuides).where(eq(educationalGuides.slug, slug));
  if (!row) throw new Error(`there is no guide ${slug}`);
  return row;
}
