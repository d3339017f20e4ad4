import { createTransport } from 'nodemailer';
import type { Transport } from '#server/mail/transport.ts';

const TIMEOUT_MS = 10_000;

export function smtpTransport(url: string): Transport {
  const pool = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    maxRequeues: 0, // the sending office counts the tries
  });
  return {
    send: async ({ options }) => void (await pool.sendMail(options)),
    close: () => pool.close({ force: true }),
  };
}
