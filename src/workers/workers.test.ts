import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { WorkerDiedError, WorkersBusyError, WorkTooSlowError } from '#workers/errors.ts';
import type { Mischief, Told } from '#workers/testing/mischief.ts';
import { openWorkers, type WorkersOptions } from '#workers/workers.ts';

function open(options: Partial<WorkersOptions> = {}) {
  const deaths: string[] = [];
  const workers = openWorkers<Mischief, Told>({
    file: new URL('testing/mischief.ts', import.meta.url),
    children: 1,
    taskMs: 15_000,
    idleMs: 60_000,
    memoryMb: 256,
    queue: 8,
    onDeath: (error) => deaths.push(error.name),
    ...options,
  });
  onTestFinished(() => workers.close());
  return { workers, deaths };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('work is done elsewhere, by one child after the other task', async () => {
  const { workers, deaths } = open();
  const first = await workers.run({ do: 'say' });
  expect(first.pid).not.toBe(process.pid);
  expect((await workers.run({ do: 'say' })).pid).toBe(first.pid);
  expect(deaths).toEqual([]);
});

test('a task that throws is refused in its own words, and its child goes on', async () => {
  const { workers, deaths } = open();
  const { pid } = await workers.run({ do: 'say' });
  await expect(workers.run({ do: 'throw' })).rejects.toThrow('I would rather not');
  await expect(workers.run({ do: 'throw-object' })).rejects.toThrow('The page is full');
  expect((await workers.run({ do: 'say' })).pid).toBe(pid);
  expect(deaths).toEqual([]);
});

test('a child that aborts takes nobody along: its task is tried once more, then refused [TR-01]', async () => {
  const { workers, deaths } = open();
  await expect(workers.run({ do: 'abort' })).rejects.toThrow(WorkerDiedError);
  expect(deaths).toEqual(['WorkerDiedError', 'WorkerDiedError']);
  expect((await workers.run({ do: 'say' })).pid).toEqual(expect.any(Number));
});

test('a task whose child dies for another reason is done in a fresh one [TR-01]', async () => {
  const { workers, deaths } = open();
  const { pid } = await workers.run({ do: 'say' });
  expect((await workers.run({ do: 'abort-unless-fresh' })).pid).not.toBe(pid);
  expect(deaths).toEqual(['WorkerDiedError']);
});

test('a child that hangs is ended, and who waits behind it is served [TR-01]', async () => {
  const { workers, deaths } = open({ taskMs: 2000 });
  await workers.run({ do: 'say' });
  const [stuck, next] = await Promise.allSettled([workers.run({ do: 'hang' }), workers.run({ do: 'say' })]);
  expect(stuck).toMatchObject({ status: 'rejected', reason: expect.any(WorkTooSlowError) as Error });
  expect(next.status).toBe('fulfilled');
  expect(deaths).toEqual(['WorkTooSlowError']);
});

test.each(['eat-heap', 'eat-buffers'] as const)(
  'a child that takes too much memory is ended: %s [TR-01]',
  async (what) => {
    const { workers } = open();
    await expect(workers.run({ do: what })).rejects.toThrow(WorkerDiedError);
    expect((await workers.run({ do: 'say' })).pid).toEqual(expect.any(Number));
  },
  60_000,
);

test('who comes when too many wait is told so at once [TR-01]', async () => {
  const { workers } = open({ queue: 2 });
  const early = [1, 2, 3].map(() => workers.run({ do: 'wait', ms: 100 }));
  await expect(workers.run({ do: 'say' })).rejects.toThrow(WorkersBusyError);
  await Promise.all(early);
  await workers.run({ do: 'say' });
});

test('many tasks of one do not hold up those of others [OP-03]', async () => {
  const { workers } = open({ queue: 20 });
  const order: string[] = [];
  const ask = async (from: string) => {
    await workers.run({ do: 'wait', ms: 20 }, undefined, from);
    order.push(from);
  };
  await Promise.all([...Array.from({ length: 8 }, () => ask('many')), ask('one'), ask('other'), ask('one')]);
  expect(order.indexOf('one')).toBeLessThan(3);
  expect(order.indexOf('other')).toBeLessThan(4);
  expect(order.lastIndexOf('one')).toBeLessThan(7);
});

test('who is aborted while waiting leaves the queue; who is aborted at work waits no longer', async () => {
  const { workers } = open({ queue: 1 });
  const [atWork, waiting] = [new AbortController(), new AbortController()];
  const first = workers.run({ do: 'wait', ms: 300 }, atWork.signal);
  const second = workers.run({ do: 'say' }, waiting.signal);
  waiting.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  const third = workers.run({ do: 'say' }); // there is room again
  atWork.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  await third;
  await expect(workers.run({ do: 'say' }, waiting.signal)).rejects.toThrow('gone');
});

test('there are as many children as there is work for, and none when there is none', async () => {
  const { workers } = open({ children: 3, idleMs: 200 });
  expect(workers.pids).toEqual([]);
  const told = await Promise.all([1, 2].map(() => workers.run({ do: 'wait', ms: 400 })));
  expect(new Set(told.map(({ pid }) => pid)).size).toBe(2);
  await expect.poll(() => told.some(({ pid }) => isAlive(pid)), { timeout: 5000 }).toBe(false);
  expect(workers.pids).toEqual([]);
});

test('children know none of our secrets', async () => {
  process.env['AUTH_SECRET_OF_A_TEST'] = 'hush';
  onTestFinished(() => void delete process.env['AUTH_SECRET_OF_A_TEST']);
  const { env } = await open().workers.run({ do: 'say' });
  expect(env).toContain('PATH');
  expect(env).not.toContain('AUTH_SECRET_OF_A_TEST');
});

test('closing ends all of them, and what they were doing', async () => {
  const { workers, deaths } = open();
  const { pid } = await workers.run({ do: 'say' });
  const left = Promise.allSettled([workers.run({ do: 'hang' }), workers.run({ do: 'say' })]);
  await workers.close();
  expect(isAlive(pid)).toBe(false);
  expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(workers.run({ do: 'say' })).rejects.toThrow(WorkerDiedError);
  expect(deaths).toEqual([]);
});

test('children leave with their parent, also one that is stuck [TR-01]', async () => {
  const file = fileURLToPath(new URL('testing/parent.ts', import.meta.url));
  const parent = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pids = JSON.parse(line.toString()) as number[];
  expect(pids.map(isAlive)).toEqual([true, true]);
  parent.kill('SIGKILL');
  await expect.poll(() => pids.some(isAlive), { timeout: 10_000 }).toBe(false);
});
