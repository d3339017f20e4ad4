import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BENCHES, scriptOf } from './bench.ts';

test('every bench that is listed is there', () => {
  const own = Object.entries(BENCHES).filter(([, { command }]) => !command);
  expect(own.map(([name]) => scriptOf(name)).filter((path) => !existsSync(path))).toEqual([]);
});

test('a bench with a command of its own is the one of that name', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const aliases = Object.entries(scripts).filter(([name]) => name.startsWith('bench:'));
  expect(aliases.map(([name]) => name.slice('bench:'.length))).toEqual(
    expect.arrayContaining(['creator', 'load', 'pictures', 'tales', 'voice']),
  );
  for (const [alias, command] of aliases) {
    const name = alias.slice('bench:'.length);
    expect(BENCHES).toHaveProperty([name]);
    expect(command).toBe(`node scripts/bench.ts ${name}`);
  }
});

test('every bench that documents name is listed', () => {
  const texts = globSync(['*.md', 'docs/**/*.md']).map((path) => readFileSync(path, 'utf8'));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/npm run bench ([a-z-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in BENCHES))).toEqual([]);
});
