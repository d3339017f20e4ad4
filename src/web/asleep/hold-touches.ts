import { AWAKE_EVENT, WAKE_FAILED_EVENT } from '#domain/page-sleep.ts';
import { AGE_GATE_ID } from '#web/shell/age-gate/keep-age-gate.ts';

/** A link that opens a dialog is a button to those who have scripts. */
const BUTTONS = 'button, a[aria-haspopup]';
const CONTROLS = `${BUTTONS}, input, select, textarea`;
/** Whoever comes near it is about to need more than the page at hand. */
const WAY_TO_THE_CREATOR = 'a[href="/?create"]';

/**
 * Wakes the page when one of its controls is touched, and keeps the touch until the page can answer it. Whoever waits
 * is shown so, by the mark on the root.
 */
export function holdTouches(wake: () => void): void {
  const root = document.documentElement;
  const touches = new Map<EventTarget, () => void>();
  const asleep = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, signal: asleep.signal });
  const hold = (touched: EventTarget, again: () => void) => {
    if (asleep.signal.aborted) return again();
    touches.set(touched, again);
    root.dataset.waking = '';
    wake();
  };
  const over = () => {
    delete root.dataset.waking;
    const held = [...touches.values()];
    touches.clear();
    return held;
  };

  const wakeIfNear = ({ target }: Event) => touched(target, `${CONTROLS}, ${WAY_TO_THE_CREATOR}`) && wake();
  listen('pointerover', wakeIfNear);
  listen('focusin', wakeIfNear);
  listen('click', (event) => {
    const button = touched(event.target, BUTTONS);
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!button || wantsNewTab) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const again = () => button.click();
    const sound = button.nextElementSibling;
    if (!(sound instanceof HTMLAudioElement)) return hold(button, again);
    wake();
    startOrStop(sound).catch(() => hold(button, again));
  });
  listen('change', ({ target }) => {
    if (!touched(target, CONTROLS)) return;
    if (target instanceof HTMLSelectElement) hold(target, chosenAgain(target));
    if (target instanceof HTMLInputElement && target.checked) hold(target, checkedAgain(target));
  });
  listen('input', ({ target }) => {
    if (!touched(target, CONTROLS)) return;
    const isInput = target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type);
    if (isInput || target instanceof HTMLTextAreaElement) hold(target, typedAgain(target));
  });
  const whenAwake = () => {
    asleep.abort();
    for (const again of over()) again();
  };
  document.addEventListener(AWAKE_EVENT, whenAwake, { once: true });
  // Nothing was lost that cannot be done again.
  document.addEventListener(WAKE_FAILED_EVENT, over);
}

/** What carries an answer of its own, as the age question does, needs nobody to wake. */
const ANSWERS_ITSELF = `[data-answer], #${AGE_GATE_ID}`;

function touched(target: EventTarget | null, controls: string): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(ANSWERS_ITSELF)) return null;
  return target.closest<HTMLElement>(controls);
}

/** Some browsers let a sound begin only within the touch itself. Who wakes later finds it playing. */
async function startOrStop(sound: HTMLAudioElement): Promise<void> {
  if (!sound.paused) return sound.pause();
  try {
    await sound.play();
  } catch (error) {
    sound.pause();
    const stopped = error instanceof DOMException && error.name === 'AbortError';
    if (!stopped) throw error;
  }
}

// React puts back what the page came with, and then looks away when nothing seems to have changed since.

function chosenAgain(select: HTMLSelectElement): () => void {
  const { value } = select;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function checkedAgain(input: HTMLInputElement): () => void {
  return () => {
    input.checked = false;
    input.click();
  };
}

function typedAgain(input: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value } = input;
  return () => {
    input.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
