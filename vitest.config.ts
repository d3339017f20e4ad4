import { defineConfig } from 'vitest/config';

/** Pure code needs no database; what belongs to the server gets one real server and a copy of a template per file. */
export default defineConfig({
  test: {
    restoreMocks: true,
    // The default leaves a core to whoever watches: of two, that is half of them.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{domain,contract,engines,web,workers}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Files of one worker share the modules: half of the time went into loading the product anew for each.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['tests/support/vitest-database.ts', 'tests/support/vitest-web-build.ts'],
        },
      },
      {
        // Once more on the embedded database, after the server was tested on another one.
        extends: true,
        test: {
          name: 'database',
          include: ['src/server/db/**/*.test.ts'],
          // Every journey's product seeds it anyway.
          exclude: ['src/server/db/seed/**'],
          globalSetup: ['tests/support/vitest-database.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/vitest-web-build.ts'],
          // They start many servers, and the whole run computes beside them.
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
