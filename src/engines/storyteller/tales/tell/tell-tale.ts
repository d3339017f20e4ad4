import type { SceneDirection, StoryScene } from '#domain/scene-direction.ts';
import { turnOf } from '#engines/storyteller/tales/cast/chance.ts';
import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { grammarOfProse } from '#engines/storyteller/tales/grammar/grammars.ts';
import { wayOf, type Paragraph } from '#engines/storyteller/tales/parse/tale.ts';
import { linesFor } from '#engines/storyteller/tales/tell/crowd.ts';
import { direct } from '#engines/storyteller/tales/tell/direct.ts';
import { holds } from '#engines/storyteller/tales/tell/holds.ts';
import { Speaker } from '#engines/storyteller/tales/tell/speaker.ts';

export interface ToldTale {
  title: string;
  text: string;
  scenes: readonly StoryScene[];
  /** To talk about afterwards; none where nobody wrote any. */
  questions: readonly string[];
}

export const BETWEEN = '\n\n';

/** The whole tale for this cast: the same words whenever it is told again with the same seed. */
export function tellTale(casting: Casting): ToldTale {
  return tellWhole(new Telling(casting));
}

/** The whole tale as this telling began it. */
export function tellWhole(telling: Telling): ToldTale {
  const told = tellScenes(telling);
  const { casting, speaker } = telling;
  return { title: speaker.sayTitle(casting.prose.title), ...joined(told), questions: tellQuestions(casting) };
}

/** What to talk about afterwards. */
export function tellQuestions(casting: Casting): string[] {
  return afterwards(casting).say('talk together', casting.prose.questions);
}

/** By when everybody has been introduced. */
export function afterwards(casting: Casting): Telling {
  return new Telling(casting, new Set(everybody(casting).map(({ name }) => name)));
}

export interface ToldScene {
  id: string;
  paragraphs: readonly string[];
  direction: SceneDirection;
}

/**
 * Scene by scene. A scene whose name is a choice and its value, `first kind`, is told only when that was chosen; where
 * nothing is chosen yet, the telling stops.
 */
export function tellScenes(telling: Telling): ToldScene[] {
  const { casting } = telling;
  const told: ToldScene[] = [];
  for (const [id, paragraphs] of scenesOf(casting)) {
    const said = telling.say(id, paragraphs);
    if (said.length > 0) told.push({ id, paragraphs: said, direction: direct(id, casting) });
  }
  return told;
}

/** The scenes that are told, as far as what was chosen goes. */
export function* scenesOf({ prose, tale, picks }: Casting): Generator<[id: string, readonly Paragraph[]]> {
  for (const [id, paragraphs] of prose.scenes) {
    const way = wayOf(id, tale);
    const picked = way && picks.get(way.choice);
    if (way && picked === undefined) return;
    if (!way || picked === way.value) yield [id, paragraphs];
  }
}

/** One text, and where in it the scenes begin. */
export function joined(told: readonly ToldScene[]): Pick<ToldTale, 'text' | 'scenes'> {
  const scenes: StoryScene[] = [];
  let text = '';
  for (const { id, paragraphs, direction } of told) {
    if (text !== '') text += BETWEEN;
    scenes.push({ id, offset: text.length, direction });
    text += paragraphs.join(BETWEEN);
  }
  return { text, scenes };
}

/** One speaker from the first word to the last. */
export class Telling {
  readonly casting: Casting;
  readonly speaker: Speaker;

  constructor(casting: Casting, met: ReadonlySet<string> = new Set()) {
    this.casting = casting;
    this.speaker = new Speaker(casting, grammarOfProse(casting.prose));
    this.speaker.meet(met);
  }

  say(scene: string, paragraphs: readonly Paragraph[]): string[] {
    return this.sayEach(scene, paragraphs).filter((each) => each !== '');
  }

  /** Of each paragraph what is told of it to these people, be it nothing. */
  sayEach(scene: string, paragraphs: readonly Paragraph[]): string[] {
    return paragraphs.map((paragraph, i) => sayParagraph(paragraph, `${scene} ${i}`, this));
  }
}

function sayParagraph(paragraph: Paragraph, id: string, { casting, speaker }: Telling): string {
  if (paragraph.type === 'crowd') {
    const lines = linesFor(paragraph.lines, casting, grammarOfProse(casting.prose));
    return speaker.sayAll(lines.map(({ line, person }) => ({ parts: line.parts, other: person })));
  }
  const { options } = paragraph;
  const open = options.filter(({ when }) => when.length === 0);
  const chosen =
    options.find(({ when }) => when.length > 0 && holds(when, casting)) ??
    open[turnOf(casting, `${casting.tale.id} ${id}`, open.length)];
  return chosen ? speaker.say(chosen.parts) : '';
}
