import { expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { tellOperator } from '#server/compose/tell-operator.ts';

function told(variables: Record<string, string>) {
  const lines: { level: string; msg: string; outbox?: string; unset?: string[] }[] = [];
  const log = createLog(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  tellOperator(parseConfig({ DATA_DIR: '/srv/fabloom', ...variables }), log);
  return lines;
}

test('an installation that reaches nobody says so at its start, once each, and where the mails are [TR-11]', () => {
  const lines = told({ NODE_ENV: 'production' });
  expect(lines).toMatchObject([
    { level: 'warn', outbox: '/srv/fabloom/outbox', msg: expect.stringContaining('SMTP_URL') },
    { level: 'warn', unset: ['CONTACT_EMAIL', 'OPERATOR_NAME'] },
  ]);
});

test('accounts that wait for a mail that cannot come are named [TR-11]', () => {
  const lines = told({
    AUTH_AUTOCONFIRM: 'false',
    CONTACT_EMAIL: 'hello@library.example',
    OPERATOR_NAME: 'L',
  });
  expect(lines.map(({ msg }) => msg).join('\n')).toMatch(/SMTP_URL.*\n.*AUTH_AUTOCONFIRM/);
  expect(lines).toHaveLength(2);
});

test('where all is set there is nothing to say; in development mails have a mailbox [TR-11]', () => {
  const all = { SMTP_URL: 'smtp://localhost', CONTACT_EMAIL: 'hello@library.example', OPERATOR_NAME: 'L' };
  expect(told(all)).toEqual([]);
  expect(told({ NODE_ENV: 'development' })).toMatchObject([
    { level: 'info', msg: expect.stringContaining('/dev/mailbox') },
  ]);
});
