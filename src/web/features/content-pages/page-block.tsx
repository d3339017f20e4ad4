import { Download } from 'lucide-react';
import type { Block } from '#contract/content-pages.ts';
import { Accordion } from '#web/features/content-pages/accordion.tsx';
import { Cards } from '#web/features/content-pages/cards.tsx';
import { Examples } from '#web/features/content-pages/examples.tsx';
import { PageAnchor } from '#web/features/content-pages/page-anchor.tsx';
import { Quotes } from '#web/features/content-pages/quotes.tsx';
import { PageTabs } from '#web/features/content-pages/page-tabs.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';

export function PageBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <div className="written lg:text-[1.125rem]" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'buttons':
      return (
        <p className="flex flex-wrap gap-3 print:hidden">
          {block.links.map(({ to, label }, index) => (
            <PageAnchor
              key={to}
              to={to}
              className={buttonClass({ look: index === 0 ? 'primary' : 'secondary' })}
            >
              {label}
            </PageAnchor>
          ))}
        </p>
      );
    case 'download':
      return (
        <div className="print:hidden">
          <Button look="secondary" disabled>
            <Download aria-hidden className="size-5" />
            {block.label}
          </Button>
        </div>
      );
    case 'steps':
      return <Steps steps={block.steps} />;
    case 'cards':
      return <Cards {...block} />;
    case 'quotes':
      return <Quotes quotes={block.quotes} />;
    case 'tabs':
      return <PageTabs {...block} />;
    case 'accordion':
      return <Accordion {...block} />;
    default:
      return <Examples {...block} />;
  }
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid max-w-2xl gap-5">
      {steps.map((html, index) => (
        <li key={html} className="flex gap-4">
          <span
            aria-hidden
            className="cut-pill grid size-11 shrink-0 place-items-center bg-sun-soft font-display text-h3 font-semibold"
          >
            {index + 1}
          </span>
          <p className="written pt-2 lg:text-[1.125rem]" dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ol>
  );
}
