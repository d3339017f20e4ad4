import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { prepareMachine, startSystemPostgres } from './test-machine.ts';

/**
 * Everything that must hold, in one run: `bin/test`. Each step runs even when an earlier one failed, and the last line
 * counts them all. `bin/test unit browser` runs only the steps that are named.
 */
interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads how many tests passed and failed; without it the step counts as one test. */
  count?: (report: string) => Count;
  /** What must be there; a failure fails the step. */
  before?: () => Promise<void>;
  /** Runs beside another step: what it says is told when it has ended. */
  beside?: boolean;
}

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed and why, to be told once more at the end: a long run is read from there. */
  faults?: string[];
}

const MESSAGE_LINES = 14;
const MESSAGE_LENGTH = 1_200;

const reports = mkdtempSync(join(tmpdir(), 'fabloom-reports-'));
const report = (name: string) => join(reports, `${name}.json`);
const node = (...args: string[]) => [process.execPath, ...args];
const bin = (name: string) => `node_modules/${name}`;

const vitest = (name: string, projects: string[], env: Record<string, string> = {}): Step => ({
  name,
  command: node(
    bin('vitest/vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ),
  env,
  count: countVitest,
});

const CHECKS: Step[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'walls', command: node('scripts/check/walls.ts') },
  { name: 'languages', command: node('scripts/check/languages.ts') },
  { name: 'library', command: node('scripts/check/library.ts') },
  { name: 'spec', command: node('scripts/check/spec.ts') },
];

const STEPS = [
  ...CHECKS.map((step) => step.name),
  'unit',
  'faults',
  'server',
  'embedded-database',
  'fuzz',
  'browser',
];

async function main(wanted: string[]) {
  const unknown = wanted.filter((name) => !STEPS.includes(name));
  if (unknown.length) {
    console.error(`There is no step ${unknown.join(', ')}. Steps: ${STEPS.join(', ')}`);
    process.exit(1);
  }
  const isWanted = (name: string) => !wanted.length || wanted.includes(name);
  const started = Date.now();
  const totals: Count = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const faults: string[] = [];
  const run = async (step: Step) => {
    if (!isWanted(step.name)) return;
    const count = await runStep(step);
    totals.passed += count.passed;
    totals.failed += count.failed;
    totals.skipped += count.skipped;
    if (count.failed) failures.push(step.name);
    faults.push(...(count.faults ?? []).map((fault) => `${step.name}: ${fault}`));
  };

  const prepared = prepareMachine(isWanted);
  for (const step of CHECKS) await run(step);
  await prepared;
  // Faults mostly wait for what they started or killed.
  await Promise.all([run(vitest('unit', ['unit'])), run({ ...vitest('faults', ['faults']), beside: true })]);
  // The server meets a PostgreSQL as an operator has one; all that follows lives on the one we bring.
  const postgres = isWanted('server') ? await startSystemPostgres() : undefined;
  await run(vitest('server', ['server'], postgres && { TEST_DATABASE_URL: postgres.url }));
  await postgres?.stop();
  if (postgres || wanted.length) await run(vitest('embedded-database', ['database']));
  await run(vitest('fuzz', ['fuzz']));

  await run({
    name: 'browser',
    // Built once, before its servers would each begin to.
    before: ensureBuilt,
    command: node(bin('@playwright/test/cli.js'), 'test'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
    count: countPlaywright,
  });

  rmSync(reports, { recursive: true, force: true });
  if (faults.length) say(`what failed\n\n${faults.join('\n\n')}`);
  say(
    `${Math.round((Date.now() - started) / 1000)} s in all${failures.length ? `; failed: ${failures.join(', ')}` : ''}`,
  );
  console.log(
    `${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
  );
  process.exit(totals.failed ? 1 : 0);
}

async function runStep({ name, before, command, env, count, beside }: Step): Promise<Count> {
  if (!beside) say(name);
  const started = Date.now();
  try {
    await before?.();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const [program = '', ...args] = command;
  const told = join(reports, `${name}.txt`);
  const output = beside ? openSync(told, 'w') : 'inherit';
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  const status = await new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
  if (beside) {
    say(name);
    console.log(readFileSync(told, 'utf8'));
  }
  const result = count ? countSafely(count, report(name)) : { passed: 0, failed: 0, skipped: 0 };
  // A runner that says nothing has not tested anything.
  if (status === 0 && count && result.passed === 0) result.failed = 1;
  // A runner that fails without a failed test (it did not start, a file did not load) has failed all the same.
  if (status !== 0 && result.failed === 0) result.failed = 1;
  if (status === 0 && !count) result.passed = 1;
  say(`${name}: ${status === 0 ? 'ok' : 'FAILED'} after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

function countSafely(count: NonNullable<Step['count']>, file: string): Count {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

function countVitest(text: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(text) as VitestReport;
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const told = failed.map((test) => `${test.fullName}\n${beginning(test.failureMessages.join('\n'))}`);
    return status === 'failed' && !told.length ? [`${name}\n${beginning(message)}`] : told;
  });
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, faults };
}

const beginning = (message: string) =>
  message.split('\n').slice(0, MESSAGE_LINES).join('\n').slice(0, MESSAGE_LENGTH);

function countPlaywright(text: string): Count {
  const { stats } = JSON.parse(text) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

function say(text: string) {
  console.log(`\n── ${text}`);
}

await main(process.argv.slice(2));
