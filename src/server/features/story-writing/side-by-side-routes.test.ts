import { expect, test } from 'vitest';
import { paragraphsOf } from '#domain/paragraphs.ts';
import type { SecondTelling, TaleMark } from '#domain/side-by-side.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase(), UNHURRIED);
const { signUp } = accountsOf(product);
const user = { Authorization: `Bearer ${(await signUp()).session.access_token}` };

const family = [
  { name: 'Mila', relationship: 'kid', emoji: '👧', description: 'liebt Züge und hat Angst im Dunkeln' },
  { name: 'Oma Ruth', relationship: 'family', emoji: '👵', description: 'war früher Krankenschwester' },
];
const choices = {
  characters: family.map(({ name, emoji }, i) => ({ id: `personal-${i}`, name, emoji })),
  theme: { id: 'friendship', name: 'Freundschaft' },
  setting: { id: 'enchanted-forest', name: 'Zauberwald' },
  ageGroup: '6-8',
  language: 'de',
  personalizedContext: { isPersonalized: true, personalizedCharacters: family },
};

interface Told {
  story: string;
  tale: TaleMark;
}

async function tell(wish: object = choices): Promise<Told> {
  const answer = await product.postJson('/functions/v1/generate-story', wish, user);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Told;
}

const told = await tell();

const beside = (more: object, headers: Record<string, string> = user) =>
  product.postJson(
    '/api/side-by-side',
    { ...choices, tale: told.tale, text: told.story, second: 'ta', ...more },
    headers,
  );

test.each([
  ['ta', /[\u0B80-\u0BFF]/],
  ['ja', /[ぁ-ん]/],
  ['en', /\b(?:the|a|to)\b/i],
] as const)(
  'a German story of a family is told beside itself in %s, paragraph by paragraph [TL-16]',
  async (second, script) => {
    const answer = await beside({ second });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { language, title, paragraphs } = (await answer.json()) as SecondTelling;
    expect(language).toBe(second);
    expect(title).toMatch(script);
    expect(paragraphs.length).toBe(paragraphsOf(told.story).length);
    expect(paragraphs.filter((paragraph) => paragraph === '')).toEqual([]);
    // Names stay as the family writes them; what is around them is of the language.
    expect(paragraphs.join('\n')).toContain('Mila');
    expect(paragraphs.join('\n')).toMatch(script);
  },
);

test('a place that somebody typed is named in both [TL-16]', async () => {
  const wish = { ...choices, setting: { id: 'custom-place', name: 'Opas Zauberwald' } };
  const { story, tale } = await tell(wish);
  const answer = await beside({ ...wish, tale, text: story, second: 'en' });
  expect(answer.status).toBe(200);
  const { paragraphs } = (await answer.json()) as SecondTelling;
  expect(paragraphs.length).toBe(paragraphsOf(story).length);
});

test('which languages a tale is told in is known; of what is none, none [TL-16]', async () => {
  const languages = async (tale: string) =>
    (await product.get(`/api/side-by-side/languages?tale=${encodeURIComponent(tale)}&age=6-8`)).json();
  const known = (await languages(told.tale.id)) as { languages: string[] };
  expect(known.languages).toEqual(expect.arrayContaining(['de', 'en', 'ta']));
  expect(await languages('../tales/boom')).toEqual({ languages: [] });
  expect(await languages('the-tale-that-nobody-wrote')).toEqual({ languages: [] });
  expect((await product.get('/api/side-by-side/languages?tale=boom&age=99')).status).toBe(400);
});

test.each([
  ['second', { second: 'tlh' }],
  ['second', { second: 'de' }],
  ['text', { text: '' }],
  ['tale.seed', { tale: { ...told.tale, seed: -1 } }],
])('a wrong wish names its field: %s [TL-16]', async (field, more) => {
  const answer = await beside(more);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test.each([
  ['a language without that tale', 404, 'no_such_telling', { tale: { ...told.tale, id: 'nowhere' } }],
  ['another text', 409, 'told_otherwise', { text: told.story.replaceAll('Mila', 'Tovi') }],
  ['other people', 409, 'told_otherwise', { characters: [{ id: 'custom-1', name: 'Tovi' }] }],
])('%s is refused, and said so [TL-16]', async (_, status, code, more) => {
  const answer = await beside(more);
  expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
});

test('a guest has no family to tell of, and what is not for children is told in no language [TL-16]', async () => {
  expect(await (await beside({}, {})).json()).toMatchObject({ code: 'locked' });
  const unsafe = await beside({ setting: { id: 'custom-place', name: 'the casino' } });
  expect(await unsafe.json()).toMatchObject({ code: 'unsafe_text' });
});

test('no name of a child is logged [TL-16]', async () => {
  await beside({});
  expect(JSON.stringify(product.logged())).not.toContain('Mila');
});
