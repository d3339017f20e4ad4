import mouse from '#web/art/heroes/mouse.webp';
import { Specimen } from '#web/features/design/specimen.tsx';
import { scenePicture } from '#web/art/scene-pictures.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LockBadge } from '#web/ui/lock-badge.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ScrollArea } from '#web/ui/scroll-area.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const TABS = ['Favorites', 'Achievements', 'Reading streak'].map((label) => ({
  value: label,
  label,
  content: <p>What belongs under “{label}”.</p>,
}));

const QUESTIONS = ['Does it cost anything?', 'Where are the names kept?'].map((title) => ({
  value: title,
  title,
  content: <p>A plain answer in a sentence or two.</p>,
}));

export function Surfaces() {
  return (
    <Specimen title="Surfaces">
      <div className="grid gap-5 sm:grid-cols-3">
        <Card>
          <h3 className="text-h3">A card</h3>
          <p className="text-ink-soft">Lies on the paper.</p>
        </Card>
        <Card lifts>
          <h3 className="text-h3">A card that lifts</h3>
          <p className="text-ink-soft">When you point at it.</p>
        </Card>
        <Card className="relative">
          <h3 className="text-h3">A locked card</h3>
          <p className="text-ink-soft">Wait over the lock.</p>
          <span className="absolute end-4 top-4">
            <LockBadge reason="Sign up to unlock this setting" />
          </span>
        </Card>
      </div>
      <Tabs label="Account" tabs={TABS} />
      <Accordion items={QUESTIONS} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ScrollArea label="Settings to choose from" className="cut h-[300px] border border-line bg-page">
          <ul className="p-4">
            {Array.from({ length: 30 }, (_, i) => (
              <li key={i} className="py-1.5">
                Place number {i + 1}
              </li>
            ))}
          </ul>
        </ScrollArea>
        <div className="grid content-start gap-3">
          <Skeleton className="h-40" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      </div>
      <EmptyState
        title="No favorite stories yet"
        text="The mouse has looked. Nothing here but crumbs."
        picture={{ src: mouse, width: 294, height: 420 }}
      >
        <Button>Browse Story Library</Button>
      </EmptyState>
      <PageHeader title="A page header" lead="With a lead and a picture." picture={scenePicture('farm')} />
    </Specimen>
  );
}
