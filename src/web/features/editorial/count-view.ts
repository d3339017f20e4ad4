import type { ViewOfPost } from '#contract/blog.ts';
import { ask } from '#web/api/api.ts';
import { randomId } from '#web/browser/random-id.ts';
import { keptInTab } from '#web/browser/storage.ts';

/** Made up for this tab, and known to nothing else. */
const VISITOR_KEY = 'blog_visitor';

/** Tells the server that somebody reads the article; whether they are new to it is for the server to say. */
export async function countView(postId: string): Promise<number | undefined> {
  const view: ViewOfPost = { post_id: postId, visitor: visitor() };
  try {
    return await ask('POST /rest/v1/rpc/increment_blog_view_count', {
      json: view,
      keepalive: true,
      guest: true,
    });
  } catch {
    return undefined; // not being counted is nobody's problem
  }
}

function visitor(): string {
  const known = keptInTab.read(VISITOR_KEY);
  if (known) return known;
  const id = randomId();
  keptInTab.write(VISITOR_KEY, id);
  return id;
}
