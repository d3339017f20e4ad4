import { eventsOf } from './accounts.ts';
import { openDesign } from './design-page.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

/** The prompt waits on the design page until the features that open it are there. */
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, tolerate }) => {
  // Vite finds packages of a page as it is opened, and React Router's development client complains of the reload.
  tolerate(/Outdated Optimize Dep|dynamically imported module|__reactRouterDataRouter/);
  await openDesign(page);
});

test('each prompt says what an account is for, and takes no for an answer [NV-06]', async ({ page }) => {
  test.slow(); // three prompts
  const events = eventsOf(page);
  for (const [feature, title] of [
    ['share', 'Sign up to share stories'],
    ['download', 'Sign up to Download'],
    ['favorite', 'Sign up to save favorites'],
  ] as const) {
    await page.getByRole('button', { name: `${feature} prompt` }).click();
    const prompt = page.getByRole('dialog', { name: title });
    await expect(prompt).toContainText('An account is required for this. It is free');
    await expect(prompt).toContainText('Unlimited saved favorites');
    if (feature === 'share') await expectNoAxeViolations(page);
    await expect
      .poll(() => events.findLast((event) => event.event_type === 'auth_gate_triggered')?.event_data)
      .toEqual({ feature });
    await prompt.getByRole('button', { name: 'Maybe Later' }).click();
    await expect(prompt).toHaveCount(0);
    await expect(page.getByRole('button', { name: `${feature} prompt` })).toBeFocused();
  }
});

test('Create Free Account leads to the sign-up form and back here [NV-06]', async ({ page }) => {
  await page.getByRole('button', { name: 'Favorite prompt' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL('/auth?tab=sign-up&returnTo=%2Fdesign');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
