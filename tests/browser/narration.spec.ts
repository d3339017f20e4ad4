import type { Page } from '@playwright/test';
import { SPOKEN_FRAMES } from '#contract/spoken-frames.ts';
import { makeAccount, toast } from './accounts.ts';
import { bookOn } from './book.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { hearAudio } from './heard-audio.ts';
import { isReadAhead } from './read-ahead.ts';

const SPEECH = '**/functions/v1/generate-speech';
/** The voice is a program of its own, and a busy machine is slow to start it. */
const STARTING = { timeout: 40_000 };

/** The voice player, as a person finds it. */
function playerOn(page: Page) {
  const panel = page.getByRole('region', { name: 'Read aloud' });
  const position = panel.getByRole('slider', { name: 'Place in the story' });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  return {
    panel,
    position,
    button,
    status: panel.getByRole('status'),
    round: page.getByRole('button', { name: /^Open the voice player/ }),
    seconds: async () => Number(await position.inputValue()),
    async play() {
      await button('Play').click();
      await expect(this.status).toHaveText('Playing', STARTING);
    },
  };
}

/** Somebody with an account has just made a story. */
async function withStory(page: Page) {
  const creator = creatorOn(page);
  await creator.openStory(await makeAccount(page.request));
  const player = playerOn(page);
  await player.round.click();
  return { creator, player };
}

/** The voice functions that are called from now on to be heard; what is read ahead is not. */
function voicesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/functions\/v1\/(generate-.*speech)$/.exec(request.url())?.[1];
    if (name && !isReadAhead(request)) asked.push(name);
  });
  return asked;
}

/** The marked word, and where it begins in the whole text. */
function spokenWord(page: Page) {
  return page.evaluate(() => {
    const [range] = CSS.highlights.get('spoken-word') ?? [];
    if (!(range instanceof Range)) return null;
    const paragraph = range.startContainer.parentElement?.closest<HTMLElement>('[data-offset]');
    return { word: range.toString(), offset: Number(paragraph?.dataset['offset']) + range.startOffset };
  });
}

test('nothing is read before somebody plays, and then it comes in frames; pause, resume, skip, seek and stop [VO-01] [VO-07] [VO-10]', async ({
  page,
}) => {
  const asked = voicesAsked(page);
  const { creator, player } = await withStory(page);
  await expect(player.status).toHaveText('Ready to play');
  await expect(player.panel).toContainText('Read by our own voice');
  await creator.showText();
  await creator.paragraphs.nth(1).click();
  expect(asked).toEqual([]);

  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/generate-speech') && !isReadAhead(answer.request()),
    STARTING,
  );
  await player.button('Play').click();
  await expect(player.status).toHaveText('Generating audio');
  await expect(player.status).toHaveText('Playing', STARTING);
  await expect.poll(player.seconds).toBeGreaterThan(1);
  // One JSON plays as well, but is heard only when its last sentence is made.
  const answer = await answered;
  expect(await answer.request().headerValue('Accept')).toContain(SPOKEN_FRAMES);
  expect(await answer.headerValue('Content-Type')).toBe(SPOKEN_FRAMES);

  await player.button('Pause').click();
  await expect(player.status).toHaveText('Paused');
  const paused = await player.seconds();
  await page.waitForTimeout(1500);
  expect(await player.seconds()).toBe(paused);
  await player.button('Forward 10 seconds').click();
  expect(await player.seconds()).toBe(paused + 10);
  await player.button('Back 10 seconds').click();
  expect(await player.seconds()).toBe(paused);

  await player.button('Resume').click();
  await expect(player.status).toHaveText('Playing');
  await player.position.fill('15');
  await expect.poll(player.seconds).toBeGreaterThanOrEqual(15);
  await player.button('Stop and go back to the beginning').click();
  await expect(player.status).toHaveText('Ready to play');
  expect(await player.seconds()).toBe(0);
  expect(new Set(asked)).toEqual(new Set(['generate-speech']));
});

