import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Hero } from '#web/features/landing/hero.tsx';
import { Languages } from '#web/features/landing/languages.tsx';
import { Promises } from '#web/features/landing/promises.tsx';
import { Steps } from '#web/features/landing/steps.tsx';
import { PageMeta } from '#web/shell/page-meta.tsx';

export function Landing() {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t('landing.page_title')} description={t('landing.description')} />
      <Hero />
      <Suspense>
        <Steps />
      </Suspense>
      <Suspense>
        <Promises />
        <Languages />
      </Suspense>
    </>
  );
}
