import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface ScriptResult {
  exitCode: number | null;
  output: string;
}

/** Runs one of our command line scripts as people do, and returns what it printed. */
export function startScript(name: 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv) {
  const file = fileURLToPath(new URL(`../../../scripts/${name}.ts`, import.meta.url));
  const script = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.withResolvers<number | null>();
  script.once('close', ended.resolve);
  const result = async (): Promise<ScriptResult> => {
    const [out, errors, exitCode] = await Promise.all([
      text(script.stdout),
      text(script.stderr),
      ended.promise,
    ]);
    return { exitCode, output: out + errors };
  };
  return { script, result: result() };
}

export async function runScript(name: 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv) {
  return startScript(name, args, env).result;
}
