import { useSearchParams } from 'react-router';

interface OpenTab {
  value: string;
  onChange: (value: string) => void;
}

/**
 * Which tab is open stands in the address: a reload and a link find it, Back and Forward walk the tabs. A name that no
 * tab has means the first one, which needs no name.
 */
export function useTabInAddress(tabs: readonly { value: string }[]): OpenTab {
  const [search, setSearch] = useSearchParams();
  const first = tabs[0]?.value ?? '';
  const wanted = search.get('tab');
  const open = tabs.find(({ value }) => value === wanted)?.value ?? first;
  const choose = (value: string) => {
    if (value === open) return;
    const next = new URLSearchParams(search);
    if (value === first) next.delete('tab');
    else next.set('tab', value);
    setSearch(next, { preventScrollReset: true });
  };
  return { value: open, onChange: choose };
}
