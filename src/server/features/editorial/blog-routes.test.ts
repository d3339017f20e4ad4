import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { article, postCard, type Article, type PostCard } from '#contract/blog.ts';
import { blogPosts } from '#server/db/schema/editorial.ts';
import { UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const VIEW = '/rest/v1/rpc/increment_blog_view_count';

async function list(query = ''): Promise<PostCard[]> {
  const answer = await product.get(`/api/blog/posts${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { posts: PostCard[] }).posts;
}

async function open(slug: string): Promise<Article> {
  return ((await (await product.get(`/api/blog/posts/${slug}`)).json()) as { post: Article }).post;
}

const view = (body: object, agent = BROWSER) => product.postJson(VIEW, body, { 'User-Agent': agent });

async function countOf(id: string): Promise<number | undefined> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  return row?.viewCount;
}

test('published articles, the newest first; drafts are not among them [BL-01]', async () => {
  await make.blogPost({ title: 'A Draft', isPublished: false, publishDate: '2030-01-01' });
  const newest = await make.blogPost({ title: 'The Newest', publishDate: '2030-01-02' });
  const posts = await list();
  expect(posts.length).toBeGreaterThanOrEqual(16);
  for (const post of posts) postCard.parse(post);
  expect(posts[0]?.id).toBe(newest.id);
  expect(posts.map(({ title }) => title)).not.toContain('A Draft');
  const days = posts.map(({ publishDate }) => publishDate);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('a category is matched exactly [BL-01]', async () => {
  const posts = await list('?category=Research+%26+Development');
  expect(posts.length).toBeGreaterThanOrEqual(3);
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(['Research & Development']));
  expect((await product.get('/api/blog/posts?category=research')).status).toBe(400);
});

test('an article opens by its slug, with its text and up to three related of its category [BL-02]', async () => {
  for (let day = 1; day <= 4; day++) {
    await make.blogPost({
      slug: `techno-${day}`,
      category: 'Technology & Innovation',
      publishDate: `2031-01-0${day}`,
    });
  }
  const post = await open('techno-2');
  article.parse(post);
  expect(post.html).toBe('<p>Ten minutes are plenty, if they are yours.</p>\n');
  expect(post.related.map(({ slug }) => slug)).toEqual(['techno-4', 'techno-3', 'techno-1']);
  expect(Object.keys(post.related[0] ?? {}).toSorted()).toEqual(['excerpt', 'id', 'slug', 'title']);
  expect((await open('again')).html).toContain('<h2 id="how-to-live-through-it">');
});

test('what is not there, or not published, is not found and not kept [BL-02]', async () => {
  const { slug } = await make.blogPost({ isPublished: false });
  for (const name of ['no-such-article', slug, '%00']) {
    const answer = await product.get(`/api/blog/posts/${name}`);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
      name === '%00' ? 400 : 404,
      'no-store',
    ]);
  }
});

test('a reader is counted once, also when they come twenty times at the same moment [BL-02]', async () => {
  const { id, updatedAt } = await make.blogPost();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => view({ post_id: id, visitor: 'one-and-the-same' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await countOf(id)).toBe(1);
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
  expect(row?.updatedAt, 'being read does not make it newer').toEqual(updatedAt);
});

test('twenty readers at once are twenty [BL-02]', async () => {
  const { id, slug } = await make.blogPost();
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => view({ post_id: id, visitor: `reader number ${i}` })),
  );
  expect(await countOf(id)).toBe(20);
  expect((await open(slug)).viewCount).toBe(20);
  expect(await (await view({ post_id: id, visitor: 'somebody else' })).json()).toBe(21);
});

test('who names no visitor is known by network and browser; robots and children are not counted [BL-02]', async () => {
  const { id } = await make.blogPost();
  await view({ post_id: id });
  await view({ post_id: id });
  expect(await countOf(id)).toBe(1);
  await view({ post_id: id }, `${BROWSER} Firefox`);
  expect(await countOf(id)).toBe(2);
  const answer = await view({ post_id: id, visitor: 'a crawler' }, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  expect([answer.status, await answer.json()]).toEqual([200, 2]);
  await product.postJson(
    VIEW,
    { post_id: id, visitor: 'a child' },
    { 'User-Agent': BROWSER, Cookie: 'child_protected=1' },
  );
  expect(await countOf(id)).toBe(2);
});

test('an article that is not there, or not published, has no readers', async () => {
  const { id } = await make.blogPost({ isPublished: false });
  expect((await view({ post_id: id })).status).toBe(404);
  expect((await view({ post_id: crypto.randomUUID() })).status).toBe(404);
  expect((await view({ post_id: 'none' })).status).toBe(400);
  expect(await countOf(id)).toBe(0);
});

test('every article has a picture, drawn once and kept', async () => {
  const { picture } = await open('drawn-not-generated');
  const answer = await product.get(picture ?? '');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, height]).toEqual([720, 405]);
  const tag = answer.headers.get('ETag') ?? '';
  expect((await product.get(picture ?? '', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  const { slug } = await make.blogPost();
  expect((await open(slug)).picture).toBeNull();
  for (const name of [`${slug}.webp`, 'none.webp', '..%2fx.webp'])
    expect((await product.get(`/art/articles/${name}`)).status).toBe(404);
});

test('the page of an article can be read without scripts; an unknown one is a 404 [BL-02]', async () => {
  const page = await product.get('/blog/again');
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('You forgot the frog');
  expect(html).toMatch(/"@type":"(Article|BlogPosting)"/);
  const missing = await product.get('/blog/no-such-article');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('Article not found');
});

test('the list is filtered by its address, without scripts too [BL-01]', async () => {
  const html = await (await product.get('/blog?category=Parenting+Tips')).text();
  expect(html.includes('>The Seven-Minute Bedtime Story</a>')).toBe(true);
  expect(html.includes('>Reading to Them Is Not Teaching Them to Read</a>')).toBe(false);
});
