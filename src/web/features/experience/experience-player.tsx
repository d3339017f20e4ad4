import { BookOpen, House, Library } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { LibraryStory } from '#contract/library.ts';
import type { Multimedia } from '#contract/multimedia.ts';
import { LIBRARY_PATH, homeOf } from '#domain/library-paths.ts';
import { AfterStory } from '#web/features/experience/after-story.tsx';
import type { NextStory } from '#web/features/experience/next-story.ts';
import { hungPictures, withPictures } from '#web/features/experience/scenes.ts';
import { SceneStrip } from '#web/features/experience/scene-strip.tsx';
import { Stage } from '#web/features/experience/stage.tsx';
import { TheEnd } from '#web/features/experience/the-end.tsx';
import { useMediaKeys } from '#web/features/experience/use-media-keys.ts';
import { useNearby } from '#web/features/experience/use-nearby.ts';
import { useOfferedVoice } from '#web/features/experience/use-offered-voice.ts';
import { usePlayer } from '#web/features/experience/use-player.ts';
import { useRoomAbove } from '#web/features/experience/use-room-above.ts';
import { VoiceNote } from '#web/features/experience/voice-note.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReaderMenu } from '#web/reader/reader-menu.tsx';
import { ReadablePage, StoryText } from '#web/reader/story-text.tsx';
import { bookPages, type BookPage } from '#web/scenes/book-pages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/chip.tsx';

interface ExperiencePlayerProps {
  story: LibraryStory;
  multimedia: Multimedia;
  /** What readers do to a story. */
  favorite: ReactNode;
  voting: ReactNode;
  next: NextStory | null;
  /** The story as a book is made of it. */
  renderBook: (book: { pages: BookPage[]; canRead: boolean }) => ReactNode;
}

/** A story as a show: its scenes, its voice, and its words to read along. */
export function ExperiencePlayer(props: ExperiencePlayerProps) {
  const { story, multimedia, favorite, voting, next, renderBook } = props;
  const t = useTranslate();
  const { title, theme, content, language } = story;
  const { audioUrl } = multimedia;
  const audio = useRef<HTMLAudioElement>(null);
  const scenes = withPictures(multimedia.scenes);
  const player = usePlayer(audio, scenes, multimedia);
  const stage = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLElement>(null);
  useNearby(story, scenes, player.index, audioUrl);
  useMediaKeys(player, title);
  useOfferedVoice(audio, multimedia.words, player);
  useRoomAbove(stage);
  const pages = bookPages(content, hungPictures(scenes));
  const again = () => {
    player.button.current?.focus();
    player.go(0);
    player.toggle();
  };
  const leadToVoting = async () => {
    // Behind scenes that fill the screen nobody would see it.
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    after.current?.focus();
    after.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="mx-auto max-w-6xl px-4 pt-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <nav aria-label={t('experience.ways')} className="-ms-2.5 flex flex-wrap sm:-ms-4">
          <ButtonLink to="/" look="quiet" size="small" className="max-sm:px-2.5">
            <House aria-hidden className="size-5" />
            <span className="max-sm:sr-only">{t('action.home')}</span>
          </ButtonLink>
          <ButtonLink to={LIBRARY_PATH} look="quiet" size="small" className="max-sm:px-2.5">
            <Library aria-hidden className="size-5" />
            {t('nav.story_library')}
          </ButtonLink>
          <ButtonLink to={homeOf(story)} look="quiet" size="small" className="max-sm:px-2.5">
            <BookOpen aria-hidden className="size-5" />
            {t('experience.to_story')}
          </ButtonLink>
        </nav>
        <div className="flex flex-wrap items-center gap-2">
          {favorite}
          <ReaderMenu language={language} />
        </div>
      </div>
      <header className="mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2" lang={language}>
        <h1 className="text-h1">{title}</h1>
        <Badge tone="dusk">{theme}</Badge>
        <div className="ms-auto max-sm:w-full">{renderBook({ pages, canRead: !player.silent })}</div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <div ref={stage} className="z-10 top-16 lg:top-20 [@media(height>=36rem)]:sticky">
          <Stage
            scenes={scenes}
            player={player}
            language={language}
            end={
              <TheEnd favorite={favorite} next={next} onAgain={again} onVote={() => void leadToVoting()} />
            }
          />
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
      <AfterStory ref={after} story={story} voting={voting} next={next} />
      {audioUrl && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- all it says stands beside it
        <audio ref={audio} src={audioUrl} preload="metadata" />
      )}
    </div>
  );
}
