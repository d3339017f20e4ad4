import { MyStories } from '#web/features/my-stories/my-stories.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { SignedInOnly } from '#web/shell/signed-in-only.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

const TEXTS = { title: 'page.dashboard.title', lead: 'page.dashboard.lead' } as const;

export default function Dashboard() {
  const t = useTranslate();
  return (
    <SignedInOnly {...TEXTS}>
      <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
        <PageMeta title={t(TEXTS.title)} description={t(TEXTS.lead)} noIndex />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-h1">{t(TEXTS.title)}</h1>
          <ButtonLink to="/?create">{t('story.new')}</ButtonLink>
        </div>
        <h2 className="mt-8 mb-4 text-h2">{t('my_stories.title')}</h2>
        <MyStories />
      </div>
    </SignedInOnly>
  );
}
