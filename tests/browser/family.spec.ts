import type { APIRequestContext, Page } from '@playwright/test';
import { STORAGE_KEY, makeAccount, signIn, toast } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { KEY, familyOn } from './family.ts';
import { expect, expectNoAxeViolations, showBeacons, test } from './fixtures.ts';

/** Somebody with an account, at the step where heroes are chosen. */
async function atHeroes(page: Page, request: APIRequestContext) {
  const creator = creatorOn(page);
  await creator.openHeroes(await makeAccount(request));
  return creator;
}

test('a guest is told to sign in, is led there, and comes back to the same step [PC-04]', async ({
  page,
  request,
}) => {
  const { user } = await makeAccount(request);
  const creator = creatorOn(page);
  await creator.open();
  await creator.choose(/^Beach/, /^Friendship/);
  await expectNoAxeViolations(page);
  await familyOn(page)
    .section.getByRole('link', { name: /^Add family or friend/ })
    .click();
  await expect(toast(page, 'Sign in to add your family and friends to stories!')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?returnTo=/);
  await signIn(page, user.email);
  await expect(familyOn(page).add).toBeVisible();
});

test('whose session has ended goes on without the family, and is told why [PC-04]', async ({
  page,
  request,
}) => {
  const creator = await atHeroes(page, request);
  const family = familyOn(page);
  await family.addSomebody('Mia');
  await family.card('Mia My Kid').click();
  await creator.card(/^Ember/).click();
  const heroes = page.getByRole('region', { name: 'Heroes of this story' }).getByRole('listitem');
  await expect(heroes).toHaveText([/Mia/, /Ember/]);
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY);
  await page.reload();
  await expect(toast(page, 'Sign in to add your family and friends to stories!')).toBeVisible();
  await expect(heroes).toHaveText([/Ember/]);
  await creator.create.click();
  await creator.finished();
});

