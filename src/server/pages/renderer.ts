import {
  RouterContextProvider,
  createRequestHandler,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import type { PageContext } from '#server/pages/page-context.ts';

/** Turns a request into a page of the web application; `undefined` context fields do not exist. */
export type PageRenderer = (request: Request, context: PageContext) => Promise<Response>;

/** The web application's server build, with the key under which its loaders look up our context. */
interface WebBuild extends ServerBuild {
  entry: ServerBuild['entry'] & { module: { pageContext: RouterContext<PageContext> } };
}

export function pageRenderer(load: () => Promise<unknown>, mode: 'production' | 'development'): PageRenderer {
  const loadBuild = load as () => Promise<WebBuild>;
  const handle = createRequestHandler(loadBuild, mode);
  return async (request, context) => {
    const build = await loadBuild();
    const provider = new RouterContextProvider();
    provider.set(build.entry.module.pageContext, context);
    return handle(request, provider);
  };
}
