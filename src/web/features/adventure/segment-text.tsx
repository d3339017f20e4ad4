import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { AdventureSegment } from '#domain/adventure.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { SceneColumns } from '#web/features/adventure/scene-columns.tsx';
import { ShowAll } from '#web/features/adventure/show-all.tsx';
import { TypedText } from '#web/features/adventure/typed-text.tsx';
import type { DrawnOf } from '#web/features/adventure/use-adventure.ts';
import { useReadable } from '#web/features/adventure/use-readable.ts';
import { useSceneRows } from '#web/features/adventure/use-scene-rows.ts';
import { useTyping } from '#web/features/adventure/use-typing.ts';

interface SegmentTextProps {
  segment: AdventureSegment;
  story: ToldStory;
  /** Where it begins in what is read aloud. */
  offset: number;
  /** It stands there from the beginning. */
  isTyped: boolean;
  /** Whoever listens follows in the whole text. */
  isHeard: boolean;
  onDrawn: DrawnOf;
  /** What may be done when the text is typed. */
  children: ReactNode;
}

export function SegmentText(props: SegmentTextProps) {
  const { segment, story, offset, isTyped, isHeard, onDrawn, children } = props;
  const { text, scenes, pictures } = segment;
  const readable = useReadable(story.language);
  const { end, isTyping, settled, finish } = useTyping(text, isTyped);
  const finishForListener = useEffectEvent(finish);
  useEffect(() => {
    if (isHeard) finishForListener();
  }, [isHeard]);
  // Where nobody planned its scenes, the text tells what its one picture shows.
  const starts = scenes?.length ? scenes.map((scene) => scene.offset) : [0];
  const rows = useSceneRows(story, { text, starts, scenes, pictures }, (drawn) => onDrawn(segment, drawn));
  return (
    <SceneColumns
      scenes={rows}
      language={story.language}
      renderText={(row) => (
        <div {...readable}>
          <TypedText text={row.text} offset={offset + row.offset} end={end - row.offset} onTap={finish} />
        </div>
      )}
    >
      {isTyping && <ShowAll onPress={finish} />}
      {settled && children}
    </SceneColumns>
  );
}
