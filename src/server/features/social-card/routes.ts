import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { cleanLine } from '#domain/text/printable-text.ts';
import type { Database } from '#server/db/database.ts';
import { CARD_KINDS, type CardKind } from '#server/features/social-card/card-scenes.ts';
import type { SocialCards } from '#server/features/social-card/cards.ts';
import { isOurTitle } from '#server/features/social-card/known-titles.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';

/** As long as the longest title of an article or a story. */
export const LONGEST_TITLE = 200;
/** Cards that one address may have made; those that are there already do not count. */
const MAKING = { name: 'social-card', points: 60, seconds: 600 };
const CACHING = 'public, max-age=604800';

interface CardEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { card: { kind: CardKind; title: string } };
}

export interface SocialCardDependencies {
  database: Database;
  limits: RateLimiting;
  socialCards: SocialCards;
}

/** `/api/og-image?title=…[&kind=story]`: the picture by which a link to a page is shown elsewhere. */
export function socialCardRoutes({ database: { db }, limits, socialCards: cards }: SocialCardDependencies) {
  const sendKept = createMiddleware<CardEnv>(async (c, next) => {
    const { kind, title } = c.get('card');
    const kept = await cards.kept(kind, title);
    return kept ? send(c, kept) : next();
  });
  return new Hono<CardEnv>().get('/', readCard, sendKept, limits.perAddress(MAKING), async (c) => {
    const { kind, title } = c.get('card');
    const ours = await isOurTitle(db, title);
    if (!ours) requireSafeText({ title }, cards.languageOf(title));
    const card = await cards.make(kind, title);
    if (!card) throw refusal('The title holds no sign that can be printed');
    // Anybody can ask for any words; only what is called like something of ours takes up room.
    if (ours) await cards.keep(kind, title, card);
    return send(c, card);
  });
}

const readCard = createMiddleware<CardEnv>(async (c, next) => {
  const title = cleanLine(c.req.query('title') ?? '');
  if (!title) throw refusal('A title is needed');
  if (title.length > LONGEST_TITLE) throw refusal(`A title has at most ${LONGEST_TITLE} characters`);
  const kind = CARD_KINDS.find((known) => known === (c.req.query('kind') ?? 'page'));
  if (!kind) throw refusal('There is no such kind of picture', 'kind');
  c.set('card', { kind, title });
  await next();
});

function refusal(message: string, field = 'title'): AppError {
  return new AppError(400, 'validation_failed', message, { [field]: message });
}

function send(c: Context<CardEnv>, card: Uint8Array): Response {
  c.header('Content-Type', 'image/png');
  c.header('Cache-Control', CACHING);
  // Made to be shown on pages of others.
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(Uint8Array.from(card));
}
