import { expect, test } from 'vitest';
import { checkText } from '#domain/content-safety/check-text.ts';

test.each([
  ['en', 'The classic assassin bug said hush.'],
  ['en', 'Porridge for breakfast, porridge for tea.'],
  ['en', 'Scunthorpe, Dickens and Essex are places and people.'],
  ['sv', 'Sex små möss fick en killing, och så var det slut.'], // six, got, a kid goat, over
  ['sv', 'Det var ett likadant paraply.'],
  ['de', 'Der dicke Bär, dick wie Öl, aß Nudeln mit Pute.'], // fat, oil, turkey
  ['fr', 'Le train avait du retard, et le chat rapetissait.'],
  ['zh', '抬了一个大麻烦。'],
  ['ja', 'ピエロがわらいました。'], // a clown
  ['es', 'A esa hora llegó el tren.'],
  ['en', 'The poor fox fought the wind and won.'],
  ['en', '123 little ducks, 4567 waves'],
] as const)('an honest text is clean (%s): %s', (language, text) => {
  expect(checkText(text, { language })).toEqual({
    clean: true,
    violations: [],
    masked: text.normalize('NFC'),
  });
});

test.each([
  ['He said shit.', 'word', 'shit'],
  ['¡Qué MIERDA!', 'word', 'MIERDA'],
  ['Er hat sie ermordet.', 'word', 'ermordet'],
  ['उसने शराब पी।', 'word', 'शराब'],
  ['அவன் துப்பாக்கியுடன் வந்தான்', 'word', 'துப்பாக்கியுடன்'],
  ['他们喝啤酒', 'word', '啤酒'],
  ['みんなで ビールを', 'word', 'ビール'],
  ['त्याने दारू प्यायली', 'word', 'दारू'],
  ['Call 555-123-4567 now', 'phone', '555-123-4567'],
  ['write to mum@example.org', 'email', 'mum@example.org'],
  ['at 12 Maple Street', 'address', '12 Maple Street'],
  ['4111 1111 1111 1111', 'card', '4111 1111 1111 1111'],
])('what does not belong is found and masked: %s', (text, kind, found) => {
  const check = checkText(text);
  expect(check.clean).toBe(false);
  expect(check.violations).toContainEqual({ kind, text: found });
  expect(check.masked).not.toContain(found);
  expect(check.masked).toHaveLength(text.normalize('NFC').length);
});

test('a kind can be left out', () => {
  expect(checkText('mum@example.org', { except: ['email'] }).clean).toBe(true);
});

test('a long run without a space is read about as fast as any text', () => {
  const started = performance.now();
  for (const letter of ['a', '1', 'é', 'あ', '.']) checkText(letter.repeat(40_000));
  expect(performance.now() - started).toBeLessThan(1500);
});
