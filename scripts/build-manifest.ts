import { readFileSync } from 'node:fs';

/** What Vite says of the files that it made, by the sources they are made of. */
export type Manifest = Record<string, ManifestEntry>;

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
  css?: string[];
}

export const MANIFEST_FOLDER = 'build/client/.vite';

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${MANIFEST_FOLDER}/manifest.json`, 'utf8')) as Manifest;
}

/** The files that some sources became, with all that these import, and all that they may load later where that is asked for. */
export function filesOf(manifest: Manifest, sources: readonly string[], reach: 'now' | 'ever'): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    files.add(entry.file);
    for (const file of entry.css ?? []) files.add(file);
    const later = reach === 'ever' ? (entry.dynamicImports ?? []) : [];
    for (const next of [...(entry.imports ?? []), ...later]) visit(next);
  };
  const names = Object.keys(manifest);
  for (const source of sources) {
    const name = names.find((key) => key.startsWith(source));
    if (!name) throw new Error(`${source} is no part of the build; it is named in scripts/build*.ts`);
    visit(name);
  }
  return [...files];
}
