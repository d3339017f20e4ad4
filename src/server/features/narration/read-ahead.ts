import type { ReadAheadEvent } from '#contract/speech.ts';
import type { SpeechRequest } from '#engines/narrator/port.ts';
import type { AheadReader } from '#server/features/narration/dependencies.ts';

/** Tells what is ready, sentence by sentence, and how fast this machine is. Nobody hears it: that is no reading. */
export async function* readAhead(
  reader: AheadReader | undefined,
  { text, language, speed, storyteller, speakers, around, said }: SpeechRequest,
  signal: AbortSignal,
): AsyncGenerator<Exclude<ReadAheadEvent, { type: 'done' | 'error' }>> {
  if (!reader) return;
  const pace = () => reader.pace() ?? null;
  yield { type: 'pace', pace: pace() };
  const request = {
    text,
    language,
    speed,
    ...(storyteller && { storyteller }),
    ...(speakers && { speakers }),
    ...(around && { around }),
    ...(said && { said }),
  };
  for await (const said of reader.narrator.speak(request, signal)) {
    const { offset, duration } = said;
    yield { type: 'ready', offset, length: said.text.length, duration, pace: pace() };
  }
}
