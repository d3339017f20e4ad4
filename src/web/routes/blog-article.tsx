import { data } from 'react-router';
import type { Article } from '#contract/blog.ts';
import { ArticlePage } from '#web/features/editorial/article-page.tsx';
import { NoArticle } from '#web/features/editorial/no-article.tsx';
import { structuredArticle } from '#web/features/editorial/structured-piece.ts';
import { NewsletterBox } from '#web/features/newsletter/newsletter-box.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { newsletterState, orFailed, orFailedHere } from '#web/routes/editorial-data.ts';
import { isMissing } from '#web/routes/library-data.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { StructuredData } from '#web/meta/structured-data.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import type { Route } from './+types/blog-article';

interface ArticleData {
  /** Null: there is none. */
  article: Article | null;
  available: boolean;
}

const NOTHING: ArticleData = { article: null, available: false };

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const read = await orFailed(
    async (): Promise<ArticleData> => {
      const answer = await page.api.blog.posts[':slug'].$get({ param: { slug } });
      if (isMissing(answer)) return NOTHING;
      const { post } = await bodyOf(Promise.resolve(answer));
      return { article: post, ...(await newsletterState(page)) };
    },
    NOTHING,
    page,
  );
  return read.data.article || read.data.failed ? read : data(read.data, { status: 404 });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orFailedHere(serverLoader, NOTHING);
}

export const handle: PageHandle<ArticleData> = { seenInQuery: [], isText: ({ article }) => article !== null };

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { article, available, failed } = loaderData;
  if (!article) {
    const title = t(failed ? 'blog.error.article' : 'page.blog_article.title');
    return (
      <>
        <PageMeta title={title} description={t('page.blog_article.lead')} noIndex />
        <NoArticle failed={failed} />
      </>
    );
  }
  return (
    <>
      <PageMeta
        title={article.title}
        description={article.excerpt}
        keywords={article.tags.join(', ')}
        type="article"
        picture={`/api/og-image?${new URLSearchParams({ title: article.title, kind: 'article' }).toString()}`}
      />
      <StructuredData data={(siteUrl) => structuredArticle(article, siteUrl)} />
      <ArticlePage article={article} newsletter={<NewsletterBox available={available} />} />
    </>
  );
}
