import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's program is a Java archive, which not every kernel can start by itself. */
const JAR = '/usr/share/java/epubcheck.jar';
/** A short run is over before Java's best compiler has paid for itself. */
const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const command = findEpubcheck();
export const hasEpubcheck = command !== undefined;

function findEpubcheck(): string[] | undefined {
  const runs = (program: string, ...args: string[]) => !spawnSync(program, args, { stdio: 'ignore' }).error;
  if (existsSync(JAR) && runs('java', '-version')) return ['java', ...QUICK, '-jar', JAR];
  return runs('epubcheck', '--version') ? ['epubcheck'] : undefined;
}

/** What epubcheck has to say against a book: nothing, if all is well. */
export function epubcheck(epub: Uint8Array): string {
  const [program = 'epubcheck', ...args] = command ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'fabloom-epubcheck-'));
  try {
    const file = join(folder, 'book.epub');
    writeFileSync(file, epub);
    const { status, stdout, stderr } = spawnSync(program, [...args, '--failonwarnings', file], {
      encoding: 'utf8',
    });
    return status === 0 ? '' : `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
