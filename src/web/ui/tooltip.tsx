import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Long enough that a tooltip is an answer to hesitation, not to passing by. */
const DELAY_MS = 700;
/** For the way of the pointer from the thing to its words. */
const GRACE_MS = 150;
/** Between the thing and its words, and between these and the edge of the window. */
const GAP = 8;
const EDGE = 12;

interface TooltipProps {
  text: string;
  /** One element that takes the pointer and the focus. */
  children: ReactNode;
}

/** Nothing of it is there until somebody turns to the thing: a page of the creator has thirty. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (next: Element | undefined, delay = 0) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => setAnchor(next), delay);
    else setAnchor(next);
  };
  return (
    <>
      <span
        className="contents"
        onPointerEnter={({ currentTarget, pointerType }) => {
          if (pointerType !== 'touch') show(thingIn(currentTarget), anchor ? 0 : DELAY_MS);
        }}
        onPointerLeave={() => show(undefined, GRACE_MS)}
        onPointerDown={() => show(undefined)}
        onFocus={({ currentTarget, target }) => {
          if (target.matches(':focus-visible')) show(thingIn(currentTarget));
        }}
        onBlur={() => show(undefined)}
      >
        {children}
      </span>
      {anchor && (
        <Words
          {...{ id, text, anchor }}
          onStay={() => show(anchor)}
          onLeave={() => show(undefined, GRACE_MS)}
          onGo={() => show(undefined)}
        />
      )}
    </>
  );
}

interface WordsProps {
  id: string;
  text: string;
  anchor: Element;
  onStay: () => void;
  onLeave: () => void;
  onGo: () => void;
}

function Words({ id, text, anchor, onStay, onLeave, onGo }: WordsProps) {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (words.current) putBeside(words.current, anchor.getBoundingClientRect());
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, id]);
  useEffect(() => {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    addEventListener('keydown', ({ key }) => key === 'Escape' && onGo(), options);
    addEventListener('scroll', onGo, options);
    return () => gone.abort();
  }, [onGo]);
  return createPortal(
    <div
      ref={words}
      id={id}
      role="tooltip"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      className="cut-small fixed z-50 w-max max-w-xs animate-fade bg-ink px-3 py-2 text-small font-semibold text-paper shadow-lift"
    >
      {text}
    </div>,
    document.body,
  );
}

function thingIn(wrapper: Element): Element | undefined {
  return wrapper.firstElementChild ?? undefined;
}

/** Above the thing, or below it where there is no room. */
function putBeside(words: HTMLElement, thing: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height, style } = words;
  const middle = thing.left + (thing.width - width) / 2;
  const above = thing.top - GAP - height;
  style.left = `${Math.max(EDGE, Math.min(middle, document.documentElement.clientWidth - EDGE - width))}px`;
  style.top = `${above >= EDGE ? above : thing.bottom + GAP}px`;
}
