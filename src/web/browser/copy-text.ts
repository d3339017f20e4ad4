/** Puts a text on the clipboard. Rejects where the browser does not let us. */
export async function copyText(text: string): Promise<void> {
  // Browsers offer the clipboard only on https and localhost; a tablet at home opens the page by address.
  if (window.isSecureContext) await navigator.clipboard.writeText(text);
  else copyByEvent(text);
}

function copyByEvent(text: string): void {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put);
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way without https
    if (!document.execCommand('copy')) throw new Error('the browser did not copy');
  } finally {
    document.removeEventListener('copy', put);
  }
}
