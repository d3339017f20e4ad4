declare module '@echogarden/espeak-ng-emscripten' {
  interface RawEvent {
    type: string;
    audio_position: number;
    text_position: number;
    word_length: number;
    id: string | number;
  }

  interface EspeakWorker {
    set_voice(name: string): void;
    set_rate(rate: number): void;
    set_pitch(pitch: number): void;
    synthesize(text: string, receive: (pcm: ArrayBuffer | undefined, events: RawEvent[]) => void): void;
  }

  export default function load(): Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
}
