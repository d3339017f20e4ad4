import { desc, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AdminFeedbackPage, feedbackQuery } from '#contract/admin.ts';
import type { Queryable } from '#server/db/database.ts';
import { feedback } from '#server/db/schema/feedback.ts';

export async function listFeedback(
  db: Queryable,
  { limit, offset, include_emails }: z.output<typeof feedbackQuery>,
): Promise<AdminFeedbackPage> {
  const [rows, total] = await Promise.all([
    db
      .select({
        id: feedback.id,
        message: feedback.message,
        rating: feedback.rating,
        feedbackType: feedback.feedbackType,
        hasEmail: sql<boolean>`${isNotNull(feedback.email)}`,
        // Not asked for, it does not even leave the database.
        email: include_emails === 'true' ? feedback.email : sql<null>`null`,
        flagged: feedback.flagged,
        createdAt: feedback.createdAt,
      })
      .from(feedback)
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(limit)
      .offset(offset),
    db.$count(feedback),
  ]);
  return { feedback: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}
