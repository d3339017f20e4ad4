import { spawn } from 'node:child_process';
import type { Account } from '#server/db/embedded/account.ts';

export interface ProgramResult {
  /** `null` when it was killed by a signal. */
  exitCode: number | null;
  /** Standard output and error as they came. */
  output: string;
}

export interface ProgramOptions {
  cwd: string;
  account?: Account | undefined;
}

/** Runs one of PostgreSQL's programs to its end. Rejects only when it cannot be started at all. */
export async function runProgram(
  file: string,
  args: string[],
  { cwd, account }: ProgramOptions,
): Promise<ProgramResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ProgramResult>();
  const child = spawn(file, args, {
    ...account,
    cwd,
    env: programEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  child.on('error', reject);
  child.on('close', (exitCode) => resolve({ exitCode, output }));
  return promise;
}

/** Nothing of ours may leak in: PGPORT, PGDATA, LD_LIBRARY_PATH or a foreign language of the messages. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
