import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Operator } from '#contract/engines.ts';
import { IMAGE_PROVIDERS, MODEL_PROVIDERS, type ModelSettings } from '#domain/model-settings.ts';
import type { VoiceServiceName } from '#domain/voice-services.ts';
import { missingToShare } from '#server/shared-state.ts';

/**
 * Everything that can be set from outside, parsed once. `.env.example` documents each variable.
 * Nothing else in the product reads `process.env`.
 */
export interface Config {
  mode: 'production' | 'development';
  role: 'all' | 'web' | 'worker';
  /** No host: every interface, so that a tablet in the same home can open it. */
  http: {
    host: string | undefined;
    port: number;
    trustedProxies: BlockList;
    /** So long it goes on serving when it is asked to stop. */
    drainMs: number;
  };
  /** Origin under which people reach the product; links in mails and canonical addresses start with it. */
  siteUrl: string;
  dataDir: string;
  /** What is not set although other processes may work on the same database; see `shared-state.ts`. */
  missingToShare: readonly string[];
  database: { url: string | undefined; poolSize: number };
  /** Multiplies every limit of the product. */
  rateLimitFactor: number;
  auth: AuthConfig;
  mail: {
    /** None: mails become files in the data folder. */
    smtpUrl: string | undefined;
    from: string;
    /** Whether they reach anybody. In development the developer reads them in `/dev/mailbox`. */
    sends: boolean;
    /** So many of all kinds may go out. */
    perHour: number;
  };
  /** Who runs this installation and how to reach them, as far as they tell. */
  operator: Operator;
  storyteller: {
    /** Asked in this order, before the built-in storyteller. */
    models: readonly ModelSettings[];
    /** So long may a model take for its first words, before the next one begins instead. */
    firstWordsMs: number;
    /** Stories and segments of adventures that one address may ask for in ten minutes. */
    limit: number;
  };
  illustrator: {
    /** Asked in this order, before the built-in illustrator. */
    models: readonly ModelSettings[];
    /** So long may a model take for a picture, before the next one draws it instead. */
    timeoutMs: number;
    /** Requests for pictures that one address may make in ten minutes. */
    limit: number;
  };
  narrator: {
    /** Absent: not configured. */
    services: Partial<Record<VoiceServiceName, VoiceServiceConfig>>;
    /** The neural voice: where the machine keeps ahead of the listener, always, or never. */
    naturalVoice: 'auto' | 'on' | 'off';
    /** So long may a voice service take, before the built-in voice reads instead. */
    timeoutMs: number;
    /** Requests to be read to that one address may make in ten minutes. */
    limit: number;
  };
  /** How much of what people had drawn and read is kept, in bytes; what was least recently used goes first. */
  media: MediaBounds;
  /** Where pictures and sounds are kept; none: the data folder. */
  s3: S3Config | undefined;
  /** Whether books can be shared by private links. Where they cannot, those that were made open nothing. */
  privateLinks: boolean;
  /** Whether teachers find classes, reading lists and join codes. Where they do not, codes that were made open nothing. */
  classes: boolean;
  /** Makes the library's pictures and narrations while nobody asks for anything. */
  prerender: boolean;
  log: { level: 'debug' | 'info' | 'warn' | 'error' | 'silent' };
}

/** In bytes. */
export interface MediaBounds {
  perAccount: number;
  /** Of one network address. */
  perGuest: number;
  /** Of all people together. The library's own is not counted: it is as large as the library. */
  inAll: number;
}

export interface S3Config {
  /** None: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where browsers find what lies in the bucket's folder `public/`; none: they ask us. */
  publicUrl: string | undefined;
}

export interface VoiceServiceConfig {
  apiKey: string;
  /** Instead of the public address. */
  url: string | undefined;
}

export interface AuthConfig {
  /** Whose tokens ours are: the same in every process, whatever it listens on. */
  issuerOrigin: string;
  /**
   * Encrypts what the database must not show and derives the signing keys. The first is used, the others still open
   * what they locked. None: one is made and kept in the data folder.
   */
  secrets: readonly string[];
  /** Addresses count as confirmed from the start; a sign-up is then a sign-in. */
  autoconfirm: boolean;
  signupsEnabled: boolean;
  minPassword: number;
  jwtExpiryS: number;
  /** For so long after a refresh, older refresh tokens of the session are still answered. */
  reuseIntervalS: number;
  /** Pause between two mails of a kind to one address. */
  mailIntervalS: number;
  /** Origins besides our own to which links may lead. */
  redirectOrigins: readonly string[];
  providers: Partial<Record<OAuthProviderName, OAuthProviderConfig>>;
}

export const OAUTH_PROVIDERS = ['google', 'github', 'apple', 'azure'] as const;
export type OAuthProviderName = (typeof OAUTH_PROVIDERS)[number];

export interface OAuthProviderConfig {
  clientId: string;
  clientSecret: string;
  /** For an enterprise server or a single tenant instead of the public service. */
  issuer: string | undefined;
}

