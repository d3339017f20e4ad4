import { Download, NotebookPen, Printer } from 'lucide-react';
import type { Guide } from '#contract/guides.ts';
import { guideAddress, GUIDES_PATH } from '#domain/editorial.ts';
import { fileName } from '#domain/file-name.ts';
import { sheetAddress } from '#domain/library-paths.ts';
import { GuideFacts } from '#web/features/editorial/guide-facts.tsx';
import { GuideSign } from '#web/features/editorial/guide-look.tsx';
import { BackLink } from '#web/features/editorial/back-link.tsx';
import { PieceText } from '#web/features/editorial/piece-text.tsx';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { CATEGORY_NAMES } from '#web/features/editorial/category-names.ts';
import { EnglishNote } from '#web/written/english-note.tsx';
import { PrintedAddress } from '#web/features/editorial/printed-address.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';

/** A guide to read on the screen, or on the paper that comes out of the printer. */
export function GuidePage({ guide }: { guide: Guide }) {
  const t = useTranslate();
  const language = usePageLanguage();
  const { slug, title, description, category, subjects, html, stories } = guide;
  return (
    <div className="mx-auto max-w-3xl px-4 pt-4 sm:px-6">
      <BackLink to={GUIDES_PATH}>{t('guides.back')}</BackLink>
      <article aria-labelledby="guide-title" className="mt-4">
        <header className="border-b-2 border-line pb-6">
          <div className="flex items-center gap-4">
            <GuideSign category={category} className="print:hidden" />
            <p className="font-bold text-ink-soft">{t(CATEGORY_NAMES[category])}</p>
          </div>
          <h1 id="guide-title" lang="en" className="mt-4 text-h1">
            {title}
          </h1>
          <p lang="en" className="mt-4 text-lead text-ink-soft">
            {description}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
            <GuideFacts {...guide} />
            <ul aria-label={t('guides.subjects')} className="flex flex-wrap gap-2">
              {subjects.map((subject) => (
                <li key={subject} lang="en">
                  <Badge>{subject}</Badge>
                </li>
              ))}
            </ul>
          </div>
          <EnglishNote className="mt-3" />
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <Button data-print onClick={() => window.print()} className="unscripted:hidden">
              <Printer aria-hidden className="size-5" />
              {t('guides.print')}
            </Button>
            <a
              href={guideAddress(slug, language)}
              download={`${slug}.pdf`}
              className={buttonClass({ look: 'secondary' })}
            >
              <Download aria-hidden className="size-5" />
              {t('guides.download')}
            </a>
          </div>
        </header>
        <PieceText html={html} className="take-away mt-8" />
        {stories.length > 0 && (
          <section aria-labelledby="guide-sheets" className="mt-8 border-t-2 border-line pt-6 print:hidden">
            <h2 id="guide-sheets" className="text-h3">
              {t('guides.sheets')}
            </h2>
            <ul lang="en" className="mt-3 flex flex-wrap gap-2">
              {stories.map((story) => (
                <li key={story.slug}>
                  <a
                    href={sheetAddress(story.slug, language)}
                    download={fileName(story.title, 'pdf')}
                    className={buttonClass({ look: 'secondary', size: 'small' })}
                  >
                    <NotebookPen aria-hidden className="size-5 shrink-0" />
                    {story.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <PrintedAddress />
      </article>
    </div>
  );
}
