import { FileText } from 'lucide-react';
import type { GuideCard } from '#contract/guides.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Badge } from '#web/ui/chip.tsx';

/** For which ages a guide is, and how long it is on paper. */
export function GuideFacts({ ageGroups, pageCount }: Pick<GuideCard, 'ageGroups' | 'pageCount'>) {
  const t = useTranslate();
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-small text-ink-soft">
      <Badge tone="leaf">{t('library.age.group', { age: ageGroups.join(', ') })}</Badge>
      {pageCount !== null && (
        <span className="inline-flex items-center gap-1">
          <FileText aria-hidden className="size-4" />
          {t('guides.pages', { count: pageCount })}
        </span>
      )}
    </span>
  );
}
