import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { MyStorySummary } from '#contract/my-stories.ts';
import { drawnOption } from '#web/art/drawn.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface StoryCardProps {
  story: MyStorySummary;
  onRemove: () => void;
  /** The switch that keeps it on this device. */
  keep: ReactNode;
}

export function StoryCard({ story, onRemove, keep }: StoryCardProps) {
  const t = useTranslate();
  const format = useFormats();
  const { id, title, preview, picture, theme, setting, settingId, language, updatedAt } = story;
  return (
    <article className="cut group relative flex h-full flex-col overflow-hidden border border-line bg-page shadow-rest transition duration-200 ease-settle focus-within:shadow-lift hover:-translate-y-0.5 hover:shadow-lift">
      <div className="aspect-[16/9] bg-paper-deep">
        <Cover address={picture ?? drawnOption('setting', settingId || 'own')} />
      </div>
      <div className="flex grow flex-col gap-1.5 p-4">
        <h3 className="text-h3 text-balance" lang={language}>
          <Link to={`/?create&story=${id}`} className="no-underline after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p lang={language} className="line-clamp-3 text-small text-ink-soft">
          {preview}
        </p>
        <p className="mt-auto pt-2 text-small text-ink-soft">
          {theme} · {setting} · <time dateTime={updatedAt}>{format.date(new Date(updatedAt))}</time>
        </p>
        {/* Above the link that covers the card. */}
        <div className="relative">{keep}</div>
      </div>
      <IconButton
        label={t('my_stories.remove', { title })}
        onClick={onRemove}
        className="absolute end-2 top-2 bg-page/90 text-ink-soft shadow-rest hover:text-danger"
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </article>
  );
}

/** A picture that does not come leaves plain paper. */
function Cover({ address }: { address: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === address) return null;
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      onError={() => setMissing(address)}
      className="size-full object-cover"
    />
  );
}
