import type { Page } from '@playwright/test';
import { PASSWORD, makeAccount, newEmail, toast } from './accounts.ts';
import { STARTING, bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, test } from './fixtures.ts';
import { smallTargets } from './thumb.ts';
import { isReadAhead } from './read-ahead.ts';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE });

/** A guest has just made a story. */
async function withStory(page: Page) {
  const creator = creatorOn(page);
  await creator.openHeroes();
  await creator.card(/^Ember the dragon/).click();
  await creator.create.click();
  await creator.finished();
  const open = bookOn(page);
  const account = page.getByRole('dialog', { name: 'Create a free account' });
  return {
    creator,
    ...open,
    picture: open.book.getByRole('img'),
    invitation: open.book.getByRole('region', { name: 'The next pictures are waiting' }),
    account,
    async turnTo(number: number) {
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(open.page(number)).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
    async signUp(email: string) {
      await account.getByLabel('Email').fill(email);
      await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await account.getByRole('button', { name: 'Create Account' }).click();
    },
  };
}

test('a guest sees and hears the first page, and after signing up the voice goes on at page two [RB-05]', async ({
  page,
  request,
  tolerate,
}) => {
  test.setTimeout(180_000);
  tolerate(/status of 4\d\d/);
  const story = await withStory(page);
  await expect(story.readToMe).toBeInViewport();
  await expect(story.readMyself).toBeInViewport();
  await story.readToMe.click();
  await expect(story.page(1)).toBeVisible();
  await expect
    .poll(() => story.picture.evaluate((image: HTMLImageElement) => image.naturalWidth), STARTING)
    .toBeGreaterThan(0);
  await expect(story.picture).toHaveAttribute('alt', /\w+/);
  await expect.poll(story.spoken, STARTING).not.toBeNull();
  const seen = await story.seen();
  expect(seen.length).toBeGreaterThan(5);

  // The voice reads to the end of the page and turns it; there it has no more to say.
  await expect(story.page(2)).toBeVisible({ timeout: 90_000 });
  await expect(story.invitation).toContainText('the voice reads on from here');
  await expect(story.paragraphs.first()).toBeVisible();
  await expect(story.button('Play the narration')).toHaveCount(0);
  await expectNothingSideways(page);
  expect(await smallTargets(page, 'dialog button')).toEqual([]);
  await expectNoAxeViolations(page);

  // A sign-up that is refused takes nothing away.
  const { user } = await makeAccount(request);
  await story.invitation.getByRole('button', { name: 'Sign Up to Get Full Access' }).click();
  await story.signUp(user.email);
  await expect(story.account.getByRole('alert')).toContainText('already registered');
  await story.signUp(newEmail('lina'));
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await expect(story.account).toHaveCount(0);
  await expect(story.page(2)).toBeVisible();
  await expect(story.invitation).toHaveCount(0);
  const offset = await story.offset();
  expect(offset).toBeGreaterThan(0);
  await expect.poll(async () => (await story.spoken()) ?? -1, STARTING).toBeGreaterThanOrEqual(offset);
  await expect(story.picture).toBeVisible(STARTING);

  await page.keyboard.press('Escape');
  await expect(page.getByText(/^On your shelf/)).toBeVisible();
});

test('who reads by themselves is not read to after signing in, and every page of the text was theirs before [RB-05]', async ({
  page,
  request,
}) => {
  const story = await withStory(page);
  const { user } = await makeAccount(request);
  await story.readMyself.click();
  await expect(story.page(1)).toBeVisible();
  await expect(story.button('Play the narration')).toBeVisible();
  await story.turnTo(3);
  await expect(story.picture).toHaveCount(0);
  await expect(story.paragraphs.first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(story.invitation).toBeVisible({ timeout: 1000 });
  }).toPass();
  const heard: string[] = [];
  page.on('request', (each) => each.url().includes('speech') && !isReadAhead(each) && heard.push(each.url()));
  await story.invitation.getByRole('button', { name: 'Sign In' }).click();
  const account = page.getByRole('dialog', { name: 'Good to see you again' });
  await account.getByLabel('Email').fill(user.email);
  await account.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await account.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Welcome Back!')).toBeVisible();
  await expect(story.page(2)).toBeVisible();
  await expect(story.picture).toBeVisible(STARTING);
  await expect(story.button('Play the narration')).toBeVisible();
  expect(heard).toEqual([]);
});

test('whoever signs in by way of somebody else finds the book open at page two [RB-05] [AU-13]', async ({
  page,
  request,
}) => {
  const story = await withStory(page);
  const { user, ...tokens } = await makeAccount(request);
  await page.route('**/auth/v1/settings', (route) =>
    route.fulfill({ json: { external: { email: true, google: true } } }),
  );
  await page.route('**/auth/v1/authorize*', (route) => {
    const back = new URL(new URL(route.request().url()).searchParams.get('redirect_to') ?? '');
    back.searchParams.set('code', 'from-somebody-else');
    return route.fulfill({ status: 302, headers: { Location: back.href } });
  });
  await page.route('**/auth/v1/token?grant_type=pkce', (route) =>
    route.fulfill({ json: { ...tokens, user } }),
  );
  await story.readMyself.click();
  await story.turnTo(2);
  await story.invitation.getByRole('button', { name: 'Sign Up to Get Full Access' }).click();
  await story.account.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(story.page(2)).toBeVisible();
  await expect(story.invitation).toHaveCount(0);
  await expect(story.picture).toBeVisible(STARTING);
});

test('without a line nothing of a guest’s book is lost, and a reload finds it drawn again [RB-05]', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/Failed to (load resource|fetch)/);
  const story = await withStory(page);
  await story.readMyself.click();
  await expect(story.picture).toBeVisible(STARTING);
  await story.turnTo(2);
  await story.invitation.getByRole('button', { name: 'Sign Up to Get Full Access' }).click();
  await expect(story.account).toBeVisible();
  await context.setOffline(true);
  await story.signUp(newEmail('lina'));
  await expect(story.account.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(story.account).toHaveCount(0);
  await expect(story.invitation).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(story.page(2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(story.page(1)).toBeVisible();
  await expect(story.picture).toBeVisible(STARTING);
});

test('the landing promises guests what they get [RB-05]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(
    'Without an account you read the whole story, and its first page is painted and read aloud.',
  );
  await expect(page.getByRole('main')).not.toContainText(/no account/i);
});
