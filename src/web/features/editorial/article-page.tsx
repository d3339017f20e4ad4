import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Article } from '#contract/blog.ts';
import { BLOG_PATH } from '#domain/editorial.ts';
import { PostFacts } from '#web/features/editorial/post-facts.tsx';
import { RelatedPosts } from '#web/features/editorial/related-posts.tsx';
import { ViewCount } from '#web/features/editorial/view-count.tsx';
import { BackLink } from '#web/features/editorial/back-link.tsx';
import { PieceText } from '#web/features/editorial/piece-text.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { CATEGORY_NAMES } from '#web/features/editorial/category-names.ts';
import { EnglishNote } from '#web/written/english-note.tsx';
import { PrintedAddress } from '#web/features/editorial/printed-address.tsx';
import { Badge } from '#web/ui/chip.tsx';

interface ArticlePageProps {
  article: Article;
  newsletter: ReactNode;
}

export function ArticlePage({ article, newsletter }: ArticlePageProps) {
  const t = useTranslate();
  const { id, title, excerpt, category, author, picture, html, tags, related, viewCount } = article;
  return (
    <div className="mx-auto max-w-3xl px-4 pt-4 sm:px-6">
      <BackLink to={BLOG_PATH}>{t('page.blog_article.back')}</BackLink>
      <article aria-labelledby="article-title" className="mt-4">
        <header>
          <Link
            to={{ pathname: BLOG_PATH, search: new URLSearchParams({ category }).toString() }}
            className="inline-flex min-h-11 items-center no-underline hover:underline"
          >
            <Badge tone="dusk">{t(CATEGORY_NAMES[category])}</Badge>
          </Link>
          <h1 id="article-title" lang="en" className="mt-2 text-h1">
            {title}
          </h1>
          <p lang="en" className="mt-4 text-lead text-ink-soft">
            {excerpt}
          </p>
          <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-small text-ink-soft">
            <span className="font-bold text-ink">{t('blog.by', { author })}</span>
            <PostFacts {...article} />
            <ViewCount key={id} postId={id} count={viewCount} />
          </p>
          <EnglishNote className="mt-3" />
          {picture && (
            <div className="book me-3 mt-7 print:hidden">
              <img
                src={picture}
                alt=""
                width={720}
                height={405}
                fetchPriority="high"
                className="block aspect-video h-auto w-full bg-paper-deep object-cover"
              />
            </div>
          )}
        </header>
        <PieceText html={html} className="mt-12 print:mt-6" />
        <footer className="mt-10">
          <ul aria-label={t('blog.tags')} className="flex flex-wrap gap-2 print:hidden">
            {tags.map((tag) => (
              <li key={tag} lang="en">
                <Badge tone="leaf">{tag}</Badge>
              </li>
            ))}
          </ul>
          <PrintedAddress />
        </footer>
      </article>
      <div className="mt-14 grid gap-14 print:hidden">
        <RelatedPosts posts={related} />
        {newsletter}
      </div>
    </div>
  );
}
