import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { AchievementList, CharacterCollection, ReadingStreak } from '#contract/rewards.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { useSession } from '#web/session/use-session.ts';

// What was earned a moment ago is on every list, so none of them counts as fresh.

/** With what somebody signed in has earned. */
export function useAchievements() {
  return useRewards<AchievementList>('/api/achievements');
}

export function useStreak() {
  return useRewards<ReadingStreak>('/api/me/streak');
}

export function useCharacters() {
  const { i18n } = useLingui();
  return useRewards<CharacterCollection>(`/api/me/characters?lang=${i18n.locale}`);
}

function useRewards<Answer>(path: `/${string}`) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['rewards', user?.id, path],
    queryFn: async ({ signal }): Promise<Answer> => {
      const response = await authorizedFetch(path, { signal });
      if (!response.ok) throw new Error(`rewards answered ${response.status}`);
      return (await response.json()) as Answer;
    },
    enabled: user !== null,
    staleTime: 0,
  });
}
