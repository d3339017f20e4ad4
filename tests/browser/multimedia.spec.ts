import type { Page } from '@playwright/test';
import type { MultimediaProgress } from '#contract/multimedia.ts';
import { toast } from './accounts.ts';
import { newStory } from './experience.ts';
import { expect, expectNoAxeViolations, open, test } from './fixtures.ts';

const EXPERIENCE = '**/story-experience/*';

test('a story is brought to life and opens by itself; the next one finds it made [MM-01] [MM-02]', async ({
  page,
  context,
}) => {
  const { maker, path } = await openUnmade(page);
  const late = await context.newPage();
  await late.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  await open(late, path);

  await maker.start.click();
  await expect(maker.status).toHaveText(
    /^(Checking for|Generating illustrations and audio|Saving|Preparing)/,
  );
  await expect(maker.bar).toBeVisible();
  await expect(page.getByText('It takes about 90 seconds in all.')).toContainText('about 2 minutes');
  await page.waitForURL(EXPERIENCE);
  await expect(page.getByText(/^Scene 1 of \d$/)).toBeVisible();

  // Whose page is older than that goes straight there.
  await late.getByRole('button', { name: 'Bring It to Life' }).click();
  await late.waitForURL(EXPERIENCE);
  await open(late, path);
  await late.getByRole('link', { name: 'Watch and Listen' }).click();
  await late.waitForURL(EXPERIENCE);
});

test('every state is shown with its message and how far it is [MM-01]', async ({ page, tolerate }) => {
  tolerate(/ERR_|network/);
  const { maker } = await openUnmade(page);
  const server = await inStates(page, { state: 'checking', progress: 2 });
  await maker.start.click();
  await expect(maker.status).toHaveText('Checking for an existing experience …');
  server.now({
    state: 'generating',
    progress: 45,
    pictures: { done: 3, of: 6 },
    sentences: { done: 7, of: 20 },
  });
  await expect(maker.status).toHaveText('Generating illustrations and audio …');
  await expect(page.getByText('3 of 6 pictures, 7 of 20 sentences')).toBeVisible();
  await expect(maker.bar).toHaveAttribute('aria-valuenow', '45');
  await expectNoAxeViolations(page);
  server.now({ state: 'saving_audio', progress: 88 });
  await expect(maker.status).toHaveText('Saving audio …');
  server.now({ state: 'preparing', progress: 95 });
  await expect(maker.status).toHaveText('Preparing your experience …');
  server.now({ state: 'done', progress: 100 });
  await page.waitForURL(EXPERIENCE);
});

test('who leaves and comes back is still taken there [MM-01]', async ({ page }) => {
  const { maker } = await openUnmade(page);
  const server = await inStates(page, { state: 'generating', progress: 20 });
  await maker.start.click();
  await expect(maker.status).toHaveText('Generating illustrations and audio …');
  await page.getByRole('link', { name: 'Back to Fairy Tales' }).click();
  await expect(page).toHaveURL('/story-library/fairy-tales');
  server.now({ state: 'preparing', progress: 95 });
  await page.goBack();
  await expect(maker.status).toHaveText('Preparing your experience …');
  await page.reload();
  await expect(maker.status).toHaveText('Preparing your experience …');
  server.now({ state: 'done', progress: 100 });
  await page.waitForURL(EXPERIENCE);
});

test('without sound it goes on with pictures only, and says so [MM-05]', async ({ page }) => {
  const { maker } = await openUnmade(page);
  const server = await inStates(page, { state: 'generating', progress: 20 });
  await maker.start.click();
  server.now({ state: 'preparing', progress: 95, audio: false });
  await expect(toast(page, 'Audio generation failed')).toContainText(
    'Story created with visuals only. Audio narration unavailable.',
  );
  await expect(maker.status).toHaveText('Preparing your experience …');
  server.now({ state: 'done', progress: 100, audio: false });
  await page.waitForURL(EXPERIENCE);
});

test('a failure is told in the words of the server, and can be tried again [MM-05]', async ({ page }) => {
  const { maker } = await openUnmade(page);
  const error = 'Visual generation failed: Please try again later';
  const server = await inStates(page, { state: 'generating', progress: 20 });
  await maker.start.click();
  server.now({ state: 'failed', error });
  await expect(toast(page, 'Generation failed')).toContainText(error);
  await expect(page.getByRole('main').getByText(error)).toBeVisible();
  server.now({ state: 'generating', progress: 10 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(maker.status).toHaveText('Generating illustrations and audio …');
});

test('a server that cannot be reached is a failure too [MM-05]', async ({ page, tolerate }) => {
  tolerate(/500/);
  const { maker } = await openUnmade(page);
  await page.route('**/api/stories/*/multimedia*', (route) => route.fulfill({ status: 500, json: {} }));
  await maker.start.click();
  await expect(toast(page, 'Generation failed')).toContainText('Please try again later');
  await page.unroute('**/api/stories/*/multimedia*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(EXPERIENCE);
});

async function openUnmade(page: Page) {
  const story = await newStory();
  const path = `/story-library/fairy-tales/${story.slug}`;
  await open(page, path);
  return {
    path,
    maker: {
      start: page.getByRole('button', { name: 'Bring It to Life' }),
      status: page.getByRole('article').getByRole('status'),
      bar: page.getByRole('progressbar', { name: 'Progress' }),
    },
  };
}

/** Stands in for the making, which is too quick to look at: tells a state whenever the browser asks. */
async function inStates(page: Page, first: Partial<MultimediaProgress>) {
  const none = { done: 0, of: 0 };
  const whole = (part: Partial<MultimediaProgress>): MultimediaProgress => ({
    state: 'idle',
    progress: 0,
    pictures: none,
    sentences: none,
    audio: true,
    error: null,
    ...part,
  });
  let progress = whole(first);
  await page.route('**/api/stories/*/multimedia*', (route) =>
    route.fulfill({ status: 202, json: { progress } }),
  );
  await page.route('**/api/stories/*/multimedia/events*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 100\nevent: progress\ndata: ${JSON.stringify(progress)}\n\n`,
    }),
  );
  return {
    now: (next: Partial<MultimediaProgress>) => {
      progress = whole(next);
    },
  };
}
