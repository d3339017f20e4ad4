import { MessageCircleHeart } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';

/** Bottom left on every page. */
export function FeedbackSlot() {
  const t = useTranslate();
  return (
    <div className="fixed bottom-4 left-4 z-30">
      <Link
        to="/feedback"
        className="cut-pill inline-flex min-h-12 items-center gap-2 border-2 border-edge/50 bg-page px-4 text-small font-bold text-ink no-underline shadow-rest hover:shadow-lift"
      >
        <MessageCircleHeart aria-hidden className="size-5 text-coral" />
        {t('feedback.button')}
      </Link>
    </div>
  );
}
