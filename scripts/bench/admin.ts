import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { grantAdmin } from '#server/auth/admins.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { borrowServer } from '#server/db/embedded/borrow.ts';
import { appUrl } from '#server/db/embedded/credentials.ts';
import { countEvents, summariseVitals } from '#server/features/admin/event-counts.ts';
import { listFeedback } from '#server/features/admin/feedback-list.ts';
import {
  collectStatistics,
  countActive,
  countDays,
  countOpinions,
  countMyStories,
} from '#server/features/admin/statistics.ts';
import { startProduct, type RunningProduct } from './product-process.ts';
import { startSystemPostgres } from '../test-machine.ts';

/**
 * How long an admin waits for figures: 1,000,000 events, 100,000 people and 200,000 stories in PostgreSQL, a tenth of
 * that in the embedded database. `npm run bench admin`
 */
const PORT = 3189;
const ROUNDS = 60;
const GOAL_MS = 100;
const WEEK_MS = 7 * 24 * 3600 * 1000;
/** As the stories below have them. */
const THEMES = Array.from({ length: 40 }, (_, i) => ({ id: `theme-${i}`, name: `Theme ${i}` }));
/** What a product on a PostgreSQL of its own asks for. */
const SHARED = {
  AUTH_SECRET: 'a-secret-of-the-measurement-that-nobody-needs',
  SITE_URL: `http://127.0.0.1:${PORT}`,
  DATA_DIR_SHARED: 'true',
};
const EMAIL = 'bench-admin@example.org';

