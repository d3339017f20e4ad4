import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const SERVER_TESTS = 'src/server/**/*.test.ts';

/** On another database only what uses one has anything new to say. */
function serverTests(): string[] {
  if (!process.env['TEST_DATABASE_URL']) return [SERVER_TESTS];
  return globSync(SERVER_TESTS).filter((file) =>
    readFileSync(file, 'utf8').includes('#tests/support/database.ts'),
  );
}

/** Pure code needs no database; what belongs to the server gets one real server and a copy of a template per file. */
export default defineConfig({
  test: {
    restoreMocks: true,
    // The default leaves a core to whoever watches: of two, that is half of them.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
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
          include: serverTests(),
          globalSetup: ['tests/support/vitest-database.ts', 'tests/support/vitest-web-build.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
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
