import type { Visit } from '#server/auth/visit.ts';
import type { Queryable } from '#server/db/database.ts';
import { auditLog } from '#server/db/schema/operations.ts';

export type AuditAction =
  | 'sign_up'
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'refresh_token_reused'
  | 'recovery_requested'
  | 'link_followed'
  | 'password_changed'
  | 'email_change_requested'
  | 'email_changed'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_failed'
  | 'factor_removed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'account_deleted'
  | 'admin_granted'
  | 'admin_revoked';

export interface AuditEntry {
  action: AuditAction;
  actorId?: string;
  subject?: string;
  visit?: Visit;
  /** Words that help to understand, such as the method. Never a token, a code, a password, an address or a link. */
  details?: Record<string, string>;
}

export async function audit(
  db: Queryable,
  { action, actorId, subject, visit, details = {} }: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({
    action,
    actorId,
    subject,
    ip: visit?.ip,
    userAgent: visit?.userAgent,
    requestId: visit?.requestId,
    details,
  });
}
