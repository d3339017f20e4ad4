import type { ErrorBody } from '#contract/errors.ts';
import { isLineUp } from '#web/browser/line.ts';
import type { MessageId, Translate } from '#web/i18n/messages.ts';

/** Our server said no; the message is what it said, in English. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Which no it was; empty when something else answered in the server's place. */
  readonly code: string;
  /** Of the answer; 0 where it was refused in the middle of one. */
  readonly status: number;
  /** Seconds after which it need not be no any more. */
  readonly waitS: number | undefined;
  /** What was wrong with which field of what was sent. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: string,
    message: string,
    { status = 0, waitS, fields = {} }: Partial<Pick<Refusal, 'status' | 'waitS' | 'fields'>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.waitS = waitS;
    this.fields = fields;
  }
}

const WORDS: Readonly<Partial<Record<string, MessageId>>> = {
  broken_book_file: 'refusal.book_file.broken',
  locked: 'refusal.locked',
  newer_book_file: 'refusal.book_file.newer',
  no_room_for_book: 'refusal.book_file.no_room',
  no_room_for_recordings: 'refusal.book_file.no_room',
  no_such_telling: 'refusal.no_such_telling',
  not_a_book_file: 'refusal.book_file.none',
  not_found: 'refusal.not_found',
  told_otherwise: 'refusal.told_otherwise',
  too_large: 'refusal.too_large',
  too_many_requests: 'auth.error.over_request_rate_limit',
  unsafe_text: 'feedback.blocked.text',
};

/** As much of an answer as it takes to know why it is none. */
export type Refused = Pick<Response, 'ok' | 'status' | 'headers'> & { json: () => Promise<unknown> };

export async function refusalOf(response: Refused): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  const { error = '', code = '', fields = {} } = (body ?? {}) as Partial<ErrorBody>;
  return new Refusal(code, error, { status: response.status, waitS: waitOf(response), fields });
}

/** How many seconds a server that counts requests asks for. */
function waitOf({ headers, status }: Refused): number | undefined {
  const seconds = Number(headers.get('Retry-After'));
  return status === 429 && seconds > 0 ? seconds : undefined;
}

/** There is a crowd: whoever asks again in a moment gets what they asked for. */
export function isCrowd(error: unknown): boolean {
  return error instanceof Refusal && error.status === 503 && error.code === 'busy';
}

/** The line may be back and the server well again; what was refused would be refused once more. */
export function mayGoBetter(error: unknown): boolean {
  return !(error instanceof Refusal) || error.status >= 500;
}

/** Nobody counts seconds; a minute that is not over yet counts. */
export function wholeMinutes(seconds: number): number {
  return Math.ceil(seconds / 60);
}

/** Why, in the reader's language, as far as it can be told. */
export function refusalWords(error: unknown, t: Translate): string {
  if (!(error instanceof Refusal)) return '';
  if (error.waitS !== undefined) return t('refusal.wait', { minutes: wholeMinutes(error.waitS) });
  const word = WORDS[error.code];
  return word ? t(word) : '';
}

/** That it cannot work now, where the browser knows why; else nothing. */
export function lineWords(t: Translate): string {
  return isLineUp() ? '' : t('offline.needs_line');
}
