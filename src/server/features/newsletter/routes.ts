import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { mailedToken } from '#contract/mailed-token.ts';
import { newsletterKey, newsletterWish } from '#contract/newsletter.ts';
import type { Database } from '#server/db/database.ts';
import { answer, bodyOf } from '#server/features/newsletter/answer.ts';
import { confirm, keepWish, leave, type Invitation } from '#server/features/newsletter/queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { childProtected } from '#server/http/child-protection.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requestLanguage } from '#server/http/request-language.ts';

export interface NewsletterDependencies {
  database: Database;
  limits: RateLimiting;
  /** Mails the link that confirms. Absent where no mail can be sent. */
  invite: ((invitation: Invitation) => void) | undefined;
  /** Seconds until mails go out again, because too many did. */
  mailWaitS: () => Promise<number>;
}

const WISHES = { name: 'newsletter', points: 10, seconds: 3600 };
const FOLLOWED = { name: 'newsletter-links', points: 60, seconds: 3600 };
/** Nobody can fill somebody else's mailbox. */
const PER_MAILBOX = { name: 'newsletter-mailbox', points: 3, seconds: 24 * 3600 };

/** What is answered tells nothing about whether an address is known. */
export function newsletterRoutes({ database: { db }, limits, invite, mailWaitS }: NewsletterDependencies) {
  const mailboxes = limits.counter(PER_MAILBOX);
  const followed = limits.perAddress(FOLLOWED);
  return new Hono<AppEnv>()
    .get('/', (c) => c.json({ available: invite !== undefined }))
    .post('/', limits.perAddress(WISHES), async (c) => {
      if (!invite || (await mailWaitS()) > 0) return answer(c, 'unavailable');
      // Of a child nothing is kept by which somebody could be found.
      if (childProtected(c)) return answer(c, 'grown_ups');
      const wish = newsletterWish.safeParse(await bodyOf(c));
      if (!wish.success) return answer(c, 'invalid');
      const { email } = wish.data;
      const waitS = await mailboxes.take(createHash('sha256').update(email).digest('hex'));
      const invitation = waitS > 0 ? undefined : await keepWish(db, email, requestLanguage(c));
      if (invitation) invite(invitation);
      return answer(c, 'asked');
    })
    .post('/confirm', followed, async (c) => {
      const link = mailedToken.safeParse(await bodyOf(c));
      return answer(c, link.success && (await confirm(db, link.data.token)) ? 'confirmed' : 'expired');
    })
    .post('/leave', followed, async (c) => {
      const link = newsletterKey.safeParse(await bodyOf(c));
      if (!link.success) return answer(c, 'expired');
      await leave(db, link.data.key);
      return answer(c, 'left');
    });
}
