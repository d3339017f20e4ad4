import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/**
 * Everything that can be set from outside, parsed once. `.env.example` documents each variable.
 * Nothing else in the product reads `process.env`.
 */
export interface Config {
  mode: 'production' | 'development';
  role: 'all' | 'web' | 'worker';
  /** No host: every interface, so that a tablet in the same home can open it. */
  http: { host: string | undefined; port: number; trustedProxies: BlockList };
  /** Origin under which people reach the product; links in mails and canonical addresses start with it. */
  siteUrl: string;
  dataDir: string;
  database: { url: string | undefined; poolSize: number };
  /** Multiplies every limit of the product. */
  rateLimitFactor: number;
  log: { level: 'debug' | 'info' | 'warn' | 'error' | 'silent' };
}

const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin;
  context.addIssue('must be an http or https address without a path, such as https://stories.example.org');
  return z.NEVER;
});

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value, context) => trustedProxies(value, (message) => context.addIssue(message))),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(10_000).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function parseConfig(variables: Record<string, string | undefined>): Config {
  // An empty variable is how shells and compose files spell "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration has mistakes (see .env.example):\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  return {
    mode: env.NODE_ENV === 'development' ? 'development' : 'production',
    role: env.ROLE,
    http: { host: env.HOST, port: env.PORT, trustedProxies: env.TRUSTED_PROXIES },
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR),
    database: { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL },
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    log: { level: env.LOG_LEVEL },
  };
}

function trustedProxies(value: string, complain: (message: string) => void): BlockList {
  const list = new BlockList();
  for (const entry of value.split(/[\s,]+/).filter(Boolean)) {
    if (entry === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const width = bits === undefined ? undefined : Number(bits);
    const wellFormed = rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
    if (!version || !wellFormed || (width ?? 0) > (version === 4 ? 32 : 128)) {
      complain(`"${entry}" is not an address, a range such as 10.0.0.0/8, or "loopback"`);
      continue;
    }
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (width === undefined) list.addAddress(address, family);
    else list.addSubnet(address, width, family);
  }
  return list;
}
