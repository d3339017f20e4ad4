/** An audio element as far as browsers agree on it; the test lets the time pass. */
export class QuietAudio extends EventTarget {
  static all: QuietAudio[] = [];
  static refuses = false;
  src = '';
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  volume = 1;
  preservesPitch = false;

  constructor() {
    super();
    QuietAudio.all.push(this);
  }

  async play() {
    if (QuietAudio.refuses) throw new DOMException('no such codec', 'NotSupportedError');
    this.paused = false;
  }

  pause() {
    if (this.paused) return;
    this.paused = true;
    queueMicrotask(() => this.dispatchEvent(new Event('pause')));
  }

  removeAttribute() {
    this.src = '';
    this.currentTime = 0;
  }

  load() {
    this.currentTime = 0;
  }

  passTo(seconds: number) {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }

  end() {
    this.paused = true;
    this.ended = true;
    this.dispatchEvent(new Event('ended'));
    this.ended = false;
  }
}

/** The element that is heard, or was last. */
export function heardAudio(): QuietAudio {
  const one =
    QuietAudio.all.find(({ paused }) => !paused) ??
    QuietAudio.all.findLast(({ src }) => src !== '') ??
    QuietAudio.all.at(-2);
  if (!one) throw new Error('nobody has opened an element');
  return one;
}
