import { createContext, use } from 'react';
import type { Viewer } from '#domain/viewer.ts';

interface ViewerState {
  /** Null for a guest. */
  viewer: Viewer | null;
  signOut: () => void;
}

/** Who is looking. Everyone is a guest until accounts put a session here. */
export const ViewerContext = createContext<ViewerState>({ viewer: null, signOut: () => undefined });

export function useViewer(): ViewerState {
  return use(ViewerContext);
}
