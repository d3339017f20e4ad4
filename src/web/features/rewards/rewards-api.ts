import { useQuery } from '@tanstack/react-query';
import { ask } from '#web/api/api.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useSession } from '#web/session/use-session.ts';

// What was earned a moment ago is on every list, so none of them counts as fresh.

/** With what somebody signed in has earned. */
export function useAchievements() {
  return useRewards(['achievements'], (signal) => ask('GET /api/achievements', { signal }));
}

export function useStreak() {
  return useRewards(['streak'], (signal) => ask('GET /api/me/streak', { signal }));
}

export function useCharacters() {
  const lang = usePageLanguage();
  return useRewards(['characters', lang], (signal) =>
    ask('GET /api/me/characters', { query: { lang }, signal }),
  );
}

function useRewards<Answer>(key: readonly string[], read: (signal: AbortSignal) => Promise<Answer>) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['rewards', user?.id, ...key],
    queryFn: ({ signal }) => read(signal),
    enabled: user !== null,
    staleTime: 0,
  });
}
