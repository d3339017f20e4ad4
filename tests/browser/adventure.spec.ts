import type { APIRequestContext, Page } from '@playwright/test';
import { makeAccount, toast } from './accounts.ts';
import { adventureOn } from './adventure.ts';
import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, hold, test } from './fixtures.ts';
import { smallTargets } from './thumb.ts';
import { isReadAhead } from './read-ahead.ts';

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
  await expect(game.part(1)).toBeVisible();
  await expect(game.progress).toHaveAttribute('aria-valuenow', '1');
  await expect(game.progress).toHaveAttribute('aria-valuemax', '5');
  const beginning = await game.text();
  await game.toChoices();
  await expect(game.choices).toHaveCount(3);
  const chosen = await game.choices.nth(1).locator('.readable').innerText();
  await expectNoAxeViolations(page);
  await game.choices.nth(1).click();

  // The very next page tells what came of it.
  await expect(game.part(2)).toBeVisible();
  await expect(game.book.locator('.book-leaves')).toContainText(`→ ${chosen}`);
  await game.toChoices();
  await expect(game.progress).toHaveAttribute('aria-valuenow', '2');
  await game.choices.nth(2).click();
  await expect(game.part(3)).toBeVisible();
  await game.toChoices();
  await expect(game.progress).toHaveAttribute('aria-valuenow', '3');
  await game.choices.nth(0).click();

  await expect(game.part(4)).toBeVisible();
  await game.toTheEnd();
  await expect(game.choices).toHaveCount(0);
  // The bar is full.
  await expect(game.progress).toHaveAttribute('aria-valuenow', '5');
  await expectNoAxeViolations(page);
  await game.button('Page back').click();
  const ending = await game.text();
  await game.toTheEnd();
  await game.button('Try Different Choices').click();

  await expect(game.part(1)).toBeVisible();
  await expect(game.progress).toHaveAttribute('aria-valuenow', '1');
  expect(await game.text()).toBe(beginning);
  for (const choice of [0, 1, 2]) {
    await game.toChoices();
    await game.choices.nth(choice).click();
    await expect(game.part(choice + 2)).toBeVisible();
  }
  await game.toTheEnd();
  await game.button('Page back').click();
  expect(await game.text()).not.toBe(ending);
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

test('an adventure waits in its closed book while another tool is looked at', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openStory(page, request);
  await game.start.click();
  await game.toChoices();
  await game.choices.first().click();
  await expect(game.part(2)).toBeVisible();
  const sofar = await game.text();
  await page.keyboard.press('Escape');
  await expect(game.book).toBeHidden();
  await expect(game.goOn).toBeFocused();
  await page.getByRole('tab', { name: 'Share' }).click();
  await expect(game.goOn).toBeHidden();
  await page.getByRole('tab', { name: 'Interactive choices' }).click();
  await game.goOn.click();
  expect(await game.text()).toBe(sofar);
});

test('the end leads to a new story [AD-04]', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openStory(page, request);
  await game.start.click();
  for (const part of [2, 3, 4]) {
    await game.toChoices();
    await game.choices.first().click();
    await expect(game.part(part)).toBeVisible();
  }
  await game.toTheEnd();
  const created = page.waitForRequest('**/functions/v1/generate-story');
  await game.button('Create New Story').click();
  await created;
  // The new story's book may have risen in its place by now.
  await expect(game.end).toBeHidden();
});