const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin;
  context.addIssue('must be an http or https address without a path, such as https://stories.example.org');
  return z.NEVER;
});

const list = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean));

const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

const seconds = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const MB = 1024 * 1024;
const megabytes = z.coerce
  .number()
  .min(0.1)
  .max(1e9)
  .transform((value) => Math.round(value * MB));

const modelNames = (providers: readonly string[]) =>
  list.pipe(
    z.array(
      z
        .string()
        .regex(
          new RegExp(`^(${providers.join('|')}):.+`),
          `must be provider:model, where the provider is one of ${providers.join(', ')}`,
        ),
    ),
  );

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().optional(),
  DRAIN_S: z.coerce.number().min(0).max(300).default(1),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATA_DIR_SHARED: yesOrNo.default(false),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value, context) => trustedProxies(value, (message) => context.addIssue(message))),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(10_000).default(1),
  AUTH_SECRET: list.pipe(z.array(z.string().min(32, 'must be at least 32 characters long'))),
  AUTH_AUTOCONFIRM: yesOrNo.default(true),
  AUTH_SIGNUPS_ENABLED: yesOrNo.default(true),
  AUTH_MIN_PASSWORD: z.coerce.number().int().min(6).max(64).default(6),
  AUTH_JWT_EXPIRY_S: seconds(1, 24 * 3600).default(3600),
  AUTH_REUSE_INTERVAL_S: seconds(0, 300).default(10),
  AUTH_MAIL_INTERVAL_S: seconds(0, 24 * 3600).default(60),
  AUTH_REDIRECT_ORIGINS: list.pipe(z.array(origin)),
  ...oauthVariables(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*\S+@\S+$|^[^\r\n<>]*<\S+@\S+>$/, 'must be an address, or a name and <address>')
    .default('Fabloom <no-reply@localhost>'),
  CONTACT_EMAIL: z
    .string()
    .regex(
      /^[\w.%+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/,
      'must be a plain address, such as hello@stories.example.org',
    )
    .optional(),
  OPERATOR_NAME: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]{1,100}$/u, 'must be one line of at most 100 characters')
    .optional(),
  MAIL_LIMIT_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(500),
  STORY_MODEL: modelNames(MODEL_PROVIDERS),
  STORY_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORY_MODEL_KEY: z.string().optional(),
  STORY_LIMIT: z.coerce.number().int().min(1).max(100_000).default(120),
  STORY_MODEL_TIMEOUT_S: z.coerce.number().min(0.1).max(300).default(12),
  IMAGE_MODEL: modelNames(IMAGE_PROVIDERS),
  IMAGE_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMAGE_MODEL_KEY: z.string().optional(),
  IMAGE_MODEL_TIMEOUT_S: z.coerce.number().min(0.1).max(600).default(15),
  PICTURE_LIMIT: z.coerce.number().int().min(1).max(100_000).default(120),
  ELEVENLABS_API_KEY: z.string().optional(),
  ELEVENLABS_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_SPEECH_URL: z.url({ protocol: /^https?$/ }).optional(),
  HF_TOKEN: z.string().optional(),
  HF_URL: z.url({ protocol: /^https?$/ }).optional(),
  NATURAL_VOICE: z.enum(['auto', 'on', 'off'], 'must be auto, on or off').default('auto'),
  VOICE_TIMEOUT_S: z.coerce.number().min(0.1).max(300).default(15),
  SPEECH_LIMIT: z.coerce.number().int().min(1).max(100_000).default(120),
  MEDIA_PER_ACCOUNT_MB: megabytes.default(500 * MB),
  MEDIA_PER_GUEST_MB: megabytes.default(20 * MB),
  MEDIA_TOTAL_MB: megabytes.default(20_000 * MB),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  PRIVATE_LINKS: yesOrNo.default(true),
  CLASSES: yesOrNo.default(true),
  PRERENDER: yesOrNo.default(true),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GEMINI_API_KEY: z.string().optional(),
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
    http: {
      host: env.HOST,
      port: env.PORT,
      trustedProxies: env.TRUSTED_PROXIES,
      drainMs: env.DRAIN_S * 1000,
    },
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR),
    missingToShare: missingToShare(env),
    database: { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL },
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    auth: {
      issuerOrigin: env.SITE_URL ?? 'http://localhost',
      secrets: env.AUTH_SECRET,
      autoconfirm: env.AUTH_AUTOCONFIRM,
      signupsEnabled: env.AUTH_SIGNUPS_ENABLED,
      minPassword: env.AUTH_MIN_PASSWORD,
      jwtExpiryS: env.AUTH_JWT_EXPIRY_S,
      reuseIntervalS: env.AUTH_REUSE_INTERVAL_S,
      mailIntervalS: env.AUTH_MAIL_INTERVAL_S,
      redirectOrigins: env.AUTH_REDIRECT_ORIGINS,
      providers: oauthProviders(env),
    },
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      sends: env.SMTP_URL !== undefined || env.NODE_ENV === 'development',
      perHour: env.MAIL_LIMIT_PER_HOUR,
    },
    operator: {
      ...(env.OPERATOR_NAME && { name: env.OPERATOR_NAME }),
      ...(env.CONTACT_EMAIL && { email: env.CONTACT_EMAIL }),
    },
    storyteller: {
      models: modelsOf(env, 'STORY'),
      firstWordsMs: env.STORY_MODEL_TIMEOUT_S * 1000,
      limit: env.STORY_LIMIT,
    },
    illustrator: {
      models: modelsOf(env, 'IMAGE'),
      timeoutMs: env.IMAGE_MODEL_TIMEOUT_S * 1000,
      limit: env.PICTURE_LIMIT,
    },
    narrator: {
      services: voiceServices(env),
      naturalVoice: env.NATURAL_VOICE,
      timeoutMs: env.VOICE_TIMEOUT_S * 1000,
      limit: env.SPEECH_LIMIT,
    },
    media: {
      perAccount: env.MEDIA_PER_ACCOUNT_MB,
      perGuest: env.MEDIA_PER_GUEST_MB,
      inAll: env.MEDIA_TOTAL_MB,
    },
    s3: s3Of(env),
    privateLinks: env.PRIVATE_LINKS,
    classes: env.CLASSES,
    prerender: env.PRERENDER,
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

