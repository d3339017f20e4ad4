import { toast } from './accounts.ts';
import { expect, open, test } from './fixtures.ts';

const external = (...names: string[]) => ({
  external: { email: true, ...Object.fromEntries(names.map((name) => [name, true])) },
});

test('without providers there are no buttons for them [AU-13]', async ({ page }) => {
  const settings = page.waitForResponse('**/auth/v1/settings');
  await open(page, '/auth');
  await settings;
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0);
});

test('a provider that is offered leads away with a challenge and back with an answer [AU-13]', async ({
  page,
}) => {
  await page.route('**/auth/v1/settings', (route) =>
    route.fulfill({ json: external('google', 'azure', 'myspace') }),
  );
  await page.route('**/auth/v1/authorize*', (route) => {
    const back = '/auth?returnTo=%2Fblog&error=access_denied&error_description=No';
    return route.fulfill({ status: 302, headers: { Location: back } });
  });
  await open(page, '/auth?returnTo=%2Fblog');
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveText([
    'Continue with Google',
    'Continue with Microsoft',
  ]);
  const left = page.waitForRequest('**/auth/v1/authorize*');
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
  const query = new URL((await left).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    provider: 'azure',
    redirect_to: `${new URL(page.url()).origin}/auth?returnTo=%2Fblog`,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  });
  await expect(toast(page, 'Sign-in was not completed')).toBeVisible();
  await expect(page).toHaveURL('/auth?returnTo=%2Fblog');
});