test('a child is added with the keyboard alone, and the focus comes back [PC-01] [PC-05]', async ({
  page,
  request,
}) => {
  await atHeroes(page, request);
  const family = familyOn(page);
  await family.add.press('Enter');
  await expect(family.radio('My Kid')).toBeFocused();
  await expect(family.radio('Baby')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mia');
  await page.keyboard.press('Tab');
  await expect(family.hear('Mia')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(family.radio('Girl')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(family.radio('She')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('loves trains');
  await expect(family.dialog.getByText('12 of 200 characters')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Character added successfully!')).toBeVisible();
  await expect(family.add).toBeFocused();
  await expect(family.card('Mia My Kid')).toHaveAttribute('aria-pressed', 'false');
  await expectNoAxeViolations(page);
});

test('the emoji follows the relationship until one is picked by hand [PC-01]', async ({ page, request }) => {
  await atHeroes(page, request);
  const family = familyOn(page);
  await family.add.click();
  await expect(family.dialog.getByRole('radio')).toHaveCount(5 + 8 + 4);
  for (const [relationship, emoji] of [
    ['Family', 'Woman'],
    ['Friend', 'Boy'],
    ['Other', 'Star'],
    ['Pet', 'Dog'],
  ] as const) {
    await family.pick(relationship);
    await expect(family.radio(emoji)).toBeChecked();
  }
  await family.pick('Cat');
  await family.pick('Friend');
  await expect(family.radio('Cat')).toBeChecked();
});

test('the story speaks of somebody as the family says; a picture only suggests it [TL-07]', async ({
  page,
  request,
}) => {
  const creator = await atHeroes(page, request);
  const family = familyOn(page);
  await family.add.click();
  await expect(
    family.dialog.getByRole('group', { name: 'How should we speak of them?' }).getByRole('radio'),
  ).toHaveCount(4);
  for (const [picture, pronoun] of [
    ['Girl', 'She'],
    ['Man', 'He'],
    ['Cat', 'Don’t say'],
  ] as const) {
    await family.pick(picture);
    await expect(family.radio(pronoun)).toBeChecked();
  }
  await family.pick('They');
  await family.pick('Boy');
  await expect(family.radio('They')).toBeChecked();
  await family.name.fill('Robin');
  await family.press('Add');
  await page.reload();
  await family.section.getByRole('button', { name: 'Edit Robin' }).click();
  await expect(family.radio('They')).toBeChecked();
  await family.press('Cancel');
  await family.card('Robin My Kid').click();
  const asked = page.waitForRequest('**/functions/v1/generate-story');
  await creator.create.click();
  expect((await asked).postDataJSON()).toMatchObject({
    personalizedContext: { personalizedCharacters: [{ name: 'Robin', pronoun: 'they' }] },
  });
  await creator.finished();
});

test('somebody from before it was asked is spoken of as their picture suggests [TL-07]', async ({
  page,
  request,
}) => {
  const dateAdded = '2026-01-02T03:04:05.000Z';
  const old = [{ id: 'personal-1', name: 'Mia', emoji: '👧', relationship: 'kid', dateAdded }];
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(old),
  ] as const);
  await atHeroes(page, request);
  const family = familyOn(page);
  await family.section.getByRole('button', { name: 'Edit Mia' }).click();
  await expect(family.radio('She')).toBeChecked();
});

test('what cannot be kept is said below the field and in a message [PC-02]', async ({ page, request }) => {
  await atHeroes(page, request);
  const family = familyOn(page);
  await family.add.click();
  for (const [name, about, fault] of [
    ['  ', '', 'Please enter a name'],
    ['M', '', 'Name must be between 2 and 50 characters'],
    ['M'.repeat(51), '', 'Name must be between 2 and 50 characters'],
    ['Mia', 'abcd', 'Description must be between 5 and 200 characters'],
    ['Mia', 'a'.repeat(201), 'Description must be between 5 and 200 characters'],
    ['Mia', 'is afraid of SCARY masks', 'Please use only positive, child-friendly language'],
  ] as const) {
    await family.name.fill(name);
    await family.about.fill(about);
    await family.press('Add');
    const field = fault.startsWith('Description') || about.includes('SCARY') ? family.about : family.name;
    // A message goes by itself.
    await expect(toast(page, fault).first()).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${fault}`));
  }
  await expectNoAxeViolations(page);
  expect(await family.kept()).toBeNull();
});

test('an edit changes the hero too; cancelling changes nothing [PC-01] [PC-05]', async ({
  page,
  request,
}) => {
  const creator = await atHeroes(page, request);
  const family = familyOn(page);
  const heroes = creator.main.getByRole('region', { name: 'Heroes of this story' });
  await family.addSomebody('Mia', 'loves trains');
  await family.card('Mia My Kid').click();
  await expect(heroes.getByRole('button', { name: 'Remove Mia', exact: true })).toBeVisible();
  const edit = family.section.getByRole('button', { name: 'Edit Mia' });
  await edit.click();
  await family.name.fill('Nobody');
  await family.press('Cancel');
  await expect(edit).toBeFocused();
  await family.add.click();
  await expect(family.name).toHaveValue('');
  await page.keyboard.press('Escape');
  await edit.click();
  await expect(family.about).toHaveValue('loves trains');
  await family.name.fill('Mia Rose');
  await family.press('Save');
  await expect(toast(page, 'Character updated successfully!')).toBeVisible();
  await expect(family.card('Mia Rose My Kid')).toHaveAttribute('aria-pressed', 'true');
  await expect(heroes.getByRole('button', { name: 'Remove Mia Rose', exact: true })).toBeVisible();
});

test('whoever is removed is no hero any more and leaves nothing in the browser [PC-03] [PC-05]', async ({
  page,
  request,
}) => {
  const creator = await atHeroes(page, request);
  const family = familyOn(page);
  await family.addSomebody('Mia');
  await family.card('Mia My Kid').click();
  await expect(creator.create).toBeEnabled();
  await family.section.getByRole('button', { name: 'Remove Mia from Family and Friends' }).click();
  await expect(toast(page, 'Character removed')).toBeVisible();
  await expect(family.add).toBeFocused();
  await expect(creator.create).toBeDisabled();
  expect(await family.kept()).toBeNull();
});

test('the family is the same in another tab and after a reload, and a broken one is empty [PC-03]', async ({
  page,
  request,
  context,
}) => {
  await atHeroes(page, request);
  const family = familyOn(page);
  await family.addSomebody('Mia');
  const [mia] = JSON.parse((await family.kept()) ?? '[]') as { id: string; dateAdded: string }[];
  expect(mia?.id).toMatch(/^personal-./);
  expect(new Date(mia?.dateAdded ?? '').toISOString()).toBe(mia?.dateAdded);
  const other = await context.newPage();
  await other.goto('/healthz');
  await other.evaluate((key) => {
    const kept = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, kept.replace('Mia', 'Mira'));
  }, KEY);
  await expect(family.card('Mira My Kid')).toBeVisible();
  await page.reload();
  await expect(family.card('Mira My Kid')).toBeVisible();
  await other.evaluate((key) => localStorage.setItem(key, '[{"id":'), KEY);
  await expect(family.card('Mira My Kid')).toHaveCount(0);
  await expect(family.add).toBeVisible();
});

test('a name leaves the browser only with a request for a story, which is about it [PC-03] [PC-06]', async ({
  page,
  request,
}) => {
  const sent: { path: string; body: string }[] = [];
  await showBeacons(page);
  page.on('request', (each) =>
    sent.push({ path: new URL(each.url()).pathname, body: each.postData() ?? '' }),
  );
  const naming = () => sent.filter(({ path, body }) => `${path} ${body}`.includes('Quillabee'));
  const creator = await atHeroes(page, request);
  const family = familyOn(page);
  await family.addSomebody('Quillabee', 'loves trains');
  await family.card('Quillabee My Kid').click();
  expect(naming()).toEqual([]);
  await creator.create.click();
  await creator.finished();
  expect(await creator.text()).toContain('Quillabee');
  const [story] = naming();
  expect(story?.path).toBe('/functions/v1/generate-story');
  expect(JSON.parse(story?.body ?? '{}')).toMatchObject({
    personalizedContext: {
      isPersonalized: true,
      personalizedCharacters: [{ name: 'Quillabee', relationship: 'kid', description: 'loves trains' }],
    },
  });
});

test('a name is heard, written down as it is heard, heard again, and kept [VO-12] [PC-03]', async ({
  page,
  request,
}) => {
  await atHeroes(page, request);
  const family = familyOn(page);
  await family.add.click();
  await family.name.fill('Kwame');
  await expect(family.said).toHaveCount(0);
  const sounds: { said: unknown; sound: string }[] = [];
  // A browser need not remember the body of an answer that it has read: it is kept on its way.
  await page.route('**/functions/v1/generate-speech', async (route) => {
    const response = await route.fetch();
    expect(response.status()).toBe(200);
    const { said } = route.request().postDataJSON() as { said?: unknown };
    sounds.push({ said, sound: (await response.body()).toString('base64') });
    await route.fulfill({ response });
  });
  const heard = async () => {
    const before = sounds.length;
    await family.hear('Kwame').click();
    await expect.poll(() => sounds.length).toBe(before + 1);
    await expect(family.hear('Kwame')).toHaveAttribute('aria-busy', 'false');
    return [sounds.at(-1)?.said, sounds.at(-1)?.sound];
  };
  const [, asWritten] = await heard();
  await family.said.fill('42');
  await family.press('Add');
  await expect(family.dialog.getByText('Please write with letters how').first()).toBeVisible();
  await expect(family.said).toBeFocused();
  await family.said.fill('koo-AH-mee');
  const [said, asSaid] = await heard();
  expect(said).toEqual([{ name: 'Kwame', said: 'koo-AH-mee' }]);
  expect(asSaid).not.toBe(asWritten);
  await expectNoAxeViolations(page);
  await family.press('Add');
  await page.reload();
  await family.section.getByRole('button', { name: 'Edit Kwame' }).click();
  await expect(family.said).toHaveValue('koo-AH-mee');
});
