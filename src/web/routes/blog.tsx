import type { PostCard } from '#contract/blog.ts';
import { BlogPage } from '#web/features/editorial/blog-page.tsx';
import { NewsletterBox } from '#web/features/newsletter/newsletter-box.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { newsletterState, orFailed, orFailedHere } from '#web/routes/editorial-data.ts';
import { revalidateOnNewPath } from '#web/routes/library-data.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import type { Route } from './+types/blog';

interface BlogData {
  posts: PostCard[];
  available: boolean;
}

const NOTHING: BlogData = { posts: [], available: false };

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return orFailed(
    async (): Promise<BlogData> => {
      const { posts } = await bodyOf(page.api.blog.posts.$get({ query: {} }));
      return { posts, ...(await newsletterState(page)) };
    },
    NOTHING,
    page,
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orFailedHere(serverLoader, NOTHING);
}

export const shouldRevalidate = revalidateOnNewPath;

export const handle: PageHandle = { seenInQuery: ['category'] };

export default function Blog({ loaderData: { posts, available, failed } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t('page.blog.title')} description={t('page.blog.lead')} />
      <BlogPage posts={posts} failed={failed} newsletter={<NewsletterBox available={available} />} />
    </>
  );
}
