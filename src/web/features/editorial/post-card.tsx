import { Link } from 'react-router';
import type { PostCard as Post } from '#contract/blog.ts';
import { postPath } from '#domain/editorial.ts';
import { PostFacts } from '#web/features/editorial/post-facts.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { CATEGORY_NAMES } from '#web/features/editorial/category-names.ts';
import { Badge } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface PostCardProps {
  post: Post;
  /** On the first screen. */
  eager?: boolean;
  /** Picture and words side by side, where there is room. */
  wide?: boolean;
}

/** All of it leads to the article. */
export function PostCard({ post, eager = false, wide = false }: PostCardProps) {
  const t = useTranslate();
  const { slug, title, excerpt, category, picture } = post;
  return (
    <article
      className={classNames(
        'cut group relative flex h-full flex-col overflow-hidden border border-line bg-page shadow-rest',
        'transition duration-200 ease-settle hover:-translate-y-1 hover:shadow-lift',
        'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-(--focus)',
        wide && 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
      )}
    >
      {picture && (
        <div className="aspect-video shrink-0 overflow-hidden bg-paper-deep">
          <img
            src={picture}
            alt=""
            width={720}
            height={405}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={wide ? 'high' : 'auto'}
            decoding="async"
            className="size-full object-cover transition-transform duration-500 motion-safe:group-hover:scale-[1.03]"
          />
        </div>
      )}
      <div className={classNames('flex grow flex-col gap-2.5 p-5', wide && 'lg:justify-center lg:p-8')}>
        <span>
          <Badge tone="dusk">{t(CATEGORY_NAMES[category])}</Badge>
        </span>
        <h3 lang="en" className={wide ? 'text-h2' : 'text-h3'}>
          <Link
            to={postPath(slug)}
            className="-my-1 block py-1 no-underline outline-none after:absolute after:inset-0 active:translate-none"
          >
            {title}
          </Link>
        </h3>
        <p lang="en" className="text-ink-soft">
          {excerpt}
        </p>
        <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1 text-small text-ink-soft">
          <PostFacts {...post} />
        </p>
      </div>
    </article>
  );
}
