import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { APIRequestContext, Page } from '@playwright/test';
import { eventsOf, makeAccount, toast, type SentEvent } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const TITLE = { level: 1 } as const;

test('a story is shared by link, in a new tab [SH-01] [SH-02]', async ({
  page,
  request,
  context,
  tolerate,
}) => {
  tolerate(/request to https:\/\/(www\.facebook\.com|twitter\.com|wa\.me)\//);
  const events = await eventsOf(page);
  await openStory(page, request, 'Share');
  const title = await page.getByRole('heading', TITLE).innerText();
  for (const [name, start] of [
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
    ['Twitter', 'https://twitter.com/intent/tweet?text='],
    ['WhatsApp', 'https://wa.me/?text='],
  ] as const) {
    const link = page.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const address = (await link.getAttribute('href')) ?? '';
    expect(address.startsWith(start), address).toBe(true);
    expect(decodeURIComponent(address)).toContain(title);
    const opened = context.waitForEvent('page');
    await link.click();
    await (await opened).close();
  }
  const mail = page.getByRole('link', { name: 'E-mail', exact: true });
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=/);
  await mail.dispatchEvent('click', { ctrlKey: false });
  await expect.poll(() => sharedBy(events)).toEqual(['facebook', 'twitter', 'whatsapp', 'email']);
});

test('a story is copied, and says so for two seconds [SH-01] [SH-02]', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const events = await eventsOf(page);
  await openStory(page, request, 'Share');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(toast(page, 'Story copied to clipboard')).toContainText('Copied!');
  const title = await page.getByRole('heading', TITLE).innerText();
  const text = await creatorOn(page).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [title, `${Array.from(text).slice(0, 280).join('')}…`, new URL(page.url()).origin].join('\n\n'),
  );
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect(toast(page, 'Story copied to clipboard')).toBeHidden();
  expect(sharedBy(events)).toEqual(['clipboard']);
});

test('made at another address of the house, a link leads there; what search engines read stays [SH-01]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/request to http:\/\/127\.0\.0\.1:/);
  await openStory(page, request);
  const site = new URL(page.url()).origin;
  const here = site.replace('localhost', '127.0.0.1');
  const kept = await page.evaluate(() => ({
    tab: Object.entries(sessionStorage),
    browser: Object.entries(localStorage),
  }));
  await page.goto(`${here}/healthz`);
  await page.evaluate(({ tab, browser }) => {
    for (const [key, value] of tab) sessionStorage.setItem(key, String(value));
    for (const [key, value] of browser) localStorage.setItem(key, String(value));
  }, kept);
  await page.goto(`${here}/?create`);
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(page.getByText(here, { exact: true })).toBeVisible();
  const mail = page.getByRole('link', { name: 'E-mail', exact: true });
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(`\n\n${here}`);
  await expect(page.locator('link[rel=canonical]').first()).toHaveAttribute('href', new RegExp(`^${site}`));
});

test('a clipboard that refuses is reported [SH-02]', async ({ page, request }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  const events = await eventsOf(page);
  await openStory(page, request, 'Share');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toast(page, 'Failed to copy to clipboard')).toBeVisible();
  expect(sharedBy(events)).toEqual([]);
});

test('where the device has a sheet to share by, it is offered [SH-01]', async ({ page, request }) => {
  await page.addInitScript(() => {
    const answers = [() => Promise.reject(new DOMException('', 'AbortError')), () => Promise.resolve()];
    navigator.share = () => answers.shift()?.() ?? Promise.resolve();
  });
  const events = await eventsOf(page);
  await openStory(page, request, 'Share');
  const share = page.getByRole('button', { name: 'Share with an app' });
  await share.click();
  await share.click();
  await expect.poll(() => sharedBy(events)).toEqual(['native']);
});

test('a book is saved under the title of its story', async ({ page, request }) => {
  await page.route('**/api/my-stories/*/book.txt', async (route) => {
    await route.fulfill({ contentType: 'text/plain', body: 'Once.' });
  });
  await openStory(page, request, 'Download');
  const title = await page.getByRole('heading', TITLE).innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Text (TXT)' }).click();
  expect((await download).suggestedFilename()).toBe(`${title.replaceAll(/[?:"]/g, '').trim()}.txt`);
});

