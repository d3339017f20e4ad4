import { defineConfig } from 'vitest/config';

/** Pure code needs no database; what belongs to the server gets one real server and a copy of a template per file. */
export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/{domain,contract,engines,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
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
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
