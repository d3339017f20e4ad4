/** Who asks, as far as it matters to services that are not ours. */
export interface Asker {
  signedIn: boolean;
  /** The browser is in child-protected mode. */
  childProtected: boolean;
  /** A parent agreed that what is asked for there may go to others. */
  parentAllowsOutside: boolean;
}

/**
 * Whether a request may go to somebody else's model or voice. Their keys are the operator's money and their servers are not
 * ours: nobody without an account spends the one, no child's words reach the other unless a parent allows it.
 */
export function outsideAllowed({ signedIn, childProtected, parentAllowsOutside }: Asker): boolean {
  return signedIn && (!childProtected || parentAllowsOutside);
}
