import { makeAccount } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, test } from './fixtures.ts';
import { smallTargets } from './thumb.ts';

test('on a German phone a look is made by touch, kept, and sent with the wish for pictures [PI-01] [PI-02]', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'appLanguage', value: 'de', url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('appLanguage', 'de'));
  await creatorOn(page).openHeroes(await makeAccount(request));
  const dialog = page.getByRole('dialog');
  const fits = async (where: string) => {
    await expectNothingSideways(page, where);
    expect(await smallTargets(page, 'dialog button, dialog label:has(input)'), where).toEqual([]);
    await expectNoAxeViolations(page);
  };
  await page.getByRole('button', { name: /^Familie oder Freunde hinzufügen/ }).tap();
  await dialog.getByText('Haustier', { exact: true }).tap();
  await dialog.getByLabel('Name').fill('Minka');
  await dialog.getByLabel('Ein paar Worte dazu').fill('unsere schwarze Katze mit weißen Pfoten');
  await expect(dialog.getByRole('img', { name: /Tierart: Katze, Fell: Schwarz/ })).toBeVisible();
  await fits('form');
  await dialog.getByRole('button', { name: 'Aussehen ändern' }).tap();
  await dialog.getByRole('group', { name: 'Fell' }).locator('label[title="Grau"]').tap();
  await expect(dialog.getByRole('img', { name: /Fell: Grau/ })).toBeVisible();
  await fits('pet');
  await dialog.getByRole('button', { name: 'Rückgängig' }).tap();
  await expect(dialog.getByRole('img', { name: /Fell: Schwarz/ })).toBeVisible();
  await dialog.getByRole('group', { name: 'Halsband' }).locator('label[title="Rot"]').tap();
  await dialog.getByRole('button', { name: 'Fertig' }).tap();
  await dialog.getByRole('button', { name: 'Hinzufügen', exact: true }).tap();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  const card = page.getByRole('button', { name: 'Minka Haustier' });
  await expect(card.locator('[data-likeness]')).toBeVisible();
  await card.tap();
  const asked = page.waitForRequest('**/functions/v1/generate-story-visuals');
  await page.getByRole('button', { name: 'Jetzt erfinden!' }).tap();
  expect((await asked).postDataJSON()).toMatchObject({
    characters: [
      {
        name: 'Minka',
        look: { species: 'cat', coat: 'black', second: 'white', markings: 'socks', collar: 'red' },
      },
    ],
  });
});
