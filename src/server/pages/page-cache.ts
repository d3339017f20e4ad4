import type { PreparedPage } from '#server/pages/prepared-page.ts';

const FRESH_MS = 60_000;
/** Between fresh and this age a page is still sent at once, and rendered anew behind the visitor's back. */
const USABLE_MS = 10 * 60_000;
/** However often something changes, a page is not rendered anew more often than this. */
const CHANGED_MS = 1_000;
const MB = 1024 * 1024;
/** As plain bytes, brotli and gzip together; what was asked for longest ago goes first. */
const PLAIN_BYTES = 96 * MB;
/** Queries are without end: they have a place of their own, so that nobody can crowd out the pages themselves. */
const VARIED_BYTES = 24 * MB;

/** What is kept apart from everything else. */
export interface PageKey {
  language: string;
  path: string;
  /** Only what changes the page, always in the same order; mostly none. */
  query: string;
}

interface Entry {
  page: PreparedPage;
  path: string;
  bytes: number;
  renderedAt: number;
  /** Something that it shows has changed since. */
  isOutdated: boolean;
}

interface Rendering extends Pick<Entry, 'path' | 'isOutdated'> {
  page: Promise<PreparedPage | undefined>;
}

/** Is given the page that is kept, if there is one. */
export type Render = (last: PreparedPage | undefined) => Promise<PreparedPage | undefined>;

/**
 * Rendered pages by language and address. Everything the server renders is the same for every visitor (what belongs to
 * one person is filled in by the browser), so a page is rendered once a minute however many ask for it.
 */
export class PageCache {
  readonly #plain = new Shelf(PLAIN_BYTES);
  readonly #varied: Shelf;
  readonly #rendering = new Map<string, Rendering>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now, variedBytes = VARIED_BYTES) {
    this.#now = now;
    this.#varied = new Shelf(variedBytes);
  }

  /** What can be sent at once and without a second thought. */
  fresh(key: PageKey): PreparedPage | undefined {
    const entry = this.#shelf(key).get(nameOf(key));
    return entry && this.#isFresh(entry) ? entry.page : undefined;
  }

  /** The page, or undefined when `render` made something that must not be kept. */
  async get(key: PageKey, render: Render): Promise<PreparedPage | undefined> {
    const entry = this.#shelf(key).get(nameOf(key));
    if (entry && this.#isFresh(entry)) return entry.page;
    const rendering = this.#renderOnce(key, render);
    if (!entry || entry.isOutdated || this.#now() - entry.renderedAt >= USABLE_MS) return rendering;
    rendering.catch(() => undefined); // the kept page was sent; the next visitor tries again
    return entry.page;
  }

  /** Whoever asks for one of these pages next is shown what is true now. A path that ends in a slash means all below it. */
  outdate(paths: readonly string[]): void {
    const all = [...this.#plain.entries(), ...this.#varied.entries(), ...this.#rendering.values()];
    for (const entry of all)
      if (paths.some((path) => (path.endsWith('/') ? entry.path.startsWith(path) : entry.path === path)))
        entry.isOutdated = true;
  }

  #isFresh({ renderedAt, isOutdated }: Entry): boolean {
    return this.#now() - renderedAt < (isOutdated ? CHANGED_MS : FRESH_MS);
  }

  #shelf({ query }: PageKey): Shelf {
    return query ? this.#varied : this.#plain;
  }

  #renderOnce(key: PageKey, render: Render): Promise<PreparedPage | undefined> {
    const name = nameOf(key);
    const running = this.#rendering.get(name);
    if (running) return running.page;
    const page = render(this.#shelf(key).get(name)?.page)
      .then((rendered) => {
        this.#keep(key, rendered, this.#rendering.get(name)?.isOutdated);
        return rendered;
      })
      .finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, { page, path: key.path, isOutdated: false });
    return page;
  }

  #keep(key: PageKey, page: PreparedPage | undefined, isOutdated = false) {
    const shelf = this.#shelf(key);
    if (!page) return shelf.delete(nameOf(key));
    const bytes = page.bytes.length + page.br.length + page.gzip.length;
    shelf.put(nameOf(key), { page, path: key.path, bytes, renderedAt: this.#now(), isOutdated });
  }
}

const nameOf = ({ language, path, query }: PageKey) => `${language} ${path}${query}`;

/** So many bytes of pages; what was asked for longest ago makes room. */
class Shelf {
  readonly #entries = new Map<string, Entry>();
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  entries = () => this.#entries.values();

  get(name: string): Entry | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    this.#entries.delete(name); // to the end of the line
    this.#entries.set(name, entry);
    return entry;
  }

  put(name: string, entry: Entry) {
    this.delete(name);
    this.#entries.set(name, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(name: string) {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0;
    this.#entries.delete(name);
  }
}