test('text is typed, a character every 30 ms; the choices come half a second after it [AD-03]', async ({
  page,
  request,
}) => {
  const game = await openStory(page, request);
  const seen = await watchTyping(page);
  await game.start.click();
  await expect(game.part(1)).toBeVisible();
  await expect
    .poll(async () => (await seen()).filter(({ untyped }) => untyped > 0).length)
    .toBeGreaterThan(4);
  const [first, ...later] = (await seen()).filter(({ untyped }) => untyped > 0);
  const last = later.at(-1);
  const perCharacter =
    (Number(last?.at) - Number(first?.at)) / (Number(first?.untyped) - Number(last?.untyped));
  expect(perCharacter).toBeGreaterThan(20);
  expect(perCharacter).toBeLessThan(60);
  // A tap on the text, and all of it is there.
  await game.paragraphs.first().click();
  await expect.poll(async () => (await seen()).at(-1)?.untyped).toBe(0);

  await game.toChoices();
  await expect(game.choices).toHaveCount(3);
  const asked = (await seen()).filter(({ choices }) => choices !== 'none');
  expect(asked[0]).toMatchObject({ choices: 'coming' });
  // From the last frame that was not whole yet: a busy machine draws few of them.
  const typing = asked.findLast(({ untyped }) => untyped > 0)?.at ?? Infinity;
  const offered = asked.find(({ choices }) => choices === 'there')?.at ?? 0;
  expect(offered - typing).toBeGreaterThan(490);
  // Who comes back to them waits no more.
  await game.button('Page back').click();
  await game.button('Next page').click();
  expect(await game.choices.count()).toBe(3);
});

test('who asked for less motion has text and choices at once [AD-03]', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await openStory(page, request);
  const seen = await watchTyping(page);
  await game.start.click();
  await expect(game.part(1)).toBeVisible();
  await game.toChoices();
  expect(await game.choices.count()).toBe(3);
  expect((await seen()).filter(({ untyped, choices }) => untyped > 0 || choices === 'coming')).toEqual([]);
});

test('it is played with the keyboard alone: arrows turn, 1 to 3 decide', async ({ page, request }) => {
  const game = await openStory(page, request);
  await game.start.focus();
  await page.keyboard.press('Enter');
  await expect(game.part(1)).toBeVisible();
  await game.toChoices();
  await expect(game.choices).toHaveCount(3);
  const second = await game.choices.nth(1).locator('.readable').innerText();
  await page.keyboard.press('2');
  await expect(game.book.locator('.book-leaves')).toContainText(`→ ${second}`);
  await game.toChoices();
  await game.choices.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(game.part(3)).toBeVisible();
});

test('when it does not go on, nothing is lost and the choices are offered again', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/500|The adventure does not go on/);
  const game = await openStory(page, request);
  await page.route(FUNCTION, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await game.start.click();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
  await page.unroute(FUNCTION);
  await game.button('Try again').click();
  await expect(game.part(1)).toBeVisible();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeHidden();

  await page.route(FUNCTION, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await game.toChoices();
  await game.choices.nth(2).click();
  await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
  await expect(game.choices).toHaveCount(3);
  await expect(game.choices.nth(2)).toBeFocused();
  await page.unroute(FUNCTION);
  await game.choices.nth(2).click();
  await expect(game.part(2)).toBeVisible();
});

test('what is still being told has a page of its own, and comes to whoever waits there [AD-01]', async ({
  page,
  request,
}) => {
  const game = await openStory(page, request);
  await game.start.click();
  await game.toChoices();
  const telling = await hold(page, FUNCTION);
  await game.choices.first().click();
  const waiting = game.book.getByText('The story goes on …');
  await game.turnTo(() => waiting.isVisible());
  await expectNoAxeViolations(page);
  telling.letGo();
  await expect(waiting).toBeHidden();
  await expect(game.part(2)).toBeVisible();
  expect(await game.text()).not.toContain('→');
});

