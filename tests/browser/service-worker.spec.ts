import { makeAccount, remember, signedInAs } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { openDeploys } from './deploys.ts';
import { expect, test } from './fixtures.ts';
import { NO_LINE, keptAddresses, stayAWhile } from './without-line.ts';

test.use({ serviceWorkers: 'allow' });
// The worker takes its time, so that the page has the line; on a busy machine that is long.
test.describe.configure({ timeout: 180_000 });

test('nothing that belongs to somebody is kept of a visit [UX-05]', async ({ page, request }) => {
  const tokens = await makeAccount(request, { username: 'Wilhelmina' });
  await remember(page, tokens);
  await page.goto('/dashboard');
  await expect(signedInAs(page, 'Wilhelmina')).toBeVisible();
  await stayAWhile(page, ['/dashboard']);
  await page.goto('/settings');
  await page.goto('/auth?mode=reset');
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await keptAddresses(page);
  expect(
    kept.filter((address) => /^\/(?:auth|rest|functions|settings|admin|api\/(?!catalogue))/.test(address)),
  ).toEqual([]);
  const copies = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith('pages.')) continue;
      const cache = await caches.open(name);
      for (const key of await cache.keys())
        texts.push((await (await cache.match(key, { ignoreVary: true }))?.text()) ?? '');
    }
    return texts.join('\n');
  });
  // Whether, not what: nobody wants to read all pages in a report.
  expect(['<html', tokens.user.email, 'Wilhelmina'].map((text) => copies.includes(text))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a new version takes over, and a tab of the old one goes on [UX-05]', async ({
  page,
  tolerate,
  context,
}) => {
  tolerate(NO_LINE);
  const deploys = await openDeploys();
  try {
    await page.goto(`${deploys.url}/?create`);
    const creator = creatorOn(page);
    await expect(creator.main.locator('[data-option]').first()).toBeVisible();
    await stayAWhile(page);
    const before = await page.evaluate(() => caches.keys());
    deploys.next();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell.')).length),
      )
      .toBe(2);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
      .toBe('activated');
    // Pages get none of the old scripts from the server any more; the open tab goes on with pieces that it had not loaded yet.
    await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember the dragon/);
    await creator.create.click();
    await creator.finished();
    expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(before));
    deploys.next();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.endsWith('-3'))))
      .toBe(true);
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell.')).length),
      )
      .toBe(2);
    await context.setOffline(true);
    await page.goto(deploys.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await deploys.close();
  }
});

test('the browser finds nothing that keeps it from installing the product [UX-05]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await stayAWhile(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A window without a profile of its own installs nothing, whatever the page is like.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);
});

test('who offers to install waits until somebody asks [UX-05]', async ({ page }) => {
  await page.goto('/story-library/fairy-tales?q=fox');
  const install = page.getByRole('contentinfo').getByRole('button', { name: 'Install Fabloom' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(install).toBeHidden();
  const held = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const asked = { count: 0 };
    Object.assign(offer, {
      prompt: async () => asked.count++,
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    });
    Object.assign(window, { asked });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  });
  expect(held).toBe(true);
  await install.click();
  expect(await page.evaluate(() => (window as Window & { asked?: { count: number } }).asked?.count)).toBe(1);
});
