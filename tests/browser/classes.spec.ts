import { readFile } from 'node:fs/promises';
import { makeAccount, remember } from './accounts.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, hydrated, open, test } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };
const NAMES = ['Mia', 'Ben', 'Aylin', 'Kofi', 'Zoë', 'Li'];

test('a teacher has a story told with everybody, prints it, puts it on a list, and a tablet reads it by a code [CL-03] [CL-04] [CL-08]', async ({
  page,
  browser,
}) => {
  test.slow();
  await remember(page, await makeAccount(page.request));
  await open(page, '/classes');
  await page.getByLabel('Name of the class').fill('The Owls');
  await page.getByLabel('First names').fill(NAMES.join(', '));
  await expect(page.getByText('6 children')).toBeVisible();
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await page.getByRole('button', { name: 'Tell it' }).click();
  const text = page.locator('.story-text');
  for (const name of NAMES) await expect(text).toContainText(name);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print all (PDF)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('The Owls.pdf');
  expect((await readFile(await file.path())).toString('latin1', 0, 5)).toBe('%PDF-');
  await page.getByRole('button', { name: 'Put on my shelf' }).click();
  await expect(page.getByRole('link', { name: 'On your shelf: open' })).toBeVisible();

  // The class is this browser's: it is there after the page was left.
  await open(page, '/classes');
  await expect(page.getByText('Mia, Ben, Aylin, Kofi, Zoë, and Li')).toBeVisible();
  await page.setViewportSize(PHONE);
  const lists = page.getByRole('region', { name: 'Reading lists' });
  await lists.getByRole('button', { name: 'New reading list' }).click();
  await lists.getByLabel('Name of the list').fill('Week 12');
  await lists.getByLabel('Read until (optional)').fill('2030-03-19');
  await lists.getByRole('button', { name: 'Add The Giant at the Gate' }).click();
  await lists.getByRole('searchbox').fill('complaint');
  await lists.getByRole('button', { name: 'Add The Troll’s Complaint Box' }).click();
  await lists.getByRole('checkbox', { name: 'Names may be seen' }).check();
  await expectNothingSideways(page);
  await expectNoAxeViolations(page);
  await lists.getByRole('button', { name: 'Save list' }).click();
  await lists.getByRole('button', { name: 'Make a code' }).click();
  const code = await lists.getByText(/^[B-Z2-9]{4}-[B-Z2-9]{4}$/).innerText();
  // A day is not enough to say when it ends.
  await expect(lists.getByText(/works until .+ \d{1,2}:\d\d/)).toBeVisible();
  await expectNothingSideways(page);

  const device = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const tablet = await device.newPage();
  const counted: string[] = [];
  tablet.on('request', (request) => {
    if (request.url().endsWith('/api/events')) counted.push(request.url());
  });
  await tablet.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await open(tablet, '/join');
  await tablet.getByLabel('Code').fill(code.toLowerCase().replace('-', ' '));
  await tablet.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(tablet.getByRole('heading', { name: 'Week 12' })).toBeVisible();
  await expect(tablet.getByText('Read until March 19, 2030 · 0 of 2 opened on this device')).toBeVisible();
  await expectNothingSideways(tablet);
  await expectNoAxeViolations(tablet);
  await tablet.getByRole('link', { name: 'The Giant at the Gate' }).click();
  // Nobody had opened the book before: its pictures came with the shelf.
  await expect(tablet.locator('main img').first()).toBeVisible();
  await tablet.getByRole('button', { name: 'I’ll read' }).click();
  await expect(tablet.getByRole('dialog')).toContainText('In the morning a giant lay');
  await expectNothingSideways(tablet);
  await tablet.goto(`/join#${code.replace('-', '')}`);
  await hydrated(tablet);
  await expect(tablet.getByText('1 of 2 opened on this device')).toBeVisible();
  expect(await tablet.evaluate(() => Object.keys(localStorage).join())).not.toContain('auth');
  // Also what the tablet does next is nobody's figure.
  await open(tablet, '/');
  await tablet.goto('about:blank');
  expect(counted).toEqual([]);
  await device.close();

  // The way back stands in the menu, also where the browser has forgotten its classes.
  await page.evaluate(() => localStorage.removeItem('fabloom.classes'));
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Classes' }).click();
  await expect(page).toHaveURL('/classes');

  // What was agreed to is not asked again.
  await open(page, '/classes');
  await expect(lists.getByText(/^Opened 2 times/)).toBeVisible();
  await lists.getByRole('button', { name: 'Change Week 12' }).click();
  await lists.getByRole('button', { name: 'Move The Troll’s Complaint Box up' }).click();
  await lists.getByRole('button', { name: 'Save list' }).click();
  await expect(lists.getByRole('listitem').first()).toContainText('The Troll’s Complaint Box');
});
