export interface Playback {
  frame: number;
  playing: boolean;
}

export type PlaybackEvent = 'play' | 'pause' | 'reset' | 'tick';

export const FRAMES_PER_SECOND = 2;

/** Nothing moves before somebody asks for it. */
export const AT_REST: Playback = { frame: 0, playing: false };

/** Of a loop with so many frames. */
export function playbackOf(frames: number) {
  return (state: Playback, event: PlaybackEvent): Playback => {
    switch (event) {
      case 'play':
        return { ...state, playing: frames > 1 };
      case 'pause':
        return { ...state, playing: false };
      case 'reset':
        return AT_REST;
      default:
        return state.playing ? { ...state, frame: (state.frame + 1) % frames } : state;
    }
  };
}
