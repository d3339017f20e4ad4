import type { Page } from '@playwright/test';
import { makeAccount } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, showBeacons, test } from './fixtures.ts';

const KEY = 'fabloom.family';

const kept = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { look?: object }[], KEY);

test('a look is told, made with the keyboard alone, kept after a reload, and drawn [PI-01] [PI-02]', async ({
  page,
  request,
}) => {
  const sent: string[] = [];
  await showBeacons(page);
  page.on('request', (each) => sent.push(`${new URL(each.url()).pathname} ${each.postData() ?? ''}`));
  const creator = creatorOn(page);
  await creator.openHeroes(await makeAccount(request));
  const dialog = page.getByRole('dialog');
  const radio = (group: string, name: string) =>
    dialog.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });
  await page.getByRole('button', { name: /^Add family or friend/ }).press('Enter');
  await dialog.getByLabel('Name').fill('Quillabee');
  await dialog.getByLabel('About them').fill('curly red hair and glasses');
  const drawing = dialog.getByRole('img', { name: /Hair: Curly, Hair colour: Red/ });
  await expect(drawing).toHaveAttribute('src', /^data:image\/svg/);

  await dialog.getByRole('button', { name: 'Change the look' }).press('Enter');
  await expect(radio('Age', 'Child')).toBeFocused();
  await expect(radio('Glasses', 'Round')).toBeChecked();
  await expectNoAxeViolations(page);
  // What nobody told is chance's until now.
  await radio('Skin', 'Medium').focus();
  await page.keyboard.press('Space');
  const medium = await dialog.getByRole('img', { name: /Skin: Medium/ }).getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(radio('Skin', 'Brown')).toBeChecked();
  await expect(dialog.getByRole('img', { name: /Skin: Brown/ })).not.toHaveAttribute('src', medium ?? '');

  await dialog.getByRole('button', { name: 'More choices' }).press('Enter');
  await expect(dialog.getByRole('tab', { name: 'Face' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(dialog.getByRole('tab', { name: 'Aids and coverings' })).toBeFocused();
  await radio('Getting around', 'None').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio('Getting around', 'Wheelchair')).toBeChecked();
  await dialog.getByRole('button', { name: 'Surprise me' }).press('Enter');
  await expect(radio('Getting around', 'Wheelchair')).toBeChecked();
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog.getByRole('img', { name: /Hair: Curly, Hair colour: Red/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Change the look' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);

  const look = {
    skin: 3,
    hair: { style: 'curly', colour: 'red' },
    glasses: { shape: 'round' },
    mobility: { kind: 'wheelchair' },
  };
  await page.reload();
  expect(await kept(page)).toMatchObject([{ look }]);
  const card = page.getByRole('button', { name: 'Quillabee My Kid' });
  await expect(card.locator('[data-likeness]')).toBeVisible();
  expect(sent.filter((each) => each.includes('Quillabee') || each.includes('wheelchair'))).toEqual([]);

  await card.click();
  const asked = page.waitForRequest('**/functions/v1/generate-story-visuals');
  await creator.create.click();
  expect((await asked).postDataJSON()).toMatchObject({ characters: [{ name: 'Quillabee', look }] });
  await creator.finished();
  // Only pictures need it.
  const others = sent.filter((each) => each.includes('"look"') && !each.includes('-visuals'));
  expect(others.filter((each) => !each.includes('generate-gemini-images'))).toEqual([]);
});

test('somebody from before there were looks gets one, and keeps it [PI-03]', async ({ page, request }) => {
  const old = {
    id: 'personal-1',
    name: 'Mia',
    emoji: '👧',
    relationship: 'kid',
    description: 'has freckles',
  };
  await page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [
    KEY,
    JSON.stringify([{ ...old, dateAdded: '2026-01-02T03:04:05.000Z' }]),
  ] as const);
  await creatorOn(page).openHeroes(await makeAccount(request));
  await expect(page.getByRole('button', { name: 'Mia My Kid' }).locator('[data-likeness]')).toBeVisible();
  const first = await kept(page);
  expect(first).toMatchObject([{ ...old, look: { age: 'child', marks: ['freckles'] } }]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mia My Kid' }).locator('[data-likeness]')).toBeVisible();
  expect(await kept(page)).toEqual(first);
});

test('a hero of one’s own can have a look, too [PI-01]', async ({ page, request }) => {
  const creator = creatorOn(page);
  await creator.openHeroes(await makeAccount(request));
  await page.getByRole('button', { name: /create.*character/i }).click();
  await page.getByLabel(/name/i).first().fill('Robin Longstocking');
  await page.getByRole('button', { name: 'Design a look' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Pink' }).first().check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const heroes = page.getByRole('region', { name: 'Heroes of this story' });
  await expect(heroes.locator('[data-likeness]')).toBeVisible();
  const asked = page.waitForRequest('**/functions/v1/generate-story-visuals');
  await creator.create.click();
  expect((await asked).postDataJSON()).toMatchObject({
    characters: [{ name: 'Robin Longstocking', look: { hair: { colour: 'pink' } } }],
  });
});
