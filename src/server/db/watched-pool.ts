import { setInterval } from 'node:timers';
import { Client, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseAwayError } from '#server/db/database-away.ts';
import { within } from '#server/db/within.ts';
import type { Log } from '#server/log.ts';

/** A connection that was lent for so long makes us look whether the server is there at all. */
const SUSPICIOUS_MS = 3_000;
const LOOK_EVERY_MS = 500;
/** A machine that is busy takes seconds to open a connection; it is slow, not away. */
const PROBE_MS = 5_000;
/** What the server says when it is there but takes nobody yet, or no more. */
const NOT_YET = /^57P0/;
/** So late a timer is only where our own process was busy; what it timed says nothing of the server. */
const BUSY_MS = 500;

type Lend = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

export interface WatchedPoolConfig extends PoolConfig {
  query_timeout: number;
}

/**
 * Connections to a server that may stop answering without saying so: a machine that was cut off, a disk that hangs. Whoever
 * holds one for long is a reason to ask on a fresh one; if nobody answers there either, everybody who waits is told so, and
 * whoever comes is told at once, until it answers again.
 */
export class WatchedPool extends Pool {
  readonly #lentAt = new Map<PoolClient, number>();
  readonly #config: WatchedPoolConfig;
  readonly #log: Log | undefined;
  readonly #watch: NodeJS.Timeout;
  #isAway = false;
  #answeredAt = 0;
  #probing: Promise<void> | undefined;

  constructor(config: WatchedPoolConfig, log?: Log) {
    super(config);
    this.#config = config;
    this.#log = log;
    this.on('acquire', (client) => this.#lentAt.set(client, performance.now()));
    this.on('release', (error, client) => {
      if (!error) this.#answeredAt = performance.now();
      this.#takeBack(client);
    });
    this.#watch = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  override connect(): Promise<PoolClient>;
  override connect(lend: Lend): void;
  override connect(lend?: Lend): Promise<PoolClient> | void {
    if (!lend) {
      return new Promise((resolve, reject) =>
        this.connect((error, client) =>
          client ? resolve(client) : reject(error ?? new DatabaseAwayError()),
        ),
      );
    }
    if (this.ending) return super.connect(lend);
    if (this.#isAway) return lend(new DatabaseAwayError(), undefined, () => undefined);
    super.connect((error, client, done) => {
      if (error) void this.#probe();
      lend(error && new DatabaseAwayError(error), client, done);
    });
  }

  override end(): Promise<void>;
  override end(done: () => void): void;
  override end(done?: () => void): Promise<void> | void {
    clearInterval(this.#watch);
    return done ? super.end(done) : super.end();
  }

  /** One whose query was given up may still be answered, to whoever gets it next. */
  #takeBack(client: PoolClient) {
    const lentMs = performance.now() - (this.#lentAt.get(client) ?? Infinity);
    this.#lentAt.delete(client);
    if (lentMs >= this.#config.query_timeout) void client.end();
  }

  #look() {
    const since = performance.now() - SUSPICIOUS_MS;
    if (this.#isAway || this.#lentAt.values().some((lentAt) => lentAt < since)) void this.#probe();
  }

  #probe(): Promise<void> {
    const asked = performance.now();
    return (this.#probing ??= isThere(this.#config)
      // Whoever answered somebody else meanwhile is there.
      .then((there) => this.#note(there || (!this.#isAway && this.#answeredAt > asked)))
      .finally(() => (this.#probing = undefined)));
  }

  #note(there: boolean) {
    const isNews = there === this.#isAway;
    this.#isAway = !there;
    if (!there) for (const client of this.#lentAt.keys()) void client.end();
    if (!isNews) return;
    if (there) this.#log?.info({}, 'the database answers again');
    else this.#log?.error({}, 'the database does not answer; what needs it is refused until it does');
  }
}

async function isThere(config: PoolConfig): Promise<boolean> {
  const asked = performance.now();
  const client = new Client({ ...config, connectionTimeoutMillis: 0 });
  client.on('error', () => undefined);
  try {
    await within(PROBE_MS, greet(client));
    return true;
  } catch (error) {
    if (error instanceof DatabaseError) return !NOT_YET.test(error.code ?? '');
    const wasBusy = performance.now() - asked > PROBE_MS + BUSY_MS;
    return wasBusy ? isThere(config) : false;
  } finally {
    leave(client);
  }
}

async function greet(client: Client): Promise<void> {
  await client.connect();
  await client.query('select 1');
}

/** Also one that never came to connect, which a polite end would wait for. */
function leave(client: Client) {
  const { stream } = client.connection;
  client.end().catch(() => undefined);
  stream.destroy();
}
