import { FileText, Library, Tags } from 'lucide-react';
import type { GuideCard } from '#contract/guides.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Card } from '#web/ui/card.tsx';

/** Of all guides, whatever is chosen: counted, not claimed. */
export function GuideNumbers({ guides }: { guides: readonly GuideCard[] }) {
  const t = useTranslate();
  const formats = useFormats();
  const subjects = new Set(guides.flatMap((guide) => guide.subjects)).size;
  const pages = guides.reduce((sum, { pageCount }) => sum + (pageCount ?? 0), 0);
  const numbers = [
    { Icon: Library, count: guides.length, name: t('guides.stats.guides', { count: guides.length }) },
    { Icon: Tags, count: subjects, name: t('guides.stats.subjects', { count: subjects }) },
    { Icon: FileText, count: pages, name: t('guides.stats.pages', { count: pages }) },
  ];
  return (
    <ul aria-label={t('guides.stats')} className="grid gap-3 sm:grid-cols-3">
      {numbers.map(({ Icon, count, name }) => (
        <li key={name}>
          <Card className="flex items-center gap-4 px-5 py-4">
            <Icon aria-hidden className="size-7 shrink-0 text-coral" strokeWidth={1.75} />
            <p>
              <b className="font-display text-h2 font-semibold">{formats.number(count)}</b> {name}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
