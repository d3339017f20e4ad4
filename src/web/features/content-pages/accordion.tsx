import { Plus } from 'lucide-react';
import type { HeadingLevel, PageSection } from '#contract/content-pages.ts';

interface AccordionProps {
  level: HeadingLevel;
  items: readonly PageSection[];
}

/** One answer is open at a time, and can be closed. The browser sees to that, with or without scripts. */
export function Accordion({ level, items }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-3">
      {items.map(({ id, title, html }) => (
        <details
          key={id}
          id={id}
          name="answers"
          className="cut group border border-line bg-page shadow-rest open:shadow-lift"
        >
          <summary className="cut flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
            <Heading className="text-h3">{title}</Heading>
            <Plus
              aria-hidden
              className="size-6 shrink-0 text-coral transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="written px-5 pb-5 sm:px-6" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </div>
  );
}
