import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** What a process and all that came of it have cost so far. Only Linux tells. */
export function costOf(root: number): { cpuS: number; residentMb: number } {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(Number(pid)));
  const family = new Set([root]);
  for (let grown = -1; grown !== family.size;) {
    grown = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const mine = all.filter(({ pid }) => family.has(pid));
  const sum = (of: (each: Stat) => number) => mine.reduce((total, each) => total + of(each), 0);
  return {
    cpuS: sum(({ ticks }) => ticks) / TICKS_PER_SECOND,
    residentMb: sum(({ pages }) => pages * 4) / 1024,
  };
}

interface Stat {
  pid: number;
  parent: number;
  /** Of those that ended, too, as far as somebody waited for them. */
  ticks: number;
  pages: number;
}

function statOf(pid: number): Stat[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
    const at = (field: number) => fields[field - 3] ?? 0;
    return [{ pid, parent: at(4), ticks: at(14) + at(15) + at(16) + at(17), pages: at(24) }];
  } catch {
    return []; // it has ended meanwhile
  }
}
