import { makeAccount, remember } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { smallTargets } from './thumb.ts';

test('with a thumb on a small phone: every step fits, and so does the story', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // what rises is measured at its full size
  await remember(page, await makeAccount(request));
  const fits = async (where: string) => {
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      where,
    ).toBeLessThanOrEqual(0);
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
