interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The first of the two links of an e-mail change leads here with a message in the address. Only that it is there is
 * taken from it: anybody can send around a link with words of their own.
 */
export function carriesMessage({ search, hash }: Address): boolean {
  return new URLSearchParams(search).has('message') || isMessage(hash);
}

export function withoutMessage({ pathname, search, hash }: Address): string {
  const query = new URLSearchParams(search);
  query.delete('message');
  return pathname + (query.size > 0 ? `?${query}` : '') + (isMessage(hash) ? '' : hash);
}

function isMessage(hash: string): boolean {
  return new URLSearchParams(hash.slice(1)).has('message');
}
