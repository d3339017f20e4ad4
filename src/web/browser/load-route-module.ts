import { patiently } from '#web/browser/patiently.ts';

interface PageScript {
  id: string;
  module: string;
}

/**
 * Stands in for the router's own (see vite.config.ts), which loads the whole page anew whenever the script of the next one
 * does not come: without a line that ends on the browser's own page, and takes along what was typed. Here the visitor stays
 * where they are until it comes.
 */
export async function loadRouteModule(page: PageScript, known: Record<string, unknown>): Promise<unknown> {
  if (page.id in known) return known[page.id];
  const script: unknown = await patiently(() => import(/* @vite-ignore */ page.module) as Promise<unknown>)();
  known[page.id] = script;
  return script;
}
