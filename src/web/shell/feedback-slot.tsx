import { MessageCircleHeart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { expectFeedbackDialog, openFeedbackDialog } from '#web/shell/feedback-dialog.ts';

/**
 * Bottom left on every page: in the margin where there is one, else below the last line, where it covers nothing. A link to
 * the page with the form, for as long as no script can open the dialog.
 */
export function FeedbackSlot() {
  const t = useTranslate();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // they want a new tab
    event.preventDefault();
    openFeedbackDialog();
  };
  return (
    <aside aria-label={t('feedback.button')} className="absolute bottom-4 left-4 z-30 xl:fixed">
      <Link
        to="/feedback"
        aria-label={t('feedback.button')}
        aria-haspopup="dialog"
        onClick={onClick}
        onPointerEnter={expectFeedbackDialog}
        onFocus={expectFeedbackDialog}
        className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border-2 border-edge/50 bg-page 2xl:px-4 text-small font-bold text-ink no-underline shadow-rest hover:shadow-lift"
      >
        <MessageCircleHeart aria-hidden className="size-5 text-coral" />
        <span className="hidden 2xl:inline">{t('feedback.button')}</span>
      </Link>
    </aside>
  );
}
