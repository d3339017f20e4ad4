import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { aPerson, lastMailTo, openLink, type Person } from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { MAIL_TEXTS } from '#tests/support/mails.ts';

interface Delivery {
  from: string;
  to: string[];
  source: Buffer;
}

const postOffice = await startSmtpServer();
const database = await testDatabase();
const env = { RATE_LIMIT_FACTOR: '100', AUTH_MAIL_INTERVAL_S: '0' };
const product = await testProduct(database, env);
const posting = await testProduct(database, {
  ...env,
  SMTP_URL: postOffice.url,
  MAIL_FROM: 'Fabloom <stories@example.org>',
});

test('a recovery mail goes through the mail server, and its link works [AU-04]', async () => {
  const mia = aPerson();
  await posting.postJson('/auth/v1/signup', mia);
  await posting.postJson('/auth/v1/recover', { email: mia.email });
  expect(await posting.mails(), 'nothing is left in files').toEqual([]);
  expect(postOffice.deliveries).toMatchObject([{ from: 'stories@example.org', to: [mia.email] }]);
  const mail = await PostalMime.parse(postOffice.deliveries[0]?.source ?? '');
  expect(mail.subject).toBe(MAIL_TEXTS.en.messages.recover_password.subject);
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
  expect((await openLink(link)).hash).toContain('type=recovery');
});

test('mails are in the language of the sign-up, and follow that of the next sign-in', async () => {
  const mia = aPerson();
  const recoverySubject = async () => {
    await product.postJson('/auth/v1/recover', { email: mia.email });
    return (await lastMailTo(product, mia.email)).subject;
  };
  await product.postJson('/auth/v1/signup', mia, { Cookie: 'appLanguage=sv' });
  expect(await recoverySubject()).toBe(MAIL_TEXTS.sv.messages.recover_password.subject);
  await signInFrom('ja', mia);
  expect(await recoverySubject()).toBe(MAIL_TEXTS.ja.messages.recover_password.subject);
});

test('without a choice, mails are in the language that the browser prefers', async () => {
  const mia = aPerson();
  await product.postJson('/auth/v1/signup', mia, { 'Accept-Language': 'de-CH, fr;q=0.5' });
  await product.postJson('/auth/v1/recover', { email: mia.email }, { Cookie: 'appLanguage=ja' });
  const { subject } = await lastMailTo(product, mia.email);
  expect(subject).toBe(MAIL_TEXTS.de.messages.recover_password.subject);
});

async function signInFrom(language: string, person: Person): Promise<void> {
  const answer = await product.postJson('/auth/v1/token?grant_type=password', person, {
    Cookie: `appLanguage=${language}`,
  });
  expect(answer.status).toBe(200);
  await product.mails(); // what an answer leaves to be done is done
}

/** A mail server on loopback that takes everything. */
async function startSmtpServer() {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, { envelope }, callback) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        deliveries.push({ from, to, source: Buffer.concat(chunks) });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, deliveries };
}
