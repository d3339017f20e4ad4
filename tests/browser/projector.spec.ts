import { bookOn } from './book.ts';
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts';

test('a teacher shows a library story to the room, by the keys of a clicker alone [CL-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/story-library/fairy-tales/the-trolls-complaint-box');
  await hydrated(page);
  const { readMyself, book } = bookOn(page);
  await readMyself.click();
  await book.getByRole('button', { name: 'How the text looks' }).click();
  await page.getByRole('button', { name: 'For the whole room', exact: true }).click();
  const wall = page.getByRole('dialog', { name: 'Projector: The Troll’s Complaint Box' });
  const lines = wall.locator('.projector-lines p');
  await expect(lines.first()).toBeVisible();
  // A line is as high as a tenth of the wall is wide open: to be read from the back of the room.
  const size = await lines.first().evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size / 720).toBeGreaterThan(1 / 18);
  await expectNoAxeViolations(page);

  const places = () => lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top));
  const seen = () =>
    lines.evaluateAll(
      (all) => all.filter((line) => line.checkVisibility({ visibilityProperty: true })).length,
    );
  const before = await places();
  await page.keyboard.press('l');
  await expect.poll(seen).toBe(1);
  for (const key of ['PageDown', 'Space']) await page.keyboard.press(key);
  await expect.poll(seen).toBe(3);
  await page.keyboard.press('PageUp');
  await expect.poll(seen).toBe(2);
  // Every line has its place before it comes.
  expect(await places()).toEqual(before);
  await page.keyboard.press('t');
  await expect(lines).toHaveCount(0);
  await page.keyboard.press('t');
  await page.keyboard.press('.');
  await expect(wall.locator('.projector-dark')).toBeVisible();
  await expect(wall.getByRole('status')).toHaveText(/black/);
  await page.keyboard.press('PageDown');
  await expect(wall.locator('.projector-dark')).toHaveCount(0);
  // A hand at the mouse leaves the keys as they were.
  await page.mouse.move(640, 300);
  await page.mouse.move(660, 320);
  await wall.getByRole('button', { name: 'Line by line' }).click();
  await page.keyboard.press('End');
  await expect(wall.getByText('The end', { exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(wall.getByText('8 of 8')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(wall).toHaveCount(0);
  await expect(book.getByText('Page 8 of 8')).toBeVisible();
});
