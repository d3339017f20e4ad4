import { Link } from 'react-router';
import type { RelatedPost } from '#contract/blog.ts';
import { postPath } from '#domain/editorial.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Card } from '#web/ui/card.tsx';

export function RelatedPosts({ posts }: { posts: readonly RelatedPost[] }) {
  const t = useTranslate();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-5 text-h2">
        {t('blog.related')}
      </h2>
      <ul lang="en" className="grid gap-4">
        {posts.map(({ id, slug, title, excerpt }) => (
          <li key={id}>
            <Card lifts className="relative p-5">
              <h3 className="text-h3">
                <Link to={postPath(slug)} className="block py-1 no-underline after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-small text-ink-soft">{excerpt}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
