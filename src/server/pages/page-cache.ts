import type { PreparedPage } from '#server/pages/prepared-page.ts';

const FRESH_MS = 60_000;
/** Between fresh and this age a page is still sent at once, and rendered anew behind the visitor's back. */
const USABLE_MS = 10 * 60_000;

interface Entry {
  page: PreparedPage;
  renderedAt: number;
}

/** Is given the page that is kept, if there is one. */
export type Render = (last: PreparedPage | undefined) => Promise<PreparedPage | undefined>;

/**
 * Rendered pages by language and path. Everything the server renders is the same for every visitor (what belongs to
 * one person is filled in by the browser), so a page is rendered once a minute however many ask for it. Callers keep
 * the number of keys small.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<PreparedPage | undefined>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** What can be sent at once and without a second thought. */
  fresh(key: string): PreparedPage | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#now() - entry.renderedAt < FRESH_MS ? entry.page : undefined;
  }

  /** The page, or undefined when `render` made something that must not be kept. */
  async get(key: string, render: Render): Promise<PreparedPage | undefined> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const entry = this.#entries.get(key);
    const age = entry ? this.#now() - entry.renderedAt : Number.POSITIVE_INFINITY;
    const rendering = this.#renderOnce(key, render);
    if (!entry || age >= USABLE_MS) return rendering;
    rendering.catch(() => undefined); // the kept page was sent; the next visitor tries again
    return entry.page;
  }

  #renderOnce(key: string, render: Render): Promise<PreparedPage | undefined> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = render(this.#entries.get(key)?.page)
      .then((page) => {
        this.#keep(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #keep(key: string, page: PreparedPage | undefined) {
    if (page) this.#entries.set(key, { page, renderedAt: this.#now() });
    else this.#entries.delete(key);
  }
}
