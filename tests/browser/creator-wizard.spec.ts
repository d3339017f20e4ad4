import { makeAccount, remember } from './accounts.ts';
import { creatorOn, toastOn } from './creator.ts';
import { expect, expectNoAxeViolations, showBeacons, test } from './fixtures.ts';

test('four numbered steps; step 1 has both languages, the ages and the settings [WZ-01] [WZ-02]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open();
  await expect(creator.heading).toHaveText('Where does your story happen?');
  const steps = page.getByRole('navigation', { name: 'Steps to your story' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(page.getByLabel('Language of the story')).toHaveValue('en');
  await expect(creator.main.getByLabel('Language of the site')).toHaveValue('en');
  await expect(page.getByRole('radio', { name: /Young Explorers/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Create Your Own Setting' })).toBeVisible();
  // Whoever just opened it begins where the browser begins.
  await expect(page.locator('body')).toBeFocused();
});

test('the way on needs a choice at every step, and reads Create Story! at the third [WZ-06]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open();
  await expect(creator.next).toBeDisabled();
  await expect(creator.back).toHaveCount(0);
  await creator.pick(/^Beach/);
  await expect(creator.heading).toHaveText('Beach: what happens there?');
  await expect(creator.next).toBeDisabled();
  await expect(creator.main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await creator.pick(/^Friendship/);
  await expect(creator.create).toBeDisabled();
  await creator.card(/^Ember/).click();
  await expect(creator.create).toBeEnabled();
  await expectNoAxeViolations(page);
  // Whoever comes back finds the choice, and a way on beside it.
  await creator.back.click();
  await expect(creator.card(/^Friendship/)).toHaveAttribute('aria-pressed', 'true');
  await creator.next.click();
  await expect(creator.create).toBeEnabled();
});

test('a choice is the way on; one that is changed in time is not, and keys go the same way [WZ-06]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open();
  // Both within a moment: the second one counts.
  await page.evaluate(() => {
    for (const id of ['beach', 'enchanted-forest'])
      document.querySelector<HTMLElement>(`[data-option="${id}"]`)?.click();
  });
  await expect(creator.heading).toHaveText('Enchanted Forest: what happens there?');
  await expect(creator.heading).toBeFocused();
  await creator.card(/^Friendship/).press('Enter');
  await expect(creator.create).toBeDisabled();
  // Who opens a form in that moment wants to type.
  await creator.back.click();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-option="friendship"]')?.click();
    const own = [...document.querySelectorAll('button')].find(({ textContent }) =>
      /own theme/i.test(textContent),
    );
    own?.click();
  });
  await page.waitForTimeout(1000);
  await expect(page.getByLabel('Name of your theme')).toBeVisible();
});

test('themes belong to the setting; where none do, all of the age are there [WZ-03]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open();
  await creator.pick(/^Enchanted Forest/);
  await expect(creator.main.locator('[data-option]')).toHaveCount(8);
  await expect(creator.card(/^Diggers/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await creator.back.click();
  await creator.pick(/^Playground/);
  expect(await creator.main.locator('[data-option]').count()).toBeGreaterThan(30);
});

test('the grids of themes and heroes scroll in 300 px [WZ-01]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open();
  await creator.pick(/^Playground/);
  expect((await page.getByRole('region', { name: 'Themes' }).boundingBox())?.height).toBe(300);
});

test('heroes are toggled, listed beneath and sent off; the theme brings its own [WZ-04] [WZ-08]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open();
  await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember/, /^Waffles/);
  const heroes = page.getByRole('region', { name: 'Heroes of this story' }).getByRole('listitem');
  await expect(heroes).toHaveCount(2);
  await creator.card(/^Ember/).click();
  await expect(heroes).toHaveText([/Waffles/]);
  await page.getByRole('button', { name: 'Remove Waffles the dog' }).click();
  await expect(heroes).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Heroes of this story' })).toBeFocused();
  await expect(creator.main.locator('[data-option="friendship-char-0"]')).toContainText(
    'A character from Friendship',
  );
});

test('twelve heroes fit into a story; one more is told so', async ({ page, request }) => {
  const creator = creatorOn(page);
  await creator.openHeroes(await makeAccount(request));
  const cards = creator.main.locator('[data-option]');
  for (let hero = 0; hero < 12; hero++) await cards.nth(hero).click();
  await cards.nth(12).click();
  await expect(toastOn(page, /^12 heroes fit into one story/)).toBeVisible();
  await expect(cards.nth(12)).toHaveAttribute('aria-pressed', 'false');
});

test('an age clears the choices, and going on from the setting clears theme and heroes [WZ-05]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open();
  await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember/);
  await creator.back.click();
  await expect(creator.card(/^Friendship/)).toHaveAttribute('aria-pressed', 'true');
  await creator.back.click();
  await creator.next.click();
  await expect(creator.card(/^Friendship/)).toHaveAttribute('aria-pressed', 'false');
  await creator.back.click();
  await page.getByText('Little Dreamers').click();
  await expect(creator.next).toBeDisabled();
});

