/**
 * Everything that an installation keeps, in one table: what it is, whose, how long, and what removes it. The sweep, the export,
 * the deletion of an account and the table on the privacy page are made of it. Tests hold the database and the data folder to it.
 */
export interface Retained {
  /** Of people with an account, of those without, of all who come by, or our own. */
  whose: 'account' | 'guest' | 'everybody' | 'ours';
  /** Where it lies: tables, with their schema unless that is the public one. */
  tables?: readonly string[];
  /** And entries of the data folder. */
  files?: readonly string[];
  /** At most so long. None: until it is removed. */
  life?: Life;
  /** Less long in one case. */
  early?: Pick<Life, 'amount' | 'unit'> & { when: 'unused' | 'unconfirmed' };
  removedBy: readonly Remover[];
  /** What it is called in the copy that people can download. None: it is not in it. */
  exportedAs?: string;
}

export interface Life {
  amount: number;
  unit: 'hour' | 'day' | 'month';
  /** A picture that a story in My Stories shows is in use. */
  since: 'made' | 'used' | 'shown';
}

/** Its owner by hand, the story that it belongs to, the account that it belongs to, or time. */
export type Remover = 'owner' | 'story' | 'account' | 'sweep';

/** So often it is looked for what has had its time. */
export const SWEEP_EVERY_MINUTES = 10;

const days = (amount: number): Life => ({ amount, unit: 'day', since: 'made' });

export const RETENTION = {
  account: {
    whose: 'account',
    tables: ['auth.users', 'auth.identities', 'auth.admins'],
    removedBy: ['account'],
    exportedAs: 'account',
  },
  profile: { whose: 'account', tables: ['profiles'], removedBy: ['account'], exportedAs: 'profile' },
  sessions: {
    whose: 'account',
    tables: ['auth.sessions'],
    life: days(90),
    early: { amount: 30, unit: 'day', when: 'unused' },
    removedBy: ['owner', 'account', 'sweep'],
    exportedAs: 'sessions',
  },
  secondStep: {
    whose: 'account',
    tables: ['auth.mfa_factors', 'auth.mfa_challenges'],
    removedBy: ['owner', 'account', 'sweep'],
    exportedAs: 'authenticatorApps',
  },
  mailedLinks: {
    whose: 'account',
    tables: ['auth.one_time_tokens', 'auth.flow_states'],
    life: { amount: 1, unit: 'hour', since: 'made' },
    removedBy: ['account', 'sweep'],
    exportedAs: 'mailedLinks',
  },
  stories: {
    whose: 'account',
    tables: ['my_stories'],
    removedBy: ['owner', 'account'],
    exportedAs: 'stories',
  },
  pictures: {
    whose: 'account',
    tables: ['media'],
    files: ['media'],
    life: { amount: 30, unit: 'day', since: 'shown' },
    removedBy: ['story', 'account', 'sweep'],
    exportedAs: 'pictures',
  },
  sounds: {
    whose: 'account',
    tables: ['media'],
    files: ['media'],
    life: { amount: 30, unit: 'day', since: 'used' },
    removedBy: ['story', 'account', 'sweep'],
    exportedAs: 'sounds',
  },
  recordings: {
    whose: 'account',
    tables: ['recordings', 'media'],
    files: ['media'],
    removedBy: ['owner', 'story', 'account', 'sweep'],
    exportedAs: 'recordings',
  },
  bookLinks: {
    whose: 'account',
    tables: ['book_links'],
    removedBy: ['owner', 'story', 'account', 'sweep'],
    exportedAs: 'bookLinks',
  },
  readingLists: {
    whose: 'account',
    tables: ['reading_lists', 'reading_list_entries'],
    removedBy: ['owner', 'account'],
    exportedAs: 'readingLists',
  },
  readingCodes: {
    whose: 'account',
    tables: ['reading_codes'],
    life: days(30),
    removedBy: ['owner', 'account', 'sweep'],
    exportedAs: 'readingCodes',
  },
  favorites: {
    whose: 'account',
    tables: ['user_favorites'],
    removedBy: ['owner', 'account'],
    exportedAs: 'favorites',
  },
  votes: {
    whose: 'account',
    tables: ['story_votes'],
    removedBy: ['owner', 'account'],
    exportedAs: 'votes',
  },
  achievements: {
    whose: 'account',
    tables: ['user_achievements'],
    removedBy: ['account'],
    exportedAs: 'achievements',
  },
  streak: { whose: 'account', tables: ['reading_streaks'], removedBy: ['account'], exportedAs: 'streak' },
  characters: {
    whose: 'account',
    tables: ['character_collections'],
    removedBy: ['account'],
    exportedAs: 'characters',
  },
  feedback: { whose: 'account', tables: ['feedback'], removedBy: ['account'], exportedAs: 'feedback' },
  guestFeedback: {
    whose: 'guest',
    tables: ['feedback'],
    life: { amount: 24, unit: 'month', since: 'made' },
    removedBy: ['sweep'],
  },
  newsletter: {
    whose: 'everybody',
    tables: ['newsletter_subscribers'],
    early: { amount: 7, unit: 'day', when: 'unconfirmed' },
    removedBy: ['owner', 'account', 'sweep'],
    exportedAs: 'newsletter',
  },
  parentConsents: {
    whose: 'everybody',
    tables: ['parent_consents'],
    life: days(730),
    early: { amount: 7, unit: 'day', when: 'unconfirmed' },
    removedBy: ['owner', 'account', 'sweep'],
    exportedAs: 'parentConsents',
  },
  events: {
    whose: 'everybody',
    tables: ['user_analytics'],
    life: days(90),
    removedBy: ['account', 'sweep'],
    exportedAs: 'events',
  },
  securityLog: {
    whose: 'everybody',
    tables: ['audit_log'],
    life: days(180),
    removedBy: ['account', 'sweep'],
    exportedAs: 'accountLog',
  },
  mails: {
    whose: 'everybody',
    files: ['outbox'],
    life: days(7),
    removedBy: ['account', 'sweep'],
  },
  guestMedia: {
    whose: 'guest',
    tables: ['media'],
    files: ['media'],
    life: { amount: 1, unit: 'hour', since: 'made' },
    removedBy: ['sweep'],
  },
  rateLimits: {
    whose: 'everybody',
    tables: ['rate_limits'],
    life: days(1),
    removedBy: ['sweep'],
  },
  /** Browsers keep what they could not send for a week, and then may send it once more. */
  sentChanges: {
    whose: 'everybody',
    tables: ['sent_changes'],
    life: days(8),
    removedBy: ['account', 'sweep'],
    exportedAs: 'sentChanges',
  },
  blogViews: { whose: 'everybody', tables: ['blog_views'], life: days(1), removedBy: ['sweep'] },
  counts: { whose: 'ours', tables: ['analytics_daily'], removedBy: [] },
  library: {
    whose: 'ours',
    tables: [
      'stories',
      'story_series',
      'story_tellings',
      'series_tellings',
      'achievements',
      'blog_posts',
      'educational_guides',
      'content_seeds',
      'story_multimedia',
      'multimedia_progress',
      'media',
    ],
    files: ['media', 'storage', 'art'],
    removedBy: [],
  },
  machine: { whose: 'ours', files: ['postgres', 'auth-secret', 'voice-pace'], removedBy: [] },
} as const satisfies Record<string, Retained>;