test('a story is taken home as a picture book, an e-book, a sound, a text and a sheet for a class [CL-06]', async ({
  page,
  request,
}) => {
  test.slow();
  await openStory(page, request, 'Download');
  await expect(page.getByText('On your shelf')).toBeVisible();
  const bytesOf = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return readFile(await (await download).path());
  };
  const pdf = await bytesOf('Picture book (PDF)');
  expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
  const files = unzipSync(await bytesOf('E-book with narration (EPUB)'));
  expect(Object.keys(files).filter((name) => /\.(jpg|mp3|smil)$/.test(name)).length).toBeGreaterThan(8);
  const mp3 = await bytesOf('Narration (MP3)');
  expect([mp3[0], (mp3[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
  expect((await bytesOf('Text (TXT)')).toString()).toContain('Ember');
  expect((await bytesOf('Class sheet (PDF)')).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('a book that cannot be made says why, and may be tried again', async ({ page, request, tolerate }) => {
  tolerate(/429/);
  await page.route('**/api/my-stories/*/book.pdf', async (route) => {
    await route.fulfill({ status: 429, json: { error: 'Slower, please', code: 'too_many_requests' } });
  });
  await openStory(page, request, 'Download');
  const button = page.getByRole('button', { name: 'Picture book (PDF)' });
  await button.click();
  await expect(toast(page, 'Failed to download')).toContainText('That was a little too fast for us.');
  await expect(button).toBeFocused();
  await expect(button).toBeEnabled();
});

test('a book that breaks on its way is not saved, and until then shows how much has come', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load/);
  const answers: ServerResponse[] = [];
  const halfway = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'application/pdf' }).write(Buffer.alloc(1_200_000));
    answers.push(answer);
  });
  await new Promise<void>((done) => halfway.listen(0, '127.0.0.1', done));
  const { port } = halfway.address() as AddressInfo;
  await page.route('**/api/my-stories/*/book.pdf', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  );
  await openStory(page, request, 'Download');
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  const button = page.getByRole('button', { name: 'Picture book (PDF)' });
  await button.click();
  await expect(button).toContainText('Making your book… 1.2 MB');
  answers.at(-1)?.destroy();
  await expect(toast(page, 'Failed to download')).toBeVisible();
  await expect(button).toBeFocused();
  await expect(button).toBeEnabled();
  expect(downloads).toEqual([]);
  halfway.close();
});

test('a story is reported; what was typed survives a failure', async ({ page, request, tolerate }) => {
  tolerate(/500/);
  await openStory(page, request);
  const open = page.getByRole('button', { name: 'Something is wrong with this story' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Tell us what is wrong' });
  const field = dialog.getByLabel('What is not right? (optional)');
  await field.fill('The wolf is too hungry.');
  await expectNoAxeViolations(page);
  await page.route('**/api/story-reports', (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Your report was not sent')).toBeVisible();
  await expect(field).toHaveValue('The wolf is too hungry.');
  await page.unroute('**/api/story-reports');
  const sent = page.waitForResponse('**/api/story-reports');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await sent).status()).toBe(201);
  await expect(toast(page, 'Thank you')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('guests are led to an account [CT-05]', async ({ page }) => {
  const events = await eventsOf(page);
  await creatorOn(page).openStory();
  const titles = ['hear it read aloud', 'see it illustrated', 'play it', 'share stories', 'Download'];
  for (const title of titles) {
    await expect(page.getByRole('heading', { name: `Sign up to ${title}` })).toBeVisible();
  }
  await expect(page.getByText('Free forever • No credit card required').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign Up to Get Full Access' }).first().click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  await expect
    .poll(() => events.map((event) => event.event_type))
    .toEqual(expect.arrayContaining(['feature_locked_clicked', 'auth_gate_triggered']));
});

async function openStory(page: Page, request: APIRequestContext, tool?: 'Share' | 'Download'): Promise<void> {
  await creatorOn(page).openStory(await makeAccount(request));
  if (tool) await page.getByRole('tab', { name: tool }).click();
}

function sharedBy(events: SentEvent[]) {
  return events
    .filter((event) => event.event_type === 'story_shared')
    .map((event) => event.event_data['method']);
}
