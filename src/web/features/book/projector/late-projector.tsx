import { lazy } from 'react';
import { patiently } from '#web/browser/patiently.ts';
import type { ProjectorProps } from '#web/features/book/projector/projector.tsx';
import { Piece } from '#web/pieces/piece.tsx';

const Projector = lazy(
  patiently(async () => {
    const { Projector: component } = await import('#web/features/book/projector/projector.tsx');
    return { default: component };
  }),
);

/** It comes when somebody opens it: few ever do. */
export function LateProjector(projector: ProjectorProps) {
  return (
    <Piece>
      <Projector {...projector} />
    </Piece>
  );
}
