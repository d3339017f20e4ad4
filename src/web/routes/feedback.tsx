import { FeedbackPanel } from '#web/features/feedback/feedback-panel.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import { scenePicture } from '#web/art/scene-pictures.ts';

export const handle: PageHandle = { seenInQuery: [] };

export default function Feedback() {
  const t = useTranslate();
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-8 pb-10 sm:px-6 lg:grid-cols-2 lg:gap-12">
      <PageMeta title={t('page.feedback.title')} description={t('page.feedback.lead')} />
      <div>
        <h1 className="text-h1">{t('page.feedback.title')}</h1>
        <p className="mt-4 max-w-prose text-lead text-ink-soft">{t('page.feedback.lead')}</p>
        {/* On a phone the form is what people came for. */}
        <div className="book mt-10 -rotate-1 max-lg:hidden">
          <img {...scenePicture('beach')} alt="" className="block h-auto w-full" />
        </div>
      </div>
      <FeedbackPanel />
    </div>
  );
}
