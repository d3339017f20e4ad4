import { creatorOn } from './creator.ts';
import { expect, expectNoAxeViolations, expectNothingSideways, test } from './fixtures.ts';

test('typeface, size, spacing and light are chosen, and are there again tomorrow', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.openStory();
  await creator.showText();
  const menu = page.getByRole('dialog', { name: 'How the text looks' });
  const press = (group: string, name: string) =>
    menu.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click();
  const looks = () =>
    creator.paragraphs.last().evaluate((text) => {
      const { fontFamily, fontSize, lineHeight, letterSpacing } = getComputedStyle(text);
      return {
        face: fontFamily.split(',')[0],
        size: parseFloat(fontSize),
        room: parseFloat(lineHeight) / parseFloat(fontSize),
        letters: letterSpacing,
        light: document.documentElement.dataset['theme'],
      };
    });
  const usual = await looks();

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await press('Typeface', 'Dyslexia-friendly');
  await press('Size', 'Size 5 of 5');
  await press('Space between the lines', 'A lot');
  await menu.getByRole('group', { name: 'Reading light' }).first().getByText('Night').click();
  await expectNoAxeViolations(page);
  const chosen = await looks();
  expect(chosen.face).toContain('OpenDyslexic');
  expect(chosen.size).toBeGreaterThan(usual.size * 1.5);
  expect(chosen.room).toBeGreaterThan(usual.room);
  expect(chosen.letters).not.toBe(usual.letters);
  expect(chosen.light).toBe('night');

  await page.reload();
  await creator.onDesk();
  expect(await looks()).toEqual(chosen);
});

test('the creator and a story fit a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const creator = creatorOn(page);
  await creator.open();
  await expectNothingSideways(page);
  await creator.openStory();
  await expectNothingSideways(page);
  await expectNoAxeViolations(page);
});
