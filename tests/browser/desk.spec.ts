import type { Locator, Page } from '@playwright/test';
import { makeAccount } from './accounts.ts';
import { bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, test } from './fixtures.ts';
import { smallTargets } from './thumb.ts';

const PHONE = { width: 360, height: 640 };

/** The desk under a story's book, and the ways to it. */
async function deskOn(page: Page, who: 'guest' | 'member') {
  const creator = creatorOn(page);
  await creator.openStory(who === 'member' ? await makeAccount(page.request) : undefined);
  const open = bookOn(page);
  const more = open.button('More with this book');
  const tools = creator.main.getByRole('region', { name: 'Story tools' });
  return {
    creator,
    ...open,
    more,
    tools,
    heading: tools.getByRole('heading', { name: 'Story tools' }),
    report: tools.getByRole('button', { name: 'Something is wrong with this story' }),
    async toCover() {
      await open.readMyself.click();
      await expect(open.page(1)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(more).toBeVisible();
    },
    async toEnd() {
      await open.readMyself.click();
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(open.end).toBeVisible({ timeout: 300 });
      }).toPass();
    },
    async landed(this: { heading: Locator }) {
      await expect(open.book).toHaveCount(0);
      await expect(this.heading).toBeFocused();
      await expect(this.heading).toBeInViewport();
    },
  };
}

test.describe('by thumb on a small phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('cover and last page lead to every tool, all of them within two screens [WZ-09]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const desk = await deskOn(page, 'member');
    await expect(desk.readToMe).toBeInViewport({ ratio: 1 });
    await expect(desk.readMyself).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: 'Steps to your story' })).toHaveCount(0);
    await expect(desk.creator.paragraphs.first()).toBeHidden();
    const { y = Infinity, height = 0 } = (await desk.report.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(2 * PHONE.height);
    await expectNothingSideways(page);
    expect(await smallTargets(page, 'main a, main button, main summary')).toEqual([]);
    await expectNoAxeViolations(page);

    await desk.toCover();
    await desk.more.tap();
    await desk.landed();
    for (const name of ['Interactive choices', 'Pictures', 'Share', 'Download']) {
      await desk.tools.getByRole('tab', { name }).tap();
      await expect(desk.tools.getByRole('tabpanel', { name })).toBeVisible();
    }
    await desk.toEnd();
    await desk.more.tap();
    await desk.landed();
    await expect(desk.tools.getByRole('button', { name: /^Open the voice player/ })).toBeVisible();
    await expect(desk.tools.getByRole('switch', { name: /^Keep “/ })).toBeVisible();
    await desk.report.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a guest is led to what an account would open [WZ-09]', async ({ page }) => {
    const desk = await deskOn(page, 'guest');
    await desk.toCover();
    await desk.more.tap();
    await desk.landed();
    await expectNothingSideways(page);
    await desk.tools.getByRole('button', { name: 'Sign up to play it' }).tap();
    await expect(page.getByRole('dialog', { name: 'Create a free account' })).toBeVisible();
  });
});

test('by keyboard the cover and the last page lead to the tools, and the next Tab is in them [WZ-09]', async ({
  page,
}) => {
  const desk = await deskOn(page, 'member');
  for (const there of [() => desk.toCover(), () => desk.toEnd()]) {
    await there();
    await desk.more.focus();
    await page.keyboard.press('Enter');
    await desk.landed();
    await page.keyboard.press('Tab');
    await expect(desk.tools.locator(':focus')).toHaveCount(1);
  }
  await desk.tools.getByRole('tab', { name: 'Interactive choices' }).focus();
  for (const name of ['Pictures', 'Share', 'Download']) {
    await page.keyboard.press('ArrowRight');
    await expect(desk.tools.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('the whole text unfolds, stays so the next time, and folds again', async ({ page }) => {
  const { creator } = await deskOn(page, 'guest');
  await creator.showText();
  await page.reload();
  await expect(creator.paragraphs.first()).toBeVisible();
  await creator.main.getByText('Hide the text').click();
  await expect(creator.paragraphs.first()).toBeHidden();
});

test('one Escape closes the menu over the book, the next one the book', async ({ page }) => {
  const desk = await deskOn(page, 'member');
  await desk.readMyself.click();
  for (const [name, choice] of [
    ['Sleep timer and sounds', '5 minutes'],
    ['How the text looks', 'Dyslexia-friendly'],
  ] as const) {
    await desk.button(name).click();
    const inMenu = page.getByRole('button', { name: choice });
    await expect(inMenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inMenu).toBeHidden();
    await expect(desk.page(1)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(desk.book).toHaveCount(0);
});
