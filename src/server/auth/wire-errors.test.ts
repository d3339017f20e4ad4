import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { API_VERSION, UNHURRIED, accountsOf, anEmail, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, UNHURRIED);
const { signUp, call, get, post, follow, recoveryLink } = accountsOf(product);

const JSON_TYPE = { 'Content-Type': 'application/json;charset=UTF-8' };

/** A request as it goes over the line, with nothing added. */
const send = (path: string, body: BodyInit | null, headers: Record<string, string> = JSON_TYPE) =>
  product.get(`/auth/v1${path}`, { method: 'POST', headers, body });

const weak = JSON.stringify({ email: anEmail(), password: 'boats' });

test('a client that names the version reads the code as a word, and the version is echoed', async () => {
  const response = await send('/signup', weak, { ...JSON_TYPE, 'X-Supabase-Api-Version': API_VERSION });
  expect(response.status).toBe(422);
  expect(response.headers.get('X-Supabase-Api-Version')).toBe(API_VERSION);
  expect(response.headers.get('x-sb-error-code')).toBe('weak_password');
  expect(await response.json()).toEqual({
    code: 'weak_password',
    message: 'Password should be at least 6 characters.',
    weak_password: { reasons: ['length'] },
  });
});

test('a client that does not name it reads the status as a number', async () => {
  const response = await send('/signup', weak);
  expect(response.status).toBe(422);
  expect(response.headers.get('X-Supabase-Api-Version')).toBeNull();
  expect(response.headers.get('x-sb-error-code')).toBe('weak_password');
  expect(await response.json()).toEqual({
    code: 422,
    error_code: 'weak_password',
    msg: 'Password should be at least 6 characters.',
    weak_password: { reasons: ['length'] },
  });
});

test('an older version gets the older shape', async () => {
  const response = await send('/signup', weak, { ...JSON_TYPE, 'X-Supabase-Api-Version': '2023-12-31' });
  expect(await response.json()).toMatchObject({ code: 422, error_code: 'weak_password' });
});

test.each([
  ['half of an object', '{"email":', 'bad_json'],
  ['no JSON at all', 'email=a@example.org', 'bad_json'],
  ['a list', '[]', 'validation_failed'],
  ['a number', '7', 'validation_failed'],
  ['null', 'null', 'validation_failed'],
  ['a text', '"email"', 'validation_failed'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]), 'bad_json'],
])('a body that is %s is refused in JSON', async (_title, body, code) => {
  for (const path of ['/signup', '/token?grant_type=password', '/recover', '/verify', '/resend']) {
    const response = await send(path, body);
    expect([response.status, ((await response.json()) as { error_code: string }).error_code], path).toEqual([
      400,
      code,
    ]);
  }
});

