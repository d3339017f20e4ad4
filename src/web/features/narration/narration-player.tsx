import { useState, useSyncExternalStore } from 'react';
import type { ToldStory } from '#domain/told-story.ts';
import { PlayerButton } from '#web/features/narration/player-button.tsx';
import { PlayerPanel } from '#web/features/narration/player-panel.tsx';
import { useNarration } from '#web/features/narration/use-narration.ts';

/** Reads a story aloud. A panel at the edge of the page that collapses to a round button; on phones it begins as one. */
export function NarrationPlayer({ story }: { story: ToldStory }) {
  const wide = useSyncExternalStore(onWidth, isWide, () => false);
  const [chosen, setChosen] = useState<boolean>();
  // Another story has another player: whatever the last one did ends with it.
  return <Player key={story.id} story={story} open={chosen ?? wide} onToggle={setChosen} />;
}

interface PlayerProps {
  story: ToldStory;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function Player({ story, open, onToggle }: PlayerProps) {
  const narration = useNarration(story);
  const [toggled, setToggled] = useState(false);
  const toggle = () => {
    setToggled(true);
    onToggle(!open);
  };
  return open ? (
    <PlayerPanel story={story} narration={narration} onCollapse={toggle} takesFocus={toggled} />
  ) : (
    <PlayerButton state={narration.state} onOpen={toggle} takesFocus={toggled} />
  );
}

const WIDE = '(width >= 40rem)';

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

function onWidth(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
