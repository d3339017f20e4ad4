import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

interface ShelfRowProps<Story> {
  title: string;
  /** The way to all of them, where there are more. */
  all?: { to: string; label: string } | undefined;
  stories: readonly Story[];
  renderBook: (story: Story) => ReactNode;
}

/** Books beside each other: pushed along with the thumb on a phone. */
export function ShelfRow<Story extends { id: string }>(props: ShelfRowProps<Story>) {
  const { title, all, stories, renderBook } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {all && (
          <Link
            to={all.to}
            className="inline-flex min-h-11 items-center gap-1.5 text-small font-bold no-underline hover:underline"
          >
            {all.label}
            <ArrowRight aria-hidden className="size-4.5" />
          </Link>
        )}
      </div>
      <ul
        aria-labelledby={id}
        className="-mx-4 mt-3 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:overflow-visible sm:px-0 lg:grid-cols-4"
      >
        {stories.map((story) => (
          <li key={story.id} className="w-[62vw] max-w-64 shrink-0 snap-start sm:w-auto sm:max-w-none">
            {renderBook(story)}
          </li>
        ))}
      </ul>
    </section>
  );
}