type Table = typeof RETENTION;
export type RetainedKind = keyof Table;

/** Kinds that something removes. */
export type RemovedBy<By extends Remover> = {
  [Kind in RetainedKind]: By extends Table[Kind]['removedBy'][number] ? Kind : never;
}[RetainedKind];

type Exported = Extract<Table[RetainedKind], { exportedAs: string }>;
/** What the parts of the download are called. */
export type ExportedName = Exported['exportedAs'];

export const RETAINED_KINDS = Object.keys(RETENTION) as RetainedKind[];

/** The entry as any other, whatever it lacks. */
export function retained(kind: RetainedKind): Retained {
  return RETENTION[kind];
}

const HOUR_MS = 3_600_000;
const UNITS_MS: Record<Life['unit'], number> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  month: 30.5 * 24 * HOUR_MS,
};

/** How long at most, in milliseconds. */
export function lifeMs(kind: RetainedKind): number {
  const { life } = retained(kind);
  if (!life) throw new Error(`"${kind}" has no life of its own`);
  return life.amount * UNITS_MS[life.unit];
}

/** The same in the case in which it is less long. */
export function earlyMs(kind: RetainedKind): number {
  const { early } = retained(kind);
  if (!early) throw new Error(`"${kind}" never goes early`);
  return early.amount * UNITS_MS[early.unit];
}

/** Guests are promised that nothing is left after their time, so what would pass it before the next look goes now. */
export function guestMediaLifeMs(): number {
  return lifeMs('guestMedia') - SWEEP_EVERY_MINUTES * 60_000;
}
