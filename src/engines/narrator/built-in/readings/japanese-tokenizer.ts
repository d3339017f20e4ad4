import type { Token } from 'kuromoji';
import { isInstalled } from '#engines/narrator/built-in/installed.ts';
import { SpeechError } from '#engines/narrator/port.ts';
import { openWorkers } from '#workers/workers.ts';

const dictionary = openWorkers<string, Token[]>({
  file: new URL('../programs/kuromoji.ts', import.meta.url),
  children: 1,
  taskMs: 30_000,
  idleMs: 300_000,
  memoryMb: 1024,
  queue: 256,
});

/** The words of a Japanese text, as the dictionary cuts and reads them. */
export async function tokenize(text: string): Promise<Token[]> {
  if (!isInstalled('kuromoji')) {
    throw new SpeechError('not_configured', 'Japanese needs the optional package kuromoji');
  }
  return dictionary.run(text);
}
