import { ArrowUp, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

interface OrderedTitlesProps<Item> {
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  /** What the buttons beside a title are called. */
  upLabel: (title: string) => string;
  offLabel: (title: string) => string;
}

/** Titles in an order that is changed by thumb or by key: one up, or off the list. */
export function OrderedTitles<Item extends { id: string; title: string; language?: string }>({
  items,
  onChange,
  upLabel,
  offLabel,
}: OrderedTitlesProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const up = (i: number) =>
    onChange(items.map((item, at) => (at === i - 1 ? items[i] : at === i ? items[i - 1] : item) ?? item));
  const off = (id: string) => {
    // The button that is pressed goes with its title; the focus must not.
    list.current?.focus();
    onChange(items.filter((item) => item.id !== id));
  };
  return (
    <ol ref={list} tabIndex={-1} className="grid gap-1 outline-none">
      {items.map(({ id, title, language }, i) => (
        <li key={id} className="flex items-center gap-1">
          <span className="min-w-0 grow">
            {i + 1}. <span lang={language}>{title}</span>
          </span>
          {i > 0 && (
            <IconButton label={upLabel(title)} onClick={() => up(i)}>
              <ArrowUp aria-hidden className="size-5" />
            </IconButton>
          )}
          <IconButton label={offLabel(title)} onClick={() => off(id)}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}
