import type { BlockList } from 'node:net';
import { Hono, type Context } from 'hono';
import { isRasterFormat, WIDTHS, type Gallery, type Width } from '#server/features/pictures/gallery.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';

const NAME = /^([0-9a-f]{40})\.(svg|png|jpg|webp)$/;
/** In the browser, and nowhere in between: what its owner removes must not live on in somebody's proxy. */
const FOR_EVER = 'private, max-age=31536000, immutable';
const TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** Pixels that one address may have made; what is there already does not count. */
const MAKING = { name: 'picture-pixels', points: 600, seconds: 600 };

interface PictureFilesDependencies {
  gallery: Gallery;
  limits: RateLimiting;
  config: { http: { trustedProxies: BlockList } };
}

/** `/pictures/<name>.svg` as drawn, `.png`, `.jpg` and `.webp` in pixels, 1280 wide unless `?w=` asks for less; `?shape=page` as the page of a book shows it. */
export function pictureFiles({ gallery, limits, config }: PictureFilesDependencies) {
  const counter = limits.counter(MAKING);
  return new Hono<AppEnv>().get('/:name', (c) =>
    sendPicture(c, gallery, c.req.param('name'), FOR_EVER, async () => {
      const waitS = await counter.take(networkOf(clientAddress(c, config.http.trustedProxies)));
      if (waitS === 0) return;
      c.header('Retry-After', String(waitS));
      throw new AppError(429, 'too_many_requests', 'That was a little fast. Please wait a moment.');
    }),
  );
}

export async function sendPicture(
  c: Context,
  gallery: Gallery,
  file: string,
  caching: string,
  mayMake?: () => Promise<void>,
): Promise<Response> {
  const [, name, ending] = NAME.exec(file) ?? [];
  if (!name || !ending) return notFound(c);
  const shape = c.req.query('shape') === 'page' ? 'page' : undefined;
  const bytes = isRasterFormat(ending)
    ? await gallery.pixels(name, ending, widthOf(c.req.query('w')), shape, mayMake)
    : await gallery.drawing(name, shape);
  if (!bytes) return notFound(c);
  c.header('Cache-Control', caching);
  if (isRasterFormat(ending)) {
    c.header('Content-Type', TYPES[ending]);
  } else {
    // Opened alone, a drawing may do nothing but be seen.
    c.header('Content-Security-Policy', "default-src 'none'");
    c.header('Content-Type', 'image/svg+xml');
    c.header('Content-Encoding', 'gzip');
    c.header('Vary', 'Accept-Encoding');
  }
  return c.body(Uint8Array.from(bytes));
}

function widthOf(query: string | undefined): Width {
  return WIDTHS.find((width) => String(width) === query) ?? 1280;
}
