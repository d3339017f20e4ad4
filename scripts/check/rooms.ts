/** The rooms of the house and the doors between them. `scripts/check/walls.ts` holds the code to this table. */
export interface Room {
  /** Folder; the first room that fits a file is its room. `*` stands for one name. */
  room: string;
  /** Folders it may import from, besides itself. */
  may: readonly string[];
  /** Folders of which it may import types, but nothing that runs. */
  mayTypes?: readonly string[];
  /** npm packages it may use; absent means any. */
  packages?: readonly string[];
  /** Shown to whoever runs into the wall. */
  lesson: string;
}

export const ROOMS: readonly Room[] = [
  {
    room: 'src/domain',
    may: [],
    packages: ['zod'],
    lesson: 'The domain is pure rules: no I/O, no clock, no framework. Pass in what it needs as an argument.',
  },
  {
    room: 'src/contract',
    may: ['src/domain'],
    packages: ['zod'],
    lesson:
      'The contract says what goes over the wire and is read by both ends, so it may depend on neither.',
  },
  {
    room: 'src/workers',
    may: [],
    lesson:
      'Workers do whatever they are given in processes of their own; what it is they need not know, so they import nothing of ours.',
  },
  {
    room: 'src/engines/*',
    may: ['src/domain', 'src/workers'],
    lesson: 'An engine is a room of its own behind a port: it knows no other engine and not who calls it.',
  },
  {
    room: 'src/server/features/*',
    may: [
      'src/domain',
      'src/contract',
      'src/engines',
      'src/server/auth/guards.ts',
      'src/server/db',
      'src/server/deeds',
      'src/server/http',
      'src/server/log.ts',
      'src/server/markdown',
      'src/server/moderation',
      'src/server/storage',
      'src/workers',
    ],
    lesson:
      'A server feature never imports a sibling; compose/api.ts puts them side by side. Shared rules belong in the domain.',
  },
  {
    room: 'src/server',
    may: ['src/domain', 'src/contract', 'src/engines', 'src/workers', 'content'],
    lesson: 'The server renders the built web application; it does not import its sources.',
  },
  {
    room: 'src/web/ui',
    may: [],
    lesson: 'The kit knows nothing of Fabloom: texts, data and decisions come in as props.',
  },
  {
    room: 'src/web/browser',
    may: ['src/domain'],
    packages: [],
    lesson: 'A thin layer over what browsers offer; everything in the web room stands on it.',
  },
  {
    room: 'src/web/service-worker',
    may: ['src/domain', 'src/web/browser'],
    packages: [],
    lesson:
      'The service worker lives outside of every page: it knows addresses and caches, no screens, and is bundled by itself.',
  },
  {
    room: 'src/web/device',
    may: ['src/domain', 'src/web/browser'],
    packages: ['idb'],
    lesson:
      'What is kept on this device serves every feature that shows or reads a story; it has no texts and no look.',
  },
  {
    room: 'src/web/session',
    may: ['src/domain', 'src/web/browser'],
    packages: ['react', '@supabase/auth-js'],
    lesson:
      'Who is signed in is known below everything that shows it: the session has no texts, no look and no routes.',
  },
  {
    room: 'src/web/tracker',
    may: ['src/domain', 'src/web/browser', 'src/web/session'],
    mayTypes: ['src/contract'],
    packages: [],
    lesson:
      'Everything may count an event, so counting depends on nothing that could; of the contract it takes types, not zod.',
  },
  {
    room: 'src/web/outbox',
    may: ['src/domain', 'src/web/browser', 'src/web/session'],
    packages: ['react'],
    lesson:
      'What cannot be sent waits here and is sent later, for every feature alike: which words are said of it the shell knows.',
  },
  {
    room: 'src/web/i18n',
    may: ['src/domain', 'src/web/browser', 'src/web/ui', 'content'],
    mayTypes: ['src/web/root.tsx'],
    lesson: 'Languages serve the shell and the features, so they may depend on neither.',
  },
  {
    room: 'src/web/shell',
    may: [
      'src/domain',
      'src/contract',
      'src/web/browser',
      'src/web/session',
      'src/web/outbox',
      'src/web/tracker',
      'src/web/ui',
      'src/web/i18n',
      'src/web/art',
    ],
    mayTypes: ['src/web/root.tsx'],
    lesson: 'The shell surrounds features without knowing them; root.tsx and routes/ bring both together.',
  },
  {
    room: 'src/web/reader',
    may: ['src/domain', 'src/web/browser', 'src/web/ui', 'src/web/i18n', 'src/web/shell'],
    lesson:
      'How a story is set and read along with serves every feature that shows one; it knows none of them.',
  },
  {
    room: 'src/web/passwords',
    may: ['src/domain', 'src/web/ui', 'src/web/i18n'],
    mayTypes: ['src/web/root.tsx'],
    lesson:
      'How a password is chosen is the same wherever one is; it knows none of the screens that ask for one.',
  },
  {
    room: 'src/web/forms',
    may: ['src/domain', 'src/web/i18n'],
    lesson: 'What is wrong with a field is said alike in every form; it knows none of them.',
  },
  {
    room: 'src/web/features/*',
    may: [
      'src/domain',
      'src/contract',
      'src/web/browser',
      'src/web/device',
      'src/web/session',
      'src/web/outbox',
      'src/web/tracker',
      'src/web/ui',
      'src/web/i18n',
      'src/web/shell',
      'src/web/art',
      'src/web/queries',
      'src/web/reader',
      'src/web/passwords',
      'src/web/forms',
    ],
    mayTypes: ['src/web/root.tsx'],
    lesson: 'A web feature never imports a sibling; a route puts them side by side.',
  },
  {
    room: 'src/web',
    may: ['src/domain', 'src/contract', 'content'],
    mayTypes: ['src/server/pages/page-context.ts'],
    lesson:
      'The browser talks to the server over the contract. Of the server itself it may know one type: the page context.',
  },
  {
    room: 'scripts',
    may: ['src', 'content', 'tests'],
    lesson: 'Scripts may use anything.',
  },
  {
    room: 'tests',
    may: ['src', 'content', 'scripts'],
    lesson: 'Tests may use anything.',
  },
];
