/** Why our server said no, in its own words; empty when something else answered in its place. */
export async function serverWords(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : '';
}

/** The server refused; the message is what it said. */
export class Refusal extends Error {
  override name = 'Refusal';
}
