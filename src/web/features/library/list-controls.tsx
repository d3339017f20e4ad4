import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import type { StoryCard } from '#contract/library.ts';
import { LANGUAGE_CODES, nativeNameOf, type LanguageCode } from '#domain/languages.ts';
import { toldIn, type AgeChoice } from '#domain/library-search.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { LONGEST_SEARCH } from '#web/address/use-filter-in-address.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { useEarlyValue } from '#web/ui/early-input.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const AGES: readonly AgeChoice[] = ['all', ...AGE_GROUPS];

interface AgeChipsProps {
  chosen: AgeChoice;
  onChoose: (age: AgeChoice) => void;
}

export function AgeChips({ chosen, onChoose }: AgeChipsProps) {
  const t = useTranslate();
  return (
    <ChoiceChips
      label={t('library.age')}
      name="age"
      options={AGES.map((age) => ({ value: age, label: age === 'all' ? t('library.age.all') : age }))}
      value={chosen}
      onChange={onChoose}
    />
  );
}

interface LanguageFilterProps {
  /** What is there, whatever else was chosen. */
  stories: readonly Pick<StoryCard, 'tellings'>[];
  chosen: LanguageCode | 'all';
  onChoose: (language: LanguageCode | 'all') => void;
}

/** In which language stories are told, and how many of them; nothing where all are told in one alone. */
export function LanguageFilter({ stories, chosen, onChoose }: LanguageFilterProps) {
  const t = useTranslate();
  const format = useFormats();
  const told = toldIn(stories, LANGUAGE_CODES);
  if (told.length < 2) return null;
  const label = (name: string, count: number) => `${name} (${format.number(count)})`;
  return (
    <NativeSelect
      label={t('language.story')}
      value={chosen}
      onChange={onChoose}
      options={[
        { value: 'all', label: label(t('library.language.all'), stories.length) },
        ...told.map(({ language, count }) => ({
          value: language,
          lang: language,
          label: label(nativeNameOf(language), count),
        })),
      ]}
    />
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
  const field = useEarlyValue<HTMLInputElement>(value, onType);
  return (
    <div className="relative w-full sm:max-w-sm">
      <Search aria-hidden className="absolute start-4 top-3.5 size-5 text-ink-soft" />
      <input
        ref={field}
        type="search"
        name="q"
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

/** A plain form, so that what was chosen counts also where no script runs, and nothing is lost before one does. */
export function ListForm({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      {children}
      <div className="hidden unscripted:block">
        <Button type="submit" look="secondary">
          {t('guides.search.go')}
        </Button>
      </div>
    </form>
  );
}
