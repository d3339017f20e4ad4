import { LibraryBig, Plus } from 'lucide-react';
import { useState } from 'react';
import type { MyStorySummary } from '#contract/my-stories.ts';
import type { OwnSeries } from '#contract/own-series.ts';
import { SeriesForm } from '#web/features/my-stories/series-form.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export interface SeriesDialogProps {
  /** The book that is to be put in a series; absent where a whole series is arranged. */
  story?: MyStorySummary;
  /** In which it stands already. */
  series?: OwnSeries | undefined;
  all: readonly OwnSeries[];
  /** Books that stand alone. */
  alone: readonly MyStorySummary[];
  onDone: () => void;
}

const NEW: OwnSeries = { title: '', stories: [] };

/** Asks first into which series, where there are any. */
export function SeriesDialog({ story, series, all, alone, onDone }: SeriesDialogProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(series ?? (all.length === 0 ? NEW : undefined));
  return (
    <Dialog
      open
      title={t(chosen ? 'series.dialog' : 'series.choose')}
      dismiss={{ label: t('action.close'), onDismiss: onDone }}
    >
      {chosen ? (
        <SeriesForm
          series={chosen}
          first={story && story.series !== chosen.title ? [...chosen.stories, story] : chosen.stories}
          alone={alone}
          onDone={onDone}
        />
      ) : (
        <div className="mt-4 grid gap-2">
          {all.map((each) => (
            <Button
              key={each.title}
              look="secondary"
              className="justify-start text-start"
              onClick={() => setChosen(each)}
            >
              <LibraryBig aria-hidden className="size-5 shrink-0" />
              {each.title}
            </Button>
          ))}
          <Button look="quiet" className="justify-start" onClick={() => setChosen(NEW)}>
            <Plus aria-hidden className="size-5 shrink-0" />
            {t('series.new')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
