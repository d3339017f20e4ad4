import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const KEY = 'fabloom.family';

/** Family and Friends, as a person finds them. */
export function familyOn(page: Page) {
  const section = page.getByRole('region', { name: 'Family and Friends' });
  const dialog = page.getByRole('dialog');
  return {
    section,
    dialog,
    add: section.getByRole('button', { name: /^Add family or friend/ }),
    card: (name: string) => section.getByRole('button', { name, exact: true }),
    name: dialog.getByRole('textbox', { name: 'Name', exact: true }),
    hear: (name: string) => dialog.getByRole('button', { name: `Hear “${name}”` }),
    said: dialog.getByLabel('How the name is said'),
    about: dialog.getByLabel('About them'),
    radio: (name: string) => dialog.getByRole('radio', { name, exact: true }),
    pick: (name: string) => dialog.getByRole('radio', { name, exact: true }).check(),
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    kept: () => page.evaluate((key) => localStorage.getItem(key), KEY),

    async addSomebody(name: string, about = '') {
      await this.add.click();
      await this.name.fill(name);
      await this.about.fill(about);
      await this.press('Add');
      await expect(dialog).toHaveCount(0);
    },
  };
}
