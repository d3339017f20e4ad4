import { startProduct, type RunningProduct } from './product-process.ts';

/**
 * What the account service stands: sign-ins per second while the event loop stays free, refreshes and checks of a
 * session per second. `npm run bench auth`
 */
const PORT = 3182;
const SECONDS = 8;
const CONNECTIONS = 16;
const PASSWORD = 'seven quiet otters';

interface Session {
  access_token: string;
  refresh_token: string;
}

async function main() {
  const product = await startProduct(PORT, { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '10000' });
  try {
    const people = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, i) => signUp(product, `bench-${i}@example.org`)),
    );
    console.log('| what | per second | p50 | p99 | event-loop delay p99 |');
    console.log('|---|---|---|---|---|');
    await measure(product, 'sign-in with a password', (i) => async () => {
      await post(product, '/token?grant_type=password', {
        email: `bench-${i}@example.org`,
        password: PASSWORD,
      });
    });
    await measure(product, 'refresh of a session, each rotating its token', (i) => {
      let token = people[i]?.refresh_token;
      return async () => {
        token = (await post(product, '/token?grant_type=refresh_token', { refresh_token: token }))
          .refresh_token;
      };
    });
    await measure(product, 'GET /user with a token', (i) => async () => {
      const headers = { Authorization: `Bearer ${people[i]?.access_token}` };
      await answer(await fetch(`${product.url}/auth/v1/user`, { headers }));
    });
  } finally {
    await product.stop();
  }
}

/** Each connection asks again as soon as it has its answer. */
async function measure(
  product: RunningProduct,
  what: string,
  connection: (index: number) => () => Promise<void>,
) {
  const asks = Array.from({ length: CONNECTIONS }, (_, index) => connection(index));
  await Promise.all(asks.map((ask) => ask())); // warm up
  await eventLoopDelayMs(product); // reading it starts a new measurement
  const taken: number[] = [];
  const started = performance.now();
  await Promise.all(
    asks.map(async (ask) => {
      while (performance.now() - started < SECONDS * 1000) {
        const asked = performance.now();
        await ask();
        taken.push(performance.now() - asked);
      }
    }),
  );
  const elapsedS = (performance.now() - started) / 1000;
  const delay = await eventLoopDelayMs(product);
  taken.sort((a, b) => a - b);
  const at = (share: number) => `${(taken[Math.floor(taken.length * share)] ?? 0).toFixed(1)} ms`;
  console.log(
    `| ${what} | ${Math.round(taken.length / elapsedS)} | ${at(0.5)} | ${at(0.99)} | ${delay.toFixed(1)} ms |`,
  );
}

async function eventLoopDelayMs(product: RunningProduct): Promise<number> {
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(metrics) ?? [];
  if (seconds === undefined) throw new Error('/metrics says nothing about the event loop');
  return Number(seconds) * 1000;
}

function signUp(product: RunningProduct, email: string): Promise<Session> {
  return post(product, '/signup', { email, password: PASSWORD });
}

async function post(product: RunningProduct, path: string, body: unknown): Promise<Session> {
  return answer(
    await fetch(`${product.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

async function answer(response: Response): Promise<Session> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Session;
}

await main();
