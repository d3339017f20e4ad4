/** A text may lead to a page of ours, to another site and to a mailbox. Whatever else it names is not followed. */
export function isSafeAddress(address: string): boolean {
  return /^(https?:\/\/|mailto:|#|\/(?!\/))/i.test(address);
}
