import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Operator } from '#contract/engines.ts';
import { CONTENT_PAGE_NAMES } from '#domain/content-pages.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { CONTENT } from '#server/content/folder.ts';
import { loadContentPages } from '#server/features/content-pages/load-content-pages.ts';

const EMAIL = 'hello@library.test';
const NAME = 'Ann & *Ben*';

const catalogue = loadCatalogues(CONTENT).en;
test.each<Operator>([{}, { email: EMAIL }, { name: NAME }, { name: NAME, email: EMAIL }])(
  'with %o every page is whole, and the only addresses on it are the operator’s [TR-11] [SP-03]',
  async (operator) => {
    const pages = await loadContentPages(CONTENT, catalogue, operator);
    expect([...pages.keys()].toSorted()).toEqual([...CONTENT_PAGE_NAMES].toSorted());
    const said = JSON.stringify([...pages.values()]);
    expect(said.match(/\{\{[^{}]*\}\}/g) ?? []).toEqual([]);
    const addresses = new Set(said.match(/[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g));
    expect([...addresses]).toEqual(operator.email ? [operator.email] : []);
    expect(JSON.stringify(pages.get('privacy')).includes('Ann &amp; *Ben*')).toBe(
      operator.name !== undefined,
    );
  },
);

/** A field may show how an address looks; everything else that people read names none but the operator's. */
const SHOWS_THE_SHAPE = new Set(['auth.fault.email']);

test('no page, no text of the interface, no mail and no article names an invented address [TR-11]', () => {
  const invented = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+|fabloom\.example/gi;
  const found = filesIn(CONTENT, /\.(md|json)$/).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => ![...SHOWS_THE_SHAPE].some((id) => line.includes(`"${id}"`)))
      .flatMap((line) => line.match(invented) ?? [])
      .map((address) => `${file}: ${address}`),
  );
  expect(found).toEqual([]);
  const web = fileURLToPath(new URL('../../web', import.meta.url));
  const shown = filesIn(web, /\.tsx?$/)
    .filter((file) => !/\.test\.tsx?$|features\/design\//.test(file))
    .filter((file) => /[\w.]+@(?:fabloom|example)\.\w+|fabloom\.example/.test(readFileSync(file, 'utf8')));
  expect(shown).toEqual([]);
});

function filesIn(folder: string, kind: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
