import { Heart, Star, ThumbsUp } from 'lucide-react';
import type { VoteCounts } from '#domain/votes.ts';
import { VOTE_TYPES } from '#domain/votes.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';

const SIGNS = { like: ThumbsUp, love: Heart, star: Star } as const;

/** How often a story was voted for, to look at. */
export function VoteTally({ votes }: { votes: VoteCounts }) {
  const t = useTranslate();
  const format = useFormats();
  return (
    <ul aria-label={t('library.votes')} className="flex gap-2.5 text-small text-ink-soft">
      {VOTE_TYPES.map((type) => {
        const Sign = SIGNS[type];
        return (
          <li key={type} className="inline-flex items-center gap-1">
            <Sign aria-hidden className="size-4" />
            <span aria-hidden className="tabular-nums">
              {format.number(votes[type])}
            </span>
            <span className="sr-only">{t(`library.votes.${type}`, { count: votes[type] })}</span>
          </li>
        );
      })}
    </ul>
  );
}
