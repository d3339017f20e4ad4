import { makeAccount, makeAdmin, newEmail, remember } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expectAllDrawn } from './drawn.ts';
import { expect, open, test } from './fixtures.ts';

// The pages that every guest sees are looked at in routes.spec.ts.

test('from the places to the book nothing is an emoji, and a guest’s own hero is drawn [PI-11]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const creator = creatorOn(page);
  await creator.open();
  await page.getByRole('button', { name: /own setting/i }).click();
  await page.getByLabel('Name of your setting').fill('Grandma’s attic');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expectAllDrawn(page, 'places');
  await creator.pick(/^Enchanted Forest/);
  await expect(creator.card(/^Friendship/)).toBeVisible();
  await expectAllDrawn(page, 'themes');
  await creator.pick(/^Friendship/);
  await page.getByRole('button', { name: 'Create Your Own Character' }).click();
  await page.getByLabel(/^A name/).fill('Fritz the dragon');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const fritz = page.locator('[data-likeness=typed]');
  // On the card, and among the heroes who were chosen.
  await expect(fritz).toHaveCount(2);
  await creator.card(/^Lulu Ladybird/).click();
  await expectAllDrawn(page, 'heroes');
  await creator.create.click();
  await creator.finished();
  // On the cover, and below the story.
  await expect(fritz).toHaveCount(2);
  await expectAllDrawn(page, 'story');
});

test('the family, its dialog, medals, collected heroes and the panel are drawn [PI-11]', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const email = newEmail('boss');
  const tokens = await makeAccount(request, { email });
  await makeAdmin(email);
  const creator = creatorOn(page);
  await creator.openHeroes(tokens);
  await page.getByRole('button', { name: /^Add family or friend/ }).click();
  const dialog = page.getByRole('dialog');
  for (const face of ['Baby', 'Girl', 'Boy', 'Man', 'Woman', 'Dog', 'Cat', 'Star']) {
    await dialog.getByRole('radio', { name: face, exact: true }).check();
    await expectAllDrawn(page, `the dialog with ${face}`);
  }
  await dialog.getByRole('radio', { name: 'Other', exact: true }).check();
  await dialog.getByLabel('Name').fill('Kiki');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await creator.card(/^Kofi Corner/).click();
  await expectAllDrawn(page, 'the family');
  await creator.create.click();
  await creator.finished();
  await expect(page.getByText('On your shelf')).toBeVisible();
  await expectAllDrawn(page, 'a story with the family');
  await remember(page, tokens);
  for (const path of ['/dashboard', '/dashboard?tab=characters', '/achievements', '/admin']) {
    await open(page, path);
    await expectAllDrawn(page, path);
  }
});
