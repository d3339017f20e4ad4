import { Pause, Play, RotateCcw } from 'lucide-react';
import type { LanguageCode } from '#domain/languages.ts';
import type { Frame } from '#web/features/illustrations/panel-state.ts';
import { PictureButton } from '#web/features/illustrations/picture-button.tsx';
import type { Playback, PlaybackEvent } from '#web/features/illustrations/playback.ts';
import { SaveButton } from '#web/features/illustrations/save-button.tsx';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export interface FramePlayerProps {
  frames: readonly Frame[];
  language: LanguageCode | undefined;
  playback: Playback;
  dispatch: (event: PlaybackEvent) => void;
  onOpen?: () => void;
  onDownload: ((frame: Frame, number: number) => void | Promise<unknown>) | undefined;
}

export function FramePlayer({ frames, language, playback, dispatch, onOpen, onDownload }: FramePlayerProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { frame: index, playing } = playback;
  const frame = frames[index];
  const number = formats.number(index + 1);
  const stage = <Stage frames={frames} language={language} shown={index} />;
  return (
    <div>
      {onOpen ? <PictureButton onOpen={onOpen}>{stage}</PictureButton> : stage}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          size="small"
          disabled={frames.length < 2}
          onClick={() => dispatch(playing ? 'pause' : 'play')}
        >
          {playing ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
          {t(playing ? 'illustrations.animation.pause' : 'illustrations.animation.play')}
        </Button>
        <Button look="quiet" size="small" onClick={() => dispatch('reset')}>
          <RotateCcw aria-hidden className="size-4" />
          {t('illustrations.animation.reset')}
        </Button>
        <p className="grow text-small text-ink-soft tabular-nums">
          {t('illustrations.animation.frame', { number, total: formats.number(frames.length) })}
        </p>
        {onDownload && frame && (
          <SaveButton
            label={t('illustrations.animation.download', { number })}
            save={() => onDownload(frame, index + 1)}
          />
        )}
      </div>
    </div>
  );
}

/** All frames lie on top of each other: none has to be fetched or decoded when its turn comes. They share their words. */
function Stage({
  frames,
  language,
  shown,
}: Pick<FramePlayerProps, 'frames' | 'language'> & { shown: number }) {
  return (
    <span className="cut-small relative isolate block aspect-video overflow-hidden bg-ink/10">
      {frames.map(({ url, description }, i) => (
        <img
          key={url}
          src={url}
          alt={i === 0 ? description : ''}
          lang={language}
          decoding="sync"
          draggable={false}
          className={classNames('absolute inset-0 size-full object-cover', i === shown && 'z-10')}
        />
      ))}
    </span>
  );
}
