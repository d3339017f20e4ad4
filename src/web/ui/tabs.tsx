import { Tabs as Primitive } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
  /** What has begun in it goes on while another tab shows. */
  keeps?: boolean;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string;
  /** With `onChange`: whoever draws the tabs decides which one is open. */
  value?: string;
  onChange?: (value: string) => void;
  /** The tabs share the width between them. */
  wide?: boolean;
  /** On a phone they stand in two rows, none of them out of sight. */
  wraps?: boolean;
}

const WRAPPED =
  'max-sm:grid max-sm:grid-cols-2 max-sm:gap-2.5 max-sm:border-0 max-sm:px-0 max-sm:*:rounded-2xl max-sm:*:border-2 max-sm:*:border-edge/60 max-sm:*:bg-page max-sm:*:text-ink max-sm:*:data-[state=active]:border-coral max-sm:*:after:hidden';

export function Tabs(props: TabsProps) {
  const { label, tabs, defaultValue = tabs[0]?.value, value, onChange, wide, wraps } = props;
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen; a link may lead to its end.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[data-state=active]');
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
    // oxlint-disable-next-line react/exhaustive-deps -- another tab is open now
  }, [value]);
  return (
    <Primitive.Root defaultValue={value ? undefined : defaultValue} value={value} onValueChange={onChange}>
      <Primitive.List
        ref={row}
        aria-label={label}
        className={classNames(
          'relative flex gap-1 overflow-x-auto border-b-2 border-line px-1 pt-1',
          wide && '*:grow *:basis-0',
          wraps && WRAPPED,
        )}
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="relative min-h-12 min-w-11 shrink-0 -outline-offset-3 rounded-t-2xl px-3 py-1.5 leading-tight font-bold sm:px-5 text-ink-soft hover:text-ink data-[state=active]:bg-page data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-4 data-[state=active]:after:-bottom-0.5 data-[state=active]:after:h-1 data-[state=active]:after:rounded-full data-[state=active]:after:bg-coral"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          forceMount={tab.keeps || undefined}
          className="pt-5 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
