import { Bird, Link2, Mail, MessageCircle, Users } from 'lucide-react';
import { useId } from 'react';
import { sharePreview, shareAddress, shareText, type ShareMethod } from '#domain/share.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { CopyButton } from '#web/features/sharing/copy-button.tsx';
import { NativeShareButton } from '#web/features/sharing/native-share-button.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { useLinkOrigin } from '#web/installation/installation.ts';
import { track } from '#web/tracker/track.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const LINKS = [
  { method: 'facebook', Icon: Users },
  { method: 'twitter', Icon: Bird },
  { method: 'whatsapp', Icon: MessageCircle },
  { method: 'email', Icon: Mail },
] as const;

interface ShareCardProps {
  story: ToldStory;
  /** Where more than the beginning is given away; absent where that is switched off. */
  wholeBook: string | undefined;
}

/** Sends the beginning of a story to somebody. Nothing of those who carry it is loaded before it is pressed. */
export function ShareCard({ story, wholeBook }: ShareCardProps) {
  const t = useTranslate();
  const id = useId();
  const shared = { title: story.title, story: story.text, link: useLinkOrigin() };
  const count = (method: ShareMethod) => track('story_shared', { method });
  return (
    <Card className="grid content-start gap-4">
      <div>
        <h2 id={id} className="text-h3">
          {t('sharing.share.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('sharing.share.text')}</p>
        {wholeBook && (
          <a href={wholeBook} className="mt-1 inline-flex min-h-11 items-center gap-2 font-bold">
            <Link2 aria-hidden className="size-5" />
            {t('link.title')}
          </a>
        )}
      </div>
      <blockquote
        aria-label={t('sharing.share.preview')}
        className="cut-small border border-line bg-paper px-4 py-3"
      >
        <p lang={story.language} className="font-display font-semibold">
          {story.title}
        </p>
        <p lang={story.language} className="text-small">
          {sharePreview(story.text)}
        </p>
        <p className="mt-1 text-small break-all text-ink-soft">{shared.link}</p>
      </blockquote>
      <NativeShareButton shared={shared} onShared={() => count('native')} />
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {LINKS.map(({ method, Icon }) => (
          <li key={method} className="grid grow">
            <a
              href={shareAddress(method, shared) ?? undefined}
              {...(method !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
              onClick={() => count(method)}
              className={buttonClass({ look: 'secondary', size: 'small' })}
            >
              <Icon aria-hidden className="size-5" />
              {t(`sharing.share.${method}`)}
              {method !== 'email' && <span className="sr-only">({t('sharing.share.new_tab')})</span>}
            </a>
          </li>
        ))}
        <li className="grid grow">
          <CopyButton text={shareText(shared)} onCopied={() => count('clipboard')} />
        </li>
      </ul>
    </Card>
  );
}
