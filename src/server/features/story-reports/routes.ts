import { Hono } from 'hono';
import type { z } from 'zod';
import { storyReport } from '#contract/my-stories.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import { feedback } from '#server/db/schema/feedback.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { keptUserAgent } from '#server/http/child-protection.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

const LIMIT = { name: 'story-reports', points: 5, seconds: 3600 };

interface StoryReportsDependencies {
  database: Database;
  limits: RateLimiting;
  guards: Guards;
  bookLinks: {
    /** Which book a link opens; none where the link has ended. */
    bookOf: (mark: string) => Promise<string | undefined>;
  };
}

/** "This story is not right for children." The words are kept as they are: somebody may quote the bad one. */
export function storyReportsRoutes({
  database: { db },
  limits,
  guards: { optionalUser },
  bookLinks,
}: StoryReportsDependencies) {
  return new Hono<AppEnv>().post(
    '/',
    limits.perAddress(LIMIT),
    optionalUser,
    validJson(storyReport),
    async (c) => {
      const report = c.req.valid('json');
      const { linkMark } = report;
      const shared = linkMark && (await bookLinks.bookOf(linkMark));
      const storyId = (linkMark ? shared : report.storyId) || null;
      await db.insert(feedback).values({
        feedbackType: 'bug',
        message: messageOf({ ...report, storyId }),
        storyId,
        userId: c.get('user')?.id,
        userAgent: keptUserAgent(c),
      });
      return c.json({ ok: true }, 201);
    },
  );
}

type Report = Omit<z.output<typeof storyReport>, 'storyId'> & { storyId: string | null };

/** For the operator, who looks a story up by its id, and ends a link by its own (docs/operations.md). */
function messageOf({ storyId, linkMark, title, message }: Report): string {
  return [
    'A reader says that this story is not right for children.',
    `Story: ${storyId ?? 'unknown'}${title && ` (${title})`}`,
    linkMark && `Read by the private link ${linkMark}${storyId ? '' : ', which has ended since'}.`,
    message,
  ]
    .filter(Boolean)
    .join('\n');
}
