import { useRef } from 'react';
import { BUILT_IN } from '#domain/engines.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { AnimationViewer } from '#web/features/illustrations/animation-viewer.tsx';
import { describePicture, nameOf } from '#web/features/illustrations/describe-picture.ts';
import { FailedTile } from '#web/features/illustrations/failed-tile.tsx';
import { Illustration } from '#web/features/illustrations/illustration.tsx';
import { LoadingTile } from '#web/features/illustrations/loading-tile.tsx';
import type { DrawnPicture, PanelItem, PictureKind } from '#web/features/illustrations/panel-state.ts';
import { SaveButton } from '#web/features/illustrations/save-button.tsx';
import { useSave } from '#web/features/illustrations/use-save.ts';
import { useTranslate } from '#web/i18n/messages.ts';

interface PictureTileProps {
  kind: PictureKind;
  item: PanelItem;
  /** It is being drawn; others that load wait for it. */
  current: boolean;
  story: ToldStory;
  onRetry: () => void;
}

export function PictureTile({ kind, item, current, story, onRetry }: PictureTileProps) {
  const t = useTranslate();
  const tile = useRef<HTMLElement>(null);
  const retry = () => {
    // The button goes; the focus stays where the picture will be.
    tile.current?.focus();
    onRetry();
  };
  return (
    <figure ref={tile} tabIndex={-1} aria-label={t(`illustrations.kind.${kind}`)} className="outline-none">
      {item.status === 'loading' && <LoadingTile current={current} />}
      {item.status === 'failed' && (
        <FailedTile reason={item.reason} description={describePicture(kind, story, t)} onRetry={retry} />
      )}
      {item.status === 'done' && <Picture kind={kind} picture={item} story={story} />}
      <figcaption className="mt-2">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <p className="text-small font-bold text-leaf">{t(`illustrations.kind.${kind}`)}</p>
            <p lang={story.language} className="font-display leading-snug">
              {captionOf(kind, item, story)}
            </p>
          </div>
          {item.status === 'done' && kind !== 'scene' && (
            <SaveIllustration kind={kind} picture={item} story={story} />
          )}
        </div>
        {item.status === 'done' && <Credit painter={item.painter} />}
      </figcaption>
    </figure>
  );
}

interface PictureProps {
  kind: PictureKind;
  picture: DrawnPicture;
  story: ToldStory;
}

function Picture({ kind, picture: { frames }, story }: PictureProps) {
  const t = useTranslate();
  const save = useSave(story);
  const [first] = frames;
  if (kind === 'scene') {
    return (
      <AnimationViewer
        frames={frames}
        title={t('illustrations.kind.scene')}
        language={story.language}
        onDownload={({ url }, number) => save.frame(url, number)}
      />
    );
  }
  return first && <Illustration frame={first} title={nameOf(kind, story)} language={story.language} />;
}

function SaveIllustration({ kind, picture: { frames }, story }: PictureProps) {
  const t = useTranslate();
  const save = useSave(story);
  const [first] = frames;
  if (!first) return null;
  return (
    <SaveButton
      label={t('illustrations.download.what', { description: describePicture(kind, story, t) })}
      save={() => save.illustration(first.url, nameOf(kind, story), kind)}
    />
  );
}

function Credit({ painter }: { painter: string }) {
  const t = useTranslate();
  if (!painter) return null;
  return (
    <p className="text-small text-ink-soft">
      {painter === BUILT_IN ? t('illustrations.drawn_by.built_in') : t('illustrations.drawn_by', { painter })}
    </p>
  );
}

/** A scene is told by the sentence that it shows, as soon as it is known. */
function captionOf(kind: PictureKind, item: PanelItem, story: ToldStory): string {
  const moment = kind === 'scene' && item.status === 'done' ? item.frames[0]?.description : undefined;
  return moment ?? nameOf(kind, story);
}
