import type { Messages } from '@lingui/core';

/** Asks twice: what goes missing on a train is often there a moment later. */
export async function fetchMessages(url: string): Promise<Messages> {
  const response = await fetch(url).catch(() => fetch(url));
  if (!response.ok) throw new Error(`The texts of the interface did not load (${response.status})`);
  return (await response.json()) as Messages;
}
