import { createHash } from 'node:crypto';
import type { FineRateLimiting } from '#server/http/rate-limit.ts';
import type { Log } from '#server/log.ts';
import type { Mail } from '#server/mail/mail.ts';

const HOUR_S = 3600;
/** Of all kinds together. Those that people ask for have tighter limits where they are asked for. */
const PER_MAILBOX = 20;
const ALL = 'all';

export interface MailCaps {
  /** False: no more mails may go out, or none to this mailbox; it has been told in the log. */
  admit: (mail: Mail) => Promise<boolean>;
  /** Seconds until mails go out again, because as many went out as may in an hour; 0 when they do. */
  waitS: () => Promise<number>;
}

interface MailCapsOptions {
  limits: Pick<FineRateLimiting, 'counter' | 'gauge'>;
  perHour: number;
  log: Log;
}

/** Whoever finds a way to make us write many mails fills neither one mailbox nor the patience of our mail server. */
export function mailCaps({ limits, perHour, log }: MailCapsOptions): MailCaps {
  const inAll = limits.gauge({ name: 'mail', points: perHour, seconds: HOUR_S });
  const perMailbox = limits.counter({ name: 'mail-to', points: PER_MAILBOX, seconds: HOUR_S });
  let toldUntil = 0;

  /** Once per hour and process: a word for whoever runs the machine, who would not read a thousand. */
  function tell(waitS: number): void {
    if (Date.now() < toldUntil) return;
    toldUntil = Date.now() + waitS * 1000;
    log.error(
      { perHour, waitS },
      'no more mails go out: MAIL_LIMIT_PER_HOUR is reached. If this is no attack, raise it',
    );
  }

  return {
    async admit({ to, message }) {
      const mailbox = createHash('sha256').update(to.toLowerCase()).digest('base64url');
      if ((await perMailbox.take(mailbox)) > 0) {
        log.warn({ kind: message.kind }, 'mail dropped: too many to one mailbox');
        return false;
      }
      const waitS = await inAll.take(ALL);
      if (waitS > 0) tell(waitS);
      return waitS === 0;
    },

    async waitS() {
      const { waitS } = await inAll.look(ALL);
      if (waitS > 0) tell(waitS);
      return waitS;
    },
  };
}
