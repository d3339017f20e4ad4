import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { bodyOf } from '#web/api/body-of.ts';
import type { AnswerAt, BodyOf, Door, Wish } from '#web/api/doors.ts';
import { refusalOf } from '#web/api/refusal.ts';

/** How it is sent, whatever it is. */
export interface Manner {
  signal?: AbortSignal;
  /** Also when the page goes away meanwhile. */
  keepalive?: boolean;
  /** In nobody's name: what everybody is answered alike need not wait for the session. */
  guest?: boolean;
  headers?: Record<string, string>;
  /** It was asked already, before there was anybody to take the answer. */
  early?: Promise<Response> | undefined;
}

export type Asked<At extends Door> = Wish<At> & Manner;
type Asking<At extends Door> = {} extends Wish<At> ? [asked?: Asked<At>] : [asked: Asked<At>];

/**
 * Asks our server, in the name of whoever is signed in. Rejects with a `Refusal`, or with whatever broke. Nothing is asked
 * twice here: what is only read the query client asks for again, what is to be changed waits in the outbox.
 */
export async function ask<At extends Door>(door: At, ...asking: Asking<At>): Promise<BodyOf<AnswerAt<At>>> {
  return bodyOf(await request(door, ...asking));
}

/** For whoever needs more of an answer than what it says. A refusal is an answer, too. */
export async function request<At extends Door>(door: At, ...[asked]: Asking<At>): Promise<AnswerAt<At>> {
  // The one place where what came is taken for what the server's types promise.
  return (await (asked?.early ?? send(letterFor(door, asked), asked))) as AnswerAt<At>;
}

/** A file in the place of words. */
export async function upload<At extends Door>(door: At, wish: Wish<At>, file: Blob): Promise<AnswerAt<At>> {
  return (await send({ ...letterFor(door, wish), body: file })) as AnswerAt<At>;
}

/** What lies at an address of ours: a picture, a sound. */
export async function download(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw await refusalOf(response);
  return response.blob();
}

/** What is sent, and where to. It can lie in a drawer until there is a line. */
export interface Letter {
  method: string;
  path: `/${string}`;
  /** Words, or a file as it is. */
  body?: object;
}

interface Parts {
  param?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  json?: object;
}

export function letterFor<At extends Door>(door: At, wish?: Wish<At>): Letter {
  const { param = {}, query = {}, json }: Parts = wish ?? {};
  const [method = '', route = ''] = door.split(' ');
  const path = route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''));
  const question = new URLSearchParams(
    Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined),
  );
  const search = question.size > 0 ? `?${question}` : '';
  return { method, path: `/${path.slice(1)}${search}`, ...(json && { body: json }) };
}

export function send({ method, path, body }: Letter, manner: Manner = {}): Promise<Response> {
  const { signal, keepalive, guest, headers } = manner;
  const init: RequestInit = {
    method,
    headers: { ...headers, ...(body && !isFile(body) && { 'Content-Type': 'application/json' }) },
    ...(body && { body: isFile(body) ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  };
  return guest ? fetch(path, init) : authorizedFetch(path, init);
}

function isFile(body: object): body is Blob {
  return body instanceof Blob;
}
