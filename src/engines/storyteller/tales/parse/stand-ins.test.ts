import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { grammarOf } from '#engines/storyteller/tales/grammar/grammars.ts';
import { readPlan } from '#engines/storyteller/tales/parse/read-plan.ts';
import { standInsOf } from '#engines/storyteller/tales/parse/stand-ins.ts';
import { TRIAL_PLAN, trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

/** As a tale reads a brace, with what stands behind it. */
function formOf(language: LanguageCode, loves: string, [written, after]: [string, string]) {
  const tale = readPlan('trial', load(TRIAL_PLAN));
  const head = { title: '', with: { hero: 'Ben' }, at: 'home', words: {} };
  const words = trialWords(`loves: { games: { ${loves} } }`);
  return standInsOf(tale, head, grammarOf(language, '6-8'), words).loved(written, after)?.form;
}

test.each<[LanguageCode, string, [string, string], string | undefined]>([
  // गाने and खेल-कूद are told apart only by what stands behind them.
  ['hi', 'खेल-कूद: [खेल]', ['खेल-कूद', ' का मैदान'], 'of'],
  ['hi', 'खेल-कूद: [खेल]', ['खेल-कूद', ' से पहले'], 'of'],
  ['hi', 'खेल-कूद: [खेल]', ['खेल-कूद', ' और दोस्त'], undefined],
  ['hi', 'रेलगाड़ियाँ: [रेल]', ['रेलगाड़ियों', ' का'], 'of'],
  ['hi', 'रेलगाड़ियाँ: [रेल]', ['रेलगाड़ियाँ', ' का'], undefined],
  ['mr', 'क्रिकेट: [क्रिकेट]', ['क्रिकेट', 'चं मैदान'], 'of'],
  ['mr', 'क्रिकेट: [क्रिकेट]', ['क्रिकेट', ' आणि झाडं'], undefined],
])('in %s, of %s, {%s} is in the form that is asked for: %s [TL-07]', (language, loves, written, form) => {
  expect(formOf(language, loves, written)).toBe(form);
});
