import type { Page } from '@playwright/test';
import type { Tokens } from './accounts.ts';
import { expect, hydrated } from './fixtures.ts';
import { putChoices, putStory } from './told-story.ts';

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
    paragraphs: main.locator('[data-offset]:not(dialog *)'),

    async open(query = '') {
      await page.goto(`/?create${query}`);
      await hydrated(page);
      await expect(main.locator('[data-option]').first()).toBeVisible();
    },

    /** To the step where heroes are chosen, with a setting and a theme. */
    async openHeroes(tokens?: Tokens) {
      await putChoices(page, tokens);
      await this.open();
    },

    /** Where one thing is chosen, the choice is the way on. */
    async pick(name: RegExp | string) {
      await card(name).click();
      await expect(card(name)).toHaveCount(0);
    },

    async choose(setting: RegExp | string, theme: RegExp | string, ...heroes: (RegExp | string)[]) {
      await this.pick(setting);
      await this.pick(theme);
      for (const hero of heroes) await card(hero).click();
    },

    /** To a finished story, by choices that every guest has. */
    async makeStory() {
      await this.open();
      await this.choose(/^Enchanted Forest/, /^Friendship/, /^Ember the dragon/);
      await this.create.click();
      await this.finished();
    },

    /** To a finished story without the way there, for journeys that are about what comes after. */
    async openStory(tokens?: Tokens) {
      await putStory(page, tokens);
      await page.goto('/?create');
      await hydrated(page);
      await this.onDesk();
    },

    /** The story is told, and its book lies open over the desk: it is closed. */
    async finished() {
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close the book' });
      await expect(close).toBeAttached();
      // What hides by itself is there again when a hand comes near.
      for (const x of [600, 640]) await page.mouse.move(x, 300);
      await close.click();
      await this.onDesk();
    },

    /** The story’s book is closed; whatever can be done with it lies around. */
    async onDesk() {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(main.getByRole('button', { name: 'Continue Story' })).toBeEnabled();
      await expect(this.paragraphs.first()).toBeAttached();
    },

    /** The story as one long page. */
    async showText() {
      await main.getByText('Show the whole text').click();
      await expect(this.paragraphs.first()).toBeVisible();
    },

    text: async () => (await main.locator('[data-offset]:not(dialog *)').allTextContents()).join('\n\n'),
  };
}

export function toastOn(page: Page, text: string | RegExp) {
  return page.getByRole('listitem').getByText(text);
}
