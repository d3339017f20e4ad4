import { ensureBuilt } from '../../scripts/build.ts';

/** Global set-up of Vitest: pages are tested as they are shipped. */
export default ensureBuilt;
