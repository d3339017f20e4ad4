import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#server/http/app-env.ts';
import { mailboxRoutes } from '#server/mail/mailbox-routes.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { aDataDir, aMail, capturedLog, LINK, MAIL_TEXTS, NO_CAPS, SITE_URL } from '#tests/support/mails.ts';

async function mailbox(kinds: Parameters<typeof aMail>[0][]) {
  const dataDir = aDataDir();
  const { log } = capturedLog();
  const from = 'Fabloom <stories@example.org>';
  const mailer = createMailer({
    smtpUrl: undefined,
    from,
    dataDir,
    siteUrl: SITE_URL,
    texts: MAIL_TEXTS,
    caps: NO_CAPS,
    log,
  });
  for (const kind of kinds) {
    mailer.post(aMail(kind, { to: `${kind}@example.org` }));
    await mailer.idle();
  }
  const app = new Hono<AppEnv>().route('/dev/mailbox', mailboxRoutes(dataDir));
  return { dataDir, get: (path: string) => app.request(path) };
}

const linksOf = (html: string) =>
  [...html.matchAll(/href="(\/dev\/mailbox\/[^"]+)"/g)].map((match) => match[1]);

test('an empty mailbox says so', async () => {
  const { get } = await mailbox([]);
  const answer = await get('/dev/mailbox');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('No mail yet');
});

test('the list shows the newest mail first, with its address and subject', async () => {
  const { get } = await mailbox(['confirm_signup', 'password_changed']);
  const html = await (await get('/dev/mailbox')).text();
  expect(linksOf(html)).toEqual([
    expect.stringContaining('-password_changed-'),
    expect.stringContaining('-confirm_signup-'),
  ]);
  expect(html).toContain('confirm_signup@example.org');
  expect(html).toContain(MAIL_TEXTS.en.messages.password_changed.subject);
});

test('a mail shows its head, its text with links to click, and its HTML in a frame that can do nothing', async () => {
  const { get } = await mailbox(['confirm_signup']);
  const [path = ''] = linksOf(await (await get('/dev/mailbox')).text());
  const answer = await get(path);
  const html = await answer.text();
  const link = LINK.replaceAll('&', '&amp;');
  expect(html).toContain('Auto-Submitted: auto-generated');
  expect(html).toContain(`<a href="${link}">${link}</a>`);
  expect(html).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(html).toContain('srcdoc="&lt;!doctype html&gt;');
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  '../secret.eml',
  '..%2Fsecret.eml',
  '%2e%2e%2fsecret.eml',
  '..%5Csecret.eml',
  '%2Fetc%2Fpasswd',
  'secret.eml',
  '2026-11-15T09-10-11-123Z-recover_password-ab12cd.eml%00',
  '2026-11-15T09-10-11-123Z-..%2F..%2Fsecret-ab12cd.eml',
  '2026-11-15T09-10-11-123Z-recover_password-ab12cd.eml.part',
  '2026-11-15T09-10-11-123Z-recover_password-ab12cd.eml%0A',
])('there is no mail named %s', async (name) => {
  const { get, dataDir } = await mailbox([]);
  mkdirSync(join(dataDir, 'outbox'));
  for (const file of [
    'secret.eml',
    'outbox/secret.eml',
    'outbox/2026-11-15T09-10-11-123Z-recover_password-ab12cd.eml.part',
  ]) {
    writeFileSync(join(dataDir, file), 'Subject: secret\r\n\r\nsecret');
  }
  const answer = await get(`/dev/mailbox/${name}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('secret');
  expect(await (await get('/dev/mailbox')).text()).toContain('No mail yet');
});
