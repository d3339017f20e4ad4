import { GUIDE_CATEGORIES } from '#domain/editorial.ts';
import type { GuideFilter } from '#domain/find-guides.ts';
import { chosenCategory } from '#web/features/editorial/category-chips.tsx';
import { LONGEST_SEARCH, useFilterInAddress } from '#web/address/use-filter-in-address.ts';

interface GuideFilterState extends GuideFilter {
  type: (q: string) => void;
  settle: () => void;
  clear: () => void;
}

/** Categories are links and write themselves into the address. */
const IN_ADDRESS = {
  read: (search: URLSearchParams): GuideFilter => ({
    category: chosenCategory(GUIDE_CATEGORIES, search),
    q: (search.get('q') ?? '').slice(0, LONGEST_SEARCH),
  }),
  write: (search: URLSearchParams, { category, q }: GuideFilter) => {
    const next = new URLSearchParams(search);
    if (q.trim()) next.set('q', q);
    else next.delete('q');
    if (!category) next.delete('category');
    return next;
  },
};

export function useGuideFilter(): GuideFilterState {
  const { filter, choose, type, settle } = useFilterInAddress(IN_ADDRESS);
  return {
    ...filter,
    type: (q) => type({ q }),
    settle,
    clear: () => choose({ category: undefined, q: '' }),
  };
}