test('speed and volume begin at 1, go by tenths and need no new audio [VO-02]', async ({ page }) => {
  const { player } = await withStory(page);
  await player.play();
  await player.button('Speed, volume and voice').click();
  const speed = player.panel.getByRole('slider', { name: 'Speed' });
  const volume = player.panel.getByRole('slider', { name: 'Volume' });
  await expect(speed).toHaveValue('1');
  await expect(volume).toHaveValue('1');
  // The next part is made in the meantime, whatever the speed.
  await page.waitForTimeout(3000);
  const asked = voicesAsked(page);
  await speed.press('ArrowRight');
  await expect(speed).toHaveAttribute('aria-valuetext', '1.1 times');
  await volume.press('ArrowLeft');
  await expect(volume).toHaveAttribute('aria-valuetext', '90%');
  await speed.press('End');
  await expect(speed).toHaveValue('2');
  await speed.press('Home');
  await expect(speed).toHaveValue('0.5');
  await volume.press('Home');
  await expect(volume).toHaveValue('0');
  await expect(player.status).toHaveText('Playing');
  expect(asked).toEqual([]);
});

test('where a device lets no page say how loud it is, no slider pretends to [VO-02]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'volume', { get: () => 1, set() {} });
  });
  const { player } = await withStory(page);
  await player.button('Speed, volume and voice').click();
  await expect(player.panel.getByRole('slider', { name: 'Speed' })).toBeVisible();
  await expect(player.panel.getByRole('slider', { name: 'Volume' })).toHaveCount(0);
});

test('at bedtime the voice is lower at a pace of its listener’s own, too, and no slower than it was made [VO-11]', async ({
  page,
}) => {
  const heardNow = await hearAudio(page);
  const { player } = await withStory(page);
  await player.play();
  await player.button('Speed, volume and voice').click();
  await player.panel.getByRole('slider', { name: 'Speed' }).fill('1.5');
  await expect.poll(heardNow).toMatchObject({ rate: 1.5, keepsTone: true, lowered: 0 });
  await page.keyboard.press('Escape');
  const { readMyself, button } = bookOn(page);
  await readMyself.click();
  await button('Bedtime light').press('Enter');
  // What it plays is slower by 12 % itself.
  await expect.poll(async () => (await heardNow())?.lowered).toBeGreaterThan(0);
  await expect.poll(heardNow).toMatchObject({ rate: expect.closeTo(1.5, 5), keepsTone: true });
});

test('a family hears a woman or a man, one voice or a voice for each, as it wishes, now and the next time [VO-11]', async ({
  page,
}) => {
  const casts: boolean[] = [];
  const storytellers: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/generate-speech') || isReadAhead(request)) return;
    const asked = request.postDataJSON() as { characters?: unknown; storyteller?: string };
    casts.push('characters' in asked);
    storytellers.push(asked.storyteller);
  });
  const { player } = await withStory(page);
  const settings = player.button('Speed, volume and voice');
  await settings.click();
  const who = player.panel.getByRole('group', { name: 'Who speaks' });
  await expect(who.getByRole('button', { name: 'By age' })).toHaveAttribute('aria-pressed', 'true');
  await who.getByRole('button', { name: 'A voice each' }).click();
  await player.play();
  expect(casts.at(-1)).toBe(true);
  await who.getByRole('button', { name: 'One voice' }).click();
  // It is read on in the other cast, from where it was.
  await expect.poll(() => casts.at(-1), STARTING).toBe(false);
  const teller = player.panel.getByRole('group', { name: 'Storyteller' });
  await teller.getByRole('button', { name: 'A man' }).click();
  await expect.poll(() => storytellers.at(-1), STARTING).toBe('man');
  await page.reload();
  await settings.click();
  await expect(who.getByRole('button', { name: 'One voice' })).toHaveAttribute('aria-pressed', 'true');
  await expect(teller.getByRole('button', { name: 'A man' })).toHaveAttribute('aria-pressed', 'true');
});

test('the spoken word is marked, and a touched word is played from [VO-08]', async ({ page }) => {
  const { creator, player } = await withStory(page);
  await creator.showText();
  await player.play();
  await expect.poll(() => spokenWord(page)).not.toBeNull();
  const text = await creator.text();
  const spoken = await spokenWord(page);
  expect(text.slice(spoken?.offset, (spoken?.offset ?? 0) + (spoken?.word.length ?? 0))).toBe(spoken?.word);

  const last = creator.paragraphs.last();
  const offset = Number(await last.getAttribute('data-offset'));
  await last.scrollIntoViewIfNeeded();
  await last.click({ position: { x: 12, y: 14 } });
  await expect.poll(async () => (await spokenWord(page))?.offset).toBeGreaterThanOrEqual(offset);
  await expect(player.status).toHaveText('Playing');
  await player.button('Stop and go back to the beginning').click();
  await expect.poll(() => spokenWord(page)).toBeNull();
});

