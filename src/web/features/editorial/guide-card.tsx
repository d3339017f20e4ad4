import { Download } from 'lucide-react';
import type { GuideCard as Guide } from '#contract/guides.ts';
import { guideAddress, guidePath } from '#domain/editorial.ts';
import { GuideFacts } from '#web/features/editorial/guide-facts.tsx';
import { GuideSign } from '#web/features/editorial/guide-look.tsx';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { CATEGORY_NAMES } from '#web/features/editorial/category-names.ts';
import { buttonClass, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

export function GuideCard({ guide }: { guide: Guide }) {
  const t = useTranslate();
  const language = usePageLanguage();
  const { slug, title, description, category, subjects } = guide;
  const heading = `guide-${slug}`;
  return (
    <Card className="h-full p-5">
      <article aria-labelledby={heading} className="flex h-full flex-col gap-3">
        <div className="flex items-start gap-4">
          <GuideSign category={category} />
          <div className="min-w-0">
            <p className="text-small font-bold text-ink-soft">{t(CATEGORY_NAMES[category])}</p>
            <h3 id={heading} lang="en" className="text-h3">
              {title}
            </h3>
          </div>
        </div>
        <p lang="en" className="text-ink-soft">
          {description}
        </p>
        <p lang="en" className="text-small font-bold">
          {subjects.join(' · ')}
        </p>
        <GuideFacts {...guide} />
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <ButtonLink
            to={guidePath(slug)}
            size="small"
            id={`${heading}-read`}
            aria-labelledby={`${heading}-read ${heading}`}
          >
            {t('guides.read')}
          </ButtonLink>
          <a
            href={guideAddress(slug, language)}
            download={`${slug}.pdf`}
            id={`${heading}-file`}
            aria-labelledby={`${heading}-file ${heading}`}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            <Download aria-hidden className="size-4" />
            {t('guides.download')}
          </a>
        </div>
      </article>
    </Card>
  );
}
