import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoryCard } from '#contract/library.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import { ask } from '#web/api/api.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { inOneLanguage, tonight } from '#web/features/shelf/tonight.ts';

/** Stories of the library for the age of the family's last book; none is known until they are looked up. */
export function useTonight(age: AgeGroup | undefined, isKnown: boolean): StoryCard[] | undefined {
  const [now] = useState(() => new Date());
  const language = usePageLanguage();
  const { data, isError } = useQuery({
    queryKey: ['tonight', age, language],
    queryFn: ({ signal }) =>
      ask('GET /api/library/stories', { query: { age: age ?? 'all', language }, guest: true, signal }),
    enabled: isKnown,
  });
  if (!data && !isError) return undefined;
  return tonight(inOneLanguage(data?.stories ?? [], language), now);
}
