import { ClassesPage } from '#web/features/classes/classes-page.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { useClasses } from '#web/installation/installation.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { OwnLists } from '#web/routes/own-lists.tsx';
import { SignedInOnly } from '#web/sign-in/signed-in-only.tsx';

const TEXTS = { title: 'page.classes.title', lead: 'page.classes.lead' } as const;

/** Classes, and the lists for them. Where they are switched off, what was made before can be removed. */
export default function Classes() {
  const t = useTranslate();
  const isOn = useClasses();
  return (
    <SignedInOnly {...TEXTS}>
      <PageMeta title={t(TEXTS.title)} description={t(TEXTS.lead)} noIndex />
      <ClassesPage
        isOn={isOn}
        lists={<OwnLists title={t('lists.title')} {...(isOn && { lead: t('lists.lead') })} />}
      />
    </SignedInOnly>
  );
}
