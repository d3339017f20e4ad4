/** Messages that come and go. Any code may call `toast`; the one `<Toaster>` in the shell shows them. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  look: 'plain' | 'success' | 'danger';
  durationMs: number;
}

export interface ToastOptions {
  title: string;
  description?: string;
  look?: Toast['look'];
  durationMs?: number;
}

export const MAX_VISIBLE_TOASTS = 3;
const DEFAULT_DURATION_MS = 5000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/**
 * The newest three stay; an older one makes room. What was said already is not said beside itself, and of one failure
 * only the latest news counts: whoever tries a password again sees what is wrong now.
 */
export function toast({
  title,
  description,
  look = 'plain',
  durationMs = DEFAULT_DURATION_MS,
}: ToastOptions): void {
  const said = { id: nextId++, title, description, look, durationMs };
  update([...toasts.filter((shown) => !isReplacedBy(shown, said)), said].slice(-MAX_VISIBLE_TOASTS));
}

function isReplacedBy(shown: Toast, next: Toast): boolean {
  if (shown.title !== next.title || shown.look !== next.look) return false;
  return shown.description === next.description || next.look === 'danger';
}

export function dismissToast(id: number): void {
  update(toasts.filter((shown) => shown.id !== id));
}

/** What went wrong before does not stay beside the news that it went well. */
export function dismissFailures(): void {
  update(toasts.filter((shown) => shown.look !== 'danger'));
}

export function visibleToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
