import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFile } from '#engines/bookbinder/pdf/fonts.ts';

const BINDERY = fileURLToPath(new URL('.', import.meta.url));
/** What typesetting remembers of earlier work is let go after so many others. */
const KEPT_ROUNDS = 1;
/** Each holds its fonts, and those of Chinese and Japanese are large. */
const MOST_COMPILERS = 6;

/** A template of this room, and what it reads; paths are those of the room. */
export interface Composition {
  template: string;
  files: ReadonlyMap<string, string | Uint8Array>;
  fontFiles: readonly string[];
}

/** Heavy: for the workers of the bindery. */
export function setPdf(composition: Composition): Uint8Array {
  return set(composition, (compiler, main) => {
    try {
      // In one step: a document that comes to JavaScript in between stays in memory until its garbage is collected.
      return compiler.pdf(main);
    } catch (cause) {
      const complaints = compiler.compile(main).takeDiagnostics()?.shortDiagnostics ?? [];
      throw new Error(`${composition.template} could not be set: ${JSON.stringify(complaints)}`, { cause });
    }
  });
}

/** All of its pages as one drawing. Heavy as well. */
export function setSvg(composition: Composition): string {
  return set(composition, (compiler, main) => compiler.plainSvg(main));
}

function set<Result>(
  { template, files, fontFiles }: Composition,
  work: (compiler: NodeCompiler, main: { mainFilePath: string }) => Result,
): Result {
  const compiler = compilerWith(fontFiles);
  try {
    for (const [path, content] of files) compiler.mapShadow(`${BINDERY}${path}`, Buffer.from(content));
    return work(compiler, { mainFilePath: `${BINDERY}${template}` });
  } finally {
    compiler.resetShadow();
    compiler.evictCache(KEPT_ROUNDS);
  }
}

/** One for each set of fonts, since reading fonts is most of the work; the one that was used last stands last. */
const compilers = new Map<string, NodeCompiler>();

function compilerWith(fontFiles: readonly string[]): NodeCompiler {
  const key = fontFiles.join();
  const compiler =
    compilers.get(key) ??
    NodeCompiler.create({ workspace: BINDERY, fontArgs: [{ fontBlobs: fontFiles.map(fontFile) }] });
  compilers.delete(key);
  compilers.set(key, compiler);
  const [oldest] = compilers.keys();
  if (oldest !== undefined && compilers.size > MOST_COMPILERS) compilers.delete(oldest);
  return compiler;
}
