import type { Page } from '@playwright/test';
import { expect, hydrated } from './fixtures.ts';

/** The parts of the creator, as a person finds them. */
export function creatorOn(page: Page) {
  const main = page.getByRole('main');
  const card = (name: string | RegExp) =>
    main.getByRole('button', { name }).and(main.locator('[data-option]'));
  return {
    main,
    card,
    next: main.getByRole('button', { name: 'Next Step' }),
    create: main.getByRole('button', { name: 'Create Story!' }),
    back: main.getByRole('button', { name: 'Back', exact: true }),
    heading: main.getByRole('heading', { level: 1 }),
    /** The paragraphs of the story. */
    paragraphs: main.locator('[data-offset]'),

    async open(query = '') {
      await page.goto(`/?create${query}`);
      await hydrated(page);
      await expect(main.locator('[data-option]').first()).toBeVisible();
    },

    async choose(setting: RegExp | string, theme: RegExp | string, ...heroes: (RegExp | string)[]) {
      await card(setting).click();
      await this.next.click();
      await card(theme).click();
      await this.next.click();
      for (const hero of heroes) await card(hero).click();
    },

    /** To a finished story, by choices that every guest has. */
    async makeStory() {
      await this.open();
      await this.choose(/^Enchanted Forest/, /^Friendship/, /^Ember the dragon/);
      await this.create.click();
      await this.finished();
    },

    async finished() {
      await expect(main.getByRole('button', { name: 'Continue Story' })).toBeEnabled();
      await expect(this.paragraphs.first()).toBeVisible();
    },

    text: async () => (await main.locator('[data-offset]').allTextContents()).join('\n\n'),
  };
}

export function toastOn(page: Page, text: string | RegExp) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text);
}
