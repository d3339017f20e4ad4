import { ArrowRight } from 'lucide-react';
import type { HeadingLevel, PageCard } from '#contract/content-pages.ts';
import { PageAnchor } from '#web/features/content-pages/page-anchor.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface CardsProps {
  level: HeadingLevel;
  cards: readonly PageCard[];
}

export function Cards({ level, cards }: CardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={classNames('grid gap-5 sm:grid-cols-2', rowsOf(cards.length))}>
      {cards.map(({ title, html, link }) => (
        <li
          key={title}
          className="cut relative flex flex-col overflow-hidden border border-line bg-page px-6 pt-6 pb-3 shadow-rest before:absolute before:inset-x-0 before:top-0 before:h-1.5 before:bg-coral nth-[4n+2]:before:bg-leaf nth-[4n+3]:before:bg-sun nth-[4n]:before:bg-dusk"
        >
          <Heading className="text-h3">{title}</Heading>
          <p className="mt-2 grow text-ink-soft" dangerouslySetInnerHTML={{ __html: html }} />
          <p className="mt-2">
            <PageAnchor
              to={link.to}
              className="group inline-flex min-h-11 items-center gap-1.5 font-bold text-coral hover:underline"
            >
              {link.label}
              <ArrowRight
                aria-hidden
                className="size-4.5 shrink-0 transition-transform group-hover:translate-x-1"
              />
            </PageAnchor>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** So that no card ends the rows alone. */
function rowsOf(count: number): string | false {
  if (count % 3 === 0) return THREES;
  return count % 2 === 1 && (count % 3 === 2 ? THREES_AND_TWO : LAST_IS_WIDE);
}

const LAST_IS_WIDE = 'sm:*:last:odd:col-span-2';
const THREES = 'sm:max-lg:*:last:odd:col-span-2 lg:grid-cols-3';
const THREES_AND_TWO =
  'sm:max-lg:*:last:odd:col-span-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-last-[-n+2]:col-span-3';
