import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { CLIENT_ID, CLIENT_SECRET } from '#server/auth/oauth/fakes/openid-server.ts';

export interface GitHubPerson {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

/** A GitHub of one's own on loopback: OAuth 2 with PKCE, and the two addresses of its API that we ask. */
export async function startGitHub() {
  let person = aGitHubPerson();
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();

  const authorize = (url: URL, response: ServerResponse) => {
    const { redirect_uri = '', state = '', code_challenge = '' } = Object.fromEntries(url.searchParams);
    const code = randomBytes(10).toString('hex');
    challenges.set(code, code_challenge);
    const back = new URL(redirect_uri);
    back.search = new URLSearchParams({ code, state }).toString();
    response.writeHead(302, { Location: back.href }).end();
  };

  const giveToken = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const right =
      form.get('client_id') === CLIENT_ID &&
      form.get('client_secret') === CLIENT_SECRET &&
      challenges.get(code) === challenge;
    challenges.delete(code);
    // It answers a wrong code with 200, and in the form of a form unless JSON is asked for. So does the real one.
    if (!right) return answer(response, { error: 'bad_verification_code' });
    const token = `gho_${randomBytes(18).toString('hex')}`;
    tokens.add(token);
    const granted = { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' };
    if (request.headers.accept?.includes('application/json')) return answer(response, granted);
    response.writeHead(200, { 'Content-Type': 'application/x-www-form-urlencoded' });
    response.end(new URLSearchParams(granted).toString());
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://github.example');
    const known = tokens.has(request.headers.authorization?.replace(/^Bearer /i, '') ?? '');
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /login/oauth/authorize':
        return authorize(url, response);
      case 'POST /login/oauth/access_token':
        return void giveToken(request, response);
      case 'GET /api/v3/user': {
        const { emails: _emails, ...rest } = person;
        return known && request.headers['user-agent'] ? answer(response, rest) : answer(response, {}, 401);
      }
      case 'GET /api/v3/user/emails':
        return known ? answer(response, person.emails) : answer(response, {}, 401);
      default:
        return answer(response, {}, 404);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    signedIn(next: GitHubPerson): GitHubPerson {
      person = next;
      return next;
    },
    env: () => ({
      AUTH_GITHUB_CLIENT_ID: CLIENT_ID,
      AUTH_GITHUB_CLIENT_SECRET: CLIENT_SECRET,
      AUTH_GITHUB_ISSUER: issuer,
    }),
  };
}

export function aGitHubPerson(given: Partial<GitHubPerson> = {}): GitHubPerson {
  const id = randomBytes(4).readUInt32BE();
  return {
    id,
    login: `octo-${id}`,
    name: 'Octo Cat',
    emails: [
      { email: `second-${id}@example.org`, primary: false, verified: true },
      { email: `Octo-${id}@example.org`, primary: true, verified: true },
    ],
    ...given,
  };
}

function answer(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
