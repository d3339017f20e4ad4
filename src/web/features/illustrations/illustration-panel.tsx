import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import type { ToldStory } from '#domain/told-story.ts';
import { describePicture } from '#web/features/illustrations/describe-picture.ts';
import {
  countOf,
  isDrawing,
  PICTURE_KINDS,
  type PanelState,
} from '#web/features/illustrations/panel-state.ts';
import { PictureTile } from '#web/features/illustrations/picture-tile.tsx';
import { storyKey } from '#web/features/illustrations/picture-wish.ts';
import { useIllustrations } from '#web/features/illustrations/use-illustrations.ts';
import { useFormats, type Formats } from '#web/i18n/formats.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** The hero, the place and a short animation of a story, drawn one after another as soon as the panel is there. */
export function IllustrationPanel({ story }: { story: ToldStory }) {
  // Another text, cast or place: whatever was being drawn is not wanted any more.
  return <Panel key={storyKey(story)} story={story} />;
}

function Panel({ story }: { story: ToldStory }) {
  const t = useTranslate();
  const formats = useFormats();
  const id = useId();
  const [state, dispatch] = useIllustrations(story, (kind) =>
    toast({
      title: t('illustrations.failed.title'),
      description: t('illustrations.failed.text', { description: describePicture(kind, story, t) }),
      look: 'danger',
    }),
  );
  const drawing = isDrawing(state);
  return (
    <section aria-labelledby={id} className="@container">
      <Card className="p-4 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="grow">
            <h2 id={id} className="text-h3">
              {t('illustrations.title')}
            </h2>
            <p role="status" className="text-small text-ink-soft">
              {progressOf(state, t, formats)}
            </p>
          </div>
          <Button
            look="secondary"
            size="small"
            // Disabled, it would lose the focus of whoever pressed it.
            aria-disabled={drawing}
            onClick={() => dispatch({ type: 'regenerate' })}
            className="aria-disabled:pointer-events-none aria-disabled:opacity-55"
          >
            <RefreshCw aria-hidden className="size-4" />
            {t('illustrations.regenerate')}
          </Button>
        </div>
        <ul aria-busy={drawing} className="mt-5 grid gap-6 @2xl:grid-cols-2">
          {PICTURE_KINDS.map((kind) => (
            <li key={kind} className={kind === 'scene' ? '@2xl:col-span-2' : undefined}>
              <PictureTile
                kind={kind}
                item={state.items[kind]}
                current={state.queue[0] === kind}
                story={story}
                onRetry={() => dispatch({ type: 'retry', kind })}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function progressOf(state: PanelState, t: Translate, formats: Formats): string {
  const [failed, total] = [countOf(state, 'failed'), PICTURE_KINDS.length];
  if (isDrawing(state)) {
    const current = total - countOf(state, 'loading') + 1;
    return t('illustrations.progress', { number: formats.number(current), total: formats.number(total) });
  }
  return failed
    ? t('illustrations.missing', { count: failed })
    : t('illustrations.ready', { count: countOf(state, 'done') });
}
