import { desc, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  AdminFeedbackPage,
  FeedbackRows,
  feedbackForAdminRequest,
  feedbackQuery,
} from '#contract/admin.ts';
import type { Queryable } from '#server/db/database.ts';
import { feedback } from '#server/db/schema/feedback.ts';

const NEWEST_FIRST = [desc(feedback.createdAt), desc(feedback.id)];

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
        email: emailIf(include_emails === 'true'),
        flagged: feedback.flagged,
        createdAt: feedback.createdAt,
      })
      .from(feedback)
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset(offset),
    db.$count(feedback),
  ]);
  return { feedback: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}

export async function feedbackRowsOf(
  db: Queryable,
  { _limit, _offset, _include_emails }: z.output<typeof feedbackForAdminRequest>,
): Promise<FeedbackRows> {
  const rows = await db
    .select({
      id: feedback.id,
      message: feedback.message,
      rating: feedback.rating,
      email: emailIf(_include_emails),
      feedback_type: feedback.feedbackType,
      user_agent: feedback.userAgent,
      user_id: feedback.userId,
      created_at: feedback.createdAt,
    })
    .from(feedback)
    .orderBy(...NEWEST_FIRST)
    .limit(_limit)
    .offset(_offset);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** Not asked for, an address does not even leave the database. */
function emailIf(wanted: boolean) {
  return wanted ? feedback.email : sql<null>`null`;
}
