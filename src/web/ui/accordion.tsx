import { Plus } from 'lucide-react';
import { Accordion as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  content: ReactNode;
}

/** One item open at a time; the open one can be closed. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Primitive.Root type="single" collapsible className="grid gap-3">
      {items.map((item) => (
        <Primitive.Item
          key={item.value}
          value={item.value}
          className="cut border border-line bg-page shadow-rest"
        >
          <Primitive.Header>
            <Primitive.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 px-6 py-3 text-start text-h3 font-semibold">
              {item.title}
              <Plus
                aria-hidden
                className="size-6 shrink-0 text-coral transition-transform group-data-[state=open]:rotate-45"
              />
            </Primitive.Trigger>
          </Primitive.Header>
          <Primitive.Content className="px-6 pb-5 text-ink-soft data-[state=open]:animate-fade">
            {item.content}
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
