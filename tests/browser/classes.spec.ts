import { readFile } from 'node:fs/promises';
import { readPdf } from '#engines/bookbinder/testing/read-pdf.ts';
import { CLASSES } from '#engines/storyteller/testing/classes.ts';
import { readQr } from '../support/read-qr.ts';
import { makeAccount, remember } from './accounts.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, hydrated, open, test } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };
const NAMES = ['Mia', 'Ben', 'Aylin', 'Kofi', 'Zoë', 'Li'];
/** Whichever was told. */
const OWN_TALE = /^The (Giant at the Gate|Dragon with a Cold)$/;

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
  const title = page.getByRole('heading', { level: 3, name: OWN_TALE });
  const first = await title.innerText();
  await page.getByRole('button', { name: 'Tell another one' }).click();
  await expect(title).not.toHaveText(first);
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
  await lists.getByRole('button', { name: /^Add The (Giant|Dragon)/ }).click();
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
  const qr = lists.getByRole('img', { name: 'Code that opens the reading list' });
  expect(await readQr(await qr.screenshot())).toBe(
    new URL(`/join#${code.replace('-', '')}`, page.url()).href,
  );
  await expectNothingSideways(page);

  const device = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  // A tablet out of its box: nobody ever answered anything on it.
  const tablet = await device.newPage();
  const counted: string[] = [];
  device.on('request', (request) => {
    if (request.url().endsWith('/api/events')) counted.push(request.url());
  });
  const asked = tablet.getByRole('alertdialog');
  await open(tablet, '/join');
  await expect(asked).toHaveCount(0);
  await tablet.getByLabel('Code').fill(code.toLowerCase().replace('-', ' '));
  await tablet.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(tablet.getByRole('heading', { name: 'Week 12' })).toBeVisible();
  await expect(tablet.getByText('Read until March 19, 2030 · 0 of 2 opened on this device')).toBeVisible();
  await expectNothingSideways(tablet);
  await expectNoAxeViolations(tablet);
  await tablet.getByRole('link', { name: OWN_TALE }).click();
  // Nobody had opened the book before: its pictures came with the shelf.
  await expect(tablet.locator('main img').first()).toBeVisible();
  await tablet.getByRole('button', { name: 'I’ll read' }).click();
  await expect(tablet.getByRole('dialog')).toContainText(
    /a giant lay at the school gate|On the coldest morning/,
  );
  await expectNothingSideways(tablet);
  await tablet.goto(`/join#${code.replace('-', '')}`);
  await hydrated(tablet);
  await expect(tablet.getByText('1 of 2 opened on this device')).toBeVisible();
  await tablet.getByRole('link', { name: 'The Troll’s Complaint Box' }).click();
  await expect(tablet.getByRole('heading', { level: 1, name: 'The Troll’s Complaint Box' })).toBeVisible();
  await expect(asked).toHaveCount(0);
  // The server takes it for a child's: nobody signs in there without a parent.
  const isProtected = async () =>
    (await device.cookies()).some(({ name, value }) => name === 'child_protected' && value === '1');
  expect(await isProtected()).toBe(true);
  expect(await tablet.evaluate(() => Object.keys(localStorage).join())).not.toContain('auth');

  // Everywhere else the question is asked as ever; whatever a child says there, the way back to its list is open.
  await tablet.getByRole('link', { name: 'Fabloom' }).first().click();
  await expect(asked).toBeVisible();
  expect(await isProtected()).toBe(true);
  await asked.getByRole('button', { name: 'I am under 13' }).click();
  await expect(tablet.getByRole('alertdialog', { name: 'Please ask a parent' })).toBeVisible();
  await tablet.goBack();
  await expect(tablet.getByRole('heading', { level: 1, name: 'The Troll’s Complaint Box' })).toBeVisible();
  await expect(asked).toHaveCount(0);
  await open(tablet, '/join');
  await expect(asked).toHaveCount(0);

  // Nor is anything counted in a new tab of the tablet, also where a grown-up has answered.
  await tablet.evaluate(() => localStorage.setItem('coppa_age_verified', 'over13'));
  const another = await device.newPage();
  await open(another, '/');
  await expect.poll(isProtected).toBe(false);
  await another.goto('about:blank');
  expect(counted).toEqual([]);
  // When the time of the code is over, the tablet is one like all others.
  await tablet.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await tablet.evaluate(() => localStorage.removeItem('coppa_age_verified'));
  await open(tablet, '/story-library/fairy-tales/five-pots-of-gold');
  await expect(asked).toBeVisible();
  await device.close();

  // The way back stands in the menu, also where the browser has forgotten its classes.
  await page.evaluate(() => localStorage.removeItem('fabloom.classes'));
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Reading lists' }).click();
  await expect(page).toHaveURL('/reading-lists');
  await expectNothingSideways(page);
  await expectNoAxeViolations(page);

  // What was agreed to is not asked again.
  const mine = page.getByRole('region', { name: 'My lists' });
  await expect(mine.getByText(/^Opened 2 times/)).toBeVisible();
  await mine.getByRole('button', { name: 'Change Week 12' }).click();
  await mine.getByRole('button', { name: 'Move The Troll’s Complaint Box up' }).click();
  await mine.getByRole('button', { name: 'Save list' }).click();
  await expect(mine.getByRole('listitem').first()).toContainText('The Troll’s Complaint Box');
});

test('thirty children in groups, in Tamil: a story for each group, printed as one book [CL-03]', async ({
  page,
}) => {
  test.slow();
  const names = CLASSES.ta;
  await remember(page, await makeAccount(page.request));
  await page.evaluate((children) => {
    localStorage.setItem('fabloom.classes', JSON.stringify([{ id: 'owls', label: '3b', children }]));
    localStorage.setItem('storyLanguage', 'ta');
  }, names);
  await open(page, '/classes');
  await page.getByText('One for each group').click();
  await page.getByRole('button', { name: 'Tell it' }).click();
  const stories = page.locator('.story-text');
  await expect(stories).toHaveCount(6);
  const told = (await stories.allInnerTexts()).join('\n');
  expect(names.filter((name) => !told.includes(name))).toEqual([]);
  await expect(stories.first()).toHaveAttribute('lang', 'ta');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print all (PDF)' }).click();
  const facts = readPdf(await readFile(await (await download).path()));
  expect(facts).toMatchObject({ title: '3b', language: 'ta', fontsWithoutFile: [] });
  expect(facts.pages).toBeGreaterThan(20);
});
