import { useId } from 'react';
import type { ToldStory } from '#domain/told-story.ts';
import { DownloadButton } from '#web/features/sharing/download-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Card } from '#web/ui/card.tsx';

const FORMATS = ['pdf', 'epub', 'mp3', 'sheet', 'txt', 'gift'] as const;

interface DownloadCardProps {
  story: ToldStory;
  /** Books are made of stories in My Stories. */
  saved: boolean;
}

export function DownloadCard({ story, saved }: DownloadCardProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Card className="grid content-start gap-4">
      <div>
        <h2 className="text-h3">{t('sharing.download.title')}</h2>
        <p id={id} role="status" className="mt-1 text-ink-soft">
          {t(saved ? 'sharing.download.text' : 'sharing.download.not_saved')}
        </p>
      </div>
      <ul className="grid gap-2">
        {FORMATS.map((format) => (
          <li key={format} className="grid">
            <DownloadButton story={story} format={format} disabled={!saved} describedBy={id} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
