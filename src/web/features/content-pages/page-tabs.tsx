import type { KeyboardEvent, MouseEvent } from 'react';
import type { HeadingLevel, PageSection } from '#contract/content-pages.ts';
import { tabAfter } from '#web/features/content-pages/tab-after.ts';
import { useOpenTab } from '#web/features/content-pages/use-open-tab.ts';
import { classNames } from '#web/ui/class-names.ts';

interface PageTabsProps {
  level: HeadingLevel;
  tabs: readonly PageSection[];
}

const TAB = classNames(
  'relative grid min-h-12 shrink-0 place-items-center rounded-t-2xl px-2.5 py-1.5 leading-tight font-bold text-ink-soft hover:text-ink max-sm:text-small sm:px-5',
  'aria-selected:bg-page aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-4 aria-selected:after:-bottom-0.5 aria-selected:after:h-1 aria-selected:after:rounded-full aria-selected:after:bg-coral',
);

/** To another one that a link has led to. */
const GIVES_WAY = '[:has(>:target)>&:not(:target)]:hidden';

/** Without scripts, and on paper, all of them stand below each other, and the tabs are links to them. */
export function PageTabs({ level, tabs }: PageTabsProps) {
  const Heading = `h${level}` as const;
  const ids = tabs.map(({ id }) => id);
  const { open, choose, takenOver } = useOpenTab(ids);
  const onClick = (event: MouseEvent, id: string) => {
    event.preventDefault();
    choose(id);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = ids[tabAfter(event.key, index, ids.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabIdOf(next))?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        className="flex gap-1 overflow-x-auto border-b-2 border-line px-1 pt-1 print:hidden"
      >
        {tabs.map(({ id, title }, index) => (
          <a
            key={id}
            id={tabIdOf(id)}
            href={`#${id}`}
            role="tab"
            aria-selected={id === open}
            aria-controls={id}
            tabIndex={id === open ? 0 : -1}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={TAB}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, title, html }) => (
        <section
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={tabIdOf(id)}
          className={classNames(
            'cut mt-4 border border-line bg-page p-5 shadow-rest sm:p-8 unscripted:block print:block',
            id !== open && 'hidden',
            !takenOver && (id === open ? GIVES_WAY : 'target:block'),
          )}
        >
          <Heading className="mb-3 hidden text-h3 unscripted:block print:block">{title}</Heading>
          <div className="written" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  );
}

function tabIdOf(id: string): string {
  return `${id}-tab`;
}
