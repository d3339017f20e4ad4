import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { WireSession } from '#server/auth/wire/objects.ts';
import type { TestMail, TestProduct } from '#tests/support/http.ts';

/** Settings under which limits and pauses do not get into the way of what a test is about. */
export const UNHURRIED = { RATE_LIMIT_FACTOR: '100', AUTH_MAIL_INTERVAL_S: '0' };
/** With a secret that the test knows it can make tokens of its own, and two products can read each other's. */
export const AUTH_SECRET = 'a-secret-of-the-tests-which-is-long-enough';
export const PASSWORD = 'seven red boats';
export const API_VERSION = '2024-01-01';

type Members = Record<string, unknown>;

export interface Answer<Body = Members> {
  /** The status and, if it went wrong, the protocol's code: `200` or `403 bad_jwt`. */
  result: string;
  status: number;
  headers: Headers;
  body: Body;
}

export interface Person {
  id: string;
  email: string;
  password: string;
  session: WireSession;
}

export interface Arrival {
  status: number;
  /** Where the browser is sent, without query and fragment. */
  page: string;
  query: Record<string, string>;
  fragment: Record<string, string>;
  headers: Headers;
}

interface Extras {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export function anEmail(name = 'reader'): string {
  return `${name}.${randomBytes(5).toString('hex')}@example.org`;
}

/** What a browser keeps to itself, and what it sends along instead. */
export function aChallenge() {
  const verifier = randomBytes(56).toString('hex');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, fields: { code_challenge: challenge, code_challenge_method: 's256' } };
}

/** The code that an authenticator app shows, or will show in so many steps of 30 seconds. */
export function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** The payload of a token as anybody can read it. */
export function claimsOf({ access_token: token }: Pick<WireSession, 'access_token'>): Members {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as Members;
}

/** The account service of a running product, spoken to as the client does it. */
export function accountsOf(product: TestProduct) {
  async function call<Body = Members>(
    method: string,
    path: string,
    { body, token, headers = {} }: Extras = {},
  ): Promise<Answer<Body>> {
    const response = await product.get(`/auth/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json;charset=UTF-8',
        'X-Supabase-Api-Version': API_VERSION,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = (text === '' ? {} : JSON.parse(text)) as Members;
    const { status } = response;
    return {
      result: status < 400 ? String(status) : `${status} ${String(answer['code'])}`,
      status,
      headers: response.headers,
      body: answer as Body,
    };
  }

  const get = (path: string, token?: string) => call('GET', path, { token });
  const post = <Body = Members>(path: string, body: unknown, token?: string) =>
    call<Body>('POST', path, { body, token });
  const put = (path: string, body: unknown, token?: string) => call('PUT', path, { body, token });

  async function signUp({ email = anEmail(), password = PASSWORD, data = {} } = {}): Promise<Person> {
    const session = opened(await post<WireSession>('/signup', { email, password, data }));
    return { id: session.user.id, email, password, session };
  }

  function tryPassword(email: string, password: string, headers: Record<string, string> = {}) {
    const body = { email, password };
    return call<WireSession>('POST', '/token?grant_type=password', { body, headers });
  }

  /** A further session of the person, as on another device. */
  async function signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<WireSession> {
    return opened(await tryPassword(email, password));
  }

  const refresh = (token: string) =>
    post<WireSession>('/token?grant_type=refresh_token', { refresh_token: token });

  const exchange = (code: string | undefined, verifier: string) =>
    post<WireSession>('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier });

  /** Oldest first. */
  async function mailsTo(email: string): Promise<TestMail[]> {
    return (await product.mails()).filter(({ to }) => to === email);
  }

  async function newestMail(email: string): Promise<TestMail> {
    const mail = (await mailsTo(email)).at(-1);
    if (!mail) throw new Error('no mail went to this address');
    return mail;
  }

  /** Opens a mailed link as a browser does, up to where it is sent next. */
  async function follow(link: string, init?: RequestInit): Promise<Arrival> {
    const response = await fetch(link, { redirect: 'manual', ...init });
    const to = new URL(response.headers.get('Location') ?? 'about:blank');
    return {
      status: response.status,
      page: `${to.origin}${to.pathname}`,
      query: Object.fromEntries(to.searchParams),
      fragment: Object.fromEntries(new URLSearchParams(to.hash.slice(1))),
      headers: response.headers,
    };
  }

  /** A recovery link, fresh from the mail. */
  async function recoveryLink(email: string, fields: Members = {}): Promise<string> {
    const { result } = await post('/recover', { email, ...fields });
    if (result !== '200') throw new Error(`no recovery: ${result}`);
    return (await newestMail(email)).link;
  }

  /** Shows by a mailed code that the address is the person's: most accounts begin without that. */
  async function proveAddress({ email, session }: Pick<Person, 'email' | 'session'>): Promise<void> {
    await get('/reauthenticate', session.access_token);
    const code = /\b\d{8}\b/.exec((await newestMail(email)).text)?.[0];
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const { status } = await product.postJson('/api/account/proof', { code }, headers);
    if (status !== 200) throw new Error(`not proven: ${status}`);
  }

  async function enrol(token: string, name = ''): Promise<{ id: string; secret: string }> {
    const { body, result } = await post<{ id: string; totp: { secret: string } }>(
      '/factors',
      { factor_type: 'totp', friendly_name: name },
      token,
    );
    if (result !== '200') throw new Error(`not enrolled: ${result}`);
    return { id: body.id, secret: body.totp.secret };
  }

  async function challenge(factorId: string, token: string): Promise<string> {
    const { body } = await post<{ id: string }>(`/factors/${factorId}/challenge`, { factorId }, token);
    return body.id;
  }

  async function tryCode(factorId: string, code: string, token: string) {
    const challengeId = await challenge(factorId, token);
    return post<WireSession>(`/factors/${factorId}/verify`, { challenge_id: challengeId, code }, token);
  }

  /** Somebody who signs in with two steps; the session has taken both. */
  async function signUpWithFactor() {
    const person = await signUp();
    const factor = await enrol(person.session.access_token);
    const code = codeOf(factor.secret);
    const session = opened(await tryCode(factor.id, code, person.session.access_token));
    return { ...person, session, factor: { ...factor, spentCode: code } };
  }

  return {
    call,
    get,
    post,
    put,
    signUp,
    tryPassword,
    signIn,
    refresh,
    exchange,
    mailsTo,
    newestMail,
    follow,
    recoveryLink,
    proveAddress,
    enrol,
    challenge,
    tryCode,
    signUpWithFactor,
  };
}

function opened({ result, body }: Answer<WireSession>): WireSession {
  if (result !== '200') throw new Error(`no session: ${result}`);
  return body;
}
