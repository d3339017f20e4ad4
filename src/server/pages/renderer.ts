import {
  RouterContextProvider,
  createRequestHandler,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import type { HurriedPieces } from '#server/pages/scripts-after-paint.ts';
import type { PageContext } from '#server/pages/page-context.ts';

export interface PageRenderer {
  render(request: Request, context: PageContext): Promise<Response>;
  /** Paths of the route table that take no parameter. */
  fixedPaths(): Promise<ReadonlySet<string>>;
  /** Pages that say by which names in the query they differ. */
  publicPages(): Promise<readonly PublicPages[]>;
  /** Known of a finished build. */
  pieces?: HurriedPieces;
}

/** Everybody is shown the same under an address of theirs. */
export interface PublicPages {
  path: RegExp;
  /** Names in the query that change what is sent; all others change nothing. */
  query: readonly string[];
  /** Names in the query whose values nobody may keep. */
  secret: readonly string[];
}

/** The web application's server build, with the key under which its loaders look up our context. */
interface WebBuild extends ServerBuild {
  entry: ServerBuild['entry'] & { module: { pageContext: RouterContext<PageContext> } };
}

export function pageRenderer(load: () => Promise<unknown>, mode: 'production' | 'development'): PageRenderer {
  const loadBuild = load as () => Promise<WebBuild>;
  const handle = createRequestHandler(loadBuild, mode);
  let fixedPaths: Promise<ReadonlySet<string>> | undefined;
  let publicPages: Promise<readonly PublicPages[]> | undefined;
  return {
    async render(request, context) {
      const build = await loadBuild();
      const provider = new RouterContextProvider();
      provider.set(build.entry.module.pageContext, context);
      return handle(request, provider);
    },
    fixedPaths: () => (fixedPaths ??= loadBuild().then(({ routes }) => pathsWithoutParameters(routes))),
    publicPages: () => (publicPages ??= loadBuild().then(({ routes }) => pagesThatSay(routes))),
  };
}

/** Of what a route says of its page. */
interface SaidOfQuery {
  seenInQuery?: readonly string[];
  secretInQuery?: readonly string[];
}

function pagesThatSay(routes: ServerBuild['routes']): PublicPages[] {
  return Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as SaidOfQuery | undefined;
    if (!handle?.seenInQuery) return [];
    const path = `/${route?.path ?? ''}`.replaceAll(/:\w+/g, String.raw`[\w.-]+`);
    return [{ path: new RegExp(`^${path}$`), query: handle.seenInQuery, secret: handle.secretInQuery ?? [] }];
  });
}

function pathsWithoutParameters(routes: ServerBuild['routes']): ReadonlySet<string> {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path || route?.index ? [route.path ?? ''] : [],
  );
  return new Set(paths.filter((path) => !/[:*]/.test(path)).map((path) => `/${path}`));
}
