import { LONGEST_RECORDING_S } from '#domain/recordings.ts';

/** Why nothing is recorded. */
export type MicrophoneFault = 'unsupported' | 'denied' | 'missing' | 'failed';

export class MicrophoneError extends Error {
  override name = 'MicrophoneError';
  readonly fault: MicrophoneFault;

  constructor(fault: MicrophoneFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A recording under way. */
export interface Take {
  /** How loud it is right now, from 0 to 1. */
  level: () => number;
  /** Ends it; the microphone is off from then on. */
  finish: () => Promise<Blob>;
  cancel: () => void;
}

const WISHES = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const PIECE_MS = 1000;
/** The server counts from the first sound to the last; what is written around it must not make it too long. */
const MARGIN_S = 1;

/** Asks for the microphone and records at once. It ends by itself when it has become too long. Rejects with a `MicrophoneError`. */
export async function record(onFull: () => void): Promise<Take> {
  if (!('MediaRecorder' in window) || !(navigator as Partial<Navigator>).mediaDevices) {
    throw new MicrophoneError('unsupported');
  }
  const stream = await navigator.mediaDevices.getUserMedia({ audio: WISHES }).catch((error: unknown) => {
    throw new MicrophoneError(faultOf(error));
  });
  const ear = listenTo(stream);
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.start(PIECE_MS);
  const full = setTimeout(onFull, (LONGEST_RECORDING_S - MARGIN_S) * 1000);
  const stop = () => {
    clearTimeout(full);
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
    ear.close();
  };
  return {
    level: ear.level,
    finish: async () => {
      stop();
      await ended;
      return new Blob(pieces, { type: recorder.mimeType });
    },
    cancel: stop,
  };
}

function faultOf(error: unknown): MicrophoneFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

function listenTo(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(wave);
      // A quiet voice has to be seen as well.
      return Math.sqrt(wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
    },
    close: () => void context.close().catch(() => undefined),
  };
}
