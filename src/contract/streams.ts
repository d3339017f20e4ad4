/**
 * Answers that come little by little are server-sent events: the name of an event is its `type`, its data is the rest of
 * it as JSON. They end with one of these.
 */
export type StreamEnd = { type: 'done' } | { type: 'error'; error: string };
