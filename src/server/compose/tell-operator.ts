import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';

/** What whoever starts the product should know of its settings: each thing once, in one line. */
export function tellOperator(
  { mode, mail, operator, auth, dataDir }: Config,
  log: Pick<Log, 'info' | 'warn'>,
) {
  const outbox = join(dataDir, 'outbox');
  if (mode === 'development') {
    if (!mail.smtpUrl) log.info({ outbox }, 'no SMTP_URL: mails become files, to be read at /dev/mailbox');
    return;
  }
  if (!mail.sends) {
    log.warn({ outbox }, 'no SMTP_URL: mails become files in the outbox and reach nobody, and pages say so');
    if (!auth.autoconfirm)
      log.warn({}, 'AUTH_AUTOCONFIRM is false and no mail can be sent: nobody new can confirm an account');
  }
  const unset = [...(operator.email ? [] : ['CONTACT_EMAIL']), ...(operator.name ? [] : ['OPERATOR_NAME'])];
  if (unset.length > 0)
    log.warn({ unset }, 'who runs this installation is not set: the contact, privacy and terms pages say so');
}
