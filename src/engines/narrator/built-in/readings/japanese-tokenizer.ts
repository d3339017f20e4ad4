import type { Token } from 'kuromoji';
import { isInstalled } from '#engines/narrator/built-in/installed.ts';
import { createProgram } from '#engines/narrator/built-in/programs/program.ts';
import { SpeechError } from '#engines/narrator/port.ts';

const program = createProgram<string, Token[]>({
  file: new URL('../programs/kuromoji.ts', import.meta.url),
  idleMs: 300_000,
  answerMs: 30_000,
});
const forEver = new AbortController().signal;

/** The words of a Japanese text, as the dictionary cuts and reads them. */
export async function tokenize(text: string): Promise<Token[]> {
  if (!isInstalled('kuromoji')) {
    throw new SpeechError('not_configured', 'Japanese needs the optional package kuromoji');
  }
  return program.ask(text, forEver);
}
