import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount, toast } from './accounts.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, hold, test } from './fixtures.ts';

const FUNCTION = '**/functions/v1/generate-adventure';
const VISUALS = '**/functions/v1/generate-story-visuals';

test('an adventure is played to its end, and again from the same beginning to another end [AD-01] [AD-02] [AD-04] [TL-12]', async ({
  page,
  request,
}) => {
  // Two ways to the end, seven parts.
  test.slow();
  const asked: { chosen: string[]; seed?: number }[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/generate-adventure')) asked.push(sent.postDataJSON() as (typeof asked)[0]);
  });
  const game = await openStory(page, request);
  await game.start.click();
  await expect(game.part(1)).toBeFocused();
  await expect(game.progress).toHaveAttribute('aria-valuenow', '1');
  await expect(game.progress).toHaveAttribute('aria-valuemax', '5');
  await game.showAll.click();
  await expect(game.part(1)).toBeFocused();
  await expect(game.choices).toHaveCount(3);
  const beginning = await game.text(1);
  const chosen = await game.choices.nth(1).innerText();
  await expectNoAxeViolations(page);
  await game.choices.nth(1).click();

  await expect(game.part(2)).toBeFocused();
  await expect(game.part(2)).toContainText(`You chose${chosen}`);
  await expect(game.progress).toHaveAttribute('aria-valuenow', '2');
  await game.typed(2).click();
  await game.choices.nth(2).click();

  await expect(game.progress).toHaveAttribute('aria-valuenow', '3');
  await game.typed(3).click();
  await game.choices.nth(0).click();

  await game.typed(4).click();
  await expect(page.getByText('The End', { exact: true })).toBeVisible();
  await expect(game.choices).toHaveCount(0);
  // The bar is full.
  await expect(game.progress).toHaveAttribute('aria-valuenow', '5');
  const ending = await game.text(4);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Try Different Choices' }).click();

  await expect(game.part(1)).toBeFocused();
  await expect(game.part(2)).toHaveCount(0);
  expect(await game.text(1)).toBe(beginning);
  await game.choices.nth(0).click();
  for (const part of [2, 3]) {
    await expect(game.part(part)).toBeFocused();
    await game.typed(part).click();
    await game.choices.nth(part - 1).click();
  }
  await game.typed(4).click();
  await expect(page.getByText('The End', { exact: true })).toBeVisible();
  expect(await game.text(4)).not.toBe(ending);
  expect(asked.map((body) => body.chosen)).toEqual([
    [],
    ['clever'],
    ['clever', 'brave'],
    ['clever', 'brave', 'kind'],
    ['kind'],
    ['kind', 'clever'],
    ['kind', 'clever', 'brave'],
  ]);
  expect(asked[0]?.seed).toBeUndefined();
  expect(new Set(asked.slice(1).map((body) => body.seed)).size).toBe(1);
  expect(asked[1]?.seed).toEqual(expect.any(Number));
});

test('an adventure waits while another tool is looked at', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openStory(page, request);
  await game.start.click();
  await game.choices.first().click();
  await expect(game.part(2)).toBeFocused();
  await expect(game.choices).toHaveCount(3);
  const sofar = await game.text(2);
  expect(sofar).not.toBe('');
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(game.part(2)).toBeHidden();
  await page.getByRole('tab', { name: 'Interactive choices' }).click();
  expect(await game.text(2)).toBe(sofar);
  await expect(game.choices).toHaveCount(3);
});

test('the end leads to a new story [AD-04]', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openStory(page, request);
  await game.start.click();
  for (const part of [2, 3, 4]) {
    await game.choices.first().click();
    await expect(game.part(part)).toBeFocused();
  }
  const created = page.waitForRequest('**/functions/v1/generate-story');
  await page.getByRole('button', { name: 'Create New Story' }).click();
  await created;
});

