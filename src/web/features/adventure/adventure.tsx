import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { PROGRESS_SCALE, progressOf, type AdventureChoice } from '#domain/adventure.ts';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import { playedPictures, playedScenes, playedStory } from '#domain/played-adventure.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { Choices } from '#web/features/adventure/choices.tsx';
import { Ending } from '#web/features/adventure/ending.tsx';
import type { KeepPlayed } from '#web/features/adventure/keep-button.tsx';
import { Invitation } from '#web/features/adventure/invitation.tsx';
import { spokenPart } from '#web/features/adventure/spoken-part.ts';
import { Turn, goToTurn } from '#web/features/adventure/turn.tsx';
import { useAdventure, type AdventureGame } from '#web/features/adventure/use-adventure.ts';
import { useListening } from '#web/features/adventure/use-listening.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';

interface AdventureProps {
  story: ToldStory;
  personalizedContext: PersonalizedContext;
  onNewStory: () => void;
  onKeep: KeepPlayed;
}

/** The heroes of a story set out again, and the reader decides. */
export function Adventure(props: AdventureProps) {
  const { id, theme, heroes } = props.story;
  // With other heroes it is another adventure.
  const name = [id, theme.id, ...heroes.map((hero) => hero.id)].join(' ');
  return <Game key={name} name={name} {...props} />;
}

function Game({ name, story, personalizedContext, onNewStory, onKeep }: AdventureProps & { name: string }) {
  const t = useTranslate();
  const game = useAdventure(story, personalizedContext, name);
  const { segments, busy } = game.state;
  const title = segments[0]?.title;
  return (
    <Card className="p-4 sm:p-8">
      {title ? (
        <h2 lang={story.language} className="mb-4 text-h3">
          {title}
        </h2>
      ) : (
        <h2 className="mb-4 text-h3">{t('adventure.title')}</h2>
      )}
      {segments.length === 0 ? (
        <Invitation busy={busy} onStart={game.begin} />
      ) : (
        <Play game={game} story={story} onNewStory={onNewStory} onKeep={onKeep} />
      )}
    </Card>
  );
}

interface PlayProps {
  game: AdventureGame;
  story: ToldStory;
  onNewStory: () => void;
  onKeep: KeepPlayed;
}

function Play({ game, story, onNewStory, onKeep }: PlayProps) {
  const t = useTranslate();
  const { i18n } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const { segments, picks } = game.state;
  const { language } = story;
  const name = segments[0]?.title;
  const turns = [undefined, ...picks].map((pick, i) => {
    const segment = segments[i];
    const choices = i === picks.length ? (segment?.choices ?? []) : [];
    // The voice speaks the language of the story alone.
    const question = choices.length > 0 && i18n.locale === language ? t('adventure.choose') : undefined;
    return { pick, segment, spoken: segment && spokenPart({ pick, segment, question, choices }) };
  });
  const listening = useListening({
    count: segments.length,
    title: (part) => `${t('adventure.part', { part })} · ${name ?? story.title}`,
    text: (part) => turns[part - 1]?.spoken?.text ?? '',
  });
  const again = () => {
    listening.beSilent();
    game.again();
    const first = list.current?.firstElementChild;
    if (first instanceof HTMLElement) goToTurn(first);
  };
  const choose = (choice: AdventureChoice) => {
    listening.moveOn(segments.length);
    game.choose(choice);
  };
  return (
    <>
      <div ref={list} aria-live="polite" className="mx-auto grid max-w-prose gap-8 lg:max-w-none">
        {turns.map(({ pick, segment, spoken }, i) => (
          <Turn
            // oxlint-disable-next-line react/no-array-index-key -- the place in the adventure is what it is
            key={i}
            part={i + 1}
            story={story}
            pick={pick}
            segment={segment}
            spoken={spoken}
            listening={listening}
            isOld={i < game.found}
            onDrawn={game.drawn}
          >
            {i === turns.length - 1 &&
              (segment?.isEnding ? (
                <Ending
                  onAgain={again}
                  onNewStory={onNewStory}
                  onKeep={() =>
                    onKeep({
                      title: name ?? t('adventure.kept.name', { title: story.title }),
                      segments: playedStory(game.state),
                      scenes: playedScenes(game.state),
                      pictures: playedPictures(game.state),
                    })
                  }
                />
              ) : (
                <Choices
                  choices={segment?.choices ?? []}
                  language={language}
                  spoken={spoken}
                  refused={game.refused}
                  onChoose={choose}
                />
              ))}
          </Turn>
        ))}
      </div>
      {/* Below, where the reader is: the adventure grows downwards. */}
      <div className="mx-auto mt-8 flex max-w-prose items-center gap-4 lg:max-w-none">
        <p className="text-small font-bold text-ink-soft">{t('adventure.part', { part: segments.length })}</p>
        <div className="grow">
          <Progress
            label={t('adventure.progress', { part: segments.length, most: PROGRESS_SCALE })}
            value={progressOf(game.state)}
            max={PROGRESS_SCALE}
          />
        </div>
      </div>
    </>
  );
}
