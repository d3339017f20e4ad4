import { eventsOf } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, open, test } from './fixtures.ts';

const TALE = '/story-library/fairy-tales/five-pots-of-gold';

for (const { feature, path, button, title } of [
  { feature: 'share', path: null, button: 'Sign up to share stories', title: 'Sign up to share stories' },
  { feature: 'download', path: null, button: 'Sign up to Download', title: 'Sign up to Download' },
  { feature: 'favorite', path: TALE, button: 'Add to favorites', title: 'Sign up to save favorites' },
]) {
  test(`to ${feature}, a guest is told what an account is for, and may say no [NV-06]`, async ({ page }) => {
    const events = await eventsOf(page);
    await (path ? open(page, path) : creatorOn(page).openStory());
    const asks = page.getByRole('main').getByRole('button', { name: button });
    await asks.click();
    const prompt = page.getByRole('dialog', { name: title });
    await expect(prompt).toContainText('An account is required for this. It is free');
    await expect(prompt).toContainText('Unlimited saved favorites');
    await expectNoAxeViolations(page);
    await expect
      .poll(() => events.findLast((event) => event.event_type === 'auth_gate_triggered')?.event_data)
      .toEqual({ feature });
    await prompt.getByRole('button', { name: 'Maybe Later' }).click();
    await expect(prompt).toHaveCount(0);
    await expect(asks).toBeFocused();
  });
}

test('Create Free Account leads to the sign-up form and back here [NV-06]', async ({ page }) => {
  await open(page, TALE);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL(`/auth?tab=sign-up&returnTo=${encodeURIComponent(TALE)}`);
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
