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
  await creator.next.tap();
  await fits('theme');
  await creator.card(/^Friendship/).tap();
  await creator.next.tap();
  await creator.card(/^Ember/).tap();
  await fits('heroes');
  await creator.create.tap();
  await creator.finished();
  await fits('story');
  await expect(page.getByRole('button', { name: /^Open the voice player/ })).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const code of ['es', 'fr', 'de', 'hi', 'ta', 'zh', 'ja', 'sv', 'mr'] as const) {
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
    await expect(creator.paragraphs.first()).toBeVisible();
    await expectNothingSideways(page, 'story');
  });
}
