import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFile } from '#engines/bookbinder/pdf/fonts.ts';
import { readyToSet } from '#engines/bookbinder/pdf/manuscript.ts';
import type { Book } from '#engines/bookbinder/port.ts';

const WORKSHOP = fileURLToPath(new URL('.', import.meta.url));
/** What typesetting remembers of earlier books is let go after so many others. */
const KEPT_ROUNDS = 1;
/** Each holds its fonts, and those of Chinese and Japanese are large. */
const MOST_COMPILERS = 6;

/** The picture book, as a PDF. Heavy: for the workers of the bindery. */
export function typeset(book: Book): Uint8Array {
  const { manuscript, fontFiles, pictures } = readyToSet(book);
  const compiler = compilerWith(fontFiles);
  try {
    compiler.mapShadow(`${WORKSHOP}book.json`, Buffer.from(JSON.stringify(manuscript)));
    for (const [name, jpeg] of pictures) compiler.mapShadow(`${WORKSHOP}${name}`, Buffer.from(jpeg));
    return print(compiler);
  } finally {
    compiler.resetShadow();
    compiler.evictCache(KEPT_ROUNDS);
  }
}

/** In one step: a document that comes to JavaScript in between stays in memory until its garbage is collected. */
function print(compiler: NodeCompiler): Uint8Array {
  const main = { mainFilePath: `${WORKSHOP}book.typ` };
  try {
    return compiler.pdf(main);
  } catch (cause) {
    const complaints = compiler.compile(main).takeDiagnostics()?.shortDiagnostics ?? [];
    throw new Error(`the book could not be set: ${JSON.stringify(complaints)}`, { cause });
  }
}

/** One for each set of fonts, since reading fonts is most of the work; the one that was used last stands last. */
const compilers = new Map<string, NodeCompiler>();

function compilerWith(fontFiles: readonly string[]): NodeCompiler {
  const key = fontFiles.join();
  const fontBlobs = () => fontFiles.map(fontFile);
  const compiler =
    compilers.get(key) ??
    NodeCompiler.create({ workspace: WORKSHOP, fontArgs: [{ fontBlobs: fontBlobs() }] });
  compilers.delete(key);
  compilers.set(key, compiler);
  const [oldest] = compilers.keys();
  if (oldest !== undefined && compilers.size > MOST_COMPILERS) compilers.delete(oldest);
  return compiler;
}
