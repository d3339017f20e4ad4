import type { AdventureChoice, AdventureSegment } from '#domain/adventure.ts';

/** A part as it is read aloud, and where its pieces begin in that text. */
export interface SpokenPart {
  text: string;
  outcome: number;
  segment: number;
  /** Absent where it is not read. */
  question?: number | undefined;
  choices: readonly number[];
}

interface Spoken {
  pick: AdventureChoice | undefined;
  segment: AdventureSegment;
  /** In the language of the story; absent where nothing is left to be chosen, or it is known in another one only. */
  question: string | undefined;
  choices: readonly AdventureChoice[];
}

const BETWEEN = '\n\n';

export function spokenPart({ pick, segment, question, choices }: Spoken): SpokenPart {
  let text = '';
  const add = (piece: string) => {
    if (text) text += BETWEEN;
    const begins = text.length;
    text += piece;
    return begins;
  };
  const outcome = pick ? add(pick.outcome) : 0;
  const told = add(segment.text);
  const asked = question === undefined ? undefined : add(question);
  const offered = choices.map((choice) => add(choice.text));
  return { text, outcome, segment: told, question: asked, choices: offered };
}
