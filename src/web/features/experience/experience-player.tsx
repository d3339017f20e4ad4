import { House, Library } from 'lucide-react';
import { useRef } from 'react';
import type { LibraryStory } from '#contract/library.ts';
import type { Multimedia } from '#contract/multimedia.ts';
import { LIBRARY_PATH } from '#domain/library-paths.ts';
import { withPictures } from '#web/features/experience/scenes.ts';
import { SceneStrip } from '#web/features/experience/scene-strip.tsx';
import { Stage } from '#web/features/experience/stage.tsx';
import { useMediaKeys } from '#web/features/experience/use-media-keys.ts';
import { useNearby } from '#web/features/experience/use-nearby.ts';
import { usePlayer } from '#web/features/experience/use-player.ts';
import { useRoomAbove } from '#web/features/experience/use-room-above.ts';
import { VoiceNote } from '#web/features/experience/voice-note.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReaderMenu } from '#web/reader/reader-menu.tsx';
import { ReadablePage, StoryText } from '#web/reader/story-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';

interface ExperiencePlayerProps {
  story: LibraryStory;
  multimedia: Multimedia;
}

/** A story as a show: its scenes, its voice, and its words to read along. */
export function ExperiencePlayer({ story, multimedia }: ExperiencePlayerProps) {
  const t = useTranslate();
  const { title, theme, content, language } = story;
  const { audioUrl } = multimedia;
  const audio = useRef<HTMLAudioElement>(null);
  const scenes = withPictures(multimedia.scenes);
  const player = usePlayer(audio, scenes, multimedia);
  const stage = useRef<HTMLDivElement>(null);
  useNearby(story, scenes, player.index, audioUrl);
  useMediaKeys(player, title);
  useRoomAbove(stage);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <nav aria-label={t('experience.ways')} className="-ms-2.5 flex flex-wrap sm:-ms-4">
          <ButtonLink to="/" look="quiet" size="small" className="max-sm:px-2.5">
            <House aria-hidden className="size-5" />
            {t('action.home')}
          </ButtonLink>
          <ButtonLink to={LIBRARY_PATH} look="quiet" size="small" className="max-sm:px-2.5">
            <Library aria-hidden className="size-5" />
            {t('nav.story_library')}
          </ButtonLink>
        </nav>
        <ReaderMenu />
      </div>
      <header className="mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2" lang={language}>
        <h1 className="text-h1">{title}</h1>
        <Badge tone="dusk">{theme}</Badge>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <div ref={stage} className="z-10 top-16 lg:top-20 [@media(height>=36rem)]:sticky">
          <Stage scenes={scenes} player={player} language={language} />
          <SceneStrip scenes={scenes} index={player.index} onChoose={player.go} />
        </div>
        <article aria-label={t('experience.text')} className="book me-3">
          <ReadablePage language={language}>
            <div className="px-[6%] py-4">
              <StoryText text={content} opens />
            </div>
          </ReadablePage>
          <VoiceNote multimedia={multimedia} />
        </article>
      </div>
      {audioUrl && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- all it says stands beside it
        <audio ref={audio} src={audioUrl} preload="metadata" />
      )}
    </div>
  );
}
