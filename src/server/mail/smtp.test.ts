import { createServer, type AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { writeLetter } from '#server/mail/letter.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { createPostOffice } from '#server/mail/post-office.ts';
import { smtpTransport } from '#server/mail/smtp.ts';
import { aDataDir, aMail, capturedLog, LINK, MAIL_TEXTS, NO_CAPS, SITE_URL } from '#tests/support/mails.ts';

const FROM = 'Fabloom <stories@example.org>';

interface Arrival {
  from: string;
  to: string[];
  source: Buffer;
}

/** A mail server on loopback. `refusals` are its answers to the first tries; then it takes everything. */
async function mailServer(
  refusals: { status: number; text: string }[] = [],
  options: SMTPServerOptions = {},
) {
  const arrivals: Arrival[] = [];
  let tries = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      const refusal = refusals[tries++];
      callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.status }));
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        arrivals.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks),
        });
        callback();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, port, arrivals, tries: () => tries };
}

function postOffice(url: string) {
  const { log, lines } = capturedLog();
  const office = createPostOffice({
    ...NO_CAPS,
    write: (mail, at) => writeLetter(mail, at, { from: FROM, siteUrl: SITE_URL, texts: MAIL_TEXTS }),
    transport: smtpTransport(url),
    pausesMs: [20, 40],
    log,
  });
  onTestFinished(() => office.close());
  return { office, lines };
}

test('a mail goes through the mail server to the one who is meant', async () => {
  const server = await mailServer();
  const { log, lines } = capturedLog();
  const mailer = createMailer({
    smtpUrl: server.url,
    from: FROM,
    dataDir: aDataDir(),
    siteUrl: SITE_URL,
    texts: MAIL_TEXTS,
    caps: NO_CAPS,
    log,
  });
  mailer.post(aMail('confirm_signup', { language: 'ja' }));
  await mailer.idle();
  await mailer.close();
  expect(server.arrivals).toMatchObject([{ from: 'stories@example.org', to: ['mia@example.org'] }]);
  const email = await PostalMime.parse(server.arrivals[0]?.source ?? '');
  expect(email.subject).toBe(MAIL_TEXTS.ja.messages.confirm_signup.subject);
  expect(email.text?.split('\n')).toContain(LINK);
  expect(lines).toEqual([]);
});

test('the mail server may ask for a name and a password', async () => {
  const server = await mailServer([], {
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, callback) {
      callback(username === 'fabloom' && password === 's:ecret' ? null : new Error('no'), {
        user: 'fabloom',
      });
    },
  });
  const { office, lines } = postOffice(`smtp://fabloom:s%3Aecret@127.0.0.1:${server.port}`);
  office.post(aMail('factor_added'));
  await office.idle();
  expect(server.arrivals).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('a mail server that is busy twice gets the mail at the third try', async () => {
  const busy = { status: 451, text: 'busy, try again' };
  const server = await mailServer([busy, busy]);
  const { office, lines } = postOffice(server.url);
  office.post(aMail('recover_password'));
  await office.idle();
  expect(server.tries()).toBe(3);
  expect(server.arrivals).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('a mail that is refused for good is not tried again, and the log does not repeat the answer', async () => {
  const server = await mailServer([{ status: 550, text: 'mia@example.org does not live here' }]);
  const { office, lines } = postOffice(server.url);
  office.post(aMail('recover_password'));
  await office.idle();
  expect(server.tries()).toBe(1);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] as string)).toMatchObject({ level: 'error', answer: 550 });
  expect(lines[0]).not.toContain('mia');
});

test('a mail server that is away costs one line in the log, without address, link or code', async () => {
  const { office, lines } = postOffice(`smtp://127.0.0.1:${await portOfNobody()}`);
  expect(() => office.post(aMail('recover_password', { language: 'sv' }))).not.toThrow();
  await office.idle();
  expect(lines).toHaveLength(1);
  const { time: _time, ...line } = JSON.parse(lines[0] as string) as Record<string, unknown>;
  expect(line).toEqual({
    level: 'error',
    kind: 'recover_password',
    language: 'sv',
    reason: 'ECONNREFUSED',
    msg: 'mail not sent',
  });
});

test('a mail server that takes the line and says nothing does not hold up the stop', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const { office, lines } = postOffice(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  office.post(aMail('recover_password'));
  const started = performance.now();
  await office.close();
  expect(performance.now() - started).toBeLessThan(7000);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('mail not sent');
});

async function portOfNobody(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
