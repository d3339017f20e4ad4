import type { Operator } from '#contract/engines.ts';

/** Who runs this installation and how to reach them, in the words of a page. */
interface Words {
  contact: string | undefined;
  operator: string | undefined;
}

const PART = /\{\{([#^])(contact|operator)\}\}(.*?)\{\{\/\2\}\}/gs;
const WORD = /\{\{(contact|operator|contact-address)\}\}/g;

/**
 * Fills in what the operator has told and leaves out what they have not:
 * `{{#contact}}` … `{{/contact}}` stays where there is an address, `{{^contact}}` … `{{/contact}}` where there is none,
 * `{{contact}}` is a link to it, `{{contact-address}}` the bare address, `{{operator}}` a name. No page makes one up.
 */
export function fillOperator(text: string, operator: Operator): string {
  const { name, email } = operator;
  const words: Words = {
    contact: email && `[${email}](mailto:${email})`,
    operator: name && withoutMarkup(name),
  };
  return text
    .replaceAll(PART, (_whole, sign: string, word: keyof Words, part: string) =>
      (sign === '#') === (words[word] !== undefined) ? fillOperator(part, operator) : linesOf(part),
    )
    .replaceAll(WORD, (whole, word: keyof Words | 'contact-address') => {
      const filled = word === 'contact-address' ? email : words[word];
      // Left as it is, it is seen and the page's test fails.
      return filled ?? whole;
    });
}

/** Faults are named by their lines, so the lines stay. */
function linesOf(part: string): string {
  return part.replaceAll(/[^\n]+/g, '');
}

function withoutMarkup(name: string): string {
  return name.replaceAll(/[\\`*_[\]<>{}#|~&]/g, String.raw`\$&`);
}
