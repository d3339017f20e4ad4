import { useState, useSyncExternalStore } from 'react';
import type { ToldStory } from '#domain/told-story.ts';
import { kept } from '#web/browser/storage.ts';
import { PlayerButton } from '#web/features/narration/player-button.tsx';
import { PlayerPanel } from '#web/features/narration/player-panel.tsx';
import { useNarration } from '#web/features/narration/use-narration.ts';
import { useSpaceKey } from '#web/reader/space-key.ts';

const KEY = 'fabloom.player';

interface NarrationPlayerProps {
  story: ToldStory;
  /** The book alone has buttons for it. */
  hidden?: boolean;
  /** Somebody has it before them, and not only its cover: its voice is made ready. */
  isOpen?: boolean;
}

/**
 * Reads a story aloud. It begins as a round button, which lies over no text, and opens to a panel at the edge of the page;
 * where there is room, it is open again for whoever left it open.
 */
export function NarrationPlayer({ story, hidden = false, isOpen = true }: NarrationPlayerProps) {
  const wide = useSyncExternalStore(onWidth, isWide, () => false);
  const [chosen, setChosen] = useState<boolean>();
  const [wasOpen] = useState(() => kept.read(KEY) === 'open');
  const toggle = (open: boolean) => {
    setChosen(open);
    if (open) kept.write(KEY, 'open');
    else kept.remove(KEY);
  };
  // Another story has another player: whatever the last one did ends with it.
  return (
    <Player
      key={story.id}
      {...{ story, hidden, isOpen }}
      open={!hidden && (chosen ?? (wide && wasOpen))}
      onToggle={toggle}
    />
  );
}

interface PlayerProps {
  story: ToldStory;
  hidden: boolean;
  isOpen: boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
}

function Player({ story, hidden, isOpen, open, onToggle }: PlayerProps) {
  const narration = useNarration(story, isOpen);
  const [toggled, setToggled] = useState(false);
  const { queue, state } = narration;
  const running = state.phase === 'playing' || state.phase === 'generating';
  // Who has not seen the player, or made it small and silent, scrolls with the space bar as everywhere.
  useSpaceKey(() => (running ? queue.pause() : queue.play()), open || (!hidden && state.phase !== 'ready'));
  const toggle = () => {
    setToggled(true);
    onToggle(!open);
  };
  if (hidden) return null;
  return open ? (
    <PlayerPanel narration={narration} onCollapse={toggle} takesFocus={toggled} />
  ) : (
    <PlayerButton state={state} onOpen={toggle} takesFocus={toggled} />
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
