import type { ReactNode } from 'react';
import type { SharedBook } from '#contract/book-links.ts';
import fox from '#web/art/heroes/fox.webp';
import { EarlyCover } from '#web/features/book-links/early-cover.tsx';
import { useSharedBook } from '#web/features/book-links/use-shared-book.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const FOX = { src: fox, width: 310, height: 420 };

interface SharedBookPageProps {
  renderBook: (book: SharedBook, key: string) => ReactNode;
}

/** What a private link opens; or kind words, where it opens nothing any more. */
export function SharedBookPage({ renderBook }: SharedBookPageProps) {
  const t = useTranslate();
  const link = useSharedBook();
  return (
    <div className="mx-auto min-h-dvh max-w-2xl px-4 pt-6 sm:px-6 lg:pt-10">
      {link.status === 'waiting' && (
        <div aria-busy>
          <EarlyCover />
          <div className="peer-[:not([hidden])]:hidden">
            <h1 className="sr-only">{t('page.shared.title')}</h1>
            <Skeleton className="h-120" />
          </div>
        </div>
      )}
      {link.status === 'open' && renderBook(link.book, link.key)}
      {link.status === 'ended' && (
        <Words title={t('shared.ended')} text={t('shared.ended.text')}>
          <ButtonLink to="/story-library">{t('action.browse_library')}</ButtonLink>
        </Words>
      )}
      {link.status === 'failed' && (
        <Words title={t('shared.failed')}>
          <Button onClick={link.retry}>{t('wizard.try_again')}</Button>
        </Words>
      )}
    </div>
  );
}

function Words({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <h1 className="sr-only">{t('page.shared.title')}</h1>
      <EmptyState title={title} text={text} picture={FOX}>
        {children}
      </EmptyState>
    </>
  );
}