test('text is typed; the choices come half a second after it [AD-03]', async ({ page, request }) => {
  const game = await openStory(page, request);
  await game.start.click();
  await expect(game.part(1)).toBeFocused();
  const all = await game.text(1);
  const some = await game.typedText(1);
  expect(some.length).toBeLessThan(all.length);
  await expect.poll(async () => (await game.typedText(1)).length).toBeGreaterThan(some.length);
  await expect(game.choices).toHaveCount(0);
  const pause = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let ended = 0;
        new MutationObserver((_, observer) => {
          const rest = [...document.querySelectorAll('main section [aria-hidden] .invisible')];
          if (!ended && rest.every(({ textContent }) => !textContent)) ended = performance.now();
          if (!document.querySelector('main section [role="group"]')) return;
          observer.disconnect();
          resolve(performance.now() - ended);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await game.typed(1).click();
  expect(await game.typedText(1)).toBe(all);
  expect(await pause).toBeGreaterThan(450);
});

test('who asked for less motion has text and choices at once [AD-03]', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openStory(page, request);
  await game.start.click();
  await expect(game.part(1)).toBeFocused();
  expect(await game.choices.count()).toBe(3);
  expect(await game.typedText(1)).toBe(await game.text(1));
});

test('it is played with the keyboard alone', async ({ page, request }) => {
  const game = await openStory(page, request);
  await game.start.focus();
  await page.keyboard.press('Enter');
  await expect(game.part(1)).toBeFocused();
  await expect(game.voice(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(game.voice(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(game.showAll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game.part(1)).toBeFocused();
  await expect(game.choices).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(game.choices.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(game.part(2)).toBeFocused();
});

test('when it does not go on, the choices are offered again', async ({ page, request, tolerate }) => {
  tolerate(/500|The adventure does not go on/);
  const game = await openStory(page, request);
  await page.route(FUNCTION, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await game.start.click();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
  await expect(game.start).toBeFocused();
  await page.unroute(FUNCTION);
  await game.start.click();
  await game.showAll.click();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeHidden();

  await page.route(FUNCTION, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await game.choices.nth(2).click();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
  await expect(game.part(2)).toHaveCount(0);
  await expect(game.choices).toHaveCount(3);
  await expect(game.choices.nth(2)).toBeFocused();
  await page.unroute(FUNCTION);
  await game.choices.nth(2).click();
  await expect(game.part(2)).toBeFocused();
});

test('every part is drawn, and nobody waits for it: the text stays where it is, with a picture or without [AD-01] [TL-12]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/500|Pictures could not be drawn/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const drawing = await hold(page, VISUALS);
  const game = await openStory(page, request);
  await game.start.click();
  await expect(game.pictures(1)).toHaveText('A picture is being drawn');
  await expect(game.choices).toHaveCount(3);
  const place = async () =>
    ((await game.choices.first().boundingBox())?.y ?? 0) - ((await game.part(1).boundingBox())?.y ?? 0);
  // Lines that are set anew when the letters arrive are not what is asked here, nor how the choices rise.
  await page.evaluate(() => document.fonts.ready);
  let before = 0;
  await expect.poll(async () => before === (before = await place())).toBe(true);
  drawing.letGo();
  const picture = game.pictures(1).getByRole('img');
  await expect(picture).toHaveAttribute('alt', /Ember/);
  expect(await place()).toBe(before);
  await expectNothingSideways(page);

  await page.unroute(VISUALS);
  await page.route(VISUALS, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await game.choices.first().click();
  // What came of the choice, and what happens then.
  await expect(game.pictures(2).getByRole('button', { name: 'Try again' })).toHaveCount(2);
  await expect(game.choices).toHaveCount(3);
  expect(await game.text(2)).not.toBe('');
  await page.unroute(VISUALS);
  for (const left of [1, 0]) {
    await game.pictures(2).getByRole('button', { name: 'Try again' }).first().click();
    await expect(game.pictures(2).getByRole('button')).toHaveCount(left);
  }
  await expect(game.pictures(2).getByRole('img')).toHaveCount(2);
});

test('a part is read aloud; a choice silences it, and whoever listened hears the next one [AD-01] [TL-12]', async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const voice = await quietVoice(page);
  const game = await openStory(page, request);
  await game.start.click();
  await game.voice(1).click();
  // The word is marked in the adventure, not in the story above it.
  await expect.poll(() => markedIn(page)).toBe('Part 1');
  // With the choices, to its end.
  await expect(game.voice(1)).toHaveText('Listen');
  expect(voice.read.join('\n\n')).toContain(await game.choices.last().innerText());

  voice.seconds = 30;
  await game.choices.nth(2).click();
  await expect.poll(() => markedIn(page)).toBe('Part 2');
  await game.choices.nth(0).click();
  await expect(game.voice(2)).toHaveText('Listen');
  await expect.poll(() => markedIn(page)).toBe('Part 3');
  await game.voice(3).click();
  await expect(game.voice(3)).toHaveText('Resume');
  const sofar = voice.read.length;
  await game.choices.first().click();
  await expect(game.part(4)).toBeFocused();
  await expect(game.voice(4)).toHaveText('Listen');
  expect(voice.read).toHaveLength(sofar);

  voice.seconds = 1;
  await game.voice(1).click();
  await expect.poll(() => markedIn(page)).toBe('Part 2');
});

/** Reads everything in so many seconds, without a sound, and tells what it was. */
async function quietVoice(page: Page): Promise<{ seconds: number; read: string[] }> {
  const voice: Awaited<ReturnType<typeof quietVoice>> = { seconds: 1, read: [] };
  await page.route('**/functions/v1/generate-speech', (route) => {
    const { seconds, read } = voice;
    read.push((route.request().postDataJSON() as { text: string }).text);
    return route.fulfill({
      json: {
        audioContent: silence(seconds).toString('base64'),
        mimeType: 'audio/wav',
        provider: 'built-in',
        duration: seconds,
        words: [{ offset: 0, length: 3, start: 0, end: seconds }],
      },
    });
  });
  return voice;
}

/** A sound file in which nothing is heard. */
function silence(seconds: number): Buffer {
  const rate = 8000;
  const sound = Buffer.alloc(44 + rate * seconds, 128);
  sound.write('RIFF    WAVEfmt ', 'latin1');
  sound.writeUInt32LE(36 + rate * seconds, 4);
  const format = [16, 1 + (1 << 16), rate, rate, 1 + (8 << 16)];
  for (const [i, value] of format.entries()) sound.writeUInt32LE(value, 16 + i * 4);
  sound.write('data', 36, 'latin1');
  sound.writeUInt32LE(rate * seconds, 40);
  return sound;
}

/** The name of the part in which the spoken word is marked. */
function markedIn(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const [range] = CSS.highlights.get('spoken-word') ?? [];
    const where = range instanceof Range ? range.startContainer.parentElement?.closest('section') : null;
    return where?.ariaLabel ?? undefined;
  });
}

/** A finished story of somebody who is signed in, and its adventure as a person finds it. */
async function openStory(page: Page, request: APIRequestContext) {
  await creatorOn(page).openStory(await makeAccount(request));
  const part = (number: number) => page.getByRole('region', { name: `Part ${number}` });
  const typed = (number: number) => part(number).locator('div[aria-hidden]:has(> p)').first();
  return {
    start: page.getByRole('button', { name: 'Start the adventure' }),
    part,
    showAll: page.getByRole('button', { name: 'Show the whole text' }),
    choices: page.getByRole('group', { name: 'What happens now?' }).getByRole('button'),
    /** Above or beside the text. */
    pictures: (number: number) => part(number).locator('figure'),
    /** Reads a part aloud, pauses, goes on. */
    voice: (number: number) => part(number).getByRole('button', { name: /^(?:Listen|Pause|Resume)$/ }),
    progress: page.getByRole('progressbar', { name: /^Part/ }),
    /** What a screen reader has of it. */
    text: async (number: number) => (await part(number).locator('.sr-only p').allTextContents()).join('\n\n'),
    typed,
    typedText: (number: number) =>
      typed(number).evaluate((element) =>
        [...element.querySelectorAll('p')]
          .map(({ childNodes: [first] }) => (first instanceof Text ? first.data : ''))
          .join('\n\n')
          .trim(),
      ),
  };
}
