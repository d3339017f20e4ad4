import { existsSync, globSync, readFileSync } from 'node:fs';

/** The ledger of promises: the shared one where it is at hand, else the copy that the repository keeps. */
const LEDGERS = ['../shared/spec/ledger.md', 'docs/ledger.md'];
const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.{test,spec}.ts'];

export interface Coverage {
  ids: string[];
  uncovered: string[];
  /** Ids that a test names and the ledger does not. */
  unknown: string[];
}

export function coverage(ledger: string, testSources: string[]): Coverage {
  const ids = [...ledger.matchAll(/^- ([A-Z]{2}-\d{2}) /gm)].map((match) => match[1] as string);
  const carried = new Set(
    testSources
      .flatMap((source) => [...source.matchAll(/\[([A-Z]{2}-\d{2}(?:, [A-Z]{2}-\d{2})*)\]/g)])
      .flatMap((match) => (match[1] as string).split(', ')),
  );
  return {
    ids,
    uncovered: ids.filter((id) => !carried.has(id)),
    unknown: [...carried].filter((id) => !ids.includes(id)),
  };
}

if (import.meta.main) {
  const ledger = LEDGERS.find((path) => existsSync(path)) as string;
  const tests = TESTS.flatMap((pattern) => globSync(pattern)).map((file) => readFileSync(file, 'utf8'));
  const { ids, uncovered, unknown } = coverage(readFileSync(ledger, 'utf8'), tests);
  console.log(`spec: ${ids.length - uncovered.length} of ${ids.length} promises are carried by a test`);
  if (uncovered.length) console.log(`not yet: ${uncovered.join(' ')}`);
  for (const id of unknown) console.error(`a test carries ${id}, which the ledger does not have`);
  process.exit(unknown.length ? 1 : 0);
}
