import { MessageCircleHeart } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';

/** Bottom left on every page. */
export function FeedbackSlot() {
  const t = useTranslate();
  return (
    <aside aria-label={t('feedback.button')} className="fixed bottom-4 left-4 z-30">
      <Link
        to="/feedback"
        aria-label={t('feedback.button')}
        className="inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border-2 border-edge/50 bg-page 2xl:px-4 text-small font-bold text-ink no-underline shadow-rest hover:shadow-lift"
      >
        <MessageCircleHeart aria-hidden className="size-5 text-coral" />
        <span className="hidden 2xl:inline">{t('feedback.button')}</span>
      </Link>
    </aside>
  );
}