test('an empty body counts as one without members, also when it is called JSON', async () => {
  for (const body of [null, '', '  \n']) {
    const response = await send('/recover', body);
    expect(await response.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
  }
});

test.each([
  ['a form', 'application/x-www-form-urlencoded'],
  ['plain text', 'text/plain'],
  ['nearly JSON', 'application/jsonp'],
  ['a form with files', 'multipart/form-data; boundary=x'],
])('a page elsewhere cannot post to us with %s', async (_title, type) => {
  const body = JSON.stringify({ email: anEmail(), password: PASSWORD });
  const response = await send('/signup', body, { 'Content-Type': type });
  expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([400, 'bad_json']);
});

test('other spellings of the type are the same type', async () => {
  for (const type of ['application/json', 'APPLICATION/JSON; charset=utf-8']) {
    const body = JSON.stringify({ email: anEmail(), password: PASSWORD });
    expect((await send('/signup', body, { 'Content-Type': type })).status).toBe(200);
  }
});

test('more than a megabyte is refused in JSON, with its length told or not', async () => {
  const large = JSON.stringify({ email: anEmail(), password: PASSWORD, padding: 'x'.repeat(1024 * 1024) });
  const told = await send('/signup', large);
  expect([told.status, await told.json()]).toEqual([
    413,
    { code: 413, error_code: 'request_entity_too_large', msg: expect.any(String) },
  ]);
  const untold = await product.get('/auth/v1/signup', {
    method: 'POST',
    headers: JSON_TYPE,
    body: new Blob([large]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect([untold.status, untold.headers.get('x-sb-error-code')]).toEqual([413, 'request_entity_too_large']);
});

test('just below a megabyte is read', async () => {
  const email = anEmail();
  const body = JSON.stringify({ email, password: PASSWORD, padding: 'x'.repeat(1_000_000) });
  expect((await send('/signup', body)).status).toBe(200);
});

test.each([
  ['POST', '/otp', '422 otp_disabled'],
  ['POST', '/magiclink', '422 otp_disabled'],
  ['POST', '/sso', '404 not_found'],
  ['POST', '/invite', '404 not_found'],
  ['GET', '/admin/users', '404 not_found'],
  ['POST', '/admin/users', '404 not_found'],
  ['GET', '/passkeys/authentication/options', '404 not_found'],
  ['POST', '/factors/recovery-codes', '404 not_found'],
  ['GET', '/oauth/authorizations/1', '404 not_found'],
  ['GET', '/user/oauth/grants', '404 not_found'],
  ['PATCH', '/user', '404 not_found'],
  ['GET', '/signup', '404 not_found'],
  ['GET', '/nothing/../here', '404 not_found'],
])('%s %s, which we do not have, is answered %s in JSON', async (method, path, result) => {
  expect((await call(method, path)).result).toBe(result);
});

test('what is switched on here can be asked by anybody', async () => {
  expect((await get('/settings')).body).toEqual({
    external: {
      google: false,
      github: false,
      apple: false,
      azure: false,
      email: true,
      phone: false,
      anonymous_users: false,
    },
    disable_signup: false,
    password_min_length: 6,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });
  expect((await get('/health')).body).toEqual({
    name: expect.any(String),
    description: expect.any(String),
    version: expect.any(String),
  });
});

test('no answer is to be kept, good or bad, but for the keys', async () => {
  const { session, email } = await signUp();
  const token = session.access_token;
  const answers = [
    await post('/signup', { email: anEmail(), password: PASSWORD }),
    await post('/signup', {}),
    await post('/token?grant_type=password', { email, password: PASSWORD }),
    await post('/token?grant_type=password', { email, password: 'x' }),
    await post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token }),
    await get('/user', token),
    await get('/user'),
    await post('/recover', { email }),
    await post('/factors', { factor_type: 'totp' }, token),
    await get('/settings'),
    await get('/health'),
    await get('/nothing'),
    await follow(await recoveryLink(email)),
    await follow(`${product.url}/auth/v1/verify`),
    await call('POST', '/logout', { token }),
  ];
  for (const { headers } of answers) {
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  expect((await get('/.well-known/jwks.json')).headers.get('Cache-Control')).toContain('public');
});

test('public calls do not mind a key or a token that is not a person’s', async () => {
  const headers = {
    Authorization: 'Bearer public-anon-key',
    apikey: 'public-anon-key',
    'X-Client-Info': 'test',
  };
  const { email } = await signUp();
  for (const [path, body] of [
    ['/signup', { email: anEmail(), password: PASSWORD }],
    ['/token?grant_type=password', { email, password: PASSWORD }],
    ['/recover', { email }],
    ['/resend', { type: 'signup', email }],
  ] as const) {
    expect((await call('POST', path, { body, headers })).result, path).toBe('200');
  }
});

test('the one cookie opens nothing: there is nothing that a foreign page could ride on', async () => {
  const { email } = await signUp();
  const { headers } = await post('/token?grant_type=password', { email, password: PASSWORD });
  const [cookie, ...others] = headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(
    /^fabloom_device_[0-9a-f]{12}=[\w.-]+; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; SameSite=Lax$/,
  );
  const { result } = await call('GET', '/user', { headers: { Cookie: cookie?.split(';')[0] ?? '' } });
  expect(result).toBe('401 no_authorization');
});

test('what goes wrong inside is masked outside and told in the log, without what was sent', async () => {
  const closed = openDatabase(database.url);
  await closed.close();
  const broken = await testProduct(closed, UNHURRIED);
  const email = anEmail();
  const answer = await accountsOf(broken).post('/signup', { email, password: PASSWORD });
  expect([answer.status, answer.body]).toEqual([
    500,
    { code: 'unexpected_failure', message: 'Something went wrong. Please try again.' },
  ]);
  expect(broken.logged()).toContainEqual(
    expect.objectContaining({ msg: 'unexpected error in the account service', level: 'error' }),
  );
  expect(JSON.stringify(broken.logged())).not.toContain(email);
});
