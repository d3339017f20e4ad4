import { lazy, useEffect } from 'react';
import { onceMore, patiently } from '#web/browser/patiently.ts';
import { Hero } from '#web/features/landing/hero.tsx';
import { visitorStirs, wakeUp } from '#web/browser/visitor-stirs.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { describedApp } from '#web/shell/described-pages.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Piece } from '#web/shell/piece.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';

/** What lies below is read without scripts; theirs are fetched when somebody looks around. */
const loadBelowTheFold = onceMore(() => import('#web/features/landing/below-the-fold.tsx'));
const BelowTheFold = lazy(
  patiently(async () => {
    await visitorStirs();
    return loadBelowTheFold();
  }),
);

export function Landing() {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t('landing.page_title')} description={t('landing.description')} />
      <StructuredData data={(siteUrl) => describedApp(siteUrl, t('landing.description'))} />
      <Hero />
      <Piece waiting={<NotThereYet />}>
        <BelowTheFold />
      </Piece>
    </>
  );
}

/** Shown only where the server sent nothing, or React had to let go of it: then there is no time to wait for a sign. */
function NotThereYet() {
  useEffect(wakeUp, []);
  return null;
}
