import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { NEWSLETTER_PATH } from '#domain/editorial.ts';
import { OUTCOME_PARAMETER, type NewsletterOutcome } from '#domain/newsletter.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';

const REFUSALS: Partial<Record<NewsletterOutcome, { status: ContentfulStatusCode; text: string }>> = {
  invalid: { status: 400, text: 'Please provide a valid email address' },
  unavailable: { status: 503, text: 'The newsletter is not available here' },
  grown_ups: { status: 403, text: 'The newsletter is for grown-ups' },
  expired: { status: 404, text: 'This link no longer works' },
};

/** To a page that runs scripts as JSON; a plain form is led on to a page that says it. */
export function answer(c: Context<AppEnv>, outcome: NewsletterOutcome) {
  c.header('Cache-Control', 'no-store');
  if (!isJson(c)) return c.redirect(`${NEWSLETTER_PATH}?${OUTCOME_PARAMETER}=${outcome}`, 303);
  const refusal = REFUSALS[outcome];
  if (refusal) throw new AppError(refusal.status, codeOf(outcome), refusal.text);
  return c.json({ ok: true }, outcome === 'asked' ? 202 : 200);
}

/** Nothing where it is not what it says it is. */
export async function bodyOf(c: Context<AppEnv>): Promise<unknown> {
  const read = isJson(c) ? c.req.json() : c.req.parseBody();
  return read.catch(() => null);
}

function isJson(c: Context<AppEnv>): boolean {
  return c.req.header('content-type')?.startsWith('application/json') ?? false;
}

function codeOf(outcome: NewsletterOutcome): string {
  return outcome === 'invalid' ? 'validation_failed' : `newsletter_${outcome}`;
}
