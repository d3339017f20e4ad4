import { Hammer } from 'lucide-react';
import type { MessageId } from '#web/i18n/messages.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { scenePicture, type SceneName } from '#web/shell/pictures.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

interface ComingPageProps {
  title: MessageId;
  lead: MessageId;
  scene: SceneName;
  children?: React.ReactNode;
}

/** A page whose feature is not built yet: says what it will hold, and that it does not yet. */
export function ComingPage({ title, lead, scene, children }: ComingPageProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <PageMeta title={t(title)} description={t(lead)} noIndex />
      <PageHeader title={t(title)} lead={t(lead)} picture={scenePicture(scene)} />
      <div className="mt-10 grid justify-items-start gap-3">
        <Badge>
          <Hammer aria-hidden className="size-4" />
          {t('coming.badge')}
        </Badge>
        <p className="max-w-prose text-ink-soft">{t('coming.text')}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {children ?? <ButtonLink to="/">{t('action.back_to_start')}</ButtonLink>}
        </div>
      </div>
    </div>
  );
}
