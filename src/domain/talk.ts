import type { AgeGroup } from '#domain/age-groups.ts';
import { hash } from '#domain/random.ts';
import type { ThemeFamily } from '#domain/story-world.ts';

/** What a language asks about stories that bring no questions of their own; two of each, for every age. */
export interface Talk {
  /** What happened in the story. */
  about: Readonly<Record<AgeGroup, readonly string[]>>;
  /** What leads on from it. */
  further: Readonly<Record<AgeGroup, readonly string[]>>;
  /** What it is about, for small ones and for all others. */
  themes: Readonly<Record<ThemeFamily, { young: string; older: string }>>;
}

const QUESTIONS = 3;

interface About {
  /** The same story has the same questions whenever it is asked about. */
  seed: string;
  ageGroup: AgeGroup;
  /** None: what it is about was typed by a family. */
  themeFamily: ThemeFamily | undefined;
  /** Its own, which come first. */
  questions: readonly string[];
}

/** Three to talk about, whatever the story brings: about what happened, about its theme, and one that leads on. */
export function threeQuestions({ seed, ageGroup, themeFamily, questions }: About, talk: Talk): string[] {
  const turn = hash(`${seed}/questions`) % 2;
  const [about, further] = [talk.about[ageGroup], talk.further[ageGroup]].map((two) =>
    turn === 0 ? two : two.toReversed(),
  );
  const theme = themeFamily && talk.themes[themeFamily][ageGroup === '3-5' ? 'young' : 'older'];
  const open = [about?.[0], theme, further?.[0], further?.[1], about?.[1]].flatMap((each) => each ?? []);
  return [...new Set([...questions, ...open])].slice(0, QUESTIONS);
}
