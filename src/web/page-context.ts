import { createContext } from 'react-router';
import type { PageContext } from '#server/pages/page-context.ts';

/** What the server hands to the page that it renders; loaders read it, the browser never sees it whole. */
export const pageContext = createContext<PageContext>();
