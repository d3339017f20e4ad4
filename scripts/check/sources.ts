import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

export interface Source {
  file: string;
  program: unknown;
}

/** The TypeScript and JavaScript files under some folders, parsed. */
export function readSources(...folders: string[]): Source[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs,js}`))
    .toSorted()
    .map((file) => ({
      file,
      program: parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }),
    }));
}

export interface SyntaxNode {
  type: string;
  [property: string]: unknown;
}

/** Every node of a parsed file, parents before children. */
export function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item);
  } else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
