import type { APIRequestContext, BrowserContextOptions } from '@playwright/test';
import { makeAccount, makeAdmin, STORAGE_KEY, type Tokens } from './accounts.ts';
import { inDatabase } from './database.ts';
import { madeStory } from './experience.ts';
import { ROUTES } from './site-map.ts';

export interface Visitor {
  who: Who;
  pages: readonly string[];
  /** What the browser holds from earlier visits. */
  remembers: Record<string, string>;
}

export const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** Stands for the player of a story that is made. */
const PLAYER = '/story-experience/made';
const withTabs = (path: string, tabs: readonly string[]) => [
  path,
  ...tabs.map((tab) => `${path}?tab=${tab}`),
];

const TABS = withTabs('/dashboard', ['achievements', 'streak', 'characters', 'stories']);

/** Everybody who sees pages of their own, each with the pages they may open. */
export const PAGES = {
  guest: [...ROUTES, PLAYER],
  /** What looks different to somebody who has nothing yet. */
  'new member': [...withTabs('/dashboard', ['stories', 'characters']), '/favorites', '/settings'],
  member: [...ROUTES, PLAYER, ...TABS],
  admin: withTabs('/admin', ['feedback', 'events', 'content', 'log']),
} as const satisfies Record<string, readonly string[]>;
export type Who = keyof typeof PAGES;

/** One page of each kind: those of text differ in their text. */
export const EVERY_KIND: readonly string[] = [
  '/',
  '/?create',
  '/about',
  '/faq',
  '/story-library',
  '/story-library/fairy-tales',
  '/story-library/fairy-tales/five-pots-of-gold',
  '/blog',
  '/blog/again',
  '/educational-guides',
  '/feedback',
  '/auth',
  PLAYER,
];

/** What a member sees that a guest does not; elsewhere only the header differs, and one page of each kind stands for it. */
export const MEMBERS_OWN: readonly string[] = [
  '/',
  '/?create',
  '/about',
  '/story-library/fairy-tales',
  '/favorites',
  '/classes',
  '/reading-lists',
  '/settings',
  '/achievements',
  PLAYER,
  ...TABS,
];

export async function visitors(request: APIRequestContext): Promise<Visitor[]> {
  const { story } = await madeStory(request);
  const [fresh, member, admin] = [
    await makeAccount(request),
    await makeAccount(request, { username: 'Noor' }),
    await makeAccount(request, { username: 'Ada' }),
  ];
  await makeAdmin(admin.user.email);
  await inDatabase(async (make) => {
    const userId = member.user.id;
    for (let i = 0; i < 4; i++) {
      await make.favorite({ userId });
      await make.myStory({ userId, title: `A story of our own, number ${i + 1}` });
    }
    for (const characterName of ['Fox', 'Owl', 'Dragon'])
      await make.collectedCharacter({ userId, characterName });
    const lastActivityAt = new Date();
    await make.streak({
      userId,
      currentStreak: 4,
      longestStreak: 9,
      lastActivityAt,
      lastActivityDate: lastActivityAt.toISOString().slice(0, 10),
    });
    for (const rating of [5, 4, 2]) await make.feedbackRow({ rating });
    await make.event({ eventType: 'story_shared', userId });
    await make.event({
      eventType: 'web_vitals',
      eventData: { name: 'LCP', value: 900, rating: 'good', path: '/' },
    });
  });
  const remembers = {
    guest: AGE,
    'new member': signedIn(fresh),
    member: signedIn(member),
    admin: signedIn(admin),
  } satisfies Record<Who, Record<string, string>>;
  return (Object.keys(PAGES) as Who[]).map((who) => ({
    who,
    pages: PAGES[who].map((path) => (path === PLAYER ? `/story-experience/${story.id}` : path)),
    remembers: remembers[who],
  }));
}

const AGE = { coppa_age_verified: 'over13' };

function signedIn(tokens: Tokens): Record<string, string> {
  return { ...AGE, [STORAGE_KEY]: JSON.stringify(tokens) };
}

/** A browser as the visitor left it the last time. */
export function browserOf(
  { remembers }: Visitor,
  screen: keyof typeof SCREENS,
  origin: string,
): BrowserContextOptions {
  const localStorage = Object.entries(remembers).map(([name, value]) => ({ name, value }));
  return {
    ...SCREENS[screen],
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  };
}
