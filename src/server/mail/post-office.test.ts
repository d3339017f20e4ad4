import { expect, test } from 'vitest';
import type { Letter } from '#server/mail/letter.ts';
import type { Mail } from '#server/mail/mail.ts';
import { CAPACITY, createPostOffice } from '#server/mail/post-office.ts';
import { NO_CAPS, aMail, capturedLog } from '#tests/support/mails.ts';

const write = async ({ message }: Mail, at: Date): Promise<Letter> => ({
  kind: message.kind,
  at,
  options: {},
});

/** An office whose transport takes letters only after `open()`. */
function office(pausesMs: number[] = []) {
  const { log, lines } = capturedLog();
  const sent: Letter[] = [];
  const gate = Promise.withResolvers<void>();
  const transport = {
    async send(letter: Letter) {
      await gate.promise;
      sent.push(letter);
    },
    close: () => gate.reject(new Error('closed')),
  };
  return {
    ...createPostOffice({ ...NO_CAPS, write, transport, pausesMs, log }),
    sent,
    lines,
    open: gate.resolve,
  };
}

test('posting returns before any work on the mail begins', async () => {
  const { post, idle, sent, open } = office();
  open();
  post(aMail('recover_password'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toHaveLength(0);
  await idle();
  expect(sent).toHaveLength(1);
});

test('a letter carries the moment at which it was posted', async () => {
  const { post, idle, sent, open } = office();
  const before = Date.now();
  post(aMail('password_changed'));
  const after = Date.now();
  open();
  await idle();
  expect(sent[0]?.at.getTime()).toBeGreaterThanOrEqual(before);
  expect(sent[0]?.at.getTime()).toBeLessThanOrEqual(after);
});

test('what is too much is dropped and told, and there is room again afterwards', async () => {
  const { post, idle, sent, lines, open } = office();
  for (let i = 0; i < CAPACITY + 2; i++) post(aMail('recover_password'));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('mail dropped: too many are under way');
  open();
  await idle();
  expect(sent).toHaveLength(CAPACITY);
  post(aMail('recover_password'));
  await idle();
  expect(sent).toHaveLength(CAPACITY + 1);
});

test('after the close no mail is taken', async () => {
  const { post, close, sent, lines, open } = office();
  open();
  post(aMail('confirm_signup'));
  await close();
  expect(sent).toHaveLength(1);
  post(aMail('confirm_signup'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('mail dropped: the process is stopping');
});
