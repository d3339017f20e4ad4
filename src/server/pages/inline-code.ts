import { hashOf, type InlineHashes } from '#server/http/security-headers.ts';

export interface PageWithHashes {
  html: string;
  hashes: InlineHashes;
}

/**
 * Finds the inline scripts and styles of a page that are ours, for its policy. While a page is rendered, React and the
 * router put a secret mark (as the nonce, which is the one attribute they pass on) on each that they write; whatever
 * slipped into the page in another way has none, gets no hash and does not run. The mark itself never leaves the server.
 */
export function hashInlineCode(marked: string, mark: string): PageWithHashes {
  const attribute = ` nonce="${mark}"`;
  const ours = new RegExp(`<(script|style)(?=[^>]*${attribute})[^>]*>([^]*?)</\\1>`, 'g');
  const found = [...marked.matchAll(ours)].map(([, name, code = '']) => ({ name, hash: hashOf(code) }));
  const hashesOf = (wanted: string) => [
    ...new Set(found.filter(({ name }) => name === wanted).map(({ hash }) => hash)),
  ];
  return {
    html: marked.replaceAll(attribute, ''),
    hashes: { scripts: hashesOf('script'), styles: hashesOf('style') },
  };
}
