/** Something to be heard, unless it is empty. */
export interface Audible {
  /** Base64. */
  audioContent: string;
}

/** Asks one voice service; stops when the signal says so. */
export type AskVoice<Answer extends Audible> = (signal: AbortSignal) => Promise<Answer>;

export type VoiceRank = 'primary' | 'second' | 'third' | 'last';

const RANKS: readonly VoiceRank[] = ['primary', 'second', 'third', 'last'];

/** Who can be asked, in the order of their ranks. Somebody may stand behind the three of the specification. */
export type Voices<Answer extends Audible> = Readonly<
  Record<Exclude<VoiceRank, 'last'>, AskVoice<Answer>> & { last?: AskVoice<Answer> }
>;

/** What the listener is told when another voice than the primary one reads. */
export type BackupNotice = 'openai' | 'hugging_face';

const NOTICES: Readonly<Record<VoiceRank, BackupNotice | undefined>> = {
  primary: undefined,
  second: 'openai',
  third: 'hugging_face',
  last: undefined,
};

export interface RelayedSpeech<Answer extends Audible> {
  answer: Answer;
  voice: VoiceRank;
  notice: BackupNotice | undefined;
}

/** What is known of a voice that was asked in vain, where whoever it belongs to has said why. */
interface Silence {
  /** Of the answer over HTTP. */
  status?: unknown;
  code?: unknown;
  /** It reads again after so many seconds: too much was asked of it. */
  waitS?: unknown;
}

/** No voice could be heard. */
export class SpeechFailure extends Error {
  override name = 'SpeechFailure';
  /** Unavailable: to try again at once would not help. Wait: it will, when the time is up. */
  readonly kind: 'failed' | 'unavailable' | 'wait';
  /** Until the first of them reads again. */
  readonly waitS: number | undefined;

  /** @param causes what went wrong with each voice, in the order of their ranks */
  constructor(causes: readonly unknown[]) {
    super(`no voice could be heard: ${causes.map(String).join('; ')}`, { cause: causes });
    const rests = causes.map((cause) => silenceOf(cause).waitS).filter((waitS) => typeof waitS === 'number');
    this.waitS = rests.length > 0 ? Math.min(...rests) : undefined;
    this.kind = this.waitS === undefined ? kindOf(causes) : 'wait';
  }
}

function kindOf(causes: readonly unknown[]): 'failed' | 'unavailable' {
  return causes.some(isUnavailable) ? 'unavailable' : 'failed';
}

/** A purse that is empty, a key that does not fit, a guest. Whoever passes on what another said does so in words. */
function isUnavailable(cause: unknown): boolean {
  const { status, code } = silenceOf(cause);
  return status === 401 || code === 'quota_exceeded' || UNAVAILABLE.test(String(cause));
}

const UNAVAILABLE = /quota_exceeded|\b401\b/;

function silenceOf(cause: unknown): Silence {
  return typeof cause === 'object' && cause !== null ? cause : {};
}

/**
 * The first two at once, and the first of them with audio wins; when neither has any, the third, then the last. Rejects
 * with a `SpeechFailure`, or with the caller's reason as soon as the caller gives up.
 */
export async function relaySpeech<Answer extends Audible>(
  voices: Voices<Answer>,
  caller: AbortSignal = new AbortController().signal,
): Promise<RelayedSpeech<Answer>> {
  caller.throwIfAborted();
  const over = new AbortController();
  try {
    return await Promise.race([inTurn(voices, caller, over.signal), givingUp(caller, over.signal)]);
  } finally {
    // Whoever still prepares to speak need not.
    over.abort();
  }
}

async function inTurn<Answer extends Audible>(
  voices: Voices<Answer>,
  caller: AbortSignal,
  over: AbortSignal,
): Promise<RelayedSpeech<Answer>> {
  const causes = new Map<VoiceRank, unknown>();
  const ask = async (voice: VoiceRank): Promise<RelayedSpeech<Answer>> => {
    try {
      const answer = await voices[voice]?.(over);
      if (!answer?.audioContent) throw new Error(`the ${voice} voice gave no audio`);
      return { answer, voice, notice: NOTICES[voice] };
    } catch (error) {
      causes.set(voice, error);
      throw error;
    }
  };
  const turns = [() => Promise.any([ask('primary'), ask('second')]), () => ask('third')];
  if (voices.last) turns.push(() => ask('last'));
  for (const turn of turns) {
    try {
      return await turn();
    } catch {
      caller.throwIfAborted();
    }
  }
  throw new SpeechFailure(RANKS.filter((voice) => causes.has(voice)).map((voice) => causes.get(voice)));
}

/** Does not wait for voices that are slow to notice. */
function givingUp(caller: AbortSignal, over: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    caller.addEventListener('abort', () => reject(caller.reason as Error), { once: true, signal: over });
  });
}
