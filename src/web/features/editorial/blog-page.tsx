import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { PostCard as Post } from '#contract/blog.ts';
import { BLOG_CATEGORIES, FEATURED_POSTS } from '#domain/editorial.ts';
import { PostCard } from '#web/features/editorial/post-card.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { CategoryChips, chosenCategory } from '#web/features/editorial/category-chips.tsx';
import { EnglishNote } from '#web/written/english-note.tsx';
import { LoadingFailure } from '#web/features/editorial/loading-failure.tsx';

interface BlogPageProps {
  posts: readonly Post[];
  failed: boolean;
  newsletter: ReactNode;
}

/** The newest three stand out; the category is in the address. */
export function BlogPage({ posts, failed, newsletter }: BlogPageProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const chosen = chosenCategory(BLOG_CATEGORIES, search);
  const found = posts.filter(({ category }) => chosen === undefined || category === chosen);
  const [first, ...others] = found.slice(0, FEATURED_POSTS);
  const recent = found.slice(FEATURED_POSTS);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <h1 className="text-h1">{t('page.blog.title')}</h1>
      <p className="mt-2 max-w-prose text-lead text-ink-soft">{t('page.blog.lead')}</p>
      <EnglishNote className="mt-3" />
      <div className="mt-6">
        <CategoryChips categories={BLOG_CATEGORIES} chosen={chosen} />
      </div>
      <div className="mt-8 grid gap-12">
        {failed && <LoadingFailure title="blog.error.list" />}
        {!failed && !first && <p className="text-ink-soft">{t('blog.none')}</p>}
        {first && (
          <section aria-labelledby="featured">
            <h2 id="featured" className="mb-5 text-h2">
              {t('blog.featured')}
            </h2>
            <ul className="grid gap-5 sm:grid-cols-2">
              <li className="sm:col-span-2">
                <PostCard post={first} eager wide />
              </li>
              {others.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} eager />
                </li>
              ))}
            </ul>
          </section>
        )}
        {recent.length > 0 && (
          <section aria-labelledby="recent">
            <h2 id="recent" className="mb-5 text-h2">
              {t('blog.recent')}
            </h2>
            <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {recent.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {newsletter}
      </div>
    </div>
  );
}
