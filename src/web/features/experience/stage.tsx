import { useRef, type ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { useCaptions } from '#web/features/experience/captions.ts';
import { Controls } from '#web/features/experience/controls.tsx';
import { useFullScreen } from '#web/reader/full-screen.ts';
import { ScenePicture } from '#web/features/experience/scene-picture.tsx';
import type { Scene } from '#web/features/experience/scenes.ts';
import { useArrowKeys, useSwipe } from '#web/reader/turning.ts';
import type { Player } from '#web/features/experience/use-player.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useSpaceKey } from '#web/reader/space-key.ts';
import { classNames } from '#web/ui/class-names.ts';

interface StageProps {
  scenes: readonly Scene[];
  player: Player;
  language: LanguageCode;
  /** Over the scene when the story is over. */
  end: ReactNode;
}

/** One scene at a time, with what moves it on. */
export function Stage({ scenes, player, language, end }: StageProps) {
  const t = useTranslate();
  const stage = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(() => stage.current);
  const [captions, toggleCaptions] = useCaptions();
  const { index, playing, go } = player;
  const turn = (step: 1 | -1) => go(index + step);
  useArrowKeys(turn);
  const swipe = useSwipe(turn);
  useSpaceKey(player.toggle, !player.silent);
  const scene = scenes[index];
  return (
    <section
      ref={stage}
      aria-label={t('experience.stage')}
      className={classNames(
        'cut overflow-hidden border border-line bg-page shadow-lift',
        fullScreen.active && 'flex flex-col rounded-none border-0',
      )}
    >
      <div
        {...swipe}
        className={classNames(
          'relative touch-pan-y overflow-hidden bg-paper-deep select-none',
          fullScreen.active
            ? 'min-h-0 grow'
            : 'aspect-video max-h-[72dvh] w-full [@media(height<36rem)]:max-h-[calc(100dvh-9rem)]',
        )}
      >
        <ScenePicture key={scene?.image_url} scene={scene} />
        {captions && scene?.description && !player.ended && (
          <div className="pointer-events-none absolute inset-x-2 bottom-2 flex justify-center sm:inset-x-4 sm:bottom-3">
            <p
              lang={language}
              className="cut-small bg-[rgb(var(--shade)/0.86)] px-3 py-1.5 text-center text-[0.8125rem] leading-snug font-bold text-balance text-white sm:px-5 sm:py-2 sm:text-small"
            >
              <span className="max-sm:line-clamp-2">{scene.caption ?? scene.description}</span>
            </p>
          </div>
        )}
        {player.ended && end}
      </div>
      {/* While the voice reads, nothing speaks over it. */}
      <p aria-live={playing ? 'off' : 'polite'} className="sr-only">
        {scene?.description}
      </p>
      <Controls
        player={player}
        scenes={scenes.length}
        captions={captions}
        onCaptions={toggleCaptions}
        fullScreen={fullScreen}
      />
    </section>
  );
}
