import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process and everything that descends from it, children before grandchildren. */
export function treeOf(root: number): number[] {
  const parents = parentOfEach();
  const tree = [root];
  for (const ancestor of tree) {
    for (const [pid, parent] of parents) if (parent === ancestor) tree.push(pid);
  }
  return tree;
}

export function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went with its parent already.
    }
  }
}

function parentOfEach(): Map<number, number> {
  return existsSync('/proc/self/stat') ? parentsFromProc() : parentsFromPs();
}

function parentsFromProc(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const afterName = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1) ?? '';
      parents.set(Number(entry), Number(afterName.split(' ')[1]));
    } catch {
      // It ended while we were looking.
    }
  }
  return parents;
}

function parentsFromPs(): Map<number, number> {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return [pid ?? 0, parent ?? 0];
    }),
  );
}
