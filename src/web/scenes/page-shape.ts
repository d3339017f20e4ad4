/** A scene as the page of a book shows it: a drawing of ours, or one that came with a book out of a file. Other pictures have one shape. */
export const inPageShape = (url: string): string =>
  /^\/pictures\/\w+\.(?:svg|webp)$/.test(url) ? `${url}?shape=page` : url;

/** As the lock screen of a device shows it: few of them can read a drawing. */
export const asArtwork = (url: string): string =>
  /^\/pictures\/\w+\.svg$/.test(url) ? `${url.slice(0, -'svg'.length)}png?w=640` : url;
