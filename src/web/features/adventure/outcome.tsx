import type { AdventureChoice } from '#domain/adventure.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { ChoiceSign } from '#web/features/adventure/choice-sign.tsx';
import { SceneColumns } from '#web/features/adventure/scene-columns.tsx';
import type { DrawnOf } from '#web/features/adventure/use-adventure.ts';
import { useReadable } from '#web/features/adventure/use-readable.ts';
import { useSceneRows } from '#web/features/adventure/use-scene-rows.ts';
import { useTranslate } from '#web/i18n/messages.ts';

interface OutcomeProps {
  pick: AdventureChoice;
  story: ToldStory;
  /** Where it begins in what is read aloud. */
  offset: number;
  onDrawn: DrawnOf;
}

/** What was chosen, and what came of it. */
export function Outcome({ pick, story, offset, onDrawn }: OutcomeProps) {
  const t = useTranslate();
  const readable = useReadable(story.language);
  const { outcome: text, scenes, pictures } = pick;
  const starts = scenes?.map((scene) => scene.offset) ?? [];
  const rows = useSceneRows(story, { text, starts, scenes, pictures }, (drawn) => onDrawn(pick, drawn));
  return (
    <div className="mb-5 animate-fade">
      <div className="cut-small mb-5 flex items-center gap-4 bg-paper px-4 py-3">
        <ChoiceSign kind={pick.id} />
        <p>
          <span className="block text-small font-bold text-ink-soft">{t('adventure.chosen')}</span>
          <span {...readable}>{pick.text}</span>
        </p>
      </div>
      <SceneColumns
        scenes={rows}
        language={story.language}
        renderText={(row) => (
          <div {...readable}>
            {paragraphsOf(row.text).map((paragraph) => (
              <p key={paragraph.offset} data-offset={offset + row.offset + paragraph.offset}>
                {paragraph.text}
              </p>
            ))}
          </div>
        )}
      />
    </div>
  );
}
