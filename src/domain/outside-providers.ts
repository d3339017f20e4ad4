/**
 * Whether what somebody typed may leave this installation: for a story model, an image model or a cloud voice. Where it
 * may not, our own engines answer. Everything that could ask somebody outside asks here first.
 */
export function outsideAllowed(_user: { id: string } | null, childProtected: boolean): boolean {
  return !childProtected;
}
