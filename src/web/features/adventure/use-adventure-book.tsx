import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { whoSpeaks } from '#domain/character-voices.ts';
import { PROGRESS_SCALE, progressOf } from '#domain/adventure.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { piecesOf, playedScenes } from '#domain/played-adventure.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { adventurePages, crossingOf } from '#web/features/adventure/adventure-pages.ts';
import { Crossroads } from '#web/features/adventure/crossroads.tsx';
import type { AdventureGame } from '#web/features/adventure/use-adventure.ts';
import { useDrawnPieces } from '#web/features/adventure/use-drawn-pieces.ts';
import { useTypedOnce } from '#web/features/adventure/use-typed-once.ts';
import { Waiting } from '#web/features/adventure/waiting.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import type { Aside } from '#web/reader/aside.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { ScenePlate } from '#web/scenes/scene-plate.tsx';

/** An adventure as a book is made of it. */
export interface AdventurePages {
  title: string;
  byline: string;
  language: LanguageCode;
  cover: ReactNode;
  pages: readonly BookPage[];
  own: Aside;
  crossroads: { offset: number; content: ReactNode } | undefined;
  course: { label: string; value: number; max: number };
  onRetryPictures: () => void;
}

/** The pages so far, and where the reader decides; with the page on which the newest part begins. */
export function useAdventureBook(
  game: AdventureGame,
  story: ToldStory,
): { book: AdventurePages; newest: number } {
  const t = useTranslate();
  const { i18n } = useLingui();
  const { language } = story;
  const { segments, picks, busy } = game.state;
  const last = segments.at(-1);
  const { hasFailed, retry } = useDrawnPieces(story, piecesOf(game.state), game.drawn);
  const pages = adventurePages(game.state, hasFailed);
  // The voice speaks the language of the story alone.
  const crossing = crossingOf(game.state, i18n.locale === language ? t('adventure.choose') : undefined);
  const nameOf = (offset: number, part: number) =>
    [offset, ...picks.slice(0, part - 1).map(({ id }) => id)].join(' ');
  const here = `crossroads ${nameOf(crossing.offset, segments.length)}`;
  const typing = useTypedOnce([...pages.map(({ offset, part }) => nameOf(offset, part)), here]);
  const title = segments[0]?.title ?? t('adventure.title');
  const [first] = pages;
  const isWaiting = busy || last === undefined;
  const content = isWaiting ? (
    <Waiting isBeginning={last === undefined} onRetry={busy ? undefined : game.begin} />
  ) : (
    <Crossroads
      choices={last.choices}
      crossing={crossing}
      picture={pages.at(-1)?.picture ?? { status: 'none' }}
      language={language}
      refused={game.refused}
      onTyped={typing(here)}
      onChoose={game.choose}
      onRetryPictures={retry}
    />
  );
  return {
    newest: Math.max(1, pages.findIndex(({ part }) => part === segments.length) + 1),
    book: {
      title,
      byline: t('adventure.kept.name', { title: story.title }),
      language,
      cover: first && (
        <ScenePlate
          picture={first.picture}
          onRetry={retry}
          first
          className="cut mx-auto aspect-video w-full shadow-rest"
        />
      ),
      pages: pages.map(({ part, ...page }) => ({
        ...page,
        name: t('adventure.part', { part }),
        onTyped: typing(nameOf(page.offset, part)),
      })),
      own: {
        id: 'adventure',
        title,
        text: crossing.text,
        speakers: whoSpeaks(story.heroes, playedScenes(game.state)),
        // Where the reader decides is a page, too.
        turns: [...pages.map(({ offset }) => offset), crossing.offset],
      },
      crossroads: last?.isEnding ? undefined : { offset: crossing.offset, content },
      course: {
        label: t('adventure.progress', { part: segments.length, most: PROGRESS_SCALE }),
        value: progressOf(game.state),
        max: PROGRESS_SCALE,
      },
      onRetryPictures: retry,
    },
  };
}
