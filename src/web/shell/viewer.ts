import { createContext, use } from 'react';
import type { Viewer } from '#domain/viewer.ts';

interface ViewerState {
  /** Null for a guest, and until it is known who is here. */
  viewer: Viewer | null;
  signOut: () => void;
}

/** Who is looking. Whether that is known yet is a question for the session; most of a page need not ask it. */
export const ViewerContext = createContext<ViewerState>({ viewer: null, signOut: () => undefined });

export function useViewer(): ViewerState {
  return use(ViewerContext);
}