test('own settings, themes and heroes: blank names add nothing, Enter adds, Done closes [WZ-07]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open();
  await page.getByRole('button', { name: 'Create Your Own Setting' }).click();
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  await page.getByLabel('Name of your setting').fill('   ');
  await expect(add).toBeDisabled();
  await page.getByLabel('Name of your setting').fill('Grandpa’s boat shed');
  await page.keyboard.press('Enter');
  const own = creator.card(/^Grandpa’s boat shed/);
  await expect(own).toContainText('Custom setting');
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await expect(creator.next).toBeDisabled();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Create Your Own Setting' })).toBeFocused();
  await expect(page.getByLabel('Name of your setting')).toHaveCount(0);
  await creator.pick(/^Grandpa’s boat shed/);
  await creator.pick(/^Kindness/);
  await page.getByRole('button', { name: 'Create Your Own Character' }).click();
  await page.getByLabel(/^A name/).fill('Pippo');
  await add.click();
  await expect(creator.card(/^Pippo/)).toHaveAttribute('aria-pressed', 'true');
  await expect(creator.create).toBeEnabled();
});

test('a hero of one’s own is spoken of as was said, and nobody is asked twice [TL-07]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.openHeroes();
  await page.getByRole('button', { name: 'Create Your Own Character' }).click();
  const add = async (name: string) => {
    await page.getByLabel(/^A name/).fill(name);
    await page.keyboard.press('Enter');
    await expect(creator.card(new RegExp(`^${name}`))).toHaveAttribute('aria-pressed', 'true');
  };
  await page.getByRole('radio', { name: 'They', exact: true }).check();
  await add('Pippo');
  await expect(page.getByRole('radio', { name: 'Don’t say' })).toBeChecked();
  await add('Tovi');
  const asked = page.waitForRequest('**/functions/v1/generate-story');
  await creator.create.click();
  const { characters } = (await asked).postDataJSON() as { characters: { name: string; pronoun?: string }[] };
  expect(characters.map(({ name, pronoun }) => [name, pronoun])).toEqual([
    ['Pippo', 'they'],
    ['Tovi', undefined],
  ]);
  await creator.finished();
});

test('guests see what is locked, why, and cannot choose it; the banners tell of more [CT-02] [CT-05]', async ({
  page,
}) => {
  const creator = creatorOn(page);
  const events: string[] = [];
  await showBeacons(page);
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) events.push(request.postData() ?? '');
  });
  await creator.open();
  await expect(
    page.getByText(/Some settings are locked\. Sign up to unlock all \d+\+ settings!/),
  ).toBeVisible();
  const castle = creator.card(/^Castle on the Hill/);
  await expect(castle).toContainText('Locked');
  await castle.hover();
  await expect(page.getByRole('tooltip', { name: 'Sign up to unlock this setting' })).toBeVisible();
  await castle.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(castle).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => events.join()).toMatch(/feature_locked_clicked.*setting/);
  expect(events.join()).toMatch(/auth_gate_triggered/);
  await creator.choose(/^Playground/, /^Adventure/);
  const open = creator.main.locator('[data-option]').filter({ hasNotText: 'Locked' });
  expect(await open.count()).toBeGreaterThan(15); // the heroes of the theme on top
  await expect(page.getByText(`First ${await open.count()} characters free`)).toBeVisible();
  const cards = creator.main.locator('[data-option]:not([data-option*="-char-"])');
  await expect(cards.nth(14)).not.toContainText('Locked');
  await expect(cards.nth(15)).toContainText('Locked');
});

test('for somebody signed in everything is unlocked [CT-03]', async ({ page, request }) => {
  await remember(page, await makeAccount(request));
  const creator = creatorOn(page);
  await creator.open();
  await expect(creator.main.getByText('Locked')).toHaveCount(0);
  await expect(page.getByText(/are locked/)).toHaveCount(0);
  await creator.pick(/^Castle on the Hill/);
  await creator.back.click();
  await expect(creator.next).toBeEnabled();
});

test('arrow keys go through the cards, Enter chooses, Escape empties the search', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open();
  const cards = creator.main.locator('[data-option]');
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cards.first()).toBeFocused();
  const search = page.getByLabel('Search settings');
  await search.fill('snow');
  await expect(cards.first()).toContainText('Snow');
  expect(await cards.count()).toBeLessThan(5);
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await creator.card(/^Beach/).press('Enter');
  await expect(creator.heading).toHaveText('Beach: what happens there?');
});

test('a reload finds the choices again, at every step', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open();
  await creator.pick(/^Beach/);
  await page.reload();
  await expect(creator.heading).toHaveText('Beach: what happens there?');
  await creator.pick(/^Friendship/);
  await page.reload();
  await expect(creator.create).toBeDisabled();
  await creator.card(/^Ember/).click();
  await page.reload();
  await expect(creator.create).toBeEnabled();
});

test('signing up in the middle leads back to the choices [CT-05]', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open();
  await creator.choose(/^Enchanted Forest/, /^Friendship/, /^Ember/);
  await page.getByRole('button', { name: 'Sign up free' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(`ada.${Date.now()}@example.org`);
  await dialog.getByLabel('Password', { exact: true }).fill('seven quiet owls');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog).toBeHidden();
  await expect(creator.create).toBeEnabled();
  await expect(creator.card(/^Ember/)).toHaveAttribute('aria-pressed', 'true');
  await expect(creator.main.getByText('Locked')).toHaveCount(0);
});

test('the page comes with the words of the first step; an address that asks for more waits for it [UX-09]', async ({
  request,
}) => {
  const heading = async (address: string) =>
    (await (await request.get(address)).text()).match(/<h1[^>]*>([^<]*)/)?.[1];
  expect(await heading('/?create')).toBe('Where does your story happen?');
  expect(await heading('/?create&step=theme')).toBe('Story Creator');
});
