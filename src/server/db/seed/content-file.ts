import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { load as parseYaml } from 'js-yaml';

export interface ContentFile {
  /** Relative to the content folder, with forward slashes. */
  path: string;
  text: string;
}

export async function readContentFiles(contentDir: string, pattern: string): Promise<ContentFile[]> {
  const paths: string[] = [];
  for await (const path of glob(pattern, { cwd: contentDir })) paths.push(path);
  return Promise.all(
    paths.toSorted().map(async (path) => ({
      path: path.replaceAll(sep, '/'),
      text: await readFile(join(contentDir, path), 'utf8'),
    })),
  );
}

export function hashOf(file: ContentFile, version: number): string {
  return createHash('sha256').update(`${version}\n${file.text}`).digest('hex');
}

/** What a file says, not yet checked. A file that does not name its own slug is known by its file name. */
export function parseContentFile(file: ContentFile): unknown {
  const value = parseByKind(file);
  return isRecord(value) ? { slug: basename(file.path, extname(file.path)), ...value } : value;
}

function parseByKind(file: ContentFile): unknown {
  switch (extname(file.path)) {
    case '.json':
      return JSON.parse(file.text);
    case '.yaml':
      return parseYaml(file.text);
    case '.md':
      return parseMarkdown(file.text);
    default:
      throw new Error('is not a .md, .yaml or .json file');
  }
}

function parseMarkdown(text: string): Record<string, unknown> {
  const parts = /^---\r?\n(?<head>.*?)\r?\n---\r?\n(?<body>.*)$/s.exec(text)?.groups;
  if (!parts) throw new Error('must begin with front matter between two lines of ---');
  const head: unknown = parseYaml(parts['head'] ?? '');
  if (!isRecord(head)) throw new Error('front matter must be a list of "name: value" lines');
  return { ...head, content: (parts['body'] ?? '').replaceAll('\r\n', '\n').trim() };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
