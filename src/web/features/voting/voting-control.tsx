import { Heart, Star, ThumbsUp } from 'lucide-react';
import { useLocation } from 'react-router';
import { VOTE_TYPES, type VoteCounts, type VoteType } from '#domain/votes.ts';
import { useVotes } from '#web/features/voting/use-votes.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useSession } from '#web/session/use-session.ts';
import { authAddress, pathOf } from '#web/sign-in/auth-address.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';

const SIGNS = { like: ThumbsUp, love: Heart, star: Star } as const;

interface VotingControlProps {
  storyId: string;
  counts: VoteCounts;
}

/** Like, love or star, one of them per reader. Guests see the counts. */
export function VotingControl({ storyId, counts }: VotingControlProps) {
  const t = useTranslate();
  const { user } = useSession();
  const { votes, mine, press, busy } = useVotes(storyId, counts);
  return (
    <Card className="grain flex flex-col items-center justify-center gap-4 text-center max-sm:px-3!">
      <h2 className="text-h3">{t('voting.title')}</h2>
      <div role="group" aria-label={t('voting.title')} className="grid grid-cols-3 gap-2 sm:gap-3">
        {VOTE_TYPES.map((type) => (
          <VoteButton
            key={type}
            type={type}
            count={votes[type]}
            chosen={mine === type}
            busy={busy}
            guest={!user}
            onPress={() => press(type)}
          />
        ))}
      </div>
      {user ? (
        <p className="text-small text-ink-soft">{t(mine ? 'voting.hint.again' : 'voting.hint')}</p>
      ) : (
        <SignUpToVote />
      )}
    </Card>
  );
}

interface VoteButtonProps {
  type: VoteType;
  count: number;
  chosen: boolean;
  busy: boolean;
  guest: boolean;
  onPress: () => void;
}

function VoteButton({ type, count, chosen, busy, guest, onPress }: VoteButtonProps) {
  const t = useTranslate();
  const format = useFormats();
  const Sign = SIGNS[type];
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={guest}
      // Not `disabled`: the button that was pressed would lose the focus.
      aria-disabled={busy || undefined}
      title={guest ? t('voting.guest') : undefined}
      onClick={() => !busy && onPress()}
      className={classNames(
        'cut-small grid min-h-20 min-w-20 content-center justify-items-center gap-1 border-2 px-1 py-2 text-[0.875rem] leading-snug font-bold sm:px-2 sm:text-small transition-[background-color,border-color,transform] duration-150 enabled:active:scale-95',
        chosen ? 'border-coral bg-coral text-on-coral' : 'border-edge/50 bg-page text-ink',
        !chosen && 'enabled:hover:border-coral enabled:hover:text-coral',
        guest && 'text-ink-soft',
      )}
    >
      <Sign aria-hidden className={classNames('size-6', chosen && 'fill-current')} />
      <span>{t(`voting.${type}`)}</span>
      <span className="tabular-nums">
        <span aria-hidden>{format.number(count)}</span>
        <span className="sr-only">{t('voting.votes', { count })}</span>
      </span>
    </button>
  );
}

/** As long as it is not known who is here, browsers that hold a session do not show it. */
function SignUpToVote() {
  const t = useTranslate();
  const location = useLocation();
  const { status } = useSession();
  return (
    <ButtonLink
      to={authAddress(pathOf(location), 'sign-up')}
      look="quiet"
      size="small"
      className={classNames('text-coral underline', status === 'loading' && 'for-guests')}
    >
      {t('voting.guest')}
    </ButtonLink>
  );
}
