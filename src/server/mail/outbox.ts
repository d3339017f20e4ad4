import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { Letter } from '#server/mail/letter.ts';
import type { Transport } from '#server/mail/transport.ts';

/** By the time of posting, so that names sort as the mails were posted. */
const FILE_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[a-z_]+-[0-9a-f]{6}\.eml$/;

/** Mails as files, for an installation without a mail server. They open accounts: only the owner may read them. */
export function outboxTransport(dataDir: string): Transport {
  const folder = outboxFolder(dataDir);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(letter) {
      const { message } = await composer.sendMail(letter.options);
      const file = join(folder, fileName(letter));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700); // also where somebody made it by hand
      await writeFile(`${file}.part`, message, { mode: 0o600, flag: 'wx' });
      await rename(`${file}.part`, file);
    },
    close: () => {},
  };
}

/** The names of all mails, newest first. */
export async function listOutbox(dataDir: string): Promise<string[]> {
  const names = await ifThere(readdir(outboxFolder(dataDir)));
  return (names ?? [])
    .filter((name) => FILE_NAME.test(name))
    .toSorted()
    .toReversed();
}

/** Undefined when there is no mail of that name; any other name than that of a mail names none. */
export async function readFromOutbox(dataDir: string, name: string): Promise<Buffer | undefined> {
  return FILE_NAME.test(name) ? ifThere(readFile(join(outboxFolder(dataDir), name))) : undefined;
}

/** Mails posted before a moment, and what an interrupted posting left. */
export async function removeOldMails(dataDir: string, before: Date): Promise<number> {
  const folder = outboxFolder(dataDir);
  const oldest = timeInName(before);
  const old = ((await ifThere(readdir(folder))) ?? []).filter((name) => name < oldest);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  return old.length;
}

/** Every mail to one of the addresses, or that names one: a change of address is told to both. */
export async function removeMailsAbout(dataDir: string, addresses: readonly string[]): Promise<void> {
  for (const name of await listOutbox(dataDir)) {
    const source = await readFromOutbox(dataDir, name);
    if (!source) continue;
    const { to = [], text = '' } = await PostalMime.parse(source);
    const words = [...to.map(({ address }) => address ?? ''), text].join('\n').toLowerCase();
    if (addresses.some((address) => words.includes(address.toLowerCase())))
      await rm(join(outboxFolder(dataDir), name), { force: true });
  }
}

function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

function fileName({ kind, at }: Letter): string {
  return `${timeInName(at)}-${kind}-${randomBytes(3).toString('hex')}.eml`;
}

function timeInName(time: Date): string {
  return time.toISOString().replace(/[:.]/g, '-');
}

async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
