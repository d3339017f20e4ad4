/** The drawing of a scene as the page of a book shows it; other pictures have one shape. */
export const inPageShape = (url: string): string =>
  /^\/pictures\/\w+\.svg$/.test(url) ? `${url}?shape=page` : url;
