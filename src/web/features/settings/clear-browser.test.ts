import { expect, test } from 'vitest';
import { personalKeys } from '#web/features/settings/clear-browser.ts';

test('what is cleared is personal; a child keeps its protection and the page its look [DB-06]', () => {
  const keys = [
    'fabloom.family',
    'theme',
    'fabloom.draft',
    'coppa_age_verified',
    'coppa_parent_consent',
    'appLanguage',
    'storyLanguage',
    'fabloom.auth',
  ];
  expect(personalKeys(keys)).toEqual(['fabloom.family', 'fabloom.draft', 'fabloom.auth']);
});
