import { dirname, join } from 'node:path';
import { ROOMS, type Room } from './rooms.ts';
import { nodesOf, readSources, type Source, type SyntaxNode } from './sources.ts';

interface Import {
  specifier: string;
  typeOnly: boolean;
}

/** One line per import that goes through a wall. */
export function findBreaches(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const found = roomOf(source.file);
    if (!found) return [`${source.file} lies in no room: add it to scripts/check/rooms.ts or move it`];
    return importsOf(source)
      .filter((imported) => !isAllowed(source.file, imported, found))
      .map((imported) => `${source.file} imports ${imported.specifier}\n    ${found.room.lesson}`);
  });
}

const SIDE_DOOR = 'Ask through src/web/api: it knows the types, the session and the words of a refusal.';

/** One line per way to the server that the types of the server know nothing of. */
export function findSideDoors(sources: Source[]): string[] {
  return sources
    .filter(({ file }) => file.startsWith('src/web/') && !isTest(file) && !roomOf(file)?.room.hasLine)
    .flatMap(({ file, program }) =>
      [...nodesOf(program)].flatMap((node) => {
        const door = sideDoorIn(node);
        return door ? [`${file} ${door}\n    ${SIDE_DOOR}`] : [];
      }),
    );
}

function sideDoorIn(node: SyntaxNode): string | undefined {
  const called = nameOf(node.callee);
  if (node.type === 'CallExpression' && /^(?:fetch|authorizedFetch)$/.test(called)) return `calls ${called}`;
  if (node.type === 'NewExpression' && /^(?:EventSource|XMLHttpRequest)$/.test(called))
    return `opens an ${called}`;
  if (/^TS(?:As|TypeAssertion|Satisfies)/.test(node.type) && isBody(node.expression))
    return 'casts what was answered';
  return undefined;
}

/** `fetch`, `window.fetch` and `globalThis.fetch` are one. */
function nameOf(callee: unknown): string {
  const { name, object, property } = (callee ?? {}) as Partial<Record<string, unknown>>;
  if (typeof name === 'string') return name;
  return object && /^(?:window|globalThis|self)$/.test(nameOf(object)) ? nameOf(property) : '';
}

/** What `json()` gives, awaited or not. */
function isBody(value: unknown): boolean {
  return [...nodesOf(value)].some((node) => {
    const { property } = (node.callee ?? {}) as { property?: unknown };
    return node.type === 'CallExpression' && nameOf(property) === 'json';
  });
}

interface FoundRoom {
  room: Room;
  /** The room's own folder, with `*` filled in. */
  folder: string;
}

function roomOf(file: string): FoundRoom | undefined {
  for (const room of ROOMS) {
    const pattern = new RegExp(`^(${room.room.replace('*', '[^/]+')})/`);
    const folder = pattern.exec(file)?.[1];
    if (folder) return { room, folder };
  }
  return undefined;
}

function importsOf({ program }: Source): Import[] {
  return [...nodesOf(program)].flatMap((node) => {
    const source = node.source as { type?: string; value?: unknown } | null | undefined;
    const isImport = /^(?:Import|Export)\w*(?:Declaration|Expression)$/.test(node.type);
    if (!isImport || typeof source?.value !== 'string') return [];
    return [{ specifier: source.value, typeOnly: node.importKind === 'type' || node.exportKind === 'type' }];
  });
}

function isAllowed(file: string, { specifier, typeOnly }: Import, { room, folder }: FoundRoom): boolean {
  if (specifier.startsWith('node:')) return !room.packages;
  const target = targetOf(file, specifier);
  if (target === undefined)
    return !room.packages || room.packages.includes(packageName(specifier)) || isTest(file);
  const may = [
    folder,
    ...room.may,
    ...(typeOnly ? (room.mayTypes ?? []) : []),
    ...(isTest(file) ? ['tests', 'content'] : []),
  ];
  return may.some((door) => target === door || target.startsWith(`${door}/`));
}

/** Path from the top of the repository, or undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#content/') || specifier.startsWith('#tests/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  // Types that React Router generates beside each route.
  if (specifier.startsWith('./+types/')) return file;
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined;
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

if (import.meta.main) {
  const sources = readSources('src', 'scripts', 'tests');
  const breaches = [...findBreaches(sources), ...findSideDoors(sources)];
  for (const breach of breaches) console.error(breach);
  console.log(`walls: ${sources.length} files, ${breaches.length} breaches`);
  process.exit(breaches.length ? 1 : 0);
}
