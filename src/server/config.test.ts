import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from '#server/config.ts';

const AUTH_SECRET = 'a-secret-of-the-tests-that-is-long-enough';

test('nothing configured gives a whole configuration', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    mode: 'production',
    role: 'all',
    http: { host: undefined, port: 3000 },
    siteUrl: 'http://localhost:3000',
    database: { url: undefined, poolSize: 10 },
    media: { perAccount: 500 * 2 ** 20, perGuest: 20 * 2 ** 20, inAll: 20_000 * 2 ** 20 },
    log: { level: 'info' },
  });
  expect(config.dataDir).toMatch(/\/data$/);
});

test('an empty variable counts as not set', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    http: { port: 3000 },
    database: { url: undefined },
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['ROLE', 'boss'],
  ['SITE_URL', 'stories.example.org'],
  ['SITE_URL', 'https://example.org/stories'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_POOL', '0'],
  ['TRUSTED_PROXIES', '10.0.0.0/64'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['TRUSTED_PROXIES', '10.0.0.0/8.5'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/9'],
  ['TRUSTED_PROXIES', 'proxy.internal'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['MEDIA_PER_ACCOUNT_MB', 'much'],
  ['MEDIA_TOTAL_MB', '0'],
  ['S3_ENDPOINT', 'files'],
  ['PRERENDER', 'sometimes'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start and the message names the variable', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => parseConfig({ [name]: value })).toThrow(
    new RegExp(`^The configuration has mistakes[^]*\\n  ${name}: `),
  );
});

test('every mistake is named at once', () => {
  expect(() => parseConfig({ PORT: 'x', ROLE: 'y' })).toThrow(/ROLE: [^]*PORT: /);
});

test('the site address is reduced to its origin', () => {
  expect(parseConfig({ SITE_URL: 'https://Stories.Example.org/' }).siteUrl).toBe(
    'https://stories.example.org',
  );
});

test('a store that speaks S3 is whole or not there', () => {
  expect(parseConfig({}).s3).toBeUndefined();
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(() => parseConfig({ S3_BUCKET: 'fabloom' })).toThrow(/S3_BUCKET, S3_ACCESS_KEY_ID and/);
  expect(() => parseConfig(keys)).toThrow(/belong together/);
  expect(
    parseConfig({ S3_BUCKET: 'fabloom', S3_PUBLIC_URL: 'https://x.example.org/f/', ...keys }).s3,
  ).toEqual({
    endpoint: undefined,
    region: 'us-east-1',
    bucket: 'fabloom',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    publicUrl: 'https://x.example.org/f',
  });
});

test.each([
  [{}, ['AUTH_SECRET', 'SITE_URL', 'S3_BUCKET']],
  [{ AUTH_SECRET }, ['SITE_URL', 'S3_BUCKET']],
  [{ AUTH_SECRET, SITE_URL: 'https://stories.example.org' }, ['S3_BUCKET']],
  [{ SITE_URL: 'https://stories.example.org', DATA_DIR_SHARED: 'true' }, ['AUTH_SECRET']],
  [
    {
      AUTH_SECRET,
      SITE_URL: 'https://stories.example.org',
      S3_BUCKET: 'fabloom',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    [],
  ],
])('with a database that others reach, %o leaves %o to be said', (variables, missing) => {
  const names = (env: Record<string, string>) =>
    parseConfig(env).missingToShare.map((line) => /^\w+/.exec(line)?.[0]);
  const shared = { DATABASE_URL: 'postgres://db.internal/fabloom' };
  expect(names({ ...shared, ...variables })).toEqual(missing);
  expect(names({ ...shared, NODE_ENV: 'development' })).toEqual([]);
  expect(names(variables)).toEqual([]);
});

test('tokens are of one issuer, whichever port a process listens on', () => {
  const issuer = (env: Record<string, string>) => parseConfig(env).auth.issuerOrigin;
  expect(issuer({ PORT: '3001' })).toBe(issuer({ PORT: '3002' }));
  expect(issuer({ SITE_URL: 'https://stories.example.org' })).toBe('https://stories.example.org');
});

test('trusted proxies accept addresses, ranges and the word loopback', () => {
  const { trustedProxies } = parseConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 fd00::/8' }).http;
  expect(trustedProxies.check('127.0.0.1')).toBe(true);
  expect(trustedProxies.check('10.200.3.4')).toBe(true);
  expect(trustedProxies.check('fd12::1', 'ipv6')).toBe(true);
  expect(trustedProxies.check('192.0.2.1')).toBe(false);
});

test.each([
  [{}, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'development' }, true],
  [{ SMTP_URL: 'smtp://localhost' }, true],
])('whether mails reach anybody with %o: %s [TR-11]', (variables, sends) => {
  expect(parseConfig(variables).mail.sends).toBe(sends);
});

test('who runs it is what they say, or nobody [TR-11]', () => {
  expect(parseConfig({}).operator).toEqual({});
  const told = { CONTACT_EMAIL: 'hello@library.test', OPERATOR_NAME: ' The library ' };
  expect(parseConfig(told).operator).toEqual({ email: 'hello@library.test', name: 'The library' });
  for (const wrong of ['library.test', 'a@b<script>', 'hello@library.test, other@library.test', 'a b@c.de'])
    expect(() => parseConfig({ CONTACT_EMAIL: wrong }), wrong).toThrow('CONTACT_EMAIL');
  expect(() => parseConfig({ OPERATOR_NAME: 'two\nlines' })).toThrow('OPERATOR_NAME');
});

test('models are asked in their order, the first at an address and with a key of its own', () => {
  const { storyteller, illustrator } = parseConfig({
    STORY_MODEL: 'compatible:tale-1, openai:gpt-5,ollama:llama3.2:3b',
    STORY_MODEL_URL: 'http://localhost:8080/v1',
    STORY_MODEL_KEY: 'own',
    OPENAI_API_KEY: 'theirs',
  });
  expect(storyteller.models).toEqual([
    { provider: 'compatible', model: 'tale-1', apiKey: 'own', url: 'http://localhost:8080/v1' },
    { provider: 'openai', model: 'gpt-5', apiKey: 'theirs', url: undefined },
    { provider: 'ollama', model: 'llama3.2:3b', apiKey: undefined, url: undefined },
  ]);
  expect(illustrator.models).toEqual([]);
  const second = { IMAGE_MODEL: 'openai:a,compatible:b', IMAGE_MODEL_URL: 'http://localhost:1' };
  expect(() => parseConfig(second)).toThrow(/IMAGE_MODEL_URL: is needed/);
});

test('a voice service is there when its key is', () => {
  const { narrator } = parseConfig({
    HF_TOKEN: 'k',
    HF_URL: 'http://localhost:1',
    ELEVENLABS_URL: 'http://x',
  });
  expect(narrator.services).toEqual({ huggingFace: { apiKey: 'k', url: 'http://localhost:1' } });
});
