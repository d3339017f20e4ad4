import { expect, test } from 'vitest';
import { coverage } from './spec.ts';

const ledger = '# Ledger\n- AG-01 Asks.\n- AG-02 Closes.\n- NV-01 Header.\nA line about AG-09.\n';

test('lists what no test carries, and what no promise stands behind', () => {
  const source = ['te', 'st("asks [AG', '-01, NV-01]"); te', 'st("old [ZZ', '-01]")'].join('');
  expect(coverage(ledger, [source])).toEqual({
    ids: ['AG-01', 'AG-02', 'NV-01'],
    uncovered: ['AG-02'],
    unknown: ['ZZ-01'],
  });
});
