import { Search } from 'lucide-react';
import { GUIDES_PATH, type GuideCategory } from '#domain/editorial.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { LONGEST_SEARCH } from '#web/address/use-filter-in-address.ts';
import { Button } from '#web/ui/button.tsx';
import { useEarlyValue } from '#web/ui/early-input.ts';

interface GuideSearchProps {
  q: string;
  category: GuideCategory | undefined;
  onType: (q: string) => void;
  onSettle: () => void;
}

/** A plain form, so that it also searches where no script runs. */
export function GuideSearch({ q, category, onType, onSettle }: GuideSearchProps) {
  const t = useTranslate();
  const field = useEarlyValue<HTMLInputElement>(q, onType);
  return (
    <form
      role="search"
      action={GUIDES_PATH}
      onSubmit={(event) => event.preventDefault()}
      className="flex w-full flex-wrap gap-2 sm:max-w-md"
    >
      <div className="relative grow">
        <Search aria-hidden className="absolute start-4 top-3.5 size-5 text-ink-soft" />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={t('guides.search')}
          placeholder={t('guides.search')}
          value={q}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => onType(target.value)}
          onBlur={onSettle}
          className="cut-pill min-h-12 w-full border-2 border-edge/70 bg-page ps-12 pe-4 text-ink placeholder:text-ink-soft/80 hover:border-ink-soft"
        />
      </div>
      {category && <input type="hidden" name="category" value={category} />}
      <div className="hidden unscripted:block">
        <Button type="submit" look="secondary">
          {t('guides.search.go')}
        </Button>
      </div>
    </form>
  );
}
