import { setTimeout as sleep } from 'node:timers/promises';
import type { NodemailerError } from 'nodemailer';
import type { Log } from '#server/log.ts';
import type { MailCaps } from '#server/mail/caps.ts';
import type { Letter } from '#server/mail/letter.ts';
import { MailRefused, type Mail } from '#server/mail/mail.ts';
import type { Transport } from '#server/mail/transport.ts';

export interface PostOfficeOptions {
  admit: MailCaps['admit'];
  write: (mail: Mail, at: Date) => Promise<Letter>;
  transport: Transport;
  /** One try more than there are pauses. */
  pausesMs: readonly number[];
  log: Log;
}

/** Mails under way at once. More than that is an attack or a mail server that is gone; memory is worth more. */
export const CAPACITY = 1000;

/** The answer to the person goes out before the work on the mail begins, which would tell that there is one. */
const HEAD_START_MS = 50;

/** How long mails under way may still take when the process is asked to stop, and then to notice that it is over. */
const GRACE_MS = 5000;
const AFTERMATH_MS = 500;

export function createPostOffice({ admit, write, transport, pausesMs, log }: PostOfficeOptions) {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let open = true;

  function post(mail: Mail): void {
    const about = { kind: mail.message.kind, language: mail.language };
    if (!open) return log.error(about, 'mail dropped: the process is stopping');
    if (underWay.size >= CAPACITY) return log.error(about, 'mail dropped: too many are under way');
    const delivery = deliver(mail, new Date())
      .catch((error: unknown) => log.error({ ...about, ...causeOf(error) }, 'mail not sent'))
      .finally(() => underWay.delete(delivery));
    underWay.add(delivery);
  }

  async function deliver(mail: Mail, at: Date): Promise<void> {
    await sleep(HEAD_START_MS);
    if (!(await admit(mail))) return;
    const letter = await write(mail, at);
    for (const pause of pausesMs) {
      try {
        return await transport.send(letter);
      } catch (error) {
        if (isFinal(error)) throw error;
      }
      await sleep(pause, undefined, { signal: stopping.signal });
    }
    await transport.send(letter);
  }

  async function idle(): Promise<void> {
    await Promise.all(underWay);
  }

  async function close(): Promise<void> {
    open = false;
    await Promise.race([idle(), sleep(GRACE_MS, undefined, { ref: false })]);
    stopping.abort();
    transport.close();
    await Promise.race([idle(), sleep(AFTERMATH_MS, undefined, { ref: false })]);
  }

  return { post, idle, close };
}

function isFinal(error: unknown): boolean {
  return (error as NodemailerError).permanent === true;
}

/** The text of a mail server's answer often quotes the address, so only its number is told. */
function causeOf(error: unknown) {
  if (error instanceof MailRefused) return { reason: error.message };
  const { originalCode, code, responseCode, name } = error as NodemailerError;
  return { reason: originalCode ?? code ?? name, answer: responseCode };
}
