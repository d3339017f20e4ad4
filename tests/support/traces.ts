import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';

/** Every place in files of a folder and in rows of a database that holds one of the words, whatever the case. */
export async function tracesOf(
  words: readonly string[],
  { dataDir, pool }: { dataDir: string; pool: Pool },
): Promise<string[]> {
  return [...(await tracesInFiles(words, dataDir)), ...(await tracesInTables(words, pool))];
}

async function tracesInFiles(words: readonly string[], folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of await filesIn(folder)) {
    const bytes = await readFile(path);
    const text = [
      path,
      bytes.toString('utf8'),
      path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : '',
    ]
      .join('\n')
      .toLowerCase();
    for (const word of words)
      if (text.includes(word.toLowerCase())) found.push(`${path.slice(folder.length)}: ${word}`);
  }
  return found;
}

/** Also of the job queue; nothing is left out but the server's own catalogue. */
async function tracesInTables(words: readonly string[], pool: Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from ${name} as each where position($1 in lower(each::text)) > 0`,
        [word.toLowerCase()],
      );
      if (rows[0]?.count) found.push(`${name}: ${word} (${rows[0].count} rows)`);
    }
  }
  return found;
}

export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

export async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await filesIn(folder)).map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
