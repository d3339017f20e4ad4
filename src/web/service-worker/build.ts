/** Written in by `scripts/build-service-worker.ts`. */
declare const __BUILD__: { version: string; files: readonly string[] };

/** The build that this worker belongs to, and the files with which it opens without a line. */
export const BUILD = __BUILD__;
