import { lazy, type ComponentProps, type ReactNode } from 'react';
import { onceMore, patiently } from '#web/browser/patiently.ts';
import type { NarrationPlayer } from '#web/features/narration/narration-player.tsx';
import { Piece } from '#web/pieces/piece.tsx';

const loadPlayer = onceMore(async () => {
  const { NarrationPlayer: component } = await import('#web/features/narration/narration-player.tsx');
  return { default: component };
});
const Player = lazy(patiently(loadPlayer));

/** Somebody may want to be read to in a moment. */
export function expectVoice(): void {
  // What does not arrive is asked for again where it is needed.
  loadPlayer().catch(() => undefined);
}

interface LateVoiceProps extends ComponentProps<typeof NarrationPlayer> {
  waiting?: ReactNode;
}

/** The player of a story comes behind its page. */
export function LateVoice({ waiting, ...player }: LateVoiceProps) {
  return (
    <Piece waiting={waiting}>
      <Player {...player} />
    </Piece>
  );
}
