import { Search, X } from 'lucide-react';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import type { AgeChoice } from '#domain/library-search.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { LONGEST_SEARCH } from '#web/shell/use-filter-in-address.ts';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const AGES: readonly AgeChoice[] = ['all', ...AGE_GROUPS];

interface AgeChipsProps {
  chosen: AgeChoice;
  onChoose: (age: AgeChoice) => void;
}

export function AgeChips({ chosen, onChoose }: AgeChipsProps) {
  const t = useTranslate();
  return (
    <div role="group" aria-label={t('library.age')} className="flex flex-wrap gap-2">
      {AGES.map((age) => (
        <Chip key={age} pressed={age === chosen} onPress={() => onChoose(age)}>
          {age === 'all' ? t('library.age.all') : age}
        </Chip>
      ))}
    </div>
  );
}

interface SearchBoxProps {
  label: string;
  value: string;
  onType: (q: string) => void;
  onSettle: () => void;
}

export function SearchBox({ label, value, onType, onSettle }: SearchBoxProps) {
  const t = useTranslate();
  return (
    <div role="search" className="relative w-full sm:max-w-sm">
      <Search aria-hidden className="absolute start-4 top-3.5 size-5 text-ink-soft" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
        onBlur={onSettle}
        className="cut-pill min-h-12 w-full border-2 border-edge/70 bg-page ps-12 pe-13 text-ink placeholder:text-ink-soft/80 hover:border-ink-soft [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <IconButton
          label={t('library.search.clear')}
          onClick={() => onType('')}
          className="absolute end-1 top-0.5"
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
