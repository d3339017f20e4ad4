import { madeStory, openPlayer } from './experience.ts';
import { expect, test } from './fixtures.ts';

test('an experience that was opened once opens again without a line [EX-01] [EX-03]', async ({
  page,
  request,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|manifest|not counted/i);
  const { story, multimedia } = await madeStory(request);
  const { length } = multimedia.scenes;
  let player = await openPlayer(page, story.id);
  await expect
    .poll(() => page.evaluate(async (audio) => Boolean(await caches.match(audio)), multimedia.audioUrl))
    .toBe(true);
  await context.setOffline(true);
  player = await openPlayer(page, story.id);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.title);
  await player.play.click();
  await expect.poll(player.time).toBeGreaterThan(0.3);
  await player.next.click();
  await expect(player.scene(2, length)).toBeVisible();
  await expect(player.picture).toHaveJSProperty('complete', true);
  expect(await player.picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
