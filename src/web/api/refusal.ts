import { isLineUp } from '#web/browser/line.ts';
import type { MessageId, Translate } from '#web/i18n/messages.ts';

/** Our server said no; the message is what it said, in English. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Which no it was; empty when something else answered in the server's place. */
  readonly code: string;
  /** Seconds after which it need not be no any more. */
  readonly waitS: number | undefined;

  constructor(code: string, message: string, waitS?: number) {
    super(message);
    this.code = code;
    this.waitS = waitS;
  }
}

const WORDS: Readonly<Partial<Record<string, MessageId>>> = {
  locked: 'refusal.locked',
  not_found: 'refusal.not_found',
  too_large: 'refusal.too_large',
  too_many_requests: 'auth.error.over_request_rate_limit',
  unsafe_text: 'feedback.blocked.text',
};

export async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  const { error = '', code = '' } = (body ?? {}) as Partial<Record<'error' | 'code', string>>;
  return new Refusal(code, error, waitOf(response));
}

/** How many seconds a server that counts requests asks for. */
export function waitOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After'));
  return response.status === 429 && seconds > 0 ? seconds : undefined;
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
