import { useEffect, useMemo } from 'react';
import type { SharedBook } from '#contract/book-links.ts';
import { BookOpener } from '#web/features/book/book-opener.tsx';
import { expectBook } from '#web/features/book/late-book.tsx';
import { ClosedBook } from '#web/features/book-links/closed-book.tsx';
import { KeepCopy } from '#web/features/book-links/keep-copy.tsx';
import { SharedVoiceMenu } from '#web/features/book-links/shared-voice-menu.tsx';
import { pagesByLink, toldByLink } from '#web/features/book-links/told-by-link.ts';
import { useKeepCopy } from '#web/features/book-links/use-keep-copy.ts';
import { useSharedVoices } from '#web/features/book-links/use-shared-voices.ts';
import { ReportButton } from '#web/features/sharing/report-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { LateVoice } from '#web/routes/late-voice.tsx';
import { CoverImage } from '#web/scenes/cover-image.tsx';
import { toldBy } from '#web/scenes/told-by.ts';
import { ButtonLink } from '#web/ui/button.tsx';

interface SharedBookDeskProps {
  book: SharedBook;
  linkKey: string;
}

/** A book that somebody shared, closed: its cover and the two ways into it. */
export function SharedBookDesk({ book, linkKey }: SharedBookDeskProps) {
  const t = useTranslate();
  // Nobody comes here but to open it.
  useEffect(expectBook, []);
  const { title, language, questions, pictures } = book;
  const told = useMemo(() => toldByLink(book, linkKey), [book, linkKey]);
  const pages = useMemo(() => pagesByLink(book), [book]);
  const voices = useSharedVoices(told.id, book, pages);
  const byline = toldBy(book.toldBy, t);
  const copy = useKeepCopy(linkKey);
  const keepCopy = book.mayCopy && <KeepCopy copy={copy} />;
  const [first] = pictures;
  const cover = first && <CoverImage src={first.url} />;
  return (
    <>
      <ClosedBook cover={cover} title={<h1 lang={language}>{title}</h1>}>
        <p className="mt-1 text-small text-ink-soft">{byline}</p>
        <div className="mt-4">
          <BookOpener
            {...{ title, byline, language, cover, pages, questions }}
            ageGroup={told.ageGroup}
            canRead
            waysOn={{
              after: (
                <>
                  {keepCopy}
                  <ButtonLink to="/" look="quiet" size="small">
                    {t('action.create_stories')}
                  </ButtonLink>
                </>
              ),
            }}
            onRetryPictures={() => undefined}
            family={{ renderMenu: () => <SharedVoiceMenu {...voices} />, renderRecorder: () => null }}
          />
        </div>
      </ClosedBook>
      {keepCopy && <div className="mt-6">{keepCopy}</div>}
      <p className="mt-6 text-center text-small text-ink-soft">{t('page.shared.lead')}</p>
      <div className="mt-2 flex justify-center">
        <ReportButton story={told} />
      </div>
      <LateVoice story={told} hidden />
    </>
  );
}