test('every page has its picture, and nobody waits for it: the text stays where it is [AD-01] [TL-12]', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/500|Pictures could not be drawn/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const drawing = await hold(page, VISUALS);
  const game = await openStory(page, request);
  await page.getByRole('tab', { name: 'Interactive choices' }).click();
  await game.start.click();
  await expect(game.picture).toHaveText('A picture is being drawn');
  const place = async () => (await game.paragraphs.first().boundingBox())?.y;
  // Lines that are set anew when the letters arrive are not what is asked here.
  await page.evaluate(() => document.fonts.ready);
  const before = await place();
  drawing.letGo();
  await expect(game.picture.getByRole('img')).toHaveAttribute('alt', /Ember/);
  expect(await place()).toBe(before);
  await expectNothingSideways(page);
  await game.toChoices();
  await expect(game.choices.last()).toBeInViewport({ ratio: 1 });
  expect(await smallTargets(page, 'dialog button')).toEqual([]);

  await page.unroute(VISUALS);
  await page.route(VISUALS, (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await game.choices.first().click();
  const retry = game.picture.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  expect(await game.text()).not.toBe('');
  await page.unroute(VISUALS);
  await retry.click();
  await expect(game.picture.getByRole('img')).toBeVisible();
});

test('an adventure is read aloud with its choices; whoever listened hears on after a choice [AD-01] [TL-12]', async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const voice = await quietVoice(page);
  const game = await openStory(page, request);
  await game.start.click();
  await expect(game.part(1)).toBeVisible();
  await game.button('Play the narration').click();
  // The voice turns every page, to the choices.
  await expect(game.question).toBeVisible({ timeout: 20_000 });
  const last = await game.choices.last().locator('.readable').innerText();
  await expect.poll(() => voice.read.join('\n\n')).toContain(last);
  await expect(game.button('Play the narration')).toBeVisible();

  voice.seconds = 30;
  const chosen = await game.choices.nth(2).locator('.readable').innerText();
  await game.choices.nth(2).click();
  await expect.poll(() => voice.read.at(-1)).toContain(chosen);
  await expect.poll(game.spoken).toBeGreaterThanOrEqual(await game.offset());
  await expect(game.button('Pause the narration')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.button('Play the narration')).toBeVisible();
  await game.toChoices();
  const sofar = voice.read.length;
  await game.choices.first().click();
  await expect(game.part(3)).toBeVisible();
  await expect(game.button('Play the narration')).toBeVisible();
  expect(voice.read).toHaveLength(sofar);
  // The story of the page has its voice back.
  await page.keyboard.press('Escape');
  await game.readToMe.click();
  await expect(game.page(1)).toBeVisible();
  await expect.poll(game.spoken).not.toBeNull();
});

/** Reads everything in so many seconds, without a sound, and tells what it was. */
async function quietVoice(page: Page): Promise<{ seconds: number; read: string[] }> {
  const voice: Awaited<ReturnType<typeof quietVoice>> = { seconds: 1, read: [] };
  await page.route('**/functions/v1/generate-speech', (route) => {
    if (isReadAhead(route.request())) return route.fulfill({ body: '' });
    const { seconds, read } = voice;
    const { text } = route.request().postDataJSON() as { text: string };
    read.push(text);
    return route.fulfill({
      json: {
        audioContent: silence(seconds).toString('base64'),
        mimeType: 'audio/wav',
        provider: 'built-in',
        duration: seconds,
        words: [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
          offset: index,
          length: word.length,
          start: (index / text.length) * seconds,
          end: ((index + word.length) / text.length) * seconds,
        })),
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

interface Seen {
  at: number;
  /** Letters that are still to come. */
  untyped: number;
  choices: 'none' | 'coming' | 'there';
}

/** What was seen, frame by frame: a busy machine is too slow to look in time. */
async function watchTyping(page: Page): Promise<() => Promise<Seen[]>> {
  const frames = await page.evaluateHandle(() => {
    const seen: Seen[] = [];
    const look = (at: number) => {
      const [rest] = CSS.highlights.get('untyped') ?? [];
      const choices = document.querySelector('.book-choices');
      seen.push({
        at,
        untyped: rest instanceof Range ? rest.toString().length : 0,
        choices: !choices ? 'none' : choices.matches('[data-coming]') ? 'coming' : 'there',
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  });
  return () => frames.evaluate((seen) => [...seen]);
}

/** A finished story of somebody who is signed in, and its adventure. */
async function openStory(page: Page, request: APIRequestContext) {
  await creatorOn(page).openStory(await makeAccount(request));
  return adventureOn(page);
}
