export const PAUSE_MS = 2000;
/** At their largest, so many events still fit into one beacon. */
export const MOST_TOGETHER = 10;

export interface EventQueue<Event> {
  add(event: Event): void;
  /** Hands over what has gathered, now. */
  empty(deliver?: Deliver<Event>): void;
}

type Deliver<Event> = (events: Event[]) => void;

/** Gathers events, in their order, and hands them over together: a little after the first one, or when there are many. */
export function createEventQueue<Event>(deliver: Deliver<Event>): EventQueue<Event> {
  let waiting: Event[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const empty = (by: Deliver<Event> = deliver) => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0) by(events);
  };
  return {
    add(event) {
      waiting.push(event);
      if (waiting.length >= MOST_TOGETHER) empty();
      else timer ??= setTimeout(empty, PAUSE_MS);
    },
    empty,
  };
}
