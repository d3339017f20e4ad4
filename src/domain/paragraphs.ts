export interface Paragraph {
  text: string;
  /** Where it begins in the whole text. */
  offset: number;
}

/** Texts are kept with a blank line between two paragraphs. */
export function paragraphsOf(text: string): Paragraph[] {
  return [...text.matchAll(/\S[^\n]*/g)].map(({ 0: line, index }) => ({
    text: line.trimEnd(),
    offset: index,
  }));
}

/**
 * Where the scenes of a story begin: at beats, if its teller named them, else at paragraphs, so that all scenes are about
 * as long as each other.
 */
export function sceneStarts(text: string, wanted: number, beats: readonly number[] = []): number[] {
  const paragraphs = paragraphsOf(text).map(({ offset }) => offset);
  const atBeats = paragraphs.filter((offset) => beats.includes(offset));
  const candidates = atBeats.length >= wanted ? atBeats : paragraphs;
  const count = Math.min(wanted, candidates.length);
  const starts: number[] = [];
  for (let scene = 0; scene < count; scene++) {
    const even = (scene * text.length) / count;
    const last = candidates.length - (count - scene);
    const open = candidates.slice(0, last + 1).filter((offset) => offset > (starts.at(-1) ?? -1));
    const [first] = open;
    if (first === undefined) break;
    const nearest = open.reduce((best, each) =>
      Math.abs(each - even) < Math.abs(best - even) ? each : best,
    );
    starts.push(scene === 0 ? first : nearest);
  }
  return starts;
}
