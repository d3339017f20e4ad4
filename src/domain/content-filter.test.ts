import { expect, test } from 'vitest';
import { filterContent } from '#domain/content-filter.ts';
import { THEME_WORDS } from '#domain/content-safety/theme-words.ts';

test.each([
  ['en', 'The badger has a skill, and lives in Scunthorpe.'],
  ['en', 'Dickens and Essex, a classic assessment of the grapes.'],
  ['en', 'My son laughed for ten minutes at 12345 ducks.'],
  ['en', 'Chapter 3 Main pictures came out grey.'],
  ['en', 'It was good, and my daughter knew every page.'],
  ['de', 'Das war richtig schön, wir warten auf mehr.'],
  ['sv', 'En god idé, och sex sagor till.'],
  ['es', 'En Sevilla nos encanta, a toda hora.'],
  ['fr', 'Nous adorons le retard du train.'],
  ['ja', 'とても たのしかったです。'],
  ['ta', 'மிகவும் நன்றாக இருந்தது'],
] as const)('an honest message is clean (%s): %s [FB-04]', (language, text) => {
  expect(filterContent(text, { language })).toEqual({
    clean: true,
    violations: [],
    filtered: text.normalize('NFC'),
  });
});

test.each([
  ['word', 'What the SHIT is this?', 'SHIT', 'What the **** is this?'],
  ['word', 'he has a gun', 'gun', 'he has a ***'],
  ['word', 'full of porn', 'porn', 'full of ****'],
  ['word', 'selling cocaine', 'cocaine', 'selling *******'],
  ['word', 'a bottle of vodka', 'vodka', 'a bottle of *****'],
  ['word', 'the casino game', 'casino', 'the ****** game'],
  ['phone', 'call 555-123-4567', '555-123-4567', 'call ************'],
  ['phone', 'call 5551234567', '5551234567', 'call **********'],
  ['email', 'I am mum@example.org', 'mum@example.org', 'I am ***************'],
  ['address', 'at 12 Maple Street now', '12 Maple Street', 'at *************** now'],
  ['card', '4111 1111 1111 1111', '4111 1111 1111 1111', '*******************'],
  ['card', '4111111111111111', '4111111111111111', '****************'],
  ['theme', 'Too Scary!', 'Scary', 'Too *****!'],
  ['theme', 'a birthday party', 'party', 'a birthday *****'],
] as const)('%s is found and masked: %s [FB-04]', (kind, text, found, filtered) => {
  expect(filterContent(text)).toEqual({ clean: false, violations: [{ kind, text: found }], filtered });
});

test.each(THEME_WORDS)('the theme "%s" is found in any case and inside a longer word [FB-04]', (theme) => {
  for (const text of [theme, theme.toUpperCase(), `un${theme}ly`]) {
    expect(filterContent(`x ${text} y`)).toMatchObject({
      clean: false,
      filtered: `x ${'*'.repeat(text.length)} y`,
    });
  }
});

test('in other languages an English theme counts as a word of its own only', () => {
  expect(filterContent('so evil', { language: 'ja' }).violations).toEqual([{ kind: 'theme', text: 'evil' }]);
  expect(filterContent('Richtig und wichtig', { language: 'de' }).clean).toBe(true);
  expect(filterContent('a war', { language: 'sv' }).clean).toBe(false);
});

test('everything that was found is listed, each thing once', () => {
  const { violations, filtered } = filterContent('Murder at 9 Elm Road, call 5551234567, warm regards');
  expect(violations.map(({ kind }) => kind).toSorted()).toEqual(['address', 'phone', 'theme', 'word']);
  expect(filtered).toBe('****** at **********, call **********, **** regards');
});

test('a kind can be left out', () => {
  expect(filterContent('noor@example.org', { except: ['email'] }).clean).toBe(true);
});
