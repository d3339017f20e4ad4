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
  /** Of the web: it may reach for the server itself. All others ask through `src/web/api`. */
  hasLine?: true;
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
    room: 'src/engines/outside',
    may: [],
    lesson: 'How anybody outside is asked is one rule for all engines, so it knows none of them.',
  },
  {
    room: 'src/engines/*',
    may: ['src/domain', 'src/workers', 'src/engines/outside'],
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
    hasLine: true,
    lesson: 'A thin layer over what browsers offer; everything in the web room stands on it.',
  },
  {
    room: 'src/web/service-worker',
    may: ['src/domain', 'src/web/browser'],
    packages: [],
    hasLine: true,
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
    hasLine: true,
    lesson:
      'Who is signed in is known below everything that shows it: the session has no texts, no look and no routes.',
  },
  {
    room: 'src/web/api',
    may: ['src/domain', 'src/web/browser', 'src/web/session'],
    mayTypes: ['src/contract', 'src/server/compose/browser-api.ts', 'src/web/i18n'],
    packages: ['hono'],
    hasLine: true,
    lesson:
      'The one way from the browser to the server: what is asked and answered is known by the types of the server, and by nothing of it that runs.',
  },
  {
    room: 'src/web/tracker',
    may: ['src/domain', 'src/web/browser', 'src/web/session', 'src/web/api'],
    mayTypes: ['src/contract'],
    packages: [],
    lesson:
      'Everything may count an event, so counting depends on nothing that could; of the contract it takes types, not zod.',
  },
  {
    room: 'src/web/outbox',
    may: ['src/domain', 'src/web/browser', 'src/web/session', 'src/web/api'],
    packages: ['react'],
    lesson:
      'What cannot be sent waits here and is sent later, for every feature alike: which words are said of it the shell knows.',
  },
  {
    room: 'src/web/i18n',
    may: ['src/domain', 'src/web/browser', 'src/web/ui', 'content'],
    mayTypes: ['src/web/root.tsx'],
    hasLine: true,
    lesson: 'Languages serve the shell and the features, so they may depend on neither.',
  },
  {
    room: 'src/web/news',
    mayTypes: ['src/contract'],
    may: [],
    packages: [],
    lesson: 'What one feature tells and another hears, while neither knows the other.',
  },
  {
    room: 'src/web/address',
    may: [],
    packages: ['react', 'react-router'],
    lesson: 'What of a page stands in its address is kept there alike by every page; it knows none of them.',
  },
  {
    room: 'src/web/meta',
    may: ['src/domain', 'src/web/ui', 'src/web/i18n'],
    mayTypes: ['src/web/root.tsx'],
    lesson: 'What search engines and previews are told of a page: nobody sees it there.',
  },
  {
    room: 'src/web/installation',
    may: ['src/domain', 'src/web/ui', 'src/web/i18n'],
    mayTypes: ['src/contract', 'src/web/root.tsx'],
    lesson:
      'What the server has told of this installation: who runs it, where it is, whether its mails arrive.',
  },
  {
    room: 'src/web/theme',
    may: ['src/web/browser', 'src/web/ui', 'src/web/i18n'],
    lesson: 'Light or dark is chosen in many places and kept in one.',
  },
  {
    room: 'src/web/pieces',
    may: ['src/web/ui', 'src/web/i18n'],
    lesson: 'Around what comes late or breaks, whatever it is.',
  },
  {
    room: 'src/web/sign-in',
    may: ['src/domain', 'src/web/session', 'src/web/tracker', 'src/web/ui', 'src/web/i18n', 'src/web/meta'],
    lesson: 'The way to an account, for everything that needs one; the forms themselves are a feature.',
  },
  {
    room: 'src/web/written',
    may: ['src/domain', 'src/web/ui', 'src/web/i18n', 'src/web/installation'],
    lesson: 'What is the same about all that people wrote here, be it an article, a guide or a page.',
  },
  {
    room: 'src/web/shell',
    may: [
      'src/domain',
      'src/contract',
      'src/web/browser',
      'src/web/session',
      'src/web/api',
      'src/web/outbox',
      'src/web/tracker',
      'src/web/ui',
      'src/web/i18n',
      'src/web/news',
      'src/web/meta',
      'src/web/installation',
      'src/web/theme',
      'src/web/pieces',
      'src/web/sign-in',
      'src/web/art',
    ],
    mayTypes: ['src/web/root.tsx'],
    lesson: 'The shell surrounds features without knowing them; root.tsx and routes/ bring both together.',
  },
  {
    room: 'src/web/reader',
    may: [
      'src/domain',
      'src/web/api',
      'src/web/browser',
      'src/web/ui',
      'src/web/i18n',
      'src/web/news',
      'src/web/theme',
    ],
    lesson:
      'How a story is set and read along with serves every feature that shows one; it knows none of them.',
  },
  {
    room: 'src/web/scenes',
    may: ['src/domain', 'src/web/api', 'src/web/ui', 'src/web/i18n'],
    lesson:
      'How the scenes of a text are drawn and hung serves every feature that tells one; it knows none of them.',
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
    may: ['src/domain', 'src/web/browser', 'src/web/ui', 'src/web/i18n'],
    lesson:
      'What every form does alike: say what is wrong with a field, keep what was typed; it knows none of them.',
  },
  {
    room: 'src/web/looks',
    may: [
      'src/domain',
      'src/engines/illustrator/built-in/compose/likeness.ts',
      'src/web/browser',
      'src/web/ui',
      'src/web/i18n',
      'content',
    ],
    lesson:
      'How somebody looks is chosen and drawn in the browser, for the family and for heroes of one’s own. Of the engines it may know the one that draws a likeness, and drawing-tool.ts fetches it when it is needed.',
  },
  {
    room: 'src/web/features/*',
    may: [
      'src/domain',
      'src/contract',
      'src/web/browser',
      'src/web/device',
      'src/web/session',
      'src/web/api',
      'src/web/outbox',
      'src/web/tracker',
      'src/web/ui',
      'src/web/i18n',
      'src/web/shell',
      'src/web/news',
      'src/web/address',
      'src/web/meta',
      'src/web/installation',
      'src/web/theme',
      'src/web/pieces',
      'src/web/sign-in',
      'src/web/written',
      'src/web/art',
      'src/web/queries',
      'src/web/reader',
      'src/web/scenes',
      'src/web/passwords',
      'src/web/forms',
      'src/web/looks',
    ],
    mayTypes: ['src/web/root.tsx'],
    lesson: 'A web feature never imports a sibling; a route puts them side by side.',
  },
  {
    room: 'src/web',
    may: ['src/domain', 'src/contract', 'content'],
    mayTypes: ['src/server/pages/page-context.ts'],
    lesson:
      'The browser talks to the server over the contract. Of the server itself it may know two types: the page context, and what can be asked of it, which only src/web/api reads.',
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