test('who does not want to read along has no word marked, now and tomorrow [VO-08]', async ({ page }) => {
  const { creator, player } = await withStory(page);
  await creator.showText();
  const withoutMarks = async () => {
    await player.play();
    await expect.poll(player.seconds).toBeGreaterThan(1);
    expect(await spokenWord(page)).toBeNull();
  };
  const menu = page.getByRole('button', { name: 'Text', exact: true });
  await menu.click();
  await page.getByRole('button', { name: 'Mark the spoken word' }).click();
  await menu.click();
  await withoutMarks();
  await page.reload();
  await creator.onDesk();
  await withoutMarks();
});

test('it is made small, plays on, and is opened again; both have names [VO-01]', async ({ page }) => {
  const { player } = await withStory(page);
  await player.play();
  await player.button('Speed, volume and voice').click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(player.panel).toBeHidden();
  await expect(player.round).toBeFocused();
  await expect(player.round).toHaveAccessibleName('Open the voice player: Playing');
  await expectNoAxeViolations(page);
  await player.round.press('Enter');
  await expect(player.button('Make the voice player small')).toBeFocused();
  await expect(player.status).toHaveText('Playing');
  await page.reload();
  await expect(player.panel).toBeVisible();
  await player.button('Make the voice player small').click();
  await page.reload();
  await expect(player.round).toBeVisible();
  await expect(player.panel).toBeHidden();
});

test('a story that is continued is read on; a new one is silent [VO-01]', async ({ page }) => {
  const { creator, player } = await withStory(page);
  await player.play();
  const before = Number(await player.position.getAttribute('max'));
  await creator.main.getByRole('button', { name: 'Continue Story' }).click();
  await expect.poll(async () => Number(await player.position.getAttribute('max'))).toBeGreaterThan(before);
  await expect(player.status).toHaveText('Playing');
  // While it is read, its buttons are hidden.
  await page.keyboard.press('Escape');
  await creator.onDesk();
  await creator.main.getByRole('button', { name: 'New Story' }).first().click();
  await creator.finished();
  await expect(player.status).toHaveText('Ready to play');
  expect(await player.seconds()).toBe(0);
});

for (const [what, status, code, words] of [
  ['a voice that breaks', 502, 'voice_failed', 'Failed to generate speech. Please try again.'],
  [
    'an empty purse',
    429,
    'quota_exceeded',
    'All TTS services are currently unavailable. Please try again later.',
  ],
] as const) {
  test(`${what}: the listener is told, and may try again [VO-05]`, async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/);
    const { player } = await withStory(page);
    await page.route(SPEECH, (route) => route.fulfill({ status, json: { code, error: code } }));
    await player.button('Play').click();
    await expect(toast(page, words)).toBeVisible();
    await expect(player.status).toHaveText('Ready to play');
    await page.unroute(SPEECH);
    await toast(page, words).getByRole('button', { name: 'Close' }).click();
    await player.play();
  });
}

test('audio that cannot be played is said to be so [VO-05]', async ({ page }) => {
  const { player } = await withStory(page);
  const json = {
    audioContent: Buffer.from('no sound').toString('base64'),
    mimeType: 'audio/mpeg',
    provider: 'built-in',
    duration: 3,
    words: [],
    estimated: true,
  };
  await page.route(SPEECH, (route) => route.fulfill({ json }));
  await player.button('Play').click();
  await expect(toast(page, 'Failed to play audio')).toBeVisible();
  await expect(player.status).toHaveText('Ready to play');
});

test('whoever has heard a lot is told when it goes on [VO-05]', async ({ page, tolerate }) => {
  tolerate(/status of 429/);
  await page.route(SPEECH, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '400' },
      json: { error: 'That was a little fast. Please wait a moment.', code: 'too_many_requests' },
    }),
  );
  const { player } = await withStory(page);
  await player.button('Play').click();
  await expect(toast(page, 'They can read again in 7 minutes.')).toBeVisible();
});
