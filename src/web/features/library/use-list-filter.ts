import type { LanguageCode } from '#domain/languages.ts';
import type { AgeChoice, ListFilter } from '#domain/library-search.ts';
import { filterIn, withFilter } from '#web/features/library/list-address.ts';
import { useFilterInAddress } from '#web/address/use-filter-in-address.ts';

interface ListFilterState extends Required<ListFilter> {
  chooseLanguage: (language: LanguageCode | 'all') => void;
  chooseAge: (age: AgeChoice) => void;
  type: (q: string) => void;
  settle: () => void;
  clear: () => void;
}

const IN_ADDRESS = { read: filterIn, write: withFilter };

export function useListFilter(): ListFilterState {
  const { filter, choose, type, settle } = useFilterInAddress(IN_ADDRESS);
  return {
    ...filter,
    language: filter.language ?? 'all',
    chooseLanguage: (language) => choose({ language }),
    chooseAge: (age) => choose({ age }),
    type: (q) => type({ q }),
    settle,
    clear: () => choose({ age: 'all', q: '', language: 'all' }),
  };
}
