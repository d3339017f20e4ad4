import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import type { SceneRow, SceneRows } from '#web/features/adventure/use-scene-rows.ts';
import { BESIDE_TEXT, ScenePlate } from '#web/scenes/scene-plate.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface SceneColumnsProps {
  scenes: SceneRows;
  language: LanguageCode;
  renderText: (row: SceneRow) => ReactNode;
  /** Stands below the last text. */
  children?: ReactNode;
}

/** Pictures above their text on phones, and beside it where there is room. */
export function SceneColumns({ scenes: { rows, retry }, language, renderText, children }: SceneColumnsProps) {
  return rows.map((row, i) => (
    <div
      key={row.offset}
      className="mb-5 grid gap-4 last:mb-0 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-8"
    >
      {/* It comes when it comes; whoever listens to the page hears the story. */}
      <div lang={language} aria-live="off" className="contents">
        <ScenePlate
          picture={row.picture}
          onRetry={retry}
          first={false}
          className={classNames(BESIDE_TEXT, 'cut-small lg:order-last')}
        />
      </div>
      <div>
        {renderText(row)}
        {i === rows.length - 1 && children}
      </div>
    </div>
  ));
}
