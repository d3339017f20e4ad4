import { markOf, type Mark } from '#engines/storyteller/built-in/memory.ts';
import { parseTemplate, type Template } from '#engines/storyteller/built-in/phrasebook/template.ts';

/** A text with its conditions. It is taken apart when it is told: a language kept taken apart fills the memory. */
export class Passage {
  /** The source. */
  readonly key: string;
  /** What memory knows it by. */
  readonly mark: Mark;
  readonly when: readonly string[];
  /** How long it is at least, in letters, slots apart. */
  readonly least: number;

  constructor(text: string, when: readonly string[] = []) {
    // A fault shows when the phrasebook is loaded, not in the middle of a story.
    this.least = leastLength(parseTemplate(text));
    this.key = text;
    this.mark = markOf(text);
    this.when = when;
  }

  get template(): Template {
    return parseTemplate(this.key);
  }
}

function leastLength(template: Template): number {
  return template.reduce((sum, node) => {
    if (node.type === 'text') return sum + node.text.length;
    if (node.type === 'oneOf') return sum + Math.min(...node.options.map(leastLength));
    return sum;
  }, 0);
}
