import { useEffect, useReducer, useRef, useState } from 'react';
import {
  NO_ADVENTURE,
  adventure,
  type AdventureChoice,
  type AdventureSegment,
  type AdventureState,
} from '#domain/adventure.ts';
import type { StoryPicture } from '#domain/created-story.ts';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { askSegment } from '#web/features/adventure/ask-segment.ts';
import { keepAdventure, keptAdventure } from '#web/features/adventure/kept-adventure.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { lineWords } from '#web/api/refusal.ts';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

export interface AdventureGame {
  state: AdventureState;
  /** The choice that came to nothing and is offered again. */
  refused: string | null;
  begin: () => void;
  choose: (choice: AdventureChoice) => void;
  again: () => void;
  drawn: DrawnOf;
}

/** Pictures of a part have come. */
export type DrawnOf = (of: AdventureChoice | AdventureSegment, pictures: readonly StoryPicture[]) => void;

/** An adventure with the heroes of a story, and all that is asked of the storyteller for it. */
export function useAdventure(
  story: ToldStory,
  personalizedContext: PersonalizedContext,
  /** Under which it is kept in the browser. */
  name: string,
): AdventureGame {
  const t = useTranslate();
  const [state, dispatch] = useReducer(adventure, name, () => keptAdventure(name) ?? NO_ADVENTURE);
  useEffect(() => keepAdventure(name, state), [name, state]);
  const [refused, setRefused] = useState<string | null>(null);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = (picks: readonly AdventureChoice[]) => {
    const controller = new AbortController();
    asking.current = controller;
    dismissFailures();
    askSegment(
      { story, personalizedContext, segments: state.segments, picks, seed: state.seed },
      controller.signal,
    )
      .then(({ segment, seed }) => dispatch({ type: 'arrived', segment, seed }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        // oxlint-disable-next-line no-console -- the documented way: generation errors are also logged
        console.error('The adventure does not go on', error instanceof Error ? error.message : error);
        setRefused(picks.at(-1)?.id ?? null);
        dispatch({ type: 'failed' });
        toast({
          title: t('story.error.title.exception'),
          description: lineWords(t) || t('story.error.exception'),
          look: 'danger',
        });
      })
      .finally(() => (asking.current = undefined));
  };

  return {
    state,
    refused,
    begin: () => {
      if (asking.current) return;
      dispatch({ type: 'begun' });
      ask([]);
    },
    choose: (choice) => {
      // The state machine would refuse as well; this keeps a second request from going out.
      if (asking.current) return;
      setRefused(null);
      dispatch({ type: 'chosen', choice });
      ask([...state.picks, choice]);
    },
    again: () => {
      setRefused(null);
      dispatch({ type: 'again' });
    },
    drawn: (of, pictures) => dispatch({ type: 'drawn', of, pictures }),
  };
}
