import type { Page } from '@playwright/test';
import { newEmail } from './accounts.ts';
import { expect, expectNoAxeViolations, open, showBeacons, test } from './fixtures.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'How old are you?' });
const consent = (page: Page) => page.getByRole('alertdialog', { name: 'Please ask a parent' });
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('coppa_age_verified'),
    localStorage.getItem('coppa_parent_consent'),
  ]);
const protectedMode = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.childProtected ?? 'no');

test.use({ age: null });

test.describe('a first visit', () => {
  test('the age question opens on any page [AG-01]', async ({ page, tolerate }) => {
    tolerate(/status of 404/); // one of them is an unknown page
    for (const path of ['/', '/about', '/story-library/fairy-tales', '/no-such-page']) {
      await page.goto(path);
      await expect(question(page), path).toBeVisible();
    }
  });

  test('neither Escape nor a click outside closes it [AG-01]', async ({ page }) => {
    await page.goto('/');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(question(page)).toBeVisible();
    await expect(question(page).getByRole('button')).toHaveCount(2);
    expect(await stored(page)).toEqual([null, null]);
  });

  test('the keyboard stays inside, and the dialogs have no accessibility fault', async ({ page }) => {
    await page.goto('/');
    await expect(question(page)).toBeVisible();
    await expectNoAxeViolations(page);
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Tab');
      // The browser's own bar is part of the circle (the body has the focus then); the page behind the dialog is not.
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('[role=alertdialog]');
      });
      expect(outside).toBe(false);
    }
    await question(page).getByRole('button', { name: 'I am under 13' }).click();
    await expect(consent(page)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('13 or older is stored and closes the gate for good [AG-02]', async ({ page }) => {
    await page.goto('/');
    await question(page).getByRole('button', { name: 'I am 13 or older' }).click();
    await expect(question(page)).toBeHidden();
    expect(await stored(page)).toEqual(['over13', null]);
    expect(await protectedMode(page)).toBe('no');
    await open(page, '/about');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('under 13 is stored and opens the parent dialog, which cannot be dismissed either [AG-03]', async ({
    page,
  }) => {
    await page.goto('/');
    await question(page).getByRole('button', { name: 'I am under 13' }).click();
    await expect(consent(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(consent(page)).toBeVisible();
    expect(await stored(page)).toEqual(['under13', null]);
  });

  test('the consent text makes the five promises [AG-08]', async ({ page }) => {
    await page.goto('/');
    await question(page).getByRole('button', { name: 'I am under 13' }).click();
    await expect(consent(page).getByRole('listitem')).toHaveText([
      'No personalised ads',
      'No collection of personal information',
      'No tracking across other sites',
      'Content safety filters that are always on',
      'Only anonymous story preferences, such as themes and characters, are collected',
    ]);
  });

  test('consent is stored, closes the dialog and protects the browser [AG-04]', async ({ page, context }) => {
    await page.goto('/');
    await question(page).getByRole('button', { name: 'I am under 13' }).click();
    await consent(page).getByLabel('Your email address').fill(newEmail('parent'));
    await consent(page).getByRole('button', { name: 'I am the parent or guardian, and I agree' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await stored(page)).toEqual(['under13', 'granted']);
    expect(await protectedMode(page)).toBe('true');
    expect(await page.evaluate(() => document.documentElement.dataset.adPersonalisation)).toBe('off');
    expect(await context.cookies()).toContainEqual(
      expect.objectContaining({ name: 'child_protected', value: '1' }),
    );
  });
});

test.describe('refusal', () => {
  test('leads to an external search site [AG-05]', async ({ page, tolerate }) => {
    tolerate(/request to https:\/\/www\.google\.com/);
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await page.goto('/');
    await question(page).getByRole('button', { name: 'I am under 13' }).click();
    await consent(page).getByRole('button', { name: 'I do not agree' }).click();
    await page.waitForURL('https://www.google.com/**');
  });
});

test.describe('a return', () => {
  test('with consent is protected at once, before the page is alive, and asks nothing [AG-06]', async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED/);
    await page.addInitScript(() => {
      localStorage.setItem('coppa_age_verified', 'under13');
      localStorage.setItem('coppa_parent_consent', 'granted');
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/').catch(() => undefined);
    expect(await protectedMode(page)).toBe('true');
    expect(await page.evaluate(() => document.cookie)).toContain('child_protected=1');
    await page.unroute('**/assets/*.js');
    await open(page, '/');
    expect(await protectedMode(page)).toBe('true');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('without consent sees the consent dialog again [AG-07]', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('coppa_age_verified', 'under13'));
    await page.goto('/about');
    await expect(consent(page)).toBeVisible();
  });
});

test.describe('events', () => {
  const countEvents = async (page: Page) => {
    const sent: string[] = [];
    await showBeacons(page);
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) sent.push(request.postData() ?? '');
    });
    return sent;
  };

  test('leave the browser of a visitor of 13 or older only [AG-08]', async ({ page }) => {
    const sent = await countEvents(page);
    await open(page, '/');
    await expect(question(page)).toBeVisible();
    expect(sent).toHaveLength(0);
    await question(page).getByRole('button', { name: 'I am 13 or older' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About' }).click();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    const { events } = JSON.parse(sent[0] as string) as { events: object[] };
    expect(events[0]).toMatchObject({ event_type: 'page_view', event_data: { path: '/about' } });
  });

  test('never leave a child-protected browser, and the server would refuse one [AG-08]', async ({
    page,
    tolerate,
  }) => {
    tolerate(/status of 403/);
    await page.addInitScript(() => {
      localStorage.setItem('coppa_age_verified', 'under13');
      localStorage.setItem('coppa_parent_consent', 'granted');
    });
    const sent = await countEvents(page);
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({
        session_id: '3f6f0b0e-8f2a-4c59-9a5e-0c1f6f0a2b77',
        event_type: 'page_view',
      });
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/events', { method: 'POST', headers, body })).status;
    });
    expect(status).toBe(403);
  });
});
