import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECURITY_DOC, withTable } from './retention-table.ts';

test('the table in the security document is the one in force [TR-03]', () => {
  const document = readFileSync(SECURITY_DOC, 'utf8');
  expect(withTable(document)).toBe(document);
});
