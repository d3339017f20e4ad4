import { Paintbrush } from 'lucide-react';
import type { StoryPicture } from '#domain/created-story.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { HungPicture } from '#web/scenes/hung-picture.tsx';
import { NoPicture } from '#web/scenes/no-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Missing: there is one, and it did not come. */
export type ScenePicture =
  | { status: 'none' | 'drawing' | 'failed' | 'missing' }
  | ({ status: 'done' } & StoryPicture);

interface ScenePlateProps {
  picture: ScenePicture;
  onRetry: () => void;
  /** It is seen at once. */
  first: boolean;
  /** Where and how large it hangs. */
  className: string;
}

/** Beside a text that scrolls; it stays in view as long as the text does. */
export const BESIDE_TEXT = 'aspect-[16/9] self-start lg:sticky lg:top-24 lg:rounded-2xl';

/** The picture of a scene, or its place until it is drawn: nothing jumps when it comes. */
export function ScenePlate({ picture, onRetry, first, className }: ScenePlateProps) {
  const t = useTranslate();
  if (picture.status === 'none') return null;
  return (
    <figure className={classNames('relative overflow-hidden bg-paper-deep', className)}>
      {picture.status === 'done' && <HungPicture key={picture.url} {...{ picture, first, onRetry }} />}
      {picture.status === 'drawing' && (
        <div role="status" className="sketching absolute inset-0 grid place-items-center">
          <Paintbrush aria-hidden className="size-7 animate-bob text-ink-soft" />
          <span className="sr-only">{t('story.picture.drawing')}</span>
        </div>
      )}
      {picture.status === 'failed' && <NoPicture text={t('story.picture.failed')} onRetry={onRetry} />}
      {picture.status === 'missing' && (
        <NoPicture text={t('experience.scene.unavailable')} onRetry={onRetry} />
      )}
    </figure>
  );
}
