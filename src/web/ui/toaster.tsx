import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useTopmostModal } from '#web/ui/open-modals.ts';
import { dismissToast, subscribeToToasts, visibleToasts, type Toast } from '#web/ui/toast-store.ts';

const NONE: readonly Toast[] = [];
/** So long a message stands where screen readers listen. */
const SAID_MS = 1000;

const LOOKS: Record<Toast['look'], string> = {
  plain: 'border-line',
  success: 'border-leaf',
  danger: 'border-danger',
};

/** A modal dialog, and the last message that was there before it. */
interface Opened {
  modal: HTMLElement;
  after: number;
}

interface ToasterProps {
  /** Name of the region that holds the messages. */
  label: string;
  closeLabel: string;
}

/**
 * The messages. It is small and comes with every page: whatever fails, also because the line is down, must be able to
 * say so.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts, () => NONE);
  // A modal dialog covers the page and makes it inert, messages too: while one is open they stand in it.
  const modal = useTopmostModal();
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const topmost = opened.find((each) => each.modal === modal);
  if (modal && !topmost) setOpened([...opened, { modal, after: toasts.at(-1)?.id ?? 0 }]);
  if (!modal && opened.length > 0) setOpened([]);
  const region = (
    <>
      <Said toasts={toasts} />
      {toasts.length > 0 && (
        <section
          aria-label={label}
          data-layer
          // On a wide screen the player and the menus open at the top right.
          className="pointer-events-none fixed end-0 top-14 z-60 w-[min(26rem,100vw)] lg:start-0 lg:end-auto lg:top-auto lg:bottom-18"
        >
          <ol className="flex flex-col gap-3 p-4 text-ink">
            {toasts.map((toast) => (
              <Message
                key={toast.id}
                toast={toast}
                closeLabel={closeLabel}
                // On a phone it would lie over a question that came after it: it waits until that is answered.
                waits={topmost !== undefined && toast.id <= topmost.after}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
  return modal ? createPortal(region, modal) : region;
}

function Message({ toast, closeLabel, waits }: { toast: Toast; closeLabel: string; waits: boolean }) {
  const { id, title, description, look, durationMs } = toast;
  const item = useRef<HTMLLIElement>(null);
  const [held, setHeld] = useState(false);
  // Whoever points at it or is in it is still reading; the time begins anew when they leave, or when it has waited. One that
  // waits in sight (a wide screen has room for both) goes in its time; one that waits unseen stays.
  useEffect(() => {
    if (held) return undefined;
    const timer = setInterval(() => {
      const isInSight = Number(item.current?.getClientRects().length) > 0;
      if (!waits || isInSight) dismissToast(id);
    }, durationMs);
    return () => clearInterval(timer);
  }, [id, durationMs, held, waits]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setHeld(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here; it is noticed who reads
    <li
      ref={item}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && dismissToast(id)}
      className={classNames(
        'cut-small pointer-events-auto flex animate-rise items-start gap-3 border-2 bg-page p-4 shadow-lift',
        LOOKS[look],
        waits && 'max-sm:hidden',
      )}
    >
      {look === 'success' && <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />}
      {look === 'danger' && <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />}
      <div className="grow">
        <p className="font-bold">{title}</p>
        {description && <p className="text-small text-ink-soft">{description}</p>}
      </div>
      <IconButton label={closeLabel} onClick={() => dismissToast(id)} className="-me-2 -mt-2">
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}

/** Remembered over dialogs that open and close, into which the messages move. */
let lastSaid = 0;

/** What screen readers say: each message once, a failure at once. Both places are there before anything is said in them. */
function Said({ toasts }: { toasts: readonly Toast[] }) {
  const newest = toasts.at(-1);
  const [saying, setSaying] = useState<Toast | null>(null);
  useEffect(() => {
    if (!newest || newest.id <= lastSaid) return undefined;
    const say = setTimeout(() => {
      lastSaid = newest.id;
      setSaying(newest);
    });
    return () => clearTimeout(say);
  }, [newest]);
  useEffect(() => {
    if (!saying) return undefined;
    const timer = setTimeout(() => setSaying(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [saying]);
  const words = saying && [saying.title, saying.description].filter(Boolean).join('. ');
  const urgent = saying?.look === 'danger';
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {!urgent && words}
      </p>
      <p aria-live="assertive" className="sr-only">
        {urgent && words}
      </p>
    </>
  );
}
