import type { PageTemplate } from '#server/pages/page-template.ts';

const FRESH_MS = 60_000;
/** Between fresh and this age a page is still sent at once, and rendered anew behind the visitor's back. */
const USABLE_MS = 10 * 60_000;

interface Entry {
  template: PageTemplate;
  renderedAt: number;
}

export type Render = () => Promise<PageTemplate | undefined>;

/**
 * Rendered pages by language and path. Everything the server renders is the same for every visitor (what belongs to
 * one person is filled in by the browser), so a page is rendered once a minute however many ask for it. Callers keep
 * the number of keys small.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<PageTemplate | undefined>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The page, or undefined when `render` made something that must not be kept. */
  async get(key: string, render: Render): Promise<PageTemplate | undefined> {
    const entry = this.#entries.get(key);
    const age = entry ? this.#now() - entry.renderedAt : Number.POSITIVE_INFINITY;
    if (entry && age < FRESH_MS) return entry.template;
    const rendering = this.#renderOnce(key, render);
    if (!entry || age >= USABLE_MS) return rendering;
    rendering.catch(() => undefined); // the kept page was sent; the next visitor tries again
    return entry.template;
  }

  #renderOnce(key: string, render: Render): Promise<PageTemplate | undefined> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = render()
      .then((template) => {
        this.#keep(key, template);
        return template;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #keep(key: string, template: PageTemplate | undefined) {
    if (template) this.#entries.set(key, { template, renderedAt: this.#now() });
    else this.#entries.delete(key);
  }
}
