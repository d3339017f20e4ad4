import type { ReactNode } from 'react';
import { BelowTheFold } from '#web/features/landing/below-the-fold.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { describedApp } from '#web/meta/described-pages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { Piece } from '#web/pieces/piece.tsx';
import { StructuredData } from '#web/meta/structured-data.tsx';

interface LandingProps {
  /** What a guest has made here before; it comes later than the rest, and its place is kept. */
  returning: ReactNode;
}

export function Landing({ returning }: LandingProps) {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t('landing.page_title')} description={t('landing.description')} />
      <StructuredData data={(siteUrl) => describedApp(siteUrl, t('landing.description'))} />
      <div className="for-returning-guests mx-auto h-26 max-w-6xl px-4 pt-4 sm:px-6">{returning}</div>
      <Hero />
      {/* In a piece of its own, that React takes over after the rest. */}
      <Piece>
        <BelowTheFold />
      </Piece>
    </>
  );
}
