import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createLog } from '#server/log.ts';
import type { MailCaps } from '#server/mail/caps.ts';
import type { Mail, MailKind, MailMessage } from '#server/mail/mail.ts';
import { loadMailTexts } from '#server/mail/texts.ts';

export const SITE_URL = 'https://stories.example.org';
export const MAIL_TEXTS = loadMailTexts(fileURLToPath(new URL('../../content', import.meta.url)));

/** As long as links get, with every character that mails like to break or encode. */
export const LINK = `${SITE_URL}/auth/v1/verify?token=${'pkce_0123456789abcdef'.repeat(6)}&type=signup&redirect_to=https%3A%2F%2Fstories.example.org%2Fauth%3Fmode%3Dreset`;
export const OTHER_LINK = `${SITE_URL}/auth?mode=reset`;
export const CODE = '604213';

const MESSAGES: { [Kind in MailKind]: Extract<MailMessage, { kind: Kind }> } = {
  confirm_signup: { kind: 'confirm_signup', link: LINK },
  already_registered: { kind: 'already_registered', signInLink: LINK, resetLink: OTHER_LINK },
  recover_password: { kind: 'recover_password', link: LINK },
  confirm_email_change_current: {
    kind: 'confirm_email_change_current',
    link: LINK,
    newEmail: 'new@example.org',
  },
  confirm_email_change_new: { kind: 'confirm_email_change_new', link: LINK, newEmail: 'new@example.org' },
  reauthentication_code: { kind: 'reauthentication_code', code: CODE },
  password_changed: { kind: 'password_changed' },
  email_changed: { kind: 'email_changed', newEmail: 'new@example.org' },
  factor_added: { kind: 'factor_added' },
  factor_removed: { kind: 'factor_removed' },
  identity_linked: { kind: 'identity_linked', provider: 'Google' },
  identity_unlinked: { kind: 'identity_unlinked', provider: 'Google' },
  confirm_newsletter: { kind: 'confirm_newsletter', link: LINK, leaveLink: OTHER_LINK },
  parent_consent: { kind: 'parent_consent', link: LINK, withdrawLink: OTHER_LINK },
  parent_sign_in: { kind: 'parent_sign_in', link: LINK },
};

export const MAIL_MESSAGES = Object.values(MESSAGES);

export function aMail(kind: MailKind, mail: Partial<Mail> = {}): Mail {
  return { to: 'mia@example.org', language: 'en', message: MESSAGES[kind], ...mail };
}

export function aDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fabloom-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** For tests that are about something else. */
export const NO_CAPS: MailCaps = { admit: async () => true, waitS: async () => 0 };

export function capturedLog() {
  const lines: string[] = [];
  const log = createLog({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}
