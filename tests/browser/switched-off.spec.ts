import { ownStoryPath } from '#domain/own-story-path.ts';
import { makeAccount, remember } from './accounts.ts';
import { expect, expectNoAxeViolations, hydrated, open, test } from './fixtures.ts';
import { startOwnServer, urlOf } from './own-server.ts';
import { putOnShelf } from './put-on-shelf.ts';

test.use({ baseURL: urlOf('switched-off') });

let server: Awaited<ReturnType<typeof startOwnServer>> | undefined;
test.afterEach(() => server?.stop());

test('where links and classes are switched off, what was made before can be ended and removed [CL-01] [CL-08] [CL-10]', async ({
  page,
}) => {
  test.slow(); // the installation is started twice
  server = await startOwnServer({}, 'switched-off');
  const account = await makeAccount(page.request);
  const headers = { Authorization: `Bearer ${account.access_token}` };
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { id: string };
  };
  const isLeft = async () => {
    const { links } = (await (await page.request.get('/api/book-links', { headers })).json()) as {
      links: unknown[];
    };
    const { lists } = (await (await page.request.get('/api/reading-lists', { headers })).json()) as {
      lists: { codes: unknown[] }[];
    };
    return { links: links.length, lists: lists.length, codes: lists.flatMap(({ codes }) => codes).length };
  };
  const storyId = await putOnShelf(page.request, account, 'Ember and the Key');
  await make('/api/book-links', { storyId, life: 'never', agreed: true });
  const entries = [{ kind: 'own', id: storyId }];
  const { id } = await make('/api/reading-lists', { title: 'Week 12', entries, agreed: true });
  await make(`/api/reading-lists/${id}/codes`, { life: 'week' });
  await server.stop();

  server = await startOwnServer({ PRIVATE_LINKS: 'false', CLASSES: 'false' }, 'switched-off');
  await remember(page, account);
  await page.evaluate(() => {
    const kept = [{ id: 'owls', label: 'The Owls', children: ['Mia', 'Ben'] }];
    localStorage.setItem('fabloom.classes', JSON.stringify(kept));
  });
  expect(await isLeft()).toEqual({ links: 1, lists: 1, codes: 1 });
  await page.goto(ownStoryPath(storyId));
  await hydrated(page);
  // It lies open.
  await page.getByRole('button', { name: 'Close the book' }).click();
  await page.getByRole('tab', { name: 'Share' }).click();
  const card = page.getByRole('region', { name: 'Share the whole book' });
  await expect(card).toContainText('Private links are switched off here.');
  await expect(card.getByRole('button', { name: 'Make a link' })).toHaveCount(0);
  await card.getByRole('button', { name: 'End link' }).click();
  await card.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(card).toHaveCount(0);

  await open(page, '/classes');
  await expect(page.getByText('Classes are switched off here')).toBeVisible();
  await expectNoAxeViolations(page);
  const classes = page.getByRole('region', { name: 'My classes' });
  await expect(classes.getByRole('button')).toHaveText(['Remove The Owls']);
  await classes.getByRole('button').click();
  await classes.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(classes).toHaveCount(0);
  const lists = page.getByRole('region', { name: 'Reading lists' });
  await lists.getByRole('button', { name: 'End code' }).click();
  await lists.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(lists.getByRole('button')).toHaveText(['Remove Week 12']);
  await lists.getByRole('button', { name: 'Remove Week 12' }).click();
  await lists.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(lists).toHaveCount(0);
  expect(await isLeft()).toEqual({ links: 0, lists: 0, codes: 0 });
});
