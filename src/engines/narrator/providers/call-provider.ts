import { SpeechError } from '#engines/narrator/port.ts';
import { boundedFetch } from '#engines/outside/bounded-fetch.ts';

export interface ProviderOptions {
  apiKey: string;
  /** Another address that speaks the same protocol. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** So long may one request take, its answer included. */
  timeoutMs?: number;
}

export interface ProviderCall {
  provider: string;
  url: string;
  headers: Record<string, string>;
  body: object;
  fetch: typeof fetch;
  timeoutMs: number;
}

/** Nobody waits longer for the first words; a child does not even wait that long. */
export const PATIENCE_MS = 15_000;
/** A chunk of text, spoken slowly, as WAV. */
const MOST_BYTES = 40_000_000;

/** Somebody took too long, which is a reason to leave them alone for a while. */
export class SilentVoiceError extends SpeechError {
  override name = 'SilentVoiceError';
}

/**
 * One request, and what is read from its answer. Errors tell the provider and the kind of trouble only: causes are left
 * out because they may quote the key (a header that is refused) or the text (an answer that is no JSON).
 */
export async function callProvider<Answer>(
  { provider, url, headers, body, fetch, timeoutMs }: ProviderCall,
  read: (response: Response) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const response = await boundedFetch(MOST_BYTES, fetch)(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error', // the key goes to nobody else
      signal: AbortSignal.any([signal, late]),
    });
    if (!response.ok) throw await refusal(provider, response);
    return await read(response);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SpeechError) throw error;
    if (late.aborted) throw new SilentVoiceError('failed', `${provider} took too long`);
    throw new SpeechError('failed', `${provider} gave no answer${codeOf(error)}`);
  }
}

async function refusal(provider: string, response: Response): Promise<SpeechError> {
  const message = `${provider} answered ${response.status}`;
  const answer = await response.text().catch(() => '');
  // ElevenLabs says it with a 401, as if the key were wrong.
  const isQuota = /"(?:status|code)"\s*:\s*"(?:quota_exceeded|insufficient_quota)"/.test(answer);
  if (isQuota || response.status === 429 || response.status === 402) {
    return new SpeechError('quota_exceeded', `${message}: quota_exceeded`);
  }
  return new SpeechError(response.status === 401 ? 'unauthorized' : 'failed', message);
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? ` (${code})` : '';
}

/** An address without the slash that people like to put at its end. */
export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
