import type { LanguageCode } from '#domain/languages.ts';
import { LINK_LIFE_MINUTES } from '#domain/link-life.ts';
import { SIGN_IN_MINUTES, UNCONFIRMED_DAYS } from '#domain/parent-consent.ts';
import { MailRefused, type Mail } from '#server/mail/mail.ts';

/** What a message holds besides its words. */
export interface MessageContent {
  /** For the placeholders of its texts. */
  values: Record<string, string>;
  /** A quiet button is there for the day on which something is wrong; nobody needs to press it. */
  button?: { link: string; quiet: boolean };
  second?: string;
  code?: string;
}

/** `at` is the moment of what a notice tells about. */
export function messageContent({ message, language }: Mail, at: Date, siteUrl: string): MessageContent {
  const ours = (link: string) => ourLink(link, siteUrl);
  const minutes = (life: keyof typeof LINK_LIFE_MINUTES) => inDigits(LINK_LIFE_MINUTES[life], language);
  const when = moment(at, language);
  const reset = `${siteUrl}/auth?mode=reset`;
  switch (message.kind) {
    case 'confirm_signup':
    case 'recover_password':
      return { values: { minutes: minutes(message.kind) }, button: loud(ours(message.link)) };
    case 'already_registered':
      return { values: {}, button: loud(ours(message.signInLink)), second: ours(message.resetLink) };
    case 'confirm_email_change_current':
    case 'confirm_email_change_new': {
      const values = { minutes: minutes('confirm_email_change'), newEmail: oneLine(message.newEmail) };
      const button = loud(ours(message.link));
      return message.kind === 'confirm_email_change_new'
        ? { values, button }
        : { values, button, second: reset };
    }
    case 'reauthentication_code':
      return { values: { minutes: minutes(message.kind) }, code: oneLine(message.code) };
    case 'password_changed':
    case 'factor_added':
    case 'factor_removed':
      return { values: { when }, button: quiet(reset) };
    case 'identity_linked':
    case 'identity_unlinked':
      return { values: { when, provider: oneLine(message.provider) }, button: quiet(reset) };
    case 'confirm_newsletter':
      return {
        values: { hours: inDigits(LINK_LIFE_MINUTES.confirm_newsletter / 60, language) },
        button: loud(ours(message.link)),
        second: ours(message.leaveLink),
      };
    case 'parent_consent':
      return {
        values: { days: inDigits(UNCONFIRMED_DAYS, language) },
        button: loud(ours(message.link)),
        second: ours(message.withdrawLink),
      };
    case 'parent_sign_in':
      return {
        values: { minutes: minutes(message.kind), open: inDigits(SIGN_IN_MINUTES, language) },
        button: loud(ours(message.link)),
      };
    case 'email_changed':
      break;
  }
  // A new password would be mailed to the new address, so it is no help to whoever lost the old one.
  return { values: { when, newEmail: oneLine(message.newEmail) }, button: quiet(`${siteUrl}/contact`) };
}

const loud = (link: string) => ({ link, quiet: false });
const quiet = (link: string) => ({ link, quiet: true });

/** A mail in our name leads to us, whatever a forged request may have slipped into a link. */
function ourLink(link: string, siteUrl: string): string {
  if (/[\s\p{Cc}]/u.test(link) || URL.parse(link)?.origin !== new URL(siteUrl).origin) {
    throw new MailRefused('a link does not lead to this site');
  }
  return link;
}

/** What somebody typed may neither start a paragraph of its own nor turn the direction of reading. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function inDigits(value: number, language: LanguageCode): string {
  return new Intl.NumberFormat(language).format(value);
}

function moment(at: Date, language: LanguageCode): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at);
}
