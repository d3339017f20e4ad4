import { useQuery } from '@tanstack/react-query';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { ask } from '#web/api/api.ts';

/** What stories of an age can be made of, in the language of the story. */
export function useCatalogue(age: AgeGroup, language: LanguageCode) {
  return useQuery({
    queryKey: ['catalogue', age, language],
    queryFn: ({ signal }): Promise<Catalogue> =>
      ask('GET /api/catalogue', { query: { age, lang: language }, signal, guest: true }),
    // Another age or language keeps showing the cards that were there until its own have come.
    placeholderData: (previous) => previous,
  });
}
