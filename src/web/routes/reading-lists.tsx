import { useTranslate } from '#web/i18n/messages.ts';
import { useClasses } from '#web/installation/installation.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { OwnLists } from '#web/routes/own-lists.tsx';
import { SignedInOnly } from '#web/sign-in/signed-in-only.tsx';
import { Notice } from '#web/ui/notice.tsx';

const TEXTS = { title: 'lists.title', lead: 'lists.lead' } as const;

/** The lists by themselves: families make some, too, and have no class. */
export default function ReadingLists() {
  const t = useTranslate();
  const isOn = useClasses();
  return (
    <SignedInOnly {...TEXTS}>
      <PageMeta title={t(TEXTS.title)} description={t(TEXTS.lead)} noIndex />
      <div className="mx-auto min-h-svh max-w-3xl px-4 pt-6 sm:px-6">
        <h1 className="text-h1">{t(TEXTS.title)}</h1>
        <p className="mt-2 max-w-prose text-lead text-ink-soft">{t(TEXTS.lead)}</p>
        {!isOn && (
          <Notice className="mt-6" title={t('classes.off')}>
            {t('classes.off.text')}
          </Notice>
        )}
        <OwnLists title={t('lists.mine')} />
      </div>
    </SignedInOnly>
  );
}
