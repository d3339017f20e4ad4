import type { Page } from '@playwright/test';
import type { LanguageCode } from '#domain/languages.ts';
import { makeAccount } from '#tests/browser/accounts.ts';
import { putStory } from '#tests/browser/told-story.ts';
import { PHONE } from '../slow-phone.ts';

const UPRIGHT = PHONE.viewport;
const SIDEWAYS = { width: UPRIGHT.height, height: UPRIGHT.width };
const LIBRARY_STORY = '/story-library/fairy-tales/five-pots-of-gold';

/** What the interface says in the language of the visit. */
export type Say = (id: string) => string;
/** Entered one after the other; what can be left is left before the next one. */
type State = [name: string, enter: () => Promise<unknown>, leave?: () => Promise<unknown>];

interface BookKind {
  name: string;
  /** To its first page, or wherever its states begin. */
  open: (page: Page, say: Say, code: LanguageCode) => Promise<unknown>;
  states: (page: Page, say: Say) => State[];
}

export const BOOKS: readonly BookKind[] = [
  { name: 'own book', open: openOwn, states: statesOfOwn },
  {
    name: 'book of a guest',
    open: async (page, say, code) => {
      await putStory(page, undefined, code);
      await page.goto('/?create');
      await readMyself(page, say);
    },
    states: (page, say) => [
      ['the invitation', () => turnUntil(page, bookOf(page).getByText(say('book.guest.title')))],
    ],
  },
  {
    name: 'shared book',
    open: openShared,
    states: (page, say) => [
      ['its desk', () => page.getByRole('heading', { level: 1 }).waitFor()],
      ['a page', () => readMyself(page, say)],
      [
        'the last page',
        () => turnUntil(page, bookOf(page).getByText(say('experience.end'), { exact: true })),
      ],
    ],
  },
  {
    name: 'book of the library',
    open: async (page, say) => {
      await page.goto(LIBRARY_STORY, { waitUntil: 'networkidle' });
      await readMyself(page, say);
    },
    states: (page, say) => [
      ['a page', () => firstWords(page)],
      [
        'the last page',
        () => turnUntil(page, bookOf(page).getByText(say('experience.end'), { exact: true })),
      ],
    ],
  },
  {
    name: 'adventure',
    open: async (page, say, code) => {
      await putStory(page, await makeAccount(page.request), code);
      await page.goto('/?create');
      await page.getByRole('tab', { name: say('story.tools.interactive') }).click();
      await page.getByRole('button', { name: say('adventure.start') }).click();
    },
    states: (page) => [
      ['a page', () => firstWords(page)],
      ['the crossroads', () => turnUntil(page, bookOf(page).locator('.book-choice').first())],
      [
        'the crossroads on a phone held sideways',
        () => page.setViewportSize(SIDEWAYS),
        () => page.setViewportSize(UPRIGHT),
      ],
    ],
  },
];

const bookOf = (page: Page) => page.getByRole('dialog').first();
const firstWords = (page: Page) => bookOf(page).locator('[data-offset]').first().waitFor();

async function readMyself(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('button', { name: say('book.read_myself') })
    .first()
    .click();
  await firstWords(page);
}

/** More pages than any book has on a phone. */
const MOST_TURNS = 80;

async function turnUntil(
  page: Page,
  seen: ReturnType<Page['locator']>,
  key: 'ArrowRight' | 'ArrowLeft' = 'ArrowRight',
): Promise<void> {
  for (let turns = 0; !(await seen.isVisible()); turns++) {
    if (turns === MOST_TURNS) throw new Error(`There is no page of this book with ${seen.toString()}`);
    await page.keyboard.press(key);
    await page.waitForTimeout(200);
  }
}

async function openOwn(page: Page, say: Say, code: LanguageCode): Promise<void> {
  await putStory(page, await makeAccount(page.request), code);
  await page.goto('/?create');
  await readMyself(page, say);
}

/** As whoever got the link finds it. */
async function openShared(page: Page, _: Say, code: LanguageCode): Promise<void> {
  const tokens = await makeAccount(page.request);
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  await putStory(page, tokens, code);
  await page.goto('/?create');
  let storyId: string | undefined;
  // It is on the shelf a moment after it is seen.
  while (!storyId) {
    await page.waitForTimeout(500);
    const shelf = await page.request.get('/api/my-stories', { headers });
    storyId = ((await shelf.json()) as { stories: { id: string }[] }).stories[0]?.id;
  }
  const data = { storyId, life: 'never', agreed: true };
  const made = await page.request.post('/api/book-links', { headers, data });
  if (!made.ok()) throw new Error(`There is no link: ${await made.text()}`);
  const { key } = (await made.json()) as { key: string };
  await page.goto(`/shared#${key}`);
}

function statesOfOwn(page: Page, say: Say): State[] {
  const book = bookOf(page);
  const tap = (id: string) => async () => {
    // What hides by itself is there for a key.
    await page.keyboard.press('Shift');
    await book
      .getByRole('button', { name: say(id), exact: true })
      .first()
      .click();
  };
  const close = () => page.keyboard.press('Escape');
  const second = page.getByRole('group', { name: say('reader.second') }).getByRole('button');
  const chooseSecond = async () => {
    await tap('reader.title')();
    await second.first().click();
  };
  return [
    ['a page', () => firstWords(page)],
    [
      'a word card',
      async () => {
        await turnUntil(page, book.locator('.word-help').first());
        await book.locator('.word-help').first().click();
        await page.locator('[data-word-card]').waitFor();
      },
      close,
    ],
    [
      'the cover',
      () => turnUntil(page, book.getByRole('button', { name: say('book.read_myself') }), 'ArrowLeft'),
    ],
    ['the reading menu', tap('reader.title'), close],
    [
      'two languages',
      async () => {
        await chooseSecond();
        await close();
        await turnUntil(page, book.locator('[data-offset][data-aside]').first());
      },
      async () => {
        await chooseSecond();
        await close();
      },
    ],
    ['the sleep timer', tap('book.evening'), close],
    ['the voices', tap('recording.voices'), close],
    [
      'the recorder',
      async () => {
        await tap('recording.voices')();
        await page.getByRole('button', { name: say('recording.this_page') }).click();
      },
      tap('recording.close'),
    ],
    [
      'the projector',
      async () => {
        await tap('reader.title')();
        await page.getByRole('button', { name: say('projector.open') }).click();
        await page.locator('.projector-slide, .projector-still').first().waitFor();
      },
      close,
    ],
    [
      'a page on a phone held sideways',
      () => page.setViewportSize(SIDEWAYS),
      () => page.setViewportSize(UPRIGHT),
    ],
    ['the bedtime light', tap('book.bedtime'), tap('book.bedtime')],
    ['the last page', () => turnUntil(page, book.getByText(say('experience.end'), { exact: true }))],
    ['the questions', tap('book.talk'), close],
    ['good night', tap('book.good_night'), () => page.getByText(say('book.wake')).click()],
  ];
}
