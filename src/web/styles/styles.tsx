import { useInlineMark } from '#web/shell/inline-mark.ts';
import styleSheet from '#web/styles/app.css?inline';

/**
 * The style sheet stands in the page itself: on a slow line it saves the round trip that would block the first paint.
 * The browser has it then; reading it back from the document keeps it out of the scripts.
 */
const css = import.meta.env.SSR || import.meta.env.DEV ? styleSheet : fromDocument();

export function Styles() {
  const mark = useInlineMark();
  return (
    <style id="styles" nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
  );
}

function fromDocument(): string {
  return document.querySelector('#styles')?.textContent ?? '';
}
