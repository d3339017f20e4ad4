import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoryVotes, VoteWish } from '#contract/voting.ts';
import { voteAfter, type VoteCounts, type VoteType } from '#domain/votes.ts';
import { tellOtherTabs } from '#web/browser/other-tabs.ts';
import { votesAfter } from '#web/features/voting/vote-change.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { useSession } from '#web/session/use-session.ts';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

const TOAST_MS = 2000;

interface Votes extends StoryVotes {
  press: (type: VoteType) => void;
  busy: boolean;
}

/** The page brings the counts; whoever is signed in also learns of their own vote. */
export function useVotes(storyId: string, counts: VoteCounts): Votes {
  const t = useTranslate();
  const client = useQueryClient();
  const { user } = useSession();
  const queryKey = ['votes', storyId, user?.id];
  const { data = { votes: counts, mine: null } } = useQuery({
    queryKey,
    queryFn: ({ signal }) => askForVotes(storyId, { signal }),
    enabled: user !== null,
    staleTime: 0,
  });
  const { mutate, isPending } = useMutation({
    // The wished state, not the press: what another tab did meanwhile is not undone by it.
    mutationFn: (vote: VoteType | null) => cast(storyId, { vote }),
    onMutate: async (vote) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, votesAfter(data, vote));
      return data;
    },
    onSuccess: (votes) => {
      client.setQueryData(queryKey, votes);
      tellOtherTabs(['votes', storyId]);
      dismissFailures();
      toast({
        title: t(votes.mine ? 'voting.cast' : 'voting.removed'),
        look: 'success',
        durationMs: TOAST_MS,
      });
    },
    onError: (_error, _vote, before) => {
      client.setQueryData(queryKey, before);
      toast({ title: t('voting.error.title'), description: t('voting.error.text'), look: 'danger' });
      return client.invalidateQueries({ queryKey });
    },
  });
  return { ...data, press: (type) => mutate(voteAfter(data.mine, type)), busy: isPending };
}

/** The answer holds the counts as they are now, those of others too. */
function cast(storyId: string, wish: VoteWish): Promise<StoryVotes> {
  return askFor(`/api/stories/${storyId}/vote`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
}

function askForVotes(storyId: string, init: RequestInit): Promise<StoryVotes> {
  return askFor(`/api/stories/${storyId}/votes`, init);
}

async function askFor(path: `/${string}`, init: RequestInit): Promise<StoryVotes> {
  const response = await authorizedFetch(path, init);
  if (!response.ok) throw new Error(`votes answered ${response.status}`);
  return (await response.json()) as StoryVotes;
}
