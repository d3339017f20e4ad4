import { expect, test } from 'vitest';
import type { ClassStory } from '#contract/classes.ts';
import { errorBody } from '#contract/errors.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { namesTold } from '#domain/text/names-told.ts';
import { readPdf } from '#engines/bookbinder/testing/read-pdf.ts';
import { CLASSES, mixed } from '#engines/storyteller/testing/classes.ts';
import { isSafeText } from '#server/moderation/safe-text.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { tracesOf } from '#tests/support/traces.ts';

const database = await testDatabase();
const product = await testProduct(database, UNHURRIED);
const without = await testProduct(database, { ...UNHURRIED, CLASSES: 'false' });
const JOURNEY = { timeout: 120_000 };

const teacher = async (of = product) => ({
  Authorization: `Bearer ${(await accountsOf(of).signUp()).session.access_token}`,
});
const headers = await teacher();
const ask = (wish: object, as: Record<string, string> = headers) =>
  product.postJson('/api/classes/stories', { language: 'en', ageGroup: '6-8', ...wish }, as);
const storiesOf = async (answer: Response) => {
  // What went wrong is in the log alone.
  const faults = product.logged().filter(({ level }) => Number(level) >= 50);
  expect({ status: answer.status, faults }).toEqual({ status: 200, faults: [] });
  return ((await answer.json()) as { stories: ClassStory[] }).stories;
};

test.each(LANGUAGE_CODES)(
  'in %s a class of thirty gets one story with everybody, or one for each group [CL-03]',
  JOURNEY,
  async (language) => {
    for (const names of [CLASSES[language], mixed(30)]) {
      const [story, ...more] = await storiesOf(await ask({ language, names }));
      expect(more).toEqual([]);
      expect(namesTold(story?.text ?? '', names, language)).toEqual(new Set(names));
      const groups = await storiesOf(await ask({ language, names, groupSize: 5 }));
      expect(groups.flatMap(({ children }) => children)).toEqual(names);
      for (const { children, text, title } of groups) {
        expect(title).not.toBe('');
        expect(namesTold(text, children, language)).toEqual(new Set(children));
      }
    }
  },
);

test('all stories of a class are printed as one book [CL-03]', JOURNEY, async () => {
  const names = CLASSES.en;
  const print = async (stories: ClassStory[]) => {
    const answer = await product.postJson(
      '/api/classes/book.pdf',
      { label: 'Class 3b', language: 'en', ageGroup: '6-8', stories },
      headers,
    );
    expect(answer.status).toBe(200);
    return readPdf(new Uint8Array(await answer.arrayBuffer()));
  };
  const heard = ['the-dragon-with-a-cold'];
  const one = await print(await storiesOf(await ask({ names, heard })));
  expect(one.title).toBe('The Giant at the Gate');
  const many = await print(await storiesOf(await ask({ names, groupSize: 5 })));
  expect(many.title).toBe('Class 3b');
  expect(many.pages).toBeGreaterThan(12);
  expect(many.fontsWithoutFile).toEqual([]);
});

test(
  'whoever asks again is told another tale, and every one of them may be printed [CL-03]',
  JOURNEY,
  async () => {
    const names = CLASSES.en;
    for (const ageGroup of AGE_GROUPS) {
      const [first] = await storiesOf(await ask({ names, ageGroup }));
      const [second] = await storiesOf(await ask({ names, ageGroup, heard: [first?.tale] }));
      expect(second?.tale).not.toBe(first?.tale);
      for (const story of [first, second]) expect(isSafeText(story?.text ?? '')).toBe(true);
    }
  },
);

test('what is not for children is not printed, wherever it stands [CL-03]', async () => {
  const story = { title: 'T', text: 'Mia waved.' };
  const refusal = async (wish: object) => {
    const whole = { label: '3b', language: 'de', ageGroup: '6-8', stories: [story], ...wish };
    const answer = await product.postJson('/api/classes/book.pdf', whole, headers);
    return [answer.status, Object.keys(errorBody.parse(await answer.json()).fields ?? {})];
  };
  expect(await refusal({ label: 'Arschloch' })).toEqual([422, ['label']]);
  expect(await refusal({ stories: [{ ...story, children: ['Mia', 'Arschloch'] }] })).toEqual([
    422,
    ['stories.0'],
  ]);
  expect(await refusal({ stories: [story, { ...story, text: 'Mia rief: Arschloch!' }] })).toEqual([
    422,
    ['stories.1'],
  ]);
  expect((await refusal({ stories: [{ ...story, text: 'x'.repeat(600) }] }))[0]).toBe(400);
});

test('of the children nothing is kept and nothing is logged [CL-03]', JOURNEY, async () => {
  const names = ['Wolfhildis', 'Zbigniewa'];
  const stories = await storiesOf(await ask({ names }));
  await product.postJson(
    '/api/classes/book.pdf',
    { label: 'Owls', language: 'en', ageGroup: '6-8', stories },
    headers,
  );
  expect(await tracesOf(names, { dataDir: product.config.dataDir, pool: database.pool })).toEqual([]);
  expect(JSON.stringify(product.logged())).not.toMatch(/Wolfhildis|Zbigniewa/);
});

test('a name that is not for children is pointed at, and so is a class that is too large [CL-03]', async () => {
  const refusal = async (names: string[]) => {
    const answer = await ask({ names });
    return { status: answer.status, ...errorBody.parse(await answer.json()) };
  };
  const unsafe = await refusal(['Mia', 'Arschloch', 'Ben']);
  expect([unsafe.status, unsafe.code, Object.keys(unsafe.fields ?? {})]).toEqual([
    422,
    'unsafe_text',
    ['names.1'],
  ]);
  expect((await refusal(mixed(30).concat('Mia'))).status).toBe(400);
  expect((await refusal(['Mia'])).status).toBe(400);
  expect((await refusal(['Mia', ' '])).status).toBe(400);
  expect((await ask({ names: ['Mia', 'Ben'] }, {})).status).toBe(401);
});

test('an operator who switches classes off offers none and tells none [CL-10]', async () => {
  const as = await teacher(without);
  const wish = { language: 'en', ageGroup: '6-8', names: ['Mia', 'Ben'] };
  const refused = await without.postJson('/api/classes/stories', wish, as);
  expect([refused.status, errorBody.parse(await refused.json()).code]).toEqual([403, 'classes_off']);
  const engines = (await (await without.get('/api/engines')).json()) as { classes: boolean };
  expect(engines.classes).toBe(false);
});
