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
}

/** "This story is not right for children." The words are kept as they are: somebody may quote the bad one. */
export function storyReportsRoutes({
  database: { db },
  limits,
  guards: { optionalUser },
}: StoryReportsDependencies) {
  return new Hono<AppEnv>().post(
    '/',
    limits.perAddress(LIMIT),
    optionalUser,
    validJson(storyReport),
    async (c) => {
      const report = c.req.valid('json');
      await db.insert(feedback).values({
        feedbackType: 'bug',
        message: messageOf(report),
        storyId: report.storyId || null,
        userId: c.get('user')?.id,
        userAgent: keptUserAgent(c),
      });
      return c.json({ ok: true }, 201);
    },
  );
}

function messageOf({ storyId, title, message }: z.output<typeof storyReport>): string {
  return [
    'A reader says that this story is not right for children.',
    `Story: ${storyId || 'unknown'}${title && ` (${title})`}`,
    message,
  ]
    .filter(Boolean)
    .join('\n');
}
