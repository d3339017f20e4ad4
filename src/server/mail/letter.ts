import { randomUUID } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Operator } from '#contract/engines.ts';
import { MailRefused, type Mail, type MailKind } from '#server/mail/mail.ts';
import { renderMail } from '#server/mail/render.ts';
import type { MailTexts } from '#server/mail/texts.ts';

/** A mail in its envelope, ready for any transport. */
export interface Letter {
  kind: MailKind;
  at: Date;
  /** Made once, so that a letter that is tried again keeps its id and cannot arrive as two. */
  options: SendMailOptions;
}

export interface Letterhead {
  from: string;
  siteUrl: string;
  operator?: Operator;
  texts: MailTexts;
}

export async function writeLetter(
  mail: Mail,
  at: Date,
  { from, siteUrl, operator = {}, texts }: Letterhead,
): Promise<Letter> {
  const { subject, text, html } = await renderMail(mail, at, texts, siteUrl, operator);
  const options: SendMailOptions = {
    from,
    // As an object it is one address and nothing is read out of it.
    to: { name: '', address: oneAddress(mail.to) },
    subject,
    text,
    html,
    date: at,
    messageId: `<${randomUUID()}@${new URL(siteUrl).hostname}>`,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
  };
  return { kind: mail.message.kind, at, options };
}

/** One mailbox and nothing that could be read as a list, a comment, a name or the next line of the head. */
function oneAddress(to: string): string {
  if (!/^[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]{1,255}$/u.test(to)) {
    throw new MailRefused('the address is not one plain address');
  }
  return to;
}