/** `AUTH_GOOGLE_CLIENT_ID`, `AUTH_GOOGLE_CLIENT_SECRET`, `AUTH_GOOGLE_ISSUER`, and so for each provider. */
function oauthVariables(): Record<string, z.ZodOptional<z.ZodString | z.ZodURL>> {
  return Object.fromEntries(
    OAUTH_PROVIDERS.flatMap((name) => [
      [variable(name, 'CLIENT_ID'), z.string().optional()],
      [variable(name, 'CLIENT_SECRET'), z.string().optional()],
      [variable(name, 'ISSUER'), z.url({ protocol: /^https?$/ }).optional()],
    ]),
  );
}

/** A provider is there when both its id and its secret are; half of it is a mistake worth a message. */
function oauthProviders(env: Record<string, unknown>): AuthConfig['providers'] {
  const value = (name: OAuthProviderName, part: string) => env[variable(name, part)] as string | undefined;
  const providers: AuthConfig['providers'] = {};
  for (const name of OAUTH_PROVIDERS) {
    const clientId = value(name, 'CLIENT_ID');
    const clientSecret = value(name, 'CLIENT_SECRET');
    if (Boolean(clientId) !== Boolean(clientSecret)) {
      throw new ConfigError(
        `The configuration has mistakes (see .env.example):\n  ${variable(name, 'CLIENT_ID')} and ${variable(name, 'CLIENT_SECRET')} belong together: set both or neither`,
      );
    }
    if (clientId && clientSecret) providers[name] = { clientId, clientSecret, issuer: value(name, 'ISSUER') };
  }
  return providers;
}

function variable(name: OAuthProviderName, part: string): string {
  return `AUTH_${name.toUpperCase()}_${part}`;
}

/** The first has an address and a key of its own; those behind it use their provider's. */
function modelsOf(env: z.infer<typeof environment>, use: 'STORY' | 'IMAGE'): ModelSettings[] {
  const keys: Record<ModelSettings['provider'], string | undefined> = {
    openai: env.OPENAI_API_KEY,
    anthropic: env.ANTHROPIC_API_KEY,
    google: env.GEMINI_API_KEY,
    ollama: undefined,
    compatible: undefined,
  };
  return env[`${use}_MODEL`].map((name, index) => {
    const colon = name.indexOf(':');
    const provider = name.slice(0, colon) as ModelSettings['provider'];
    const [url, key] = index === 0 ? [env[`${use}_MODEL_URL`], env[`${use}_MODEL_KEY`]] : [];
    if (provider === 'compatible' && !url) {
      throw new ConfigError(
        `The configuration has mistakes (see .env.example):\n  ${use}_MODEL_URL: is needed for a model of the provider "compatible", which must be the first`,
      );
    }
    return { provider, model: name.slice(colon + 1), apiKey: key ?? keys[provider], url };
  });
}

function s3Of(env: z.infer<typeof environment>): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket && !accessKeyId && !secretAccessKey && !env.S3_ENDPOINT) return undefined;
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'The configuration has mistakes (see .env.example):\n  S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none',
    );
  }
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    publicUrl: env.S3_PUBLIC_URL,
  };
}

function voiceServices(env: z.infer<typeof environment>): Config['narrator']['services'] {
  const settings: Record<VoiceServiceName, Partial<VoiceServiceConfig>> = {
    elevenLabs: { apiKey: env.ELEVENLABS_API_KEY, url: env.ELEVENLABS_URL },
    openai: { apiKey: env.OPENAI_API_KEY, url: env.OPENAI_SPEECH_URL },
    huggingFace: { apiKey: env.HF_TOKEN, url: env.HF_URL },
  };
  return Object.fromEntries(Object.entries(settings).filter(([, { apiKey }]) => apiKey));
}
