import type { Locator, Page } from '@playwright/test';
import { makeAccount, remember } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, open, test } from './fixtures.ts';
import { smallTargets } from './thumb.ts';
import { putStory } from './told-story.ts';

test('with a thumb on a small phone: every step fits, and so does the story', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // what rises is measured at its full size
  await remember(page, await makeAccount(request));
  const fits = async (where: string) => {
    await expectNothingSideways(page, where);
    expect(await smallTargets(page, 'main a, main button'), where).toEqual([]);
  };
  const creator = creatorOn(page);
  await creator.open();
  await fits('setting');
  await creator.card(/^Enchanted Forest/).tap();
  await expect(creator.card(/^Friendship/)).toBeVisible();
  await fits('theme');
  await creator.card(/^Friendship/).tap();
  await creator.card(/^Ember/).tap();
  await fits('heroes');
  await creator.create.tap();
  await creator.finished();
  await fits('story');
  await expect(page.getByRole('button', { name: /^Open the voice player/ })).toBeVisible();
  await expectNoAxeViolations(page);
});

/** All of its picture, and nothing lies over it. */
async function firstChoiceIsSeen(page: Page, where: string) {
  const face = page.getByRole('main').locator('[data-option] img').first();
  await expect(face, where).toBeInViewport({ ratio: 1 });
  // A finger on its lower edge meets the card, and no bar or button above it.
  const onTop = await face.evaluate((picture) => {
    const { left, bottom, width } = picture.getBoundingClientRect();
    return picture.closest('button')?.contains(document.elementFromPoint(left + width / 2, bottom - 2));
  });
  expect(onTop, where).toBe(true);
}

test.describe('on the smallest phones', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const drafts of [1, 2])
    for (const code of ['en', 'de', 'ta'] as const) {
      test(`with ${drafts} kept before, the first choice is seen without scrolling in ${code} [RB-10]`, async ({
        page,
        context,
        baseURL,
      }) => {
        await context.addCookies([{ name: 'appLanguage', value: code, url: baseURL }]);
        await page.addInitScript((value) => localStorage.setItem('appLanguage', value), code);
        const creator = creatorOn(page);
        for (let draft = 0; draft < drafts; draft++) {
          await putStory(page, undefined, code);
          await open(page, '/?create');
          await expect(creator.paragraphs.first()).toBeAttached();
        }
        await page.evaluate(() => sessionStorage.clear());
        await creator.open();
        const offer = creator.main.locator('section').filter({ has: page.locator('.aspect-\\[16\\/9\\]') });
        await expect(offer.first()).toBeInViewport({ ratio: 1 });
        await firstChoiceIsSeen(page, 'with what was kept');
        expect(await smallTargets(page, 'main section button, main summary')).toEqual([]);
        await expectNothingSideways(page);
      });
    }

  for (const code of ['en', 'de', 'ta', 'fr'] as const) {
    test(`the first choice is seen without scrolling in ${code}, and nothing lies over it [RB-10]`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'appLanguage', value: code, url: baseURL }]);
      await page.addInitScript((value) => localStorage.setItem('appLanguage', value), code);
      const creator = creatorOn(page);
      const isSeen = (where: string) => firstChoiceIsSeen(page, where);
      await creator.open();
      await isSeen('setting');
      await creator.main.locator('[data-option="enchanted-forest"]').tap();
      await expect(creator.main.locator('[data-option="friendship"]')).toBeVisible();
      await isSeen('theme');
      await creator.main.locator('[data-option="friendship"]').tap();
      await expect(creator.main.locator('[data-option="ember"]')).toBeVisible();
      await isSeen('heroes');
    });
  }
});

test('how to speak of somebody is asked in one row for a thumb, for the family and for a hero of one’s own [TL-07]', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await creatorOn(page).openHeroes(await makeAccount(request));
  const fits = async (where: Locator) => {
    const group = where.getByRole('group', { name: 'How should we speak of them?' });
    await group.getByText('They', { exact: true }).tap();
    await expect(group.getByRole('radio', { name: 'They' })).toBeChecked();
    const chips = await group.locator('label').all();
    const tops = await Promise.all(chips.map(async (chip) => (await chip.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    await expectNothingSideways(page, 'how to speak of somebody');
    expect(await smallTargets(page, 'label:has([name=pronoun])')).toEqual([]);
  };
  await page.getByRole('button', { name: 'Create Your Own Character' }).tap();
  await fits(page.getByRole('main'));
  await page.getByRole('button', { name: /^Add family or friend/ }).tap();
  await fits(page.getByRole('dialog'));
});

// Long words, tall letters, no spaces: who fits in these fits in the others.
for (const code of ['de', 'ta', 'hi', 'ja'] as const) {
  test(`the steps and a story fit a small phone in ${code}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'appLanguage', value: code, url: baseURL }]);
    await page.addInitScript((value) => localStorage.setItem('appLanguage', value), code);
    const creator = creatorOn(page);
    const [backward, onward] = [
      page.locator('button:has(.lucide-arrow-left)'),
      page.locator('[data-tour=next]'),
    ];
    await creator.openHeroes();
    await expectNothingSideways(page, 'heroes');
    await backward.tap();
    await expectNothingSideways(page, 'theme');
    await backward.tap();
    await expectNothingSideways(page, 'setting');
    await onward.tap();
    await expect(onward).toBeDisabled();
    await expectNothingSideways(page, 'theme, with what is missing');
    await putStory(page);
    await open(page, '/?create');
    await expect(creator.paragraphs.first()).toBeAttached();
    await expectNothingSideways(page, 'story');
  });
}
