import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoryVotes, VoteWish } from '#contract/voting.ts';
import { voteAfter, type VoteCounts, type VoteType } from '#domain/votes.ts';
import { ask } from '#web/api/api.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { tellOtherTabs } from '#web/browser/other-tabs.ts';
import { votesAfter } from '#web/features/voting/vote-change.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { WAITS, sendOrKeep } from '#web/outbox/send-or-keep.ts';
import { useWaiting } from '#web/outbox/use-waiting.ts';
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
  const waiting = useWaiting(aboutVote(storyId), user?.id);
  const { data: known = { votes: counts, mine: null } } = useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<StoryVotes> =>
      ask('GET /api/stories/:storyId/votes', { param: { storyId }, signal }),
    enabled: user !== null,
    staleTime: 0,
  });
  const wished = waiting?.body as VoteWish | undefined;
  const data = wished ? votesAfter(known, wished.vote) : known;
  const { mutate, isPending } = useMutation({
    // The wished state, not the press: what another tab did meanwhile is not undone by it.
    mutationFn: (vote: VoteType | null) => send(storyId, { vote }),
    onMutate: async (vote) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, votesAfter(data, vote));
      return data;
    },
    onSuccess: (votes) => {
      if (votes === WAITS) return;
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

const aboutVote = (storyId: string) => `vote ${storyId}`;

/** The answer holds the counts as they are now, those of others too. */
async function send(storyId: string, wish: VoteWish): Promise<StoryVotes | typeof WAITS> {
  const answer = await sendOrKeep(
    'PUT /api/stories/:storyId/vote',
    { param: { storyId }, json: wish },
    { kind: 'vote', about: aboutVote(storyId), changes: ['votes', storyId] },
  );
  return answer === WAITS ? WAITS : bodyOf(answer);
}
