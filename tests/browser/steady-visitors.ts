import type { APIRequestContext, BrowserContextOptions } from '@playwright/test';
import { makeAccount, makeAdmin, STORAGE_KEY, type Tokens } from './accounts.ts';
import { inDatabase } from './database.ts';
import { madeStory } from './experience.ts';
import { ROUTES } from './site-map.ts';

export interface Visitor {
  who: 'guest' | 'new member' | 'member' | 'admin';
  pages: readonly string[];
  /** What the browser holds from earlier visits. */
  remembers: Record<string, string>;
}

export const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

const DASHBOARD_TABS = ['achievements', 'streak', 'characters', 'stories'];
const ADMIN_TABS = ['feedback', 'events', 'content', 'log'];
/** What looks different to somebody who has nothing yet. */
const OWN_PAGES = [
  '/dashboard',
  '/dashboard?tab=stories',
  '/dashboard?tab=characters',
  '/favorites',
  '/settings',
];

/** Everybody who sees pages of their own, each with the pages they may open. */
export async function visitors(request: APIRequestContext): Promise<Visitor[]> {
  const { story } = await madeStory(request);
  const everywhere = [...ROUTES, `/story-experience/${story.id}`];
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
  const withTabs = (path: string, tabs: readonly string[]) => tabs.map((tab) => `${path}?tab=${tab}`);
  return [
    { who: 'guest', pages: everywhere, remembers: AGE },
    { who: 'new member', pages: OWN_PAGES, remembers: signedIn(fresh) },
    {
      who: 'member',
      pages: [...everywhere, ...withTabs('/dashboard', DASHBOARD_TABS)],
      remembers: signedIn(member),
    },
    { who: 'admin', pages: ['/admin', ...withTabs('/admin', ADMIN_TABS)], remembers: signedIn(admin) },
  ];
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
