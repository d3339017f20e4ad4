import { mailTo, newEmail } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';

const linkIn = (mail: string, name: string) =>
  new RegExp(String.raw`https?://\S+/newsletter\?${name}=\S+`).exec(mail)?.[0] ?? '';

test('an address is entered, confirmed by the mailed link, and taken off again [BL-01] [BL-03]', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 400/);
  test.slow(); // the development server makes each page when it is first asked for
  const email = newEmail('letters');
  await open(page, '/newsletter');
  const box = page.getByRole('region', { name: 'A letter now and then' });
  await box.getByLabel('Your email address').fill('nobody@nowhere');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box).toContainText('Please provide a valid email address');
  await box.getByLabel('Your email address').fill(email);
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(box).toContainText('Please check your inbox');

  const mail = await mailTo(email, /newsletter/, 'design/outbox');
  await open(page, linkIn(mail, 'confirm'));
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, you are on the list');
  await open(page, linkIn(mail, 'leave'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list');
  await open(page, linkIn(mail, 'confirm'));
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an address can be entered too', async ({ page }) => {
    test.slow();
    await page.goto('/newsletter');
    await page.getByRole('textbox', { name: 'Your email address' }).fill(newEmail('plain'));
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/newsletter?done=asked');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your inbox');
  });
});
