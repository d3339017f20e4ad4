import type { Waiting } from '#web/outbox/waiting.ts';

/** What became of what was to be changed. */
export type OutboxNews =
  | { kind: 'waits'; change: Waiting }
  | { kind: 'sent'; changes: readonly SentChange[] }
  | { kind: 'refused'; change: Waiting; code: string };

export interface SentChange {
  change: Waiting;
  answer: unknown;
}

const listeners = new Set<(news: OutboxNews) => void>();

export function onOutboxNews(listener: (news: OutboxNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOutboxNews(news: OutboxNews): void {
  for (const listener of listeners) listener(news);
}
