/** No mailbox has a longer address. */
export const LONGEST_EMAIL = 254;

/** Of what stands before the sign: quoted names and the signs that mean something in a mail's head stay outside. */
const NAME = /^[\w'+-]+(?:\.[\w'+-]+)*$/;
/** Of what stands behind it: at least one dot, so that `mia@home` is no address. Browsers write other scripts as `xn--`. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/** Whether a letter could be sent there: every form asks this, and so does the server. */
export function isEmailAddress(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@');
  return text.length <= LONGEST_EMAIL && more.length === 0 && NAME.test(name) && HOST.test(host);
}
