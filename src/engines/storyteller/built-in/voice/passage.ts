import { markOf, type Mark } from '#engines/storyteller/built-in/memory.ts';
import { parseTemplate, type Template } from '#engines/storyteller/built-in/voice/template.ts';

/** A text with its conditions. It is taken apart when it is told: a language kept taken apart fills the memory. */
export class Passage {
  /** The source. */
  readonly key: string;
  /** What memory knows it by. */
  readonly mark: Mark;
  readonly when: readonly string[];

  constructor(text: string, when: readonly string[] = []) {
    parseTemplate(text); // a fault shows when the voice is loaded, not in the middle of a story
    this.key = text;
    this.mark = markOf(text);
    this.when = when;
  }

  get template(): Template {
    return parseTemplate(this.key);
  }
}
