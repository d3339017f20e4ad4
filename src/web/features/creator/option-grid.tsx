import { Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { optionOf, type OptionKind, type StoryOption } from '#domain/story-options.ts';
import { moveInGrid } from '#web/features/creator/grid-keys.ts';
import { OptionCard } from '#web/features/creator/option-card.tsx';
import type { CardOption } from '#web/features/creator/option-face.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { openAuthDialog } from '#web/sign-in/account-dialogs.ts';
import { track } from '#web/tracker/track.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ScrollArea } from '#web/ui/scroll-area.tsx';

interface OptionGridProps {
  kind: OptionKind;
  label: string;
  options: readonly CardOption[];
  chosen: readonly string[];
  onChoose: (option: StoryOption) => void;
  /** In an area of its own that scrolls. */
  scrolls?: boolean;
  /** The way to something that is not among them. */
  children: ReactNode;
}

const SHAPES = { setting: 'landscape', theme: 'plain', character: 'portrait' } as const;
/** A shorter list is seen at a glance. */
const SEARCHABLE = 9;

/** Cards to choose from, with a search box, for pointers, thumbs and arrow keys. */
export function OptionGrid(props: OptionGridProps) {
  const { kind, label, options, chosen, onChoose, scrolls, children } = props;
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const [reached, setReached] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const found = options.filter((option) => matches(option, query));
  const inTabOrder = (
    found.find(({ id }) => id === reached) ??
    found.find(({ id }) => chosen.includes(id)) ??
    found[0]
  )?.id;
  const press = (option: CardOption) => {
    setReached(option.id);
    if (!option.locked) {
      const { look } = option;
      onChoose({ ...optionOf(option), ...(look && { look }) });
      return;
    }
    track('feature_locked_clicked', { feature: kind });
    track('auth_gate_triggered', { feature: kind });
    openAuthDialog({ tab: 'sign-up' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = list.current && moveInGrid(event.key, buttonsIn(list.current));
    if (!next) return;
    event.preventDefault();
    setReached(next.dataset.option);
    next.focus();
  };
  const cards = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys go from button to button
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classNames('grid gap-3 p-1.5', COLUMNS[kind])}
    >
      {found.map((option) => (
        <li key={option.id} className="card-of-many">
          <OptionCard
            option={option}
            chosen={chosen.includes(option.id)}
            shape={SHAPES[kind]}
            reachable={option.id === inTabOrder}
            onPress={() => press(option)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      <div className="mb-2 flex items-center gap-2 px-1.5 has-[form]:flex-wrap has-[input:focus]:flex-wrap has-[input:not(:placeholder-shown)]:flex-wrap sm:flex-wrap">
        {children}
        {options.length >= SEARCHABLE && (
          <SearchBox kind={kind} query={query} onQuery={setQuery} found={found.length} />
        )}
      </div>
      {found.length === 0 && (
        <p className="px-1.5 py-6 text-ink-soft">{t('wizard.search.none', { query })}</p>
      )}
      {scrolls ? (
        <ScrollArea label={label} className="h-[300px]">
          {cards}
        </ScrollArea>
      ) : (
        cards
      )}
    </div>
  );
}

const COLUMNS: Record<OptionKind, string> = {
  setting: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
  theme: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  character: 'grid-cols-2 sm:grid-cols-4 lg:grid-cols-5',
};

function buttonsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('button[data-option]')];
}

function matches({ name, description }: StoryOption, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase();
  return `${name} ${description}`.toLocaleLowerCase().includes(wanted);
}

interface SearchBoxProps {
  kind: OptionKind;
  query: string;
  onQuery: (query: string) => void;
  found: number;
}

function SearchBox({ kind, query, onQuery, found }: SearchBoxProps) {
  const t = useTranslate();
  const id = useId();
  return (
    // On a phone it is a small round one until somebody looks for something.
    <search className="relative block max-w-sm min-w-11 grow basis-0 focus-within:basis-64 has-[input:not(:placeholder-shown)]:basis-64 sm:basis-64">
      <label htmlFor={id} className="sr-only">
        {t(`wizard.search.${kind}`)}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        value={query}
        placeholder={t(`wizard.search.${kind}`)}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onQuery('')}
        className="cut-pill min-h-11 w-full border-2 border-edge/50 bg-page ps-10 pe-11 text-small placeholder:text-ink-soft placeholder-shown:pe-3 max-sm:not-focus:placeholder:text-transparent"
      />
      {query && (
        <IconButton label={t('action.close')} onClick={() => onQuery('')} className="absolute end-0 top-0">
          <X aria-hidden className="size-4" />
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {query ? t('wizard.search.found', { count: found }) : ''}
      </span>
    </search>
  );
}
