import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { CHILD_PROTECTED_COOKIE } from '#domain/age-gate.ts';
import { outsideAllowed } from '#domain/outside-providers.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** Two of a kind; the same one twice where nothing is configured. */
export interface Engines<Engine> {
  /** Asks the configured service first. */
  configured: Engine;
  /** Never asks anybody outside. */
  own: Engine;
}

export function mayAskOutside<Env extends AppEnv>(c: Context<Env>, user: object | null): boolean {
  return outsideAllowed({
    signedIn: user !== null,
    childProtected: getCookie(c, CHILD_PROTECTED_COOKIE) !== undefined,
    parentAllowsOutside: false,
  });
}

/** Whose work this request may have. */
export function engineFor<Engine, Env extends AppEnv>(
  c: Context<Env>,
  user: object | null,
  engines: Engines<Engine>,
): Engine {
  return mayAskOutside(c, user) ? engines.configured : engines.own;
}
