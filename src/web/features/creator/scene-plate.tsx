import type { ScenePicture } from '#web/features/creator/story-pictures.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface ScenePlateProps {
  picture: ScenePicture;
  onRetry: () => void;
  first: boolean;
  /** Of an open book. */
  side: 'start' | 'end';
}

/** The picture of a scene, or its place until it is drawn: nothing jumps when it comes. */
export function ScenePlate({ picture, onRetry, first, side }: ScenePlateProps) {
  const t = useTranslate();
  if (picture.status === 'none') return null;
  return (
    <figure
      className={classNames(
        'relative aspect-[16/9] self-start overflow-hidden bg-paper-deep lg:sticky lg:top-24 lg:aspect-[4/3] lg:rounded-2xl',
        side === 'end' && 'lg:order-last',
      )}
    >
      {picture.status === 'done' && (
        <img
          src={picture.url}
          alt={picture.description}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full animate-fade object-cover"
        />
      )}
      {picture.status === 'drawing' && (
        <div role="status" className="sketching absolute inset-0 grid place-items-center">
          <span className="sr-only">{t('story.picture.drawing')}</span>
        </div>
      )}
      {picture.status === 'failed' && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-6 text-center font-sans text-small text-ink-soft">
          {t('story.picture.failed')}
          <Button look="secondary" size="small" onClick={onRetry}>
            {t('wizard.try_again')}
          </Button>
        </div>
      )}
    </figure>
  );
}
