import { data } from 'react-router';
import type { NewsletterState } from '#contract/newsletter.ts';
import type { PageContext } from '#server/pages/page-context.ts';
import { bodyOf } from '#web/api/body-of.ts';

/** Whether the newsletter box can do anything. */
export async function newsletterState({ api }: Pick<PageContext, 'api'>): Promise<NewsletterState> {
  return bodyOf(api.newsletter.$get());
}

/** What went wrong is logged; the page says that it did, and with this status it is kept by nobody. */
export async function orFailed<Page extends object>(
  read: () => Promise<Page>,
  nothing: Page,
  { reportError }: Pick<PageContext, 'reportError'>,
) {
  try {
    return data({ ...(await read()), failed: false });
  } catch (error) {
    reportError(error);
    return data({ ...nothing, failed: true }, { status: 503 });
  }
}

/** The same in the browser, where the way to the server may break too. */
export async function orFailedHere<Page extends object>(
  read: () => Promise<Page & { failed: boolean }>,
  nothing: Page,
): Promise<Page & { failed: boolean }> {
  try {
    return await read();
  } catch (error) {
    // oxlint-disable-next-line no-console -- the documented way: failures are told in a toast, and logged
    console.warn('The page could not be read', error);
    return { ...nothing, failed: true };
  }
}
