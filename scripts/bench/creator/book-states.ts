import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { LanguageCode } from '#domain/languages.ts';
import { makeAccount } from '#tests/browser/accounts.ts';
import { putStory } from '#tests/browser/told-story.ts';
import { PHONE } from '../slow-phone.ts';
import { visit, type Bench } from './family.ts';

/** Five scripts: one of them with long words. */
const CODES: readonly LanguageCode[] = ['en', 'de', 'hi', 'ta', 'ja'];
/** Day, paper and dark, as the reader offers them. */
const LIGHTS = ['light', 'sepia', 'night'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const UPRIGHT = PHONE.viewport;
const SIDEWAYS = { width: UPRIGHT.height, height: UPRIGHT.width };

type Say = (id: string) => string;
type State = [name: string, enter: () => Promise<unknown>, leave?: () => Promise<unknown>];

/** What axe finds in every state of the open book, in three lights and five languages. */
export async function measureBookStates(bench: Bench): Promise<void> {
  let looked = 0;
  const found: string[] = [];
  for (const code of CODES) {
    const say = sayIn(code);
    // What rises or fades in would be measured half-faded; who asks for no motion gets it at once.
    await visit(bench, { ...PHONE, reducedMotion: 'reduce' }, async (page) => {
      await page.context().addCookies([{ name: 'appLanguage', value: code, url: bench.url }]);
      await page.addInitScript((value) => localStorage.setItem('appLanguage', value), code);
      await putStory(page, await makeAccount(page.request), code);
      await page.goto('/?create');
      await page
        .getByRole('button', { name: say('book.read_myself') })
        .first()
        .click();
      for (const [name, enter, leave] of statesOf(page, say)) {
        await enter();
        await page.waitForTimeout(500);
        for (const light of LIGHTS) {
          looked += 1;
          for (const fault of await faultsOf(page, light)) found.push(`${code}, ${light}, ${name}: ${fault}`);
        }
        await leave?.();
      }
    });
  }
  for (const fault of found) console.log(`  ${fault}`);
  console.log(
    `axe in ${looked} looks at the open book (states × ${LIGHTS.length} lights × ${CODES.length} languages; goal: 0): ${found.length} faults`,
  );
}

function statesOf(page: Page, say: Say): State[] {
  const book = page.getByRole('dialog').first();
  const tap = (id: string) => async () => {
    // What hides by itself is there for a key.
    await page.keyboard.press('Shift');
    await book
      .getByRole('button', { name: say(id), exact: true })
      .first()
      .click();
  };
  const close = () => page.keyboard.press('Escape');
  const end = book.getByText(say('experience.end'), { exact: true });
  return [
    ['a page', () => book.locator('[data-offset]').first().waitFor()],
    ['the cover', () => page.keyboard.press('ArrowLeft')],
    ['the reading menu', tap('reader.title'), close],
    ['the sleep timer', tap('book.timer'), close],
    ['the voices', tap('recording.voices'), close],
    [
      'the recorder',
      async () => {
        await tap('recording.voices')();
        await page.getByRole('button', { name: say('recording.this_page') }).click();
      },
      tap('recording.close'),
    ],
    [
      'a page on a phone held sideways',
      () => page.setViewportSize(SIDEWAYS),
      () => page.setViewportSize(UPRIGHT),
    ],
    ['the bedtime light', tap('book.bedtime'), tap('book.bedtime')],
    [
      'the last page',
      async () => {
        while (!(await end.isVisible())) {
          await page.keyboard.press('ArrowRight');
          await page.waitForTimeout(200);
        }
      },
    ],
    ['the questions', tap('book.talk'), close],
    ['good night', tap('book.good_night'), () => page.getByText(say('book.wake')).click()],
  ];
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
