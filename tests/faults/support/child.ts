import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What our child programs say, one JSON object per line. */
export interface Saying {
  url?: string;
  id?: number;
  code?: string;
  message?: string;
  warning?: string;
  port?: number;
  role?: string;
}

/** A child program under test: what it said so far, and ways to end it. */
export class Child {
  readonly process: ChildProcess;
  readonly said: Saying[] = [];
  errors = '';
  readonly #closed: Promise<unknown>;
  readonly #changed = new EventTarget();

  constructor(process: ChildProcess) {
    this.process = process;
    this.#closed = once(process, 'close');
    if (process.stdout) {
      createInterface(process.stdout).on('line', (line) => {
        this.said.push(JSON.parse(line));
        this.#changed.dispatchEvent(new Event('said'));
      });
    }
    process.stderr?.setEncoding('utf8').on('data', (text: string) => (this.errors += text));
  }

  get pid(): number {
    if (this.process.pid === undefined) throw new Error('the child did not start');
    return this.process.pid;
  }

  /** The first thing said that has the given field. */
  async says<Key extends keyof Saying>(key: Key): Promise<NonNullable<Saying[Key]>> {
    for (;;) {
      const value = this.said.find((saying) => saying[key] !== undefined)?.[key];
      if (value !== undefined && value !== null) return value;
      await Promise.race([once(this.#changed, 'said'), this.#closed.then(() => this.#failUnlessSaid(key))]);
    }
  }

  /** Ends its input, which it takes as the wish to stop, and waits for its exit. */
  async stop(): Promise<void> {
    this.process.stdin?.end();
    await this.#closed;
  }

  /** Waits for its exit. */
  async ended(): Promise<void> {
    await this.#closed;
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.#closed;
  }

  #failUnlessSaid(key: keyof Saying): void {
    if (this.said.some((saying) => saying[key] !== undefined)) return;
    throw new Error(
      `the child ended without saying its ${key}: ${JSON.stringify(this.said)}\n${this.errors}`,
    );
  }
}

export interface ChildOptions {
  program: 'run-server' | 'acknowledging-writer' | 'run-product';
  dataDir: string;
  uid?: number | undefined;
  env?: NodeJS.ProcessEnv;
}

export function startChild({ program, dataDir, uid, env }: ChildOptions): Child {
  const file = fileURLToPath(new URL(`../children/${program}.ts`, import.meta.url));
  return new Child(
    spawn(process.execPath, [file, dataDir], {
      // A process of an ordinary user must not start in a folder that only root may enter.
      cwd: '/',
      env: { PATH: process.env['PATH'], ...env },
      ...(uid === undefined ? {} : { uid, gid: uid }),
      stdio: ['pipe', 'pipe', 'pipe'],
    }),
  );
}
