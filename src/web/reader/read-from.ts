import { createContext } from 'react';
import type { WordPlace } from '#web/reader/word-marker.ts';

/** Reads aloud from a word on; says whether anything came of it. */
export type ReadFrom = (place: WordPlace) => boolean;

/**
 * Around a text that is read aloud from the word that is touched, also to whoever was not read to before. Elsewhere a touch only
 * moves the voice of the page that somebody has asked for.
 */
export const ReadFromContext = createContext<ReadFrom | null>(null);
