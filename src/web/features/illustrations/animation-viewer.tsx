import { useEffect, useReducer, useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { FramePlayer } from '#web/features/illustrations/frame-player.tsx';
import { LargePicture } from '#web/features/illustrations/large-picture.tsx';
import type { Frame } from '#web/features/illustrations/panel-state.ts';
import { AT_REST, FRAMES_PER_SECOND, playbackOf } from '#web/features/illustrations/playback.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Notice } from '#web/ui/notice.tsx';

interface AnimationViewerProps {
  frames: readonly Frame[];
  title: string;
  /** Of the words of the frames, where it is not the page's. */
  language?: LanguageCode;
  /** Saves the frame that is shown; `number` is from 1. Absent: there is nothing to save. */
  onDownload?: (frame: Frame, number: number) => void | Promise<unknown>;
}

/** A few frames that play in a loop, once somebody asks for it. */
export function AnimationViewer(props: AnimationViewerProps) {
  const t = useTranslate();
  const { frames } = props;
  if (frames.length === 0) return <Notice title={t('illustrations.animation.empty')} />;
  // Other frames are another animation, and begin at rest.
  return <Viewer key={frames.map(({ url }) => url).join(' ')} {...props} />;
}

function Viewer({ frames, title, language, onDownload }: AnimationViewerProps) {
  const [playback, dispatch] = useReducer(playbackOf(frames.length), AT_REST);
  const [large, setLarge] = useState(false);
  const { playing } = playback;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => dispatch('tick'), 1000 / FRAMES_PER_SECOND);
    return () => clearInterval(timer);
  }, [playing]);
  const player = { frames, language, playback, dispatch, onDownload };
  return (
    <>
      <FramePlayer {...player} onOpen={() => setLarge(true)} />
      <LargePicture open={large} title={title} onClose={() => setLarge(false)}>
        <FramePlayer {...player} />
      </LargePicture>
    </>
  );
}