async function main() {
  const given = process.env['DATABASE_URL'];
  const system = given ? undefined : await startSystemPostgres();
  const url = given ?? system?.url;
  try {
    if (url)
      await inDatabaseOfItsOwn(url, (own) =>
        measureOn('PostgreSQL', { DATABASE_URL: own, ...SHARED }, 1, (work) => work(own)),
      );
    else console.log('No PostgreSQL: set DATABASE_URL to a server on which a database may be made.');
  } finally {
    await system?.stop();
  }

  const dataDir = mkdtempSync(join(tmpdir(), 'fabloom-admin-'));
  const log = { info: () => {}, warn: console.warn, error: console.error };
  try {
    await measureOn('embedded', { DATA_DIR: dataDir, DATABASE_URL: '' }, 0.1, (work) =>
      borrowServer({ dataDir, log }, ({ credentials, port }) => work(appUrl(credentials, port))),
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A million rows do not belong into a database that somebody uses. */
async function inDatabaseOfItsOwn(url: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `fabloom_bench_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database "${name}"`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    await work(own.href);
  } finally {
    await client.query(`drop database if exists "${name}" with (force)`);
    await client.end();
  }
}

async function measureOn(
  name: string,
  env: Record<string, string>,
  share: number,
  withUrl: (work: (url: string) => Promise<void>) => Promise<void>,
) {
  const product = await startProduct(PORT, {
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '10000',
    NATURAL_VOICE: 'off',
    ...env,
  });
  try {
    await withUrl(async (url) => {
      const database = openDatabase(url);
      try {
        const token = await signUp(product);
        await grantAdmin(database.db, EMAIL);
        await fill(database, share);
        console.log(`\n${name}: ${await sizes(database)}\n`);
        console.log('| what | p50 | p95 |');
        console.log('|---|---|---|');
        await measureQueries(database);
        await measureAnswers(product, token);
      } finally {
        await database.close();
      }
    });
  } finally {
    await product.stop();
  }
}

async function fill({ pool }: Database, share: number): Promise<void> {
  const [events, people, stories] = [1_000_000 * share, 100_000 * share, 200_000 * share];
  const client = await pool.connect();
  const run = (statement: string) => client.query(statement);
  const person = (number: string) => `md5('person' || (${number}))::uuid`;
  try {
    await run('set statement_timeout = 0');
    await run(`insert into auth.users (id, email, created_at)
      select ${person('i')}, 'bench-' || i || '@example.org', now() - interval '1 year' * i / ${people}
      from generate_series(1, ${people}) i`);
    await run(`insert into profiles (id, username, created_at)
      select id, 'Bench', created_at from auth.users where email like 'bench-%' on conflict do nothing`);
    // About as wide as a story is, so that reading the table itself would cost what it costs in life.
    await run(`insert into my_stories
        (user_id, title, age_group, theme, setting, choices, segments, created_at, updated_at)
      select ${person(`1 + i % ${people}`)}, 'Story ' || i, '6-8', 'Theme', 'Forest',
        jsonb_build_object('theme', jsonb_build_object('id', 'theme-' || floor(sqrt(i % 1600))),
          'setting', jsonb_build_object('id', 'forest'), 'characters', '[]'::jsonb),
        jsonb_build_array(jsonb_build_object('id', 'segment-1', 'text', repeat(md5(i::text), 30))),
        at, at
      from (select i, now() - interval '1 year' * i / ${stories} as at
        from generate_series(${stories}, 1, -1) i) told`);
    await run(`insert into user_favorites (user_id, story_id, created_at)
      select ${person('i')}, (array(select id from stories order by id))[1 + i % (select count(*) from stories)], now()
      from generate_series(1, ${people}) i`);
    await run(`insert into feedback (message, rating, email, created_at)
      select 'A message of the measurement, number ' || i, nullif(i % 6, 0), 'bench@example.org',
        now() - interval '1 year' * i / ${people / 2}
      from generate_series(1, ${people / 2}) i`);
    await run(`insert into user_analytics (user_id, session_id, event_type, event_data, user_agent, created_at)
      select case when i % 3 > 0 then ${person(`1 + (i::bigint * 7919) % ${people}`)} end, md5((i / 12)::text),
        case when i % 10 < 4 then 'web_vitals' when i % 10 < 8 then 'page_view' else 'story_shared' end,
        case when i % 10 < 4
          then jsonb_build_object('path', '/', 'value', i % 5000,
            'name', (array['LCP', 'FCP', 'TTFB', 'FID'])[1 + i % 4],
            'rating', (array['good', 'needs-improvement', 'poor'])[1 + i % 3])
          else '{"path": "/story-library/fairy-tales"}' end,
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
        now() - interval '90 days' * i / ${events}
      from generate_series(${events}, 1, -1) i`);
    // What the server does by itself some minutes after so many new rows.
    await run('vacuum analyze');
  } finally {
    client.release(true);
  }
}

async function sizes({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<Record<string, string>>(`select
    (select count(*) from user_analytics) as events, (select count(*) from profiles) as people,
    (select count(*) from my_stories) as stories, (select count(*) from feedback) as feedback,
    current_setting('server_version') as version`);
  const { version, ...counts } = rows[0] ?? {};
  const list = Object.entries(counts).map(([what, count]) => `${Number(count).toLocaleString('en')} ${what}`);
  return `${list.join(', ')} (server ${version})`;
}

async function measureQueries({ db }: Database): Promise<void> {
  const since = new Date(Date.now() - WEEK_MS);
  await measure('query: active people, 7 days', () => countActive(db, since));
  await measure('query: stories, new ones, top themes', () =>
    countMyStories(
      db,
      since,
      THEMES.map(({ id }) => id),
    ),
  );
  await measure('query: ratings', () => countOpinions(db));
  await measure('query: events by day, 7 days', () => countDays(db, new Date()));
  await measure('query: kinds of the newest 1,000 events', () => countEvents(db));
  await measure('query: vitals', () => summariseVitals(db, since));
  await measure('query: feedback, first page', () =>
    listFeedback(db, { limit: 100, offset: 0, include_emails: 'false' }),
  );
  await measure('all figures of the page together', () => collectStatistics(db, THEMES));
}

async function measureAnswers({ url }: RunningProduct, token: string): Promise<void> {
  for (const path of ['statistics', 'feedback', 'feedback?offset=4900', 'events', 'vitals', 'log']) {
    await measure(`GET /api/admin/${path}`, async () => {
      const answer = await fetch(`${url}/api/admin/${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    });
  }
}

async function measure(what: string, ask: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < 5; i++) await ask(); // warm up
  const taken: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const asked = performance.now();
    await ask();
    taken.push(performance.now() - asked);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0;
  const mark = at(0.95) > GOAL_MS ? ' (over the goal)' : '';
  console.log(`| ${what} | ${at(0.5).toFixed(1)} ms | ${at(0.95).toFixed(1)} ms${mark} |`);
}

async function signUp({ url }: RunningProduct): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: 'seven quiet otters' }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

await main();
