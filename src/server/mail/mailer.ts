import type { Operator } from '#contract/engines.ts';
import type { Log } from '#server/log.ts';
import type { MailCaps } from '#server/mail/caps.ts';
import { writeLetter } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/mail.ts';
import { outboxTransport, removeMailsAbout } from '#server/mail/outbox.ts';
import { createPostOffice } from '#server/mail/post-office.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import type { MailTexts } from '#server/mail/texts.ts';

export type { Mail, MailMessage } from '#server/mail/mail.ts';
export { loadMailTexts, type MailTexts } from '#server/mail/texts.ts';

export interface Mailer {
  /**
   * Takes the mail and returns at once; it is sent behind the caller's back, so that an answer takes as long with a
   * mail as without. It never throws: what cannot be sent is told in the log.
   */
  post(mail: Mail): void;
  waitS: MailCaps['waitS'];
  /** Resolves when everything posted so far is sent or given up. */
  idle(): Promise<void>;
  /** Removes files of mails to these addresses; what a mail server took is out of our hands. */
  forget(addresses: readonly string[]): Promise<void>;
  /** Takes no more mails, waits a moment for those under way and gives up the rest. */
  close(): Promise<void>;
}

export interface MailerOptions {
  /** Absent: mails become files in `DATA_DIR/outbox`. */
  smtpUrl: string | undefined;
  /** As in a mail's head: `Fabloom <stories@example.org>`. */
  from: string;
  dataDir: string;
  siteUrl: string;
  /** Named beneath each mail, as far as they tell who they are. */
  operator?: Operator;
  texts: MailTexts;
  caps: MailCaps;
  log: Log;
}

/** Before the second and the third try. */
const PAUSES_MS = [2000, 15_000];

export function createMailer({
  smtpUrl,
  from,
  dataDir,
  siteUrl,
  operator = {},
  texts,
  caps,
  log,
}: MailerOptions): Mailer {
  if (/\p{Cc}/u.test(from)) throw new Error('The sender of mails must be one line');
  const office = createPostOffice({
    admit: caps.admit,
    write: (mail, at) => writeLetter(mail, at, { from, siteUrl, operator, texts }),
    transport: smtpUrl ? smtpTransport(smtpUrl) : outboxTransport(dataDir),
    pausesMs: PAUSES_MS,
    log,
  });
  return {
    ...office,
    waitS: caps.waitS,
    async forget(addresses) {
      // One that is just being written would come to lie there afterwards.
      if (!smtpUrl) await office.idle();
      await removeMailsAbout(dataDir, addresses);
    },
  };
}
