/** What a mailed link or a provider adds to the address that it leads back to: to the query, or to the fragment. */
export const IN_QUERY = ['code', 'error', 'error_code', 'error_description'];
const IN_FRAGMENT = ['access_token', 'error', 'error_code', 'error_description'];

export function carriesCallback(address: string): boolean {
  const { searchParams, hash } = new URL(address);
  return IN_QUERY.some((name) => searchParams.has(name)) || isAnswer(hash);
}

export function isAnswer(hash: string): boolean {
  const fragment = new URLSearchParams(hash.slice(1));
  return IN_FRAGMENT.some((name) => fragment.has(name));
}
