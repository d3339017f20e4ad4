import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { LINK_LIFE_MINUTES } from '#domain/link-life.ts';
import type { Mail } from '#server/mail/mail.ts';
import { renderMail } from '#server/mail/render.ts';
import { aMail, CODE, LINK, MAIL_MESSAGES, MAIL_TEXTS, OTHER_LINK, SITE_URL } from '#tests/support/mails.ts';

const AT = new Date('2026-11-15T09:05:11Z');

const render = (mail: Mail) => renderMail(mail, AT, MAIL_TEXTS, SITE_URL);

/** What a mail program shows of the HTML: the same words, without tags. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");

test.each(LANGUAGE_CODES)('every mail in %s says in both parts all that it has to say', async (language) => {
  for (const message of MAIL_MESSAGES) {
    const mail = aMail(message.kind, { language });
    const { subject, text, html } = await render(mail);
    const { heading, footer } = MAIL_TEXTS[language].messages[message.kind];
    expect(subject, message.kind).toMatch(/^\S.*\S$/u);
    expect(html).toContain(`<html lang="${language}">`);

    const words = wordsOf(html);
    const { kind: _kind, ...values } = message;
    for (const link of Object.values<string>(values).filter((value) => value.startsWith('http'))) {
      expect(text.split('\n'), message.kind).toContain(link);
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
    for (const part of [text, words]) {
      expect(part, message.kind).not.toMatch(/[{}]|undefined|\[object/);
      for (const value of Object.values(values)) expect(part, message.kind).toContain(value);
      for (const line of [heading, ...footer]) expect(part).toContain(line);
    }
  }
});

test.each<[LanguageCode, string]>([
  ['en', 'November 15, 2026 at 09:05 UTC'],
  ['es', '15 de noviembre de 2026 a las 09:05 UTC'],
  ['fr', '15 novembre 2026 à 09:05 UTC'],
  ['de', '15. November 2026 um 09:05 UTC'],
  ['hi', '15 नवंबर 2026 को 09:05 UTC बजे'],
  ['ta', '15 நவம்பர், 2026 அன்று 09:05 UTC'],
  ['zh', '2026年11月15日 UTC 09:05'],
  ['ja', '2026年11月15日 09:05 UTC'],
  ['sv', '15 november 2026 kl. 09:05 UTC'],
  ['mr', '१५ नोव्हेंबर, २०२६ रोजी ०९:०५ UTC वाजता'],
])('a notice in %s says when, in UTC: %s', async (language, when) => {
  for (const kind of ['password_changed', 'email_changed', 'factor_removed', 'identity_linked'] as const) {
    const { text, html } = await render(aMail(kind, { language }));
    expect(text).toContain(when);
    expect(html).toContain(when);
  }
});

test('a notice leads to a new password; one to an address that was given up leads to us instead', async () => {
  for (const kind of ['password_changed', 'factor_added', 'factor_removed', 'identity_linked'] as const) {
    expect((await render(aMail(kind))).text.split('\n')).toContain(`${SITE_URL}/auth?mode=reset`);
  }
  const { text } = await render(aMail('email_changed'));
  expect(text.split('\n')).toContain(`${SITE_URL}/contact`);
  expect(text).not.toContain('mode=reset');
});

test.each([
  ['confirm_signup', LINK_LIFE_MINUTES.confirm_signup],
  ['recover_password', LINK_LIFE_MINUTES.recover_password],
  ['confirm_email_change_current', LINK_LIFE_MINUTES.confirm_email_change],
  ['confirm_email_change_new', LINK_LIFE_MINUTES.confirm_email_change],
  ['reauthentication_code', LINK_LIFE_MINUTES.reauthentication_code],
] as const)('%s says that it works for %i minutes', async (kind, minutes) => {
  expect((await render(aMail(kind))).text).toContain(`for ${minutes} minutes`);
});

test('who signed up twice can sign in or choose a new password', async () => {
  const { text } = await render(aMail('already_registered'));
  expect(text.split('\n')).toEqual(expect.arrayContaining([LINK, OTHER_LINK]));
});

test('a code stands alone on its line and is not in the subject, which locked screens show', async () => {
  const { subject, text, html } = await render(aMail('reauthentication_code'));
  expect(text.split('\n')).toContain(CODE);
  expect(html).toContain(`>${CODE}<`);
  expect(subject).not.toContain(CODE);
});

test('what somebody typed stays text: no markup, no line of its own, no other placeholder', async () => {
  const typed = '"><img src=x onerror=alert(1)>\r\n\r\nhttps://evil.example {when} \u202Eoops';
  for (const message of [
    { kind: 'email_changed', newEmail: typed },
    { kind: 'confirm_email_change_current', newEmail: typed, link: LINK },
    { kind: 'confirm_email_change_new', newEmail: typed, link: LINK },
    { kind: 'identity_linked', provider: typed },
    { kind: 'identity_unlinked', provider: typed },
  ] as const) {
    const { text, html } = await render({ to: 'mia@example.org', language: 'en', message });
    expect(html).not.toContain('<img');
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt; https://evil.example {when}');
    expect(text).toContain('"><img src=x onerror=alert(1)> https://evil.example {when}  oops');
    expect(text + html).not.toContain('\u202E');
  }
});

test.each([
  'https://evil.example/auth?mode=reset',
  'https://stories.example.org.evil.example/',
  'http://stories.example.org/',
  'javascript:alert(1)',
  '/auth?mode=reset',
  `${SITE_URL}/auth\n?mode=reset`,
])('a mail is refused when its link does not lead to this site: %s', async (link) => {
  const forged = aMail('recover_password', { message: { kind: 'recover_password', link } });
  await expect(render(forged)).rejects.toThrow('a link does not lead to this site');
});

test('the HTML fetches nothing and has no script and no style sheet', async () => {
  for (const { kind } of MAIL_MESSAGES) {
    const { html } = await render(aMail(kind));
    expect(html).not.toMatch(/<(?:img|script|style|link|iframe|table)\b|url\(|@import/i);
  }
});

test.each(LANGUAGE_CODES)(
  'beneath a mail stands who runs the installation, where they tell: %s [TR-11]',
  async (language) => {
    const mail = aMail('recover_password', { language });
    const operator = { name: 'The <b>library</b>', email: 'hello@library.test' };
    const { text, html } = await renderMail(mail, AT, MAIL_TEXTS, SITE_URL, operator);
    expect(text).toContain('The <b>library</b>');
    expect(text).toContain('hello@library.test');
    expect(html).toContain('The &lt;b&gt;library&lt;/b&gt;');
    const { text: unnamed } = await render(mail);
    expect(unnamed).not.toMatch(/@|\{(operator|email)\}/);
  },
);
