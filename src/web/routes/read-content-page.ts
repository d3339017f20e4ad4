import type { ContentPage } from '#contract/content-pages.ts';
import type { PageContext } from '#server/pages/page-context.ts';

/** The page to read at this path: its name is the path. */
export async function readContentPage(api: PageContext['api'], pathname: string): Promise<ContentPage> {
  const name = pathname.slice(1);
  const answer = await api['content-pages'][':name'].$get({ param: { name } });
  if (!answer.ok) throw new Error(`the page "${name}" answered ${answer.status}`);
  return answer.json();
}
