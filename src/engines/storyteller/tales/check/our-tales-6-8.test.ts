import { describe } from 'vitest';
import { proveTellings } from '#engines/storyteller/tales/testing/prove-tellings.ts';

describe('told to every kind of family, and beside the English one, is [TL-03] [TL-08] [TL-12]', async () => {
  await proveTellings('6-8');
});
