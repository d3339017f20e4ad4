import { Suspense, type ReactNode } from 'react';
import { KeptLanguage } from '#web/i18n/kept-language.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { AgeGate } from '#web/shell/age-gate/age-gate.tsx';
import { Arrival } from '#web/shell/arrival.tsx';
import { Breadcrumb } from '#web/shell/breadcrumb.tsx';
import { FeedbackSlot } from '#web/shell/feedback-slot.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { Header } from '#web/shell/header.tsx';
import { NavigationProgress } from '#web/shell/navigation-progress.tsx';
import { OutboxWords } from '#web/shell/outbox-words.tsx';
import { ScriptsMissing } from '#web/shell/scripts-missing.tsx';
import { Toasts } from '#web/shell/toasts.tsx';
import { ViewerProvider } from '#web/shell/viewer-provider.tsx';

/** What surrounds every page. The boundaries let React take over the page in pieces instead of in one long task. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <ViewerProvider>
      <div className="relative flex min-h-dvh flex-col">
        <a
          href="#page"
          className="cut-pill fixed start-3 top-3 z-60 -translate-y-24 bg-ink px-5 py-3 font-bold text-paper focus:translate-y-0"
        >
          {t('skip.to_content')}
        </a>
        <NavigationProgress />
        <Header />
        <Breadcrumb />
        <main id="page" tabIndex={-1} className="grow pb-28">
          <Suspense>{children}</Suspense>
        </main>
        <FeedbackSlot />
        <Suspense>
          <Footer />
          {/* In the last piece that wakes: another language before that would contradict what the server sent. */}
          <KeptLanguage />
        </Suspense>
        <Arrival />
        <AgeGate />
        <ScriptsMissing />
        <Toasts />
        <OutboxWords />
      </div>
    </ViewerProvider>
  );
}
