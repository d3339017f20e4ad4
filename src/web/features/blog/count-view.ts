import type { ViewOfPost } from '#contract/blog.ts';
import { randomId } from '#web/browser/random-id.ts';
import { keptInTab } from '#web/browser/storage.ts';

/** Made up for this tab, and known to nothing else. */
const VISITOR_KEY = 'blog_visitor';

/** Tells the server that somebody reads the article; whether they are new to it is for the server to say. */
export async function countView(postId: string): Promise<number | undefined> {
  const body: ViewOfPost = { post_id: postId, visitor: visitor() };
  try {
    const answer = await fetch('/rest/v1/rpc/increment_blog_view_count', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
    return answer.ok ? ((await answer.json()) as number) : undefined;
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
