import { useQuery } from '@tanstack/react-query';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { LanguageCode } from '#domain/languages.ts';

/** What stories of an age can be made of, in the language of the story. */
export function useCatalogue(age: AgeGroup, language: LanguageCode) {
  return useQuery({
    queryKey: ['catalogue', age, language],
    queryFn: async ({ signal }): Promise<Catalogue> => {
      const response = await fetch(`/api/catalogue?age=${age}&lang=${language}`, { signal });
      if (!response.ok) throw new Error(`the catalogue answered ${response.status}`);
      return (await response.json()) as Catalogue;
    },
    // Another age or language keeps showing the cards that were there until its own have come.
    placeholderData: (previous) => previous,
  });
}
