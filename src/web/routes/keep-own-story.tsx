import { useRouteLoaderData } from 'react-router';
import { onceMore } from '#web/browser/patiently.ts';
import { KeepSwitch } from '#web/features/keeping/keep-switch.tsx';
import type { RootData } from '#web/root.tsx';

const loadGathering = onceMore(() => import('#web/routes/gather-story.ts'));

const OURS_ALONE = { elevenLabs: false, openai: false, huggingFace: false };

interface KeepOwnStoryProps {
  id: string;
  title: string;
  /** It is not in My Stories yet. */
  disabled?: boolean;
}

/** The switch, with those who know a story: the creator its text and pictures, the narration its sound. */
export function KeepOwnStory({ id, title, disabled = false }: KeepOwnStoryProps) {
  const voices = useRouteLoaderData<RootData>('root')?.engines.voices ?? OURS_ALONE;
  return (
    <KeepSwitch
      id={id}
      title={title}
      disabled={disabled}
      gather={async (signal) => {
        const { gatherStory } = await loadGathering();
        return gatherStory(id, voices, signal);
      }}
    />
  );
}
