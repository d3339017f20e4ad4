import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mayTrack } from '#domain/age-gate.ts';
import { readAnswers } from '#web/browser/age-answers.ts';
import { countView } from '#web/features/editorial/count-view.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useAgeGate } from '#web/shell/age-gate/use-age-gate.ts';

interface ViewCountProps {
  postId: string;
  /** When the page was made. */
  count: number;
}

/**
 * Counts whoever looks at it, as soon as it is known that they are no child. Before the first reader there is nothing to
 * tell, but room for it: what follows stays where it is.
 */
export function ViewCount({ postId, count }: ViewCountProps) {
  const t = useTranslate();
  const isAnswered = useAgeGate().view === 'closed';
  const [counted, setCounted] = useState(count);
  useEffect(() => {
    if (!isAnswered || !mayTrack(readAnswers())) return;
    void countView(postId).then((now) => now !== undefined && setCounted(now));
  }, [postId, isAnswered]);
  return (
    <span data-post={postId} className="inline-flex min-h-[1lh] min-w-28 items-center gap-1.5">
      {counted > 0 && (
        <>
          <Eye aria-hidden className="size-4" />
          {t('blog.views', { count: counted })}
        </>
      )}
    </span>
  );
}
