import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import type { ArtPiece, CatalogueArt } from '#server/features/catalogue-art/art.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';

const NAME = /^([a-z0-9-]+)\.webp$/;

interface CatalogueArtDependencies {
  catalogueArt: CatalogueArt;
}

/** `/art/settings/<id>.webp` and so on, by the ids of the catalogue and of the achievements. */
export function catalogueArtRoutes({ catalogueArt: art }: CatalogueArtDependencies) {
  return new Hono<AppEnv>()
    .use(etag())
    .get('/settings/:name', (c) => answer(c, c.req.param('name'), art.setting))
    .get('/themes/:name', (c) => answer(c, c.req.param('name'), art.theme))
    .get('/medals/:name', (c) => answer(c, c.req.param('name'), art.medal))
    .get('/faces/:name', (c) => answer(c, c.req.param('name'), art.face))
    .get('/words/:name', (c) => answer(c, c.req.param('name'), art.word))
    .get('/characters/:name', (c) => answer(c, c.req.param('name'), art.character));
}

async function answer(
  c: Context<AppEnv>,
  name: string,
  find: (id: string) => Promise<ArtPiece | undefined>,
): Promise<Response> {
  const [, id] = NAME.exec(name) ?? [];
  const piece = id && (await find(id));
  if (!piece) return notFound(c);
  c.header('Content-Type', 'image/webp');
  // A day only: under the same address a better drawing may come.
  c.header('Cache-Control', 'public, max-age=86400');
  c.header('ETag', `"${piece.version}"`);
  return c.body(Uint8Array.from(piece.bytes));
}
