import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { LanguageCode } from '#domain/languages.ts';
import { PHONE } from '../slow-phone.ts';
import { BOOKS, type Say } from './book-kinds.ts';
import { visit, type Bench } from './family.ts';

/** Five scripts: one of them with long words. */
const CODES: readonly LanguageCode[] = ['en', 'de', 'hi', 'ta', 'ja'];
/** Day, paper and dark, as the reader offers them. */
const LIGHTS = ['light', 'sepia', 'night'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds in every state of every kind of book, in three lights and five languages. */
export async function measureBookStates(bench: Bench): Promise<void> {
  let looked = 0;
  const found: string[] = [];
  for (const code of CODES) {
    const say = sayIn(code);
    for (const { name: kind, open, states } of BOOKS) {
      // What rises or fades in would be measured half-faded; who asks for no motion gets it at once.
      await visit(bench, { ...PHONE, reducedMotion: 'reduce' }, async (page) => {
        await page.context().addCookies([{ name: 'appLanguage', value: code, url: bench.url }]);
        await page.addInitScript((value) => localStorage.setItem('appLanguage', value), code);
        await open(page, say, code);
        for (const [name, enter, leave] of states(page, say)) {
          await enter();
          await page.waitForTimeout(500);
          for (const light of LIGHTS) {
            looked += 1;
            for (const fault of await faultsOf(page, light))
              found.push(`${code}, ${light}, ${kind}, ${name}: ${fault}`);
          }
          await leave?.();
        }
      });
    }
  }
  for (const fault of found) console.log(`  ${fault}`);
  console.log(
    `axe in ${looked} looks at open books (states × ${LIGHTS.length} lights × ${CODES.length} languages; goal: 0): ${found.length} faults`,
  );
}

async function faultsOf(page: Page, light: (typeof LIGHTS)[number]): Promise<string[]> {
  await page.evaluate((value) => {
    const { dataset } = document.documentElement;
    if (value === 'light') delete dataset['theme'];
    else dataset['theme'] = value;
  }, light);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

function sayIn(code: LanguageCode): Say {
  const texts = JSON.parse(readFileSync(`content/languages/${code}/interface.json`, 'utf8')) as Record<
    string,
    string
  >;
  return (id) => {
    const text = texts[id];
    if (text === undefined) throw new Error(`${code} does not say ${id}`);
    return text;
  };
}
