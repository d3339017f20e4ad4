import { ArrowLeft, Download, Printer } from 'lucide-react';
import type { Guide } from '#contract/guides.ts';
import { GUIDES_PATH } from '#domain/editorial.ts';
import { GuideFacts } from '#web/features/guides/guide-facts.tsx';
import { GuideSign } from '#web/features/guides/guide-look.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { CATEGORY_NAMES } from '#web/written/category-names.ts';
import { EnglishNote } from '#web/written/english-note.tsx';
import { useFollowLinks } from '#web/written/follow-links.ts';
import { PrintedAddress } from '#web/written/printed-address.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';

/** A guide to read on the screen, or on the paper that comes out of the printer. */
export function GuidePage({ guide }: { guide: Guide }) {
  const t = useTranslate();
  const follow = useFollowLinks();
  const { title, description, category, subjects, html } = guide;
  return (
    <div className="mx-auto max-w-3xl px-4 pt-4 sm:px-6">
      <ButtonLink to={GUIDES_PATH} look="quiet" size="small" className="-ms-3 print:hidden">
        <ArrowLeft aria-hidden className="size-5" />
        {t('guides.back')}
      </ButtonLink>
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
            <Button look="secondary" disabled>
              <Download aria-hidden className="size-5" />
              {t('guides.coming_soon')}
            </Button>
          </div>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed, by key as well */}
        <div
          lang="en"
          onClick={follow}
          className="written take-away mt-8 text-[1.125rem]"
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <PrintedAddress />
      </article>
    </div>
  );
}
