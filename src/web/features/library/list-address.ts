import { isLanguageCode } from '#domain/languages.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import type { ListFilter } from '#domain/library-search.ts';
import { LONGEST_SEARCH } from '#web/address/use-filter-in-address.ts';

/** What a list shows is in its address, so that it can be shared and comes back with the Back button. */
export function filterIn(search: URLSearchParams): ListFilter {
  const age = AGE_GROUPS.find((group) => group === search.get('age')) ?? 'all';
  const told = search.get('language');
  return {
    age,
    q: (search.get('q') ?? '').slice(0, LONGEST_SEARCH),
    language: isLanguageCode(told) ? told : 'all',
  };
}

/** Everything else in the address stays. */
export function withFilter(
  search: URLSearchParams,
  { age, q, language = 'all' }: ListFilter,
): URLSearchParams {
  const next = new URLSearchParams(search);
  put(next, 'age', age === 'all' ? '' : age);
  put(next, 'q', q.trim() && q);
  put(next, 'language', language === 'all' ? '' : language);
  return next;
}

function put(search: URLSearchParams, name: string, value: string): void {
  if (value) search.set(name, value);
  else search.delete(name);
}
