import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import PostalMime from 'postal-mime';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';
import { listPage, mailPage } from '#server/mail/mailbox-pages.ts';
import { listOutbox, readFromOutbox } from '#server/mail/outbox.ts';

/** A longer list is of no use on one page. */
const LISTED = 100;

/**
 * The outbox to look at, under `/dev/mailbox`. For development only: whoever reads these mails can enter any account.
 */
export function mailboxRoutes(dataDir: string) {
  return new Hono<AppEnv>()
    .use(harmless)
    .get('/', async (c) => {
      const names = (await listOutbox(dataDir)).slice(0, LISTED);
      const mails = await Promise.all(names.map((name) => open(dataDir, name)));
      return c.html(listPage(mails.filter((mail) => mail !== undefined)));
    })
    .get('/:name', async (c) => {
      const mail = await open(dataDir, c.req.param('name'));
      return mail ? c.html(mailPage(mail)) : notFound(c);
    });
}

async function open(dataDir: string, name: string) {
  const source = await readFromOutbox(dataDir, name);
  return source && { name, email: await PostalMime.parse(source) };
}

/** A mail is shown as it came, so nothing in it may run or be fetched. */
const harmless = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'");
  c.header('Cache-Control', 'no-store');
  await next();
});
