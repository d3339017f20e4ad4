import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { writeLetter } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/mail.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { outboxTransport } from '#server/mail/outbox.ts';
import { createPostOffice } from '#server/mail/post-office.ts';
import { renderMail } from '#server/mail/render.ts';
import {
  aDataDir,
  aMail,
  capturedLog,
  MAIL_MESSAGES,
  MAIL_TEXTS,
  NO_CAPS,
  SITE_URL,
} from '#tests/support/mails.ts';

const FROM = 'Fabloom <stories@example.org>';

function mailerWithoutServer(dataDir = aDataDir(), from = FROM) {
  const { log, lines } = capturedLog();
  const options = {
    smtpUrl: undefined,
    from,
    dataDir,
    siteUrl: SITE_URL,
    texts: MAIL_TEXTS,
    caps: NO_CAPS,
    log,
  };
  const outbox = join(dataDir, 'outbox');
  return {
    mailer: createMailer(options),
    lines,
    outbox,
    files: () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')),
  };
}

async function inFiles(mails: Mail[]) {
  const { mailer, files } = mailerWithoutServer();
  for (const mail of mails) mailer.post(mail);
  await mailer.idle();
  return Promise.all(files().map(async (source) => ({ source, email: await PostalMime.parse(source) })));
}

test('without a mail server a mail becomes a file that only its owner may read', async () => {
  const { mailer, outbox, lines } = mailerWithoutServer();
  mailer.post(aMail('recover_password'));
  await mailer.idle();
  const names = readdirSync(outbox);
  expect(names).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-recover_password-[0-9a-f]{6}\.eml$/),
  ]);
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  expect(statSync(join(outbox, names[0] as string)).mode & 0o777).toBe(0o600);
  expect(lines).toEqual([]);
});

test('a folder that stood open is closed', async () => {
  const { mailer, outbox } = mailerWithoutServer();
  mkdirSync(outbox, { mode: 0o755 });
  mailer.post(aMail('factor_added'));
  await mailer.idle();
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
});

test('the names of the files sort as the mails were posted', async () => {
  const { mailer, outbox } = mailerWithoutServer();
  for (const kind of ['recover_password', 'confirm_signup', 'password_changed'] as const) {
    mailer.post(aMail(kind));
    await mailer.idle();
  }
  const kinds = readdirSync(outbox)
    .toSorted()
    .map((name) => name.replace(/^.*Z-|-\w+\.eml$/g, ''));
  expect(kinds).toEqual(['recover_password', 'confirm_signup', 'password_changed']);
});

test('the head of a mail says who, to whom, in which language, and that no person wrote it', async () => {
  const [file] = await inFiles([aMail('recover_password', { language: 'ta', to: 'mia@bücher.example' })]);
  const { source, email } = file as NonNullable<typeof file>;
  const header = (key: string) => email.headers.find((one) => one.key === key)?.value;
  expect(email.from).toEqual({ name: 'Fabloom', address: 'stories@example.org' });
  expect(email.to).toEqual([{ name: '', address: 'mia@xn--bcher-kva.example' }]);
  expect(email.subject).toBe(MAIL_TEXTS.ta.messages.recover_password.subject);
  expect(header('content-type')).toMatch(/^multipart\/alternative/);
  expect(header('content-language')).toBe('ta');
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(email.messageId).toMatch(/^<[\w-]{36}@stories\.example\.org>$/);
  expect(Math.abs(Date.parse(email.date ?? '') - Date.now())).toBeLessThan(10_000);
  expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(source).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
  expect(source.replaceAll('\r\n', ''), 'lines end as RFC 5322 wants').not.toMatch(/[\r\n]/);
});

test.each(LANGUAGE_CODES)('what a mail program decodes in %s is what was written', async (language) => {
  const mails = MAIL_MESSAGES.map(({ kind }) => aMail(kind, { language }));
  const files = await inFiles(mails);
  expect(files).toHaveLength(mails.length);
  for (const mail of mails) {
    const { subject } = MAIL_TEXTS[language].messages[mail.message.kind];
    const email = files.find((file) => file.email.subject === subject)?.email;
    const written = await renderMail(mail, new Date(email?.date ?? ''), MAIL_TEXTS, SITE_URL);
    expect(email?.text?.trim()).toBe(written.text.trim());
    expect(email?.html?.trim()).toBe(written.html.trim());
  }
});

test.each([
  ['a line break', 'mia@example.org\r\nBcc: all@example.org'],
  ['a bare line feed', 'mia@example.org\nBcc: all@example.org'],
  ['a NUL', 'mia@exam\0ple.org'],
  ['a list', 'mia@example.org, all@example.org'],
  ['a name', 'Mia <mia@example.org>'],
  ['a comment', 'mia(all)@example.org'],
  ['a quoted part', '"mia@evil.example"@example.org'],
  ['no domain', 'mia'],
])('an address with %s gets no mail', async (_title, to) => {
  const { mailer, outbox, lines } = mailerWithoutServer();
  mailer.post(aMail('recover_password', { to }));
  await mailer.idle();
  expect(() => readdirSync(outbox)).toThrow('ENOENT');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    level: 'error',
    kind: 'recover_password',
    language: 'en',
    reason: 'the address is not one plain address',
  });
  expect(lines[0]).not.toContain('mia');
});

test('a sender of two lines stops the start', () => {
  expect(() => mailerWithoutServer(aDataDir(), 'Fabloom\r\nBcc: all@example.org')).toThrow('one line');
});

test('where nothing can be written, the log tells it once and posting does not', async () => {
  const { log, lines } = capturedLog();
  const office = createPostOffice({
    ...NO_CAPS,
    write: (mail, at) => writeLetter(mail, at, { from: FROM, siteUrl: SITE_URL, texts: MAIL_TEXTS }),
    transport: outboxTransport('/dev/null'),
    pausesMs: [1, 2],
    log,
  });
  expect(() => office.post(aMail('recover_password'))).not.toThrow();
  await office.idle();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] as string)).toMatchObject({ level: 'error', reason: 'ENOTDIR' });
});
